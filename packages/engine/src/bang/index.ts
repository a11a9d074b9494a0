import type { Rules } from '../kernel/index.ts'
import { Bang } from './bang.ts'
import { mixture } from './catalog.ts'
import { readOptions } from './options.ts'
import { play } from './rules/turn.ts'

export const bang: Rules<Bang> = {
  name: 'bang',
  version: '1',
  create(options, seed) {
    const read = readOptions(options)
    return new Bang(mixture(read), read, seed)
  },
  play,
}
