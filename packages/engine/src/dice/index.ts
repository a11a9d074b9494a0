import type { Rules } from '../kernel/index.ts'
import { cast } from './characters.ts'
import { Dice } from './dice.ts'
import { readDiceOptions } from './options.ts'
import { setUp } from './rules/setup.ts'
import { turn } from './rules/turn.ts'

/** The rules of the Dice Game. */
export const dice: Rules<Dice> = {
  name: 'dice',
  version: '2',
  create: (options, seed) => new Dice(cast, readDiceOptions(options), seed),
  setUp,
  turn,
}
