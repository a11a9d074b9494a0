import type { FrontView } from '@sundown/engine'
import type { At } from './at.ts'

/** What moves it for nothing stands at the train, not in the question. */
export const ADVANCE = 'free-advance'

/** Rows that are part of the train, and so no market. */
export const RAILS: ReadonlySet<string> = new Set(['train', 'stations', 'locomotive'])

export interface Rails {
  readonly stations: readonly FrontView[]
  readonly cars: readonly FrontView[]
  readonly engine: FrontView | undefined
  /** Where the Locomotive is: under the Station of that number, or past the last one. */
  readonly position: number
}

export function railsOf({ view }: At): Rails | undefined {
  const { rows, states } = view.table.parts ?? {}
  const stations = rows?.stations ?? []
  const position = states?.journey?.position
  if (stations.length === 0 || typeof position !== 'number') return undefined
  return { stations, cars: rows?.train ?? [], engine: rows?.locomotive?.[0], position }
}
