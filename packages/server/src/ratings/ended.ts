import { type Game, type GameKind, type GameRecord, type Match, nth, seatOf } from '@sundown/engine'
import { taleOf } from '@sundown/engine/story'
import type { EndedGame, Time } from '../store/store.ts'
import { rating } from './rate.ts'

/** What a finished game came to, for the pages of those who played it and, where it counts, for their ratings. */
export function endedGame(
  kind: GameKind,
  match: Match<Game>,
  record: GameRecord,
  { rated, at }: { readonly rated: boolean; readonly at: Time },
): EndedGame {
  const { game, options } = match
  const name = kind.rules.name
  const { sets } = kind.read(options)
  const winners = game.over?.winners ?? []
  const seats = Array.from({ length: game.seats }, (_, i) => seatOf(i))
  const roles = seats.map((seat) => kind.role(game, seat) ?? '')
  const tales = taleOf(record.events ?? [], { roles, winners })
  return {
    kind: name,
    sets: [...sets],
    seats: seats.map((seat, i) => ({
      role: nth(roles, i),
      characters: kind.characters(game, seat),
      won: winners.includes(seat),
      ...nth(tales, i),
    })),
    rating: rated ? rating({ game: name, roles, sets }, winners, at) : null,
  }
}
