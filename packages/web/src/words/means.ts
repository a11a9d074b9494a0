import type { Snapshot } from '../session/session.ts'
import type { InterfaceWords } from './types.ts'

/** How far I reach, and how often I may still fire: in my own turn, where cards can be played. */
export function meansOf({ me, view, question }: Pick<Snapshot, 'me' | 'view' | 'question'>, { table }: InterfaceWords): string | undefined {
  const about = question?.kind === 'play' ? question.about : undefined
  const seat = me === null ? undefined : view?.seats[me]
  if (seat === undefined || !('reach' in seat)) return undefined
  if (typeof about !== 'object' || about === null || !('fired' in about && 'shots' in about)) return undefined
  const { fired, shots } = about
  return table.means(seat.reach, Number(fired), shots === null ? undefined : Number(shots))
}
