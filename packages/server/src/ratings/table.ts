import { botRating } from '@sundown/lab/ratings'
import { PUBLIC_CLOCKS, type TableSettings } from '@sundown/protocol'
import type { Table } from '../live/table.ts'
import { Refused } from '../refused.ts'
import type { StoredSeat } from '../store/store.ts'
import { afterLeaving, unratedUntil } from './pauses.ts'

/** Fewer are no measure. */
const LEAST_PEOPLE = 2
/** Shorter windows may tell something by their timing. */
const LEAST_WINDOW = 3

/** A rated table is the same everywhere: it has clocks, seats by lot, and nobody who is out can help somebody who is not. */
export const ratedSettings = (settings: TableSettings): TableSettings =>
  settings.rated
    ? {
        ...settings,
        clocks: settings.clocks ?? PUBLIC_CLOCKS,
        eliminatedSeeAll: false,
        openTalk: false,
        shuffleSeats: true,
        windowSeconds: Math.max(LEAST_WINDOW, settings.windowSeconds),
      }
    : settings

export function mustNotBeRated({ settings }: Table): void {
  if (settings.rated) throw new Refused('rated-fixed')
}

/** Only he himself plays, and only who may. */
export async function mayBeRated(table: Table, person: string, program: boolean): Promise<void> {
  if (!table.settings.rated) return
  if (program) throw new Refused('rated-people-only')
  if (!table.crowd.called(person).account) throw new Refused('rated-accounts-only')
  const { store, clock } = table.env
  const now = clock.wall()
  const until = unratedUntil(await store.standing(person), now)
  if (until !== undefined) throw new Refused('rated-pause', { seconds: Math.ceil((until - now) / 1000) })
  if (await isPlayingElsewhere(table, person)) throw new Refused('rated-elsewhere')
}

/** One rated game at a time: who plays two lets others wait. Who is out of one may begin the next; of a table of another node it is not known. */
async function isPlayingElsewhere(table: Table, person: string): Promise<boolean> {
  const other = table.crowd.rated.get(person)
  const here = [table.stored.game, other?.stored.game]
  if ((await table.env.store.ratedNow(person)).some((game) => !here.includes(game))) return true
  if (other === undefined || other === table || !other.started) return false
  const seat = other.seatOf(person)
  return seat >= 0 && other.game?.isOut(seat) !== true
}

/** Before the deal: everybody at the table may play for ratings and is here, and every bot is worth something known. Whoever was ready and went would lose by his clock; by post nobody has to be here. */
export async function mustBeRatable(table: Table, seats: readonly StoredSeat[]): Promise<void> {
  if (!table.settings.rated) return
  const people = seats.filter(({ person }) => person !== null)
  if (people.length < LEAST_PEOPLE) throw new Refused('rated-too-few', { least: LEAST_PEOPLE })
  for (const { person, bot, program } of seats) {
    if (person !== null) {
      await mayBeRated(table, person, program)
      if (!table.isHere(person) && !table.isByPost) throw new Refused('not-everybody-ready')
    } else if (bot === null || !botRating(table.settings.game, bot)) throw new Refused('rated-bots')
  }
}

/** The game is dealt: from now on it counts, whoever goes. */
export async function enterRated(table: Table, game: string, seats: readonly StoredSeat[]): Promise<void> {
  if (!table.settings.rated) return
  await table.env.store.addRatedSeats(
    game,
    seats.map(({ person, bot }) => ({ person, bot: person === null ? bot : null, gone: false })),
  )
  remember(table, seats)
}

/** Who plays a rated game here. */
export function remember(table: Table, seats: readonly StoredSeat[]): void {
  for (const { person } of seats) if (person !== null) table.crowd.rated.set(person, table)
}

/** Somebody goes from a rated game in which he still could decide something, or lets it wait: he has not won it, and pauses for a while. */
export async function goesFromRated(table: Table, seat: number): Promise<void> {
  const { game } = table.stored
  const person = table.people[seat] ?? null
  if (!table.settings.rated || !table.started || game === null || person === null || mayGo(table, seat)) return
  const { store, clock } = table.env
  await store.setGone(game, seat, true)
  // Once a game, however often he comes and goes.
  const offence = `${game} ${seat}`
  if (table.offences.has(offence)) return
  table.offences.add(offence)
  await store.changeStanding(person, afterLeaving(await store.standing(person), clock.wall()))
}

/** He is back: he plays for his side again. The pause stays. */
export async function isBackAtRated(table: Table, seat: number): Promise<void> {
  const { game } = table.stored
  if (table.settings.rated && table.started && game !== null) await table.env.store.setGone(game, seat, false)
}

/** Who is out for good has nothing more to do. */
const mayGo = ({ game }: Table, seat: number): boolean =>
  game?.isBuilt === true && game.isOut(seat) && !game.kind.mayReturn(game.stored.options)
