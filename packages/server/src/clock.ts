/** A timer that was set; cancelling it twice is harmless. */
export interface Timer {
  cancel(): void
}

/** The time and all waiting of the server, so that a test can turn it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Calls once, after so many milliseconds. Does not keep the process alive. */
  after(milliseconds: number, then: () => void): Timer
}

/** Node's timers hold 31 bits; longer waits are chained. */
const LONGEST = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
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

/** Calls again and again until cancelled; a call that is still under way is not overtaken. */
export function every(clock: Clock, milliseconds: number, then: () => Promise<void>): Timer {
  let cancelled = false
  let timer: Timer
  const next = () => {
    timer = clock.after(milliseconds, () => {
      void then().finally(() => {
        if (!cancelled) next()
      })
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
