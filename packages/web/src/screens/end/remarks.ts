import { nth } from '@sundown/engine/kernel'
import type { Chronicle, Deeds } from '@sundown/engine/story'

/** Something worth telling of somebody: so much of it, of so many, with what. */
export interface Remark {
  readonly kind: 'shooter' | 'undertaker' | 'blow' | 'dodger' | 'nursed' | 'lucky' | 'unlucky' | 'arrows' | 'friendly-fire'
  readonly seat: number
  readonly n: number
  readonly of?: number
  readonly cause?: string | undefined
}

/** How often a thing must have happened before it is worth a word, and what one more of it counts. */
interface Measure {
  readonly kind: Remark['kind']
  readonly least: number
  readonly weight: number
  readonly value: (deeds: Deeds) => number
  readonly about?: (deeds: Deeds) => Pick<Remark, 'of' | 'cause'>
}

const FEW_FLIPS = 3
const misses = ({ flips, luckyFlips }: Deeds): number => flips - luckyFlips

const MEASURES: readonly Measure[] = [
  { kind: 'undertaker', least: 2, weight: 3, value: ({ felled }) => felled },
  { kind: 'blow', least: 3, weight: 2, value: ({ blow }) => blow, about: ({ blowBy }) => ({ cause: blowBy }) },
  { kind: 'shooter', least: 2, weight: 1, value: ({ hits }) => hits },
  { kind: 'dodger', least: 2, weight: 1.2, value: ({ dodges }) => dodges },
  { kind: 'nursed', least: 2, weight: 1, value: ({ healed }) => healed },
  { kind: 'friendly-fire', least: 1, weight: 5, value: ({ friendlyFire }) => friendlyFire },
  { kind: 'arrows', least: 4, weight: 0.8, value: ({ arrows }) => arrows },
  {
    kind: 'lucky',
    least: FEW_FLIPS,
    weight: 1.1,
    value: (deeds) => (deeds.luckyFlips * 2 > deeds.flips ? deeds.luckyFlips : 0),
    about: ({ flips }) => ({ of: flips }),
  },
  {
    kind: 'unlucky',
    least: FEW_FLIPS,
    weight: 1.1,
    value: (deeds) => (deeds.luckyFlips === 0 ? misses(deeds) : 0),
    about: ({ flips }) => ({ of: flips }),
  },
]

const MOST = 4

/** What is told around the fire afterwards: of each kind who did it most, the most remarkable first. */
export function remarks({ deeds }: Chronicle): readonly Remark[] {
  const found = MEASURES.flatMap(({ kind, least, weight, value, about }) => {
    const seat = deeds.reduce((best, each, at) => (value(each) > value(nth(deeds, best)) ? at : best), 0)
    const n = value(nth(deeds, seat))
    return n < least ? [] : [{ remark: { kind, seat, n, ...about?.(nth(deeds, seat)) }, score: n * weight }]
  })
  return found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ remark }) => remark)
}
