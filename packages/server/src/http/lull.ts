/** Milliseconds: as long as a screen shows one picture. */
const LONGEST = 16

/**
 * When nobody wants anything of the server. What nobody has to answer waits until then, or for as long as one picture of a screen: on a busy server
 * two or three messages to somebody who looks on become one write, and whoever is asked something is served before.
 */
export class Lull {
  #jobs: (() => void)[] = []
  #since = 0
  #came = false

  /** Somebody wants something. */
  somebodyCame(): void {
    this.#came = true
  }

  wait(job: () => void): void {
    this.#jobs.push(job)
    if (this.#jobs.length > 1) return
    this.#since = performance.now()
    setImmediate(this.#look)
  }

  /** Once in each round of the event loop. */
  readonly #look = (): void => {
    if (this.#came && performance.now() - this.#since < LONGEST) {
      this.#came = false
      setImmediate(this.#look)
      return
    }
    const jobs = this.#jobs
    this.#jobs = []
    for (const job of jobs) job()
  }
}
