import type { Rules } from '../kernel/index.ts'
import { catalogFor } from './catalog.ts'
import { Duel } from './duel.ts'
import { readDuelOptions } from './options.ts'
import { setUp } from './rules/setup.ts'
import { turn } from './rules/turn.ts'

/** The rules of The Duel. */
export const duel: Rules<Duel> = {
  name: 'duel',
  version: '2',
  create(options, seed) {
    const read = readDuelOptions(options)
    return new Duel(catalogFor(read.law), read, seed)
  },
  setUp,
  turn,
}
