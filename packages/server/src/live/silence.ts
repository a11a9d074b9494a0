import type { Moment, Timer } from '../clock.ts'
import type { Env } from './env.ts'

/** How long the open question has waited. When whoever is asked counts as away, everybody is shown that. */
export class Silence {
  since: Moment
  private readonly env: Env
  private readonly show: () => void
  private question: number | undefined = undefined
  private timer: Timer | undefined = undefined
  private isShown = false

  constructor(env: Env, show: () => void) {
    this.env = env
    this.show = show
    this.since = env.clock.monotonic()
  }

  /** This question is open. `still`: until somebody answers it, the table stands still. */
  during(question: number | undefined, still: boolean): void {
    if (question === this.question) return
    const { clock, times } = this.env
    this.stop()
    this.question = question
    this.since = clock.monotonic()
    if (this.isShown) this.show()
    this.isShown = false
    if (still)
      this.timer = clock.after(times.silent, () => {
        this.isShown = true
        this.show()
      })
  }

  /** The same question counts from now on: there was a pause, or somebody is back. */
  broken(): void {
    this.question = undefined
  }

  stop(): void {
    this.timer?.cancel()
  }
}
