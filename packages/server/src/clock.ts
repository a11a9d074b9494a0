/** A timer that was set; cancelling it twice is harmless. */
export interface Timer {
  cancel(): void
}

/** Milliseconds of a clock that only moves forward, from an arbitrary start. */
export type Moment = number

/** Time and timers of the server, so that a test can control them. */
export interface Clock {
  /** Epoch milliseconds, for dates that are stored or shown and for nothing else: somebody may set this clock, forward or back. */
  wall(): number
  /** For everything that is measured, limited or waited for. */
  monotonic(): Moment
  /** Calls once, after this many milliseconds. Does not keep the process alive. */
  after(milliseconds: number, then: () => void | Promise<void>): Timer
}

/** Node's timers hold 31 bits; longer waits are chained. */
const LONGEST = 2 ** 31 - 1

export const systemClock: Clock = {
  wall: () => Date.now(),
  monotonic: () => Math.round(performance.now()),
  after(milliseconds, then) {
    let left = Math.max(0, milliseconds)
    let handle: NodeJS.Timeout
    const wait = () => {
      const part = Math.min(left, LONGEST)
      left -= part
      handle = setTimeout(() => (left > 0 ? wait() : then()), part)
      handle.unref()
    }
    wait()
    return { cancel: () => clearTimeout(handle) }
  },
}

/** A clock whose timers may throw or reject without harm: `caught` gets the error. */
export const guardedClock = (clock: Clock, caught: (error: unknown) => void): Clock => ({
  wall: () => clock.wall(),
  monotonic: () => clock.monotonic(),
  after: (milliseconds, then) =>
    clock.after(milliseconds, () => {
      try {
        const done: unknown = then()
        if (done instanceof Promise) done.catch(caught)
      } catch (error) {
        caught(error)
      }
    }),
})

/**
 * House time: how long the server has run, over all its runs. It stands still while the server is down, so that whatever one run has
 * measured continues in the next. `ran`: the total of earlier runs.
 */
export function houseClock(clock: Clock, ran: Moment): Clock {
  const began = clock.monotonic()
  return {
    wall: () => clock.wall(),
    monotonic: () => ran + clock.monotonic() - began,
    after: (milliseconds, then) => clock.after(milliseconds, then),
  }
}

/** Calls repeatedly until cancelled, even after a call has failed; a call waits until the one before has ended. */
export function every(clock: Clock, milliseconds: number, then: () => Promise<void>): Timer {
  let cancelled = false
  let timer: Timer
  const next = () => {
    timer = clock.after(milliseconds, async () => {
      try {
        await then()
      } finally {
        if (!cancelled) next()
      }
    })
  }
  next()
  return {
    cancel() {
      cancelled = true
      timer.cancel()
    },
  }
}
