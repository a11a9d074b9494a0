/** A budget of milliseconds of this thread: how much comes in each millisecond, and how much can be saved up. */
class Purse {
  private readonly rate: number
  private readonly most: number
  private left: number
  private filledAt: number

  constructor(rate: number, most: number, now: number) {
    this.rate = rate
    this.most = most
    this.left = most
    this.filledAt = now
  }

  private fill(now: number): void {
    this.left = Math.min(this.most, this.left + (now - this.filledAt) * this.rate)
    this.filledAt = now
  }

  spend(milliseconds: number, now: number): void {
    this.fill(now)
    this.left -= milliseconds
  }

  /** Milliseconds until there is something in it again. */
  wait(now: number): number {
    this.fill(now)
    return this.left > 0 ? 0 : Math.ceil(1 - this.left / this.rate)
  }

  isFull(now: number): boolean {
    this.fill(now)
    return this.left >= this.most
  }
}

export interface Shares {
  /** Parts of the processor, by all together and by one person. */
  readonly all: number
  readonly person: number
  /** Milliseconds that can be saved up, by all together and by one person. */
  readonly saved: { readonly all: number; readonly person: number }
  /** Whatever else there is to do goes first. */
  readonly polite: boolean
  /** This many jobs are under way at a time. */
  readonly atOnce: number
}

/** Returns how many milliseconds of this thread it took. */
type Job = () => Promise<number>

/** Jobs of one kind, which share a part of the processor. People take turns; whoever has used up his part waits. */
export class BotTime {
  private readonly shares: Shares
  private readonly now: () => number
  private readonly all: Purse
  private readonly purses = new Map<string, Purse>()
  /** By person, in the order of their turns. */
  private readonly lines = new Map<string, Job[]>()
  private active = 0
  private timer: NodeJS.Timeout | undefined = undefined
  waiting = 0

  constructor(shares: Shares, now: () => number = () => performance.now()) {
    this.shares = shares
    this.now = now
    this.all = new Purse(shares.all, shares.saved.all, now())
  }

  /** Does it now, or when this person's turn has come. */
  do(person: string, job: Job): void {
    const line = this.lines.get(person)
    if (line) line.push(job)
    else this.lines.set(person, [job])
    this.waiting++
    this.next()
  }

  /** Charges this person for work done elsewhere. */
  charge(person: string, milliseconds: number): void {
    const now = this.now()
    this.all.spend(milliseconds, now)
    this.purseOf(person).spend(milliseconds, now)
  }

  private purseOf(person: string): Purse {
    const known = this.purses.get(person)
    if (known) return known
    const { person: rate, saved } = this.shares
    const purse = new Purse(rate, saved.person, this.now())
    this.purses.set(person, purse)
    return purse
  }

  private next(): void {
    clearTimeout(this.timer)
    while (this.waiting > 0 && this.active < this.shares.atOnce) {
      const { person, wait } = this.turn()
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait)
        this.timer.unref()
        return
      }
      this.begin(person)
    }
    if (this.waiting === 0) this.sweep()
  }

  /** Who comes next, and in how many milliseconds. */
  private turn(): { readonly person: string; readonly wait: number } {
    const now = this.now()
    const all = this.all.wait(now)
    let next = { person: '', wait: Number.POSITIVE_INFINITY }
    for (const person of this.lines.keys()) {
      const wait = this.purseOf(person).wait(now)
      if (wait < next.wait) next = { person, wait }
      if (wait === 0) break
    }
    return { person: next.person, wait: Math.max(all, next.wait) }
  }

  /** Whoever had his turn goes to the end of the line. */
  private begin(person: string): void {
    const [job, ...rest] = this.lines.get(person) ?? []
    if (!job) return
    this.lines.delete(person)
    if (rest.length > 0) this.lines.set(person, rest)
    this.waiting--
    this.active++
    void (this.shares.polite ? afterOthers(job) : job())
      .catch(() => 0)
      .then((took) => {
        this.active--
        this.charge(person, took)
        this.next()
      })
  }

  /** A person who has used nothing needs no entry. */
  private sweep(): void {
    const now = this.now()
    for (const [person, purse] of this.purses) if (purse.isFull(now)) this.purses.delete(person)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.lines.clear()
    this.waiting = 0
  }
}

const afterOthers = (job: Job): Promise<number> =>
  new Promise((done, failed) => {
    setImmediate(() => job().then(done, failed))
  })

/** Moves of bots at tables where people play: plenty, but no person's tables can take it all. */
export const besidePeople = (): BotTime =>
  new BotTime({ all: 0.5, person: 0.25, saved: { all: 4000, person: 2000 }, polite: false, atOnce: 64 })

/** Games that bots play among themselves. `percent`: of one processor. */
export const amongThemselves = (percent: number): BotTime =>
  new BotTime({ all: percent / 100, person: percent / 300, saved: { all: 200, person: 100 }, polite: true, atOnce: 4 })
