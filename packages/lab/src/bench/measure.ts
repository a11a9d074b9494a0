import { nth } from '@sundown/engine'
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? nth(sorted, middle) : (nth(sorted, middle - 1) + nth(sorted, middle)) / 2
}

/** How long something takes, in seconds. */
export function timed(run: () => void): number {
  const started = performance.now()
  run()
  return (performance.now() - started) / 1000
}

export const timedEach = <T>(things: readonly T[], run: (thing: T) => void): number =>
  timed(() => {
    for (const thing of things) run(thing)
  })

interface Compared {
  readonly value: number
  readonly limit: number
  /** The median of the ratios of each round: both sides saw the same machine. */
  readonly ratio: number
}

const WARM_SECONDS = 1.5

/** Runs unmeasured for a while: otherwise the first side would pay for the compiler. */
function warmUp(run: () => number): void {
  const end = performance.now() + WARM_SECONDS * 1000
  do run()
  while (performance.now() < end)
}

/** Measures two sides in turn, the other one first in every second round. */
export function compare(rounds: number, value: () => number, limit: () => number): Compared {
  warmUp(value)
  warmUp(limit)
  const values: number[] = []
  const limits: number[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 1) limits.push(limit())
    values.push(value())
    if (round % 2 === 0) limits.push(limit())
  }
  return { value: median(values), limit: median(limits), ratio: median(values.map((measured, i) => measured / nth(limits, i))) }
}

/** One side, beside a figure measured elsewhere. */
export function repeat(rounds: number, value: () => number): number {
  warmUp(value)
  return median(Array.from({ length: rounds }, value))
}
