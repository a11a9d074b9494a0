/** The stream beneath a socket: while it is corked, writes wait. */
export interface Line {
  cork(): void
  uncork(): void
}

/** Joins all messages that go out on one connection together, such as an answer's step and its `done`, into one write. */
export class Joined {
  private readonly line: Line
  private isCorked = false

  constructor(line: Line) {
    this.line = line
  }

  /** To be called before anything is said. The rest of this tick, with all that follows from it at once, goes out together. */
  begin(): void {
    if (this.isCorked) return
    this.isCorked = true
    this.line.cork()
    process.nextTick(() => {
      this.isCorked = false
      this.line.uncork()
    })
  }
}
