import { closeSync, constants, fdatasync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** SQLite keeps a number of ours in the file's header; it has 31 bits. Counted round and round. */
const ROUND = 2 ** 31
/** Fixed, so that a later line covers an earlier one. */
const DIGITS = 10
const LINE = new RegExp(`^commits (\\d{${DIGITS}}) (\\d{${DIGITS}})\\n`)
const lineOf = (commits: number): string => `commits ${padded(commits)} ${padded(ROUND - 1 - commits)}\n`
const padded = (number: number): string => String(number).padStart(DIGITS, '0')

/**
 * Counts commits, in the store itself and beside it. What SQLite has not yet moved into the file lies in another one, and of that it silently drops whatever
 * follows a damaged part: the store is then whole, but as it was some time ago. Only somebody who stood by can tell.
 */
export class Witness {
  #commits: number
  readonly #file: number
  #unsynced = false
  /** This many commits that were made when the store was last open are missing now. */
  readonly missing: number

  /** `commits`: as the store itself says. */
  constructor(path: string, commits: number) {
    this.missing = missingSince(path, commits)
    this.#commits = commits
    this.#file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    this.#write()
  }

  /** What the store must say with the next commit. */
  get next(): number {
    return (this.#commits + 1) % ROUND
  }

  /** Before anybody is told that it was made. A process that is killed now leaves this behind; the disk gets it by and by. */
  committed(): void {
    this.#commits = this.next
    this.#write()
  }

  #write(): void {
    writeSync(this.#file, lineOf(this.#commits), 0)
    this.#unsynced = true
  }

  /** So that a power cut does not take more than the last seconds of it. */
  sync(): Promise<void> {
    if (!this.#unsynced) return Promise.resolve()
    this.#unsynced = false
    return new Promise((done, failed) => fdatasync(this.#file, (error) => (error ? failed(error) : done())))
  }

  close(): void {
    fdatasyncSync(this.#file)
    closeSync(this.#file)
  }
}

/** Nothing is missing where there is no witness, or none that makes sense. */
function missingSince(path: string, commits: number): number {
  const [, seen, turned] = LINE.exec(readText(path)) ?? []
  if (seen === undefined || Number(seen) + Number(turned) !== ROUND - 1) return 0
  const missing = (Number(seen) - commits + ROUND) % ROUND
  // The witness may be behind: the last commit may have been made but not yet witnessed.
  return missing < ROUND / 2 ? missing : 0
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
