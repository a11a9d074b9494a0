import type { Clock } from '../src/clock.ts'

/** A clock that stands still until the test turns it. */
export interface TurnedClock extends Clock {
  /** Lets time pass: timers fire in order, and what they started gets a chance to run in between. */
  turn(milliseconds: number): Promise<void>
  /** Somebody sets the clock on the wall; no time passes. */
  step(milliseconds: number): void
  /** Timers that wait. */
  readonly waiting: number
}

export function turnedClock(start = 1_700_000_000_000): TurnedClock {
  let now = 0
  let wall = start
  let serial = 0
  const timers = new Map<number, { readonly due: number; readonly then: () => void }>()
  const settle = () => new Promise<void>((done) => setImmediate(done))
  const first = (until: number) => {
    let best: { id: number; due: number; then: () => void } | undefined
    for (const [id, timer] of timers) {
      if (timer.due <= until && (best === undefined || timer.due < best.due)) best = { id, ...timer }
    }
    return best
  }
  return {
    wall: () => wall + now,
    monotonic: () => now,
    after(milliseconds, then) {
      const id = ++serial
      timers.set(id, { due: now + Math.max(0, milliseconds), then })
      return { cancel: () => timers.delete(id) }
    },
    step(milliseconds) {
      wall += milliseconds
    },
    async turn(milliseconds) {
      const until = now + milliseconds
      for (let next = first(until); next; next = first(until)) {
        timers.delete(next.id)
        now = Math.max(now, next.due)
        next.then()
        await settle()
      }
      now = until
      await settle()
    },
    get waiting() {
      return timers.size
    },
  }
}
