import type { Game, GameKind, Json, Match } from '@sundown/engine'
import type { StoredSeat, StoredTable } from '../store/store.ts'

/**
 * A series goes on from game to game as long as the same people and bots keep the same seats and the host changes nothing about the game:
 * what the last game leaves behind (who was Sheriff, who may keep his character) is by seat, so seats are not shuffled within a series, and
 * nobody can take over what another has won. Otherwise the next game is the first of a new series.
 */
interface Series {
  readonly game: string
  readonly settings: string
  readonly seats: readonly string[]
  readonly options: Json
}

const occupant = ({ person, bot }: StoredSeat): string => (person === null ? `bot ${bot}` : `person ${person}`)
/** What may not change within a series. */
const settingsOf = ({ settings }: StoredTable): string => JSON.stringify(settings.options)

export const seriesAfter = (table: StoredTable, kind: GameKind, match: Match<Game>): Json => ({
  game: table.settings.game,
  settings: settingsOf(table),
  seats: table.seats.map(occupant),
  options: kind.next(match),
})

const isSeries = (next: unknown): next is Series =>
  typeof next === 'object' &&
  next !== null &&
  'game' in next &&
  'settings' in next &&
  'options' in next &&
  'seats' in next &&
  Array.isArray(next.seats)

/** The next game of the series would be his, too. */
export const isOfSeries = ({ next }: StoredTable, person: string): boolean => isSeries(next) && next.seats.includes(`person ${person}`)

/** The options of the next game of the series, or nothing if it begins anew. */
export function seriesOptions(table: StoredTable): Json | undefined {
  const { next } = table
  if (!isSeries(next) || next.game !== table.settings.game || next.settings !== settingsOf(table)) return undefined
  const same = next.seats.length === table.seats.length && table.seats.every((seat, i) => occupant(seat) === next.seats[i])
  return same ? next.options : undefined
}
