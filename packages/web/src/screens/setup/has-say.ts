import type { TableView } from '@sundown/protocol'
import type { Snapshot } from '../../session/session.ts'

interface Told extends Pick<Snapshot, 'view' | 'me'> {
  readonly table: Pick<TableView, 'seats'> | undefined
}

export const isOut = (view: Snapshot['view'], seat: number): boolean =>
  view?.seats.some((each) => each.seat === seat && 'state' in each && each.state === 'out') === true

/**
 * Whether my vote for or against a pause counts, as the server counts them: the votes of those who are here and play in their seats; if bots
 * play for all of them, of those who are here and in the game; if nobody is, of those who are out.
 */
export function hasSay({ table, view, me }: Told): boolean {
  const here = table?.seats.filter(({ person, connected }) => person !== null && connected) ?? []
  const inPlay = here.filter(({ seat }) => !isOut(view, seat))
  const playing = inPlay.filter(({ bot }) => bot === null)
  const voters = [playing, inPlay].find(({ length }) => length > 0) ?? here
  return voters.some(({ seat }) => seat === me)
}
