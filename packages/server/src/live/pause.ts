import { mustNotBeRated } from '../ratings/table.ts'
import { Refused } from '../refused.ts'
import type { Tab } from './crowd.ts'
import type { Table } from './table.ts'

/** A vote to begin a pause or, in a pause, to end it; the opposite takes the vote back. */
export async function vote(table: Table, tab: Tab, pause: boolean): Promise<void> {
  if (table.status !== 'playing') throw new Refused('not-started')
  mustNotBeRated(table)
  const seat = table.seatOf(tab.person.view.id)
  if (seat < 0) throw new Refused('not-seated')
  if (pause === table.paused) table.pauseVotes.delete(seat)
  else table.pauseVotes.add(seat)
  if (!(await agree(table))) table.show()
}

/** Whoever is here and plays in his seat; if bots play for all of them, whoever is here and in the game; if nobody is, those who are out. */
function votersOf(table: Table): readonly number[] {
  const here = table.people.flatMap((person, seat) => (person !== null && table.isHere(person) ? [seat] : []))
  const inPlay = here.filter((seat) => !isOutNow(table, seat))
  const playing = inPlay.filter((seat) => table.bots[seat] === null)
  return [playing, inPlay].find(({ length }) => length > 0) ?? here
}

const isOutNow = ({ game }: Table, seat: number): boolean => game?.isBuilt === true && game.isOut(seat)

/** All who have a say want it. Looked at again whenever somebody goes, has a bot play or may have been eliminated. */
export async function agree(table: Table): Promise<boolean> {
  const voters = votersOf(table)
  if (table.status !== 'playing' || voters.length === 0 || !voters.every((seat) => table.pauseVotes.has(seat))) return false
  await table.change({ paused: !table.paused }, () => table.pauseVotes.clear())
  table.game?.seatsChanged()
  return true
}
