import { readSync, writeSync } from 'node:fs'
import { BadUse } from '../bad-use.ts'

/** A program that says nothing for this many milliseconds has stopped. */
const PATIENCE = 30_000
/** A longer line is not accepted. */
const LONGEST = 1_000_000
/** Milliseconds between two looks at an empty pipe: short at first, for programs that answer at once. */
const SHORTEST_NAP = 0.02
const LONGEST_NAP = 1

const bell = new Int32Array(new SharedArrayBuffer(4))
const nap = (milliseconds: number): void => void Atomics.wait(bell, 0, 0, milliseconds)

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN'

/** JSON lines to and from somebody else's program. The game waits for the answer of a bot, so this blocks. */
export class Lines {
  private readonly from: number
  private readonly to: number
  private readonly who: string
  private readonly patience: number
  private unread = ''
  private readonly bytes = Buffer.alloc(65_536)
  private readonly text = new TextDecoder()

  /** File descriptors; `who` is the program in a sentence. */
  constructor(from: number, to: number, who: string, patience = PATIENCE) {
    this.from = from
    this.to = to
    this.who = who
    this.patience = patience
  }

  say(message: object): void {
    const line = Buffer.from(`${JSON.stringify(message)}\n`)
    for (let sent = 0; sent < line.length; ) sent += this.waitFor('does not read what it is asked', () => writeSync(this.to, line, sent))
  }

  /** The next line as data. Empty lines are skipped. */
  hear(): unknown {
    for (;;) {
      const end = this.unread.indexOf('\n')
      if (end < 0) {
        this.readMore()
        continue
      }
      const line = this.unread.slice(0, end).trim()
      this.unread = this.unread.slice(end + 1)
      if (line === '') continue
      try {
        return JSON.parse(line)
      } catch {
        throw new BadUse(`${this.who} wrote a line that is not JSON: ${JSON.stringify(line.slice(0, 80))}`)
      }
    }
  }

  private readMore(): void {
    if (this.unread.length > LONGEST) throw new BadUse(`${this.who} wrote a line of more than ${LONGEST} characters`)
    const count = this.waitFor('wrote nothing', () => readSync(this.from, this.bytes))
    if (count === 0) throw new BadUse(`${this.who} has ended before the games have`)
    this.unread += this.text.decode(this.bytes.subarray(0, count), { stream: true })
  }

  /** Tries until the pipe is ready. */
  private waitFor(complaint: string, attempt: () => number): number {
    const begun = performance.now()
    for (let wait = SHORTEST_NAP; ; wait = Math.min(LONGEST_NAP, wait * 1.3)) {
      try {
        return attempt()
      } catch (error) {
        if (!isBusy(error)) throw new BadUse(`${this.who} has closed its end of the line`)
      }
      if (performance.now() - begun > this.patience) throw new BadUse(`${this.who} ${complaint} for ${this.patience / 1000} s`)
      nap(wait)
    }
  }
}
