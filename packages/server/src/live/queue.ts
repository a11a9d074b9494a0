/** Jobs that must not overtake each other: everything that happens at one table. A job that fails does not hold up the next. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve()
  waiting = 0

  run<T>(job: () => Promise<T> | T): Promise<T> {
    this.waiting++
    const done = this.tail.then(job)
    this.tail = done.then(this.next, this.next)
    return done
  }

  private readonly next = (): void => {
    this.waiting--
  }

  /** Everything that is queued now is done. */
  async idle(): Promise<void> {
    await this.tail
  }
}
