/** A timer that was set; cancelling it twice is harmless. */
export interface Timer {
  cancel(): void
}

/** The time and all waiting of the server, so that a test can turn it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Calls once, after so many milliseconds. Does not keep the process alive. */
  after(milliseconds: number, then: () => void | Promise<void>): Timer
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

/** A clock whose timers harm nobody when they throw or reject: `caught` is told instead. */
export const guardedClock = (clock: Clock, caught: (error: unknown) => void): Clock => ({
  now: () => clock.now(),
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

/** Calls again and again until cancelled, whatever came of the call before; one that is still under way is not overtaken. */
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
