import type { Rules } from '../kernel/index.ts'
import { Bang } from './bang.ts'
import { mixture, type SetContent } from './catalog.ts'
import { readOptions } from './options.ts'
import { setUp } from './rules/setup.ts'
import { turn } from './rules/turn.ts'

/** The card game with the sets at hand. */
export const cardGame = (sets: readonly SetContent[]): Rules<Bang> => ({
  name: 'bang',
  version: '1',
  create(options, seed) {
    const read = readOptions(options)
    return new Bang(mixture(read, sets), read, seed)
  },
  setUp,
  turn,
})
