import { stations } from '../../../src/bang/sets/great-train-robbery/facts.ts'
import { type SeatSpec, type Situation, table } from '../../scenario.ts'

interface Rails {
  /** Where the Locomotive is; left out: car 1 is under the first Station. */
  readonly at?: number
  /** The first Stations from the left; others follow. */
  readonly line?: readonly string[]
  /** The cars of the train from the Locomotive on. */
  readonly cars?: readonly string[]
  /** The top of the pile of Railcars, the uppermost first. */
  readonly pile?: readonly string[]
  readonly side?: 'ironhorse' | 'leland'
  /** Sets besides this one. */
  readonly sets?: readonly string[]
}

const CARS = ['observation-car', 'cattle-truck', 'private-car']

/**
 * A table with The Great Train Robbery. The train moves when the Sheriff's turn begins, so unless somebody is named the last seat has the star, and
 * what is described holds for the turn of the first.
 */
export function robbery<const S extends string>(
  seats: { readonly [name in S]: SeatSpec },
  {
    at = 1,
    line = [],
    cars = CARS,
    pile = [],
    side = 'ironhorse',
    sets = [],
    options,
    states,
    zones,
    ...situation
  }: Situation<NoInfer<S>> & Rails = {},
) {
  const names = Object.keys(seats)
  const specs: { readonly [name: string]: SeatSpec } = seats
  const entries = Object.entries(specs)
  const hasSheriff = entries.some(([, { role }]) => role === 'sheriff')
  const isThree = names.length === 3 && entries.every(([, { role }]) => role !== undefined)
  const [last] = entries.findLast(([, { role, out }]) => role === undefined && !out) ?? []
  const all: { [name: string]: SeatSpec } = { ...specs }
  if (!hasSheriff && !isThree && last !== undefined) all[last] = { ...specs[last], role: 'sheriff' }
  const players = isThree ? 3 : Math.max(4, names.length)
  const others = Object.keys(stations).filter((id) => !line.includes(id))
  return table(
    all as { readonly [name in S]: SeatSpec },
    {
      ...situation,
      options: { ...options, sets: ['base', 'great-train-robbery', ...sets] },
      zones: {
        stations: [...line, ...others].slice(0, players),
        train: cars,
        'railcar-pile': pile,
        locomotive: [side],
        ...zones,
      },
      states: { journey: { position: at }, ...states },
    } as Situation<S>,
  )
}

/** What this set remembers. */
export const journey = (t: { state(name: string): unknown }) => t.state('journey') as { readonly position: number; readonly takes: number }
