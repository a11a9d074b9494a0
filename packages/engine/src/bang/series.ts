import { firstOf, type Json, type Match, seatOf } from '../kernel/index.ts'
import type { Bang } from './bang.ts'
import type { PreviousGame } from './options.ts'

/** The options of the next game of a series: who was in play at the end may keep his character, and the Sheriff may rotate. */
export function nextGame({ game, options }: Match<Bang>): Json {
  const sheriff = game.ring.find((seat) => game.role(seat) === 'sheriff') ?? firstOf(game.ring)
  const survivors = Array.from({ length: game.seats }, (_, i) => (game.inPlay(seatOf(i)) ? (game.character(seatOf(i))?.id ?? null) : null))
  const previous: PreviousGame = { sheriff, survivors }
  return { ...(typeof options === 'object' ? options : {}), previous: { ...previous } }
}
