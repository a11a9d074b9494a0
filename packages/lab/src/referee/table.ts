import type { Json } from '@sundown/engine'

/** What was agreed on before the deal. */
export interface Table {
  readonly players: number
  readonly sets: ReadonlySet<string>
  readonly variants: ReadonlySet<string>
}

const isRecord = (json: Json): json is { readonly [key: string]: Json | undefined } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Reads the options of a game; `players` as they sit there, `sets` with the base game, which is always in use. */
export function tableOf(options: Json, players: number): Table {
  const named = isRecord(options) ? options : {}
  const sets = Array.isArray(named.sets) ? named.sets.filter((set) => typeof set === 'string') : []
  return { players, sets: new Set(['base', ...sets]), variants: new Set(Object.keys(named).filter((key) => named[key] === true)) }
}
