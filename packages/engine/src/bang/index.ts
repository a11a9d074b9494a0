import type { Rules } from '../kernel/index.ts'
import { Bang } from './bang.ts'
import { mixture } from './catalog.ts'
import { readOptions } from './options.ts'
import { setUp } from './rules/setup.ts'
import { turn } from './rules/turn.ts'

export const bang: Rules<Bang> = {
  name: 'bang',
  version: '1',
  create(options, seed) {
    const read = readOptions(options)
    return new Bang(mixture(read), read, seed)
  },
  setUp,
  turn,
}
