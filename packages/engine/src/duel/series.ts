import type { Json, Match } from '../kernel/index.ts'
import type { Duel } from './duel.ts'

/** The options of the next game of a series: the sides change. */
export const nextDuel = ({ game, options }: Match<Duel>): Json => ({
  ...(typeof options === 'object' ? options : {}),
  law: game.opponent(game.options.law),
})
