import { absent } from './list.ts'
import type { TemperName } from './names.ts'

/** How somebody plays, besides how well: a few numbers that shift whom he wants hurt, what he risks and what he keeps. */
export interface Temper {
  /** Added to what he wants of somebody whose role is hidden, from -100 to 100: how soon he shoots. */
  readonly trigger: number
  /** What he wants for each wrong that was done to him, while it is fresh. */
  readonly grudge: number
  /** How much he risks, from -1 to 1: Duels, Dynamite, what hurts everybody, rolling on. */
  readonly nerve: number
  /** How much more what saves him is worth in his hand. */
  readonly guard: number
  /** An Outlaw whom nobody suspects lies low with so few life points. */
  readonly cover: number
}

export const PLAIN: Temper = { trigger: 0, grudge: 0, nerve: 0, guard: 0, cover: 1 }

const TEMPERS: { readonly [name in TemperName]: Temper } = {
  bold: { trigger: 16, grudge: 0, nerve: 1, guard: -8, cover: 0 },
  careful: { trigger: -16, grudge: 0, nerve: -0.5, guard: 12, cover: 2 },
  vengeful: { trigger: 0, grudge: 18, nerve: 0, guard: 0, cover: 1 },
}

export const temperCalled = (name: TemperName): Temper => TEMPERS[name]

/** By seat: how much wrong somebody has been done lately, as everybody has seen it. */
export type Wrongs = readonly number[]

/** Another player, as far as a temper needs to know him. */
interface Neighbour {
  readonly seat: number
  readonly state: string
  readonly role?: string | undefined
}

/** Nobody is wanted hurt more than that. */
const MOST = 100
/** No grudge goes further. */
const MOST_GRUDGE = 45

/** By seat, who is wanted hurt by somebody of this temper. Nobody turns on his own side for it once that lies open. */
export function tempered(
  wishes: readonly number[],
  { trigger, grudge }: Temper,
  seats: readonly Neighbour[],
  self: number,
  wrongs: Wrongs | undefined,
): readonly number[] {
  if (trigger === 0 && grudge === 0) return wishes
  return wishes.map((wish, i) => {
    const { seat, state, role } = seats[i] ?? absent()
    if (state === 'out' || seat === self || (role !== undefined && wish <= 0)) return wish
    return Math.min(MOST, wish + (role === undefined ? trigger : 0) + Math.min(MOST_GRUDGE, grudge * (wrongs?.[seat] ?? 0)))
  })
}
