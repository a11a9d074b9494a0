import { duelArt } from '../../art/duel/cards.ts'
import type { Lessons } from '../shell/hints.ts'
import type { At } from './at.ts'

const asks = ({ snap }: At, kind: string): boolean => snap.question?.kind === kind

/** I hold a card of this kind, and may play it now. */
const canPlay = ({ snap, view, pick }: At, kind: 'red' | 'blue'): boolean =>
  snap.question?.kind === 'play' && (view.own?.hand ?? []).some(({ id, card }) => duelArt(id).kind === kind && pick.offer.cards.has(card))

/** What a beginner at The Duel is told, and when. */
export const lessons: Lessons<'duel', At> = {
  dodge: (at) => asks(at, 'shot'),
  front: (at) => asks(at, 'choose-active') || asks(at, 'play'),
  bang: (at) => canPlay(at, 'red'),
  equipment: (at) => canPlay(at, 'blue'),
  swap: (at) => asks(at, 'play') && !at.view.table.swapped,
  keep: (at) => asks(at, 'play') || asks(at, 'discard'),
}
