import type { Json, Rules } from '../kernel/index.ts'
import { Bang } from './bang.ts'
import { type Mixture, mixture, type SetContent } from './catalog.ts'
import { type BangOptions, readOptions } from './options.ts'
import { setUp } from './rules/setup.ts'
import { turn } from './rules/turn.ts'
import { manifests } from './sets/manifests.ts'

interface Read {
  readonly json: Json
  readonly options: BangOptions
  readonly mixture: Mixture
}

function read(json: Json, sets: readonly SetContent[]): Read {
  const options = readOptions(json, [...manifests, ...sets.flatMap(({ manifest }) => (manifests.includes(manifest) ? [] : [manifest]))])
  return { json: structuredCopy(json), options, mixture: mixture(options, sets) }
}

const structuredCopy = (json: Json): Json => JSON.parse(JSON.stringify(json))

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isSameList(a, b)
  const one = a as { readonly [key: string]: Json | undefined }
  const other = b as { readonly [key: string]: Json | undefined }
  for (const key in other) if (!isSame(one[key], other[key])) return false
  for (const key in one) if (other[key] === undefined && one[key] !== undefined) return false
  return true
}

function isSameList(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
  return true
}

/** The card game with the sets at hand. */
export function cardGame(sets: readonly SetContent[]): Rules<Bang> {
  /** Many games are played with the same options, one after the other: they are read once. */
  let last: Read | undefined
  return {
    name: 'bang',
    version: '1',
    create(options, seed) {
      if (last === undefined || !isSame(last.json, options)) last = read(options, sets)
      return new Bang(last.mixture, last.options, seed)
    },
    setUp,
    turn,
  }
}
