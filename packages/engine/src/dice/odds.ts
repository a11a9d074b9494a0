import { DICE, DIE_FACES, type DieFace, TRIO } from './facts.ts'

/** A probability, exactly: a fraction in lowest terms. */
export interface Chance {
  readonly of: bigint
  readonly in: bigint
}

/** This many dice that show one of these faces when the rolling is over. */
export interface Hope {
  readonly faces: readonly DieFace[]
  readonly count: number
}

/** Dice by what they are for: wanted and kept, Dynamite, and those that will be rolled again. */
interface Dice {
  readonly kept: number
  readonly dynamite: number
  readonly loose: number
}

/**
 * How likely a hope comes true for somebody who keeps what he wants and rolls the rest again as often as he may. Dynamite stays and three end
 * the rolling; `rerollsDynamite`: he may roll it too, unless he wants it. No dice shown: the first roll is still to come.
 */
export function chance(
  { faces, count }: Hope,
  shown: readonly DieFace[],
  rolls: number,
  { rerollsDynamite = false }: { readonly rerollsDynamite?: boolean } = {},
): Chance {
  const wantsDynamite = faces.includes('dynamite')
  const wanted = BigInt(faces.length - (wantsDynamite ? 1 : 0))
  const unwanted = BigInt(DIE_FACES.length - 1) - wanted
  const comesTrue = ({ kept, dynamite }: Dice) => kept + (wantsDynamite ? dynamite : 0) >= count

  const after = (dice: Dice, left: number): Chance => {
    if (left === 0 || dice.dynamite >= TRIO) return comesTrue(dice) ? CERTAIN : NEVER
    const freed = rerollsDynamite && !wantsDynamite ? dice.dynamite : 0
    const rolled = dice.loose + freed
    let sum = NEVER
    for (let hits = 0; hits <= rolled; hits++) {
      for (let blasts = 0; hits + blasts <= rolled; blasts++) {
        const misses = rolled - hits - blasts
        const ways =
          (factorial(rolled) / factorial(hits) / factorial(blasts) / factorial(misses)) *
          wanted ** BigInt(hits) *
          unwanted ** BigInt(misses)
        if (ways === 0n) continue
        const next = after({ kept: dice.kept + hits, dynamite: dice.dynamite - freed + blasts, loose: misses }, left - 1)
        sum = plus(sum, times({ of: ways, in: SIDES ** BigInt(rolled) }, next))
      }
    }
    return sum
  }

  const dynamite = shown.filter((face) => face === 'dynamite').length
  const kept = shown.filter((face) => face !== 'dynamite' && faces.includes(face)).length
  return after({ kept, dynamite, loose: DICE - dynamite - kept }, rolls)
}

/** Rounded, for a hint. */
export const percentOf = ({ of, in: all }: Chance): number => Number((of * 100_000n + all / 2n) / all) / 1000

const SIDES = BigInt(DIE_FACES.length)
const NEVER: Chance = { of: 0n, in: 1n }
const CERTAIN: Chance = { of: 1n, in: 1n }

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))
const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b))
const reduced = (of: bigint, all: bigint): Chance => {
  const divisor = commonDivisor(of, all)
  return { of: of / divisor, in: all / divisor }
}
const plus = (a: Chance, b: Chance): Chance => reduced(a.of * b.in + b.of * a.in, a.in * b.in)
const times = (a: Chance, b: Chance): Chance => reduced(a.of * b.of, a.in * b.in)
