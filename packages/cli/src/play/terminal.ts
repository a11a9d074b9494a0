import { createInterface } from 'node:readline'

/** Whoever can be talked to line by line. */
export interface Lines {
  say(line?: string): void
  /** The next line, or nothing when there will be none. */
  read(prompt: string): Promise<string | undefined>
}

/** A conversation line by line: no cursor tricks, so that pipes and screen readers follow. */
export class Terminal implements Lines {
  private readonly lines: string[] = []
  private waiting: ((line: string | undefined) => void) | undefined = undefined
  private ended = false
  /** What comes through a pipe is not on the screen yet. */
  private readonly echo = !process.stdin.isTTY

  constructor() {
    createInterface({ input: process.stdin, terminal: false, crlfDelay: Number.POSITIVE_INFINITY })
      .on('line', (line) => this.take(line))
      .on('close', () => this.take(undefined))
  }

  private take(line: string | undefined): void {
    if (line === undefined) this.ended = true
    const { waiting } = this
    if (waiting) {
      this.waiting = undefined
      waiting(line)
    } else if (line !== undefined) this.lines.push(line)
  }

  say(line = ''): void {
    process.stdout.write(`${line}\n`)
  }

  async read(prompt: string): Promise<string | undefined> {
    process.stdout.write(prompt)
    const line = await this.next()
    if (line === undefined) this.say()
    else if (this.echo) this.say(line)
    return line
  }

  private next(): Promise<string | undefined> {
    const line = this.lines.shift()
    if (line !== undefined || this.ended) return Promise.resolve(line)
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }

  close(): void {
    process.stdin.destroy()
  }
}
