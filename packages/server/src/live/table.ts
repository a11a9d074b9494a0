import { type Game, type GameKind, type Match, nth, seatOf, setsMissing, type Viewer } from '@sundown/engine'
import { isByPost, type ServerMessage, type TableSettings, type TableStatus } from '@sundown/protocol'
import type { Moment, Timer } from '../clock.ts'
import { goesFromRated } from '../ratings/table.ts'
import { mayReachStoreLater, Refused, refusedByStore } from '../refused.ts'
import type { StoredSeat, StoredTable } from '../store/store.ts'
import { Absence } from './absence.ts'
import { ByPost } from './by-post.ts'
import type { Payer } from './charges.ts'
import type { Crowd, Tab } from './crowd.ts'
import type { Dealing } from './dealing.ts'
import { keepAsFarAsItCame, keepRecord } from './ending.ts'
import { type Env, idleTime } from './env.ts'
import { LiveGame } from './game.ts'
import type { GameHost } from './game-host.ts'
import { HostWatch } from './host.ts'
import { agree } from './pause.ts'
import { RulesChanged } from './position.ts'
import { Queue } from './queue.ts'
import { QuickStart } from './quick-start.ts'
import { seriesAfter } from './series.ts'
import { Talk } from './talk.ts'
import { STAND_IN } from './thinking/bots.ts'
import type { BotSeats } from './thinking/job.ts'
import { Told } from './told.ts'

/** Milliseconds until the next try after something did not reach the store. */
const AGAIN_MS = 3000

export const FREE_SEAT: StoredSeat = { person: null, bot: null, program: false, ready: false }

/** What a table reports to the hall. */
interface House {
  /** The list of tables may look different. */
  readonly listed: () => void
  /** Nobody will play here: it may be closed. */
  readonly deserted: () => void
  /** By post: it has begun or ceased to wait for these. */
  readonly awaits: (people: Iterable<string>) => void
}

/** A table: who sits at it, what is agreed, and the game being played. Whatever changes is in the store before anybody is shown it. */
export class Table implements GameHost {
  readonly env: Env
  readonly crowd: Crowd
  /** Everything that happens here happens one after the other. */
  readonly queue = new Queue()
  readonly talk: Talk
  readonly told: Told
  readonly hostWatch: HostWatch
  readonly absence: Absence
  readonly quick: QuickStart
  readonly byPost: ByPost
  readonly members = new Map<string, Set<Tab>>()
  readonly pauseVotes = new Set<number>()
  /** Who has gone from which rated game. */
  readonly offences = new Set<string>()
  stored: StoredTable
  status: TableStatus
  seal: string | null = null
  dealing: Dealing | undefined = undefined
  game: LiveGame | undefined = undefined
  /** By seat: who held it when the last game ended. Seats may change hands before the next. */
  private lastPeople: readonly (string | null)[] = []
  /** Since when the clocks of a game that is not in memory stand. */
  private stoodSince: Moment
  /** Since when nobody is here; before anybody came, since the table is known. */
  emptySince: Moment
  /** When the store last learnt that it is in use. */
  used: Moment
  private coldTimer: Timer | undefined = undefined
  private isElsewhere = false
  private readonly house: House

  constructor(env: Env, crowd: Crowd, stored: StoredTable, status: TableStatus, house: House) {
    this.env = env
    this.crowd = crowd
    this.stored = stored
    this.status = status
    this.house = house
    this.stoodSince = env.began
    this.emptySince = env.clock.monotonic()
    this.used = this.emptySince - unusedFor(env, stored)
    this.talk = new Talk(this)
    this.told = new Told(this)
    this.hostWatch = new HostWatch(this)
    this.absence = new Absence(this)
    this.quick = new QuickStart(this)
    this.byPost = new ByPost(this)
  }

  get id(): string {
    return this.stored.id
  }
  get settings(): TableSettings {
    return this.stored.settings
  }
  get paused(): boolean {
    return this.stored.paused
  }
  get owner(): string {
    return this.stored.host ?? ''
  }
  get bots(): BotSeats {
    return this.stored.seats.map(({ bot }) => bot)
  }
  get people(): readonly (string | null)[] {
    return this.stored.seats.map(({ person }) => person)
  }
  /** A game is being dealt or played. */
  get started(): boolean {
    return this.status === 'dealing' || this.status === 'playing'
  }
  /** All chairs are taken, and the host may deal. */
  get isReady(): boolean {
    const { seats, host } = this.stored
    return (
      this.status === 'open' && seats.every(({ person, bot, ready }) => bot !== null || (person !== null && (ready || person === host)))
    )
  }
  /** A rated game goes on although nobody is here: otherwise nobody could lose who goes in time. */
  get playsToItsEnd(): boolean {
    return this.started && this.settings.rated === true
  }
  /** Waits for strangers who want to play at once: a clock starts it, and no host. */
  get gathers(): boolean {
    return this.status === 'open' && this.settings.quick !== null
  }
  get isByPost(): boolean {
    return isByPost(this.settings.clocks)
  }
  get kind(): GameKind | undefined {
    return this.env.games.get(this.settings.game)
  }

  seatOf(person: string): number {
    return this.stored.seats.findIndex((seat) => seat.person === person)
  }

  /** Through whose eyes somebody sees the game; nothing: he may not see it. */
  viewerOf(person: string): Viewer | undefined {
    const seat = this.status === 'over' ? this.lastPeople.indexOf(person) : this.seatOf(person)
    if (seat >= 0) return seatOf(seat)
    return this.settings.spectators ? 'spectator' : undefined
  }

  isHere(person: string): boolean {
    return this.members.has(person)
  }

  /** Another node has it from now on. Whoever still asks for it here has to ask again, and is led there. */
  goesElsewhere(): void {
    this.isElsewhere = true
    for (const tabs of [...this.members.values()]) for (const tab of [...tabs]) tab.close('restart')
    this.status = 'closed'
    this.stop()
  }

  /** Until now its clocks ran on another node. */
  wasPlayedElsewhere(): void {
    this.stoodSince = this.env.clock.monotonic()
  }

  // ---- one thing after the other -------------------------------------------------------------------------------------------------------

  async later(job: () => Promise<void>): Promise<void> {
    await this.queue
      .run(() => (this.status === 'closed' ? undefined : job()))
      .catch((error) => (error instanceof RulesChanged ? this.queue.run(() => this.rulesChanged()) : Promise.reject(error)))
      .catch((error) => this.env.faults.caught('table', error, 'something went wrong at a table', { table: this.id }))
  }

  /** What a person wants, once the table is awake. */
  serve<T>(tab: Tab, job: () => Promise<T> | T): Promise<T> {
    return this.queue.run(() => {
      if (this.status === 'closed') throw new Refused(this.isElsewhere ? 'server-closing' : 'no-such-table')
      // Nearly always there is nothing to wait for.
      return this.isAwake && !tab.program ? job() : this.prepare(tab).then(job)
    })
  }

  private async prepare(tab: Tab): Promise<void> {
    await this.wake()
    await this.markProgram(tab)
  }

  /** A program that says anything for somebody with a seat is marked as one. */
  private async markProgram({ person, program }: Tab): Promise<void> {
    const seat = this.seatOf(person.view.id)
    if (program && seat >= 0 && this.settings.rated) throw new Refused('rated-people-only')
    if (program && seat >= 0 && !nth(this.stored.seats, seat).program) await this.changeSeat(seat, { program })
  }

  /** Names are known and the game is in memory. */
  private get isAwake(): boolean {
    const { stored, crowd, talk, game, people } = this
    if (!talk.isAwake || !crowd.knows(stored.host) || !people.every((person) => crowd.knows(person))) return false
    return this.status !== 'playing' || (game?.isBuilt === true && !game.over)
  }

  async wake(): Promise<void> {
    try {
      await Promise.all([this.crowd.learn([...this.people, this.stored.host]), this.talk.wake()])
      if (this.status !== 'playing') return
      if (this.game) await this.game.mend()
      else await this.loadGame()
      if (this.game?.over) await this.gameOver(this.game.match)
    } catch (error) {
      if (!(error instanceof RulesChanged)) throw refusedByStore(error)
      await this.rulesChanged()
      throw new Refused('rules-changed')
    }
  }

  private async loadGame(): Promise<void> {
    const stored = this.stored.game === null ? undefined : await this.env.store.game(this.stored.game)
    if (!stored) throw new Refused('no-such-game')
    const kind = this.env.games.get(stored.kind)
    if (!kind) throw new RulesChanged([])
    // Whoever starts the server with the set again finds the game as it was.
    const [missing] = setsMissing(stored.options, kind.sets)
    if (missing !== undefined) throw new Refused('no-such-set', { set: missing })
    this.seal = stored.deal.seal
    // By post clocks run by the time of the house, whether the game is in memory or not.
    const stoodSince = this.isByPost ? this.env.clock.monotonic() : this.stoodSince
    const game = await LiveGame.load(this.env, this, kind, stored, stoodSince)
    // Answers from now on follow the present rules, and so does the record.
    if (stored.rulesVersion !== kind.rules.version) await this.env.store.setRulesVersion(stored.id, kind.rules.version)
    this.play(game)
  }

  play(game: LiveGame): void {
    this.game = game
    game.run()
    this.watchTheCold()
  }

  // ---- changes -------------------------------------------------------------------------------------------------------------------------

  /** First to the disk, then to the people. */
  async change(change: Partial<Omit<StoredTable, 'id' | 'createdAt'>>, once: () => void = () => undefined): Promise<void> {
    const next = { ...this.stored, usedAt: this.env.clock.wall(), ...change }
    try {
      await this.env.store.saveTable(next)
    } catch (error) {
      throw refusedByStore(error)
    }
    this.stored = next
    this.used = this.env.clock.monotonic()
    if (change.host !== undefined) this.env.charges.hosted(this.id, this.payer(next.host))
    once()
    await this.crowd.learn(this.people)
    this.show()
  }

  /** Somebody at this table, or who could be. */
  payer(person: string): Payer
  payer(person: string | null): Payer | undefined
  payer(person: string | null): Payer | undefined {
    const [tab] = (person !== null && this.members.get(person)) || []
    return person === null ? undefined : { person, address: tab?.address }
  }

  async changeSeat(seat: number, change: Partial<StoredSeat>): Promise<void> {
    await this.change({ seats: this.stored.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)) })
    this.game?.seatsChanged()
    this.lookAtVotes()
  }

  /** Whoever has not voted yet may have no say any more. */
  private lookAtVotes(): void {
    if (this.pauseVotes.size > 0) this.later(async () => void (await agree(this)))
  }

  /** Somebody has left for good. */
  async seatToBot(seat: number): Promise<void> {
    const { game } = this
    const person = nth(this.people, seat)
    await this.changeSeat(seat, { person: null, bot: STAND_IN, program: false, ready: false })
    for (const tab of (person !== null && this.members.get(person)) || []) game?.unfollow(tab)
  }

  async standIn(seat: number): Promise<void> {
    if (nth(this.stored.seats, seat).person === null) return
    await goesFromRated(this, seat)
    await this.changeSeat(seat, { bot: STAND_IN })
  }

  // ---- the end of a game ---------------------------------------------------------------------------------------------------------------

  async gameOver(match: Match<Game>): Promise<void> {
    const { game, env } = this
    if (!game || this.status !== 'playing') return
    try {
      await keepRecord(this, game, match)
      const seats = this.stored.seats.map((seat) => ({ ...seat, ready: false, ...(seat.person !== null && { bot: null }) }))
      const next = seriesAfter(this.stored, game.kind, match)
      await this.change({ played: this.stored.played + 1, paused: false, seats, next }, () => this.isOver())
    } catch (error) {
      if (!mayReachStoreLater(error)) throw error
      // The game stays over; its record is stored as soon as there is room, or the database is back.
      env.clock.after(AGAIN_MS, () => this.later(() => this.gameOver(match)))
      return
    }
    env.counts.gamesOver++
    this.tell({ say: 'record', table: this.id, game: game.stored.id })
  }

  private isOver(): void {
    this.status = 'over'
    this.lastPeople = this.people
    this.pauseVotes.clear()
    this.waits()
  }

  /** The present rules play this game differently: it is archived as it was and does not continue. */
  private async rulesChanged(): Promise<void> {
    await this.closeGame()
    this.status = 'over'
    await this.change({ paused: false, next: null })
    this.tell({ say: 'refused', re: null, refusal: { code: 'rules-changed' } })
  }

  /** A game that will not be played to its end. */
  async closeGame(): Promise<void> {
    const { game } = this.stored
    if (game === null || !this.started) return
    this.dealing?.cancel()
    this.dealing = undefined
    this.game?.sleep()
    this.game = undefined
    if (!(await keepAsFarAsItCame(this.env, game))) return
    this.env.counts.gamesClosed++
    this.waits()
  }

  // ---- coming and going ----------------------------------------------------------------------------------------------------------------

  attach(tab: Tab): void {
    const { id } = tab.person.view
    const tabs = this.members.get(id)
    if (tabs?.has(tab)) return
    if (tabs) tabs.add(tab)
    else this.members.set(id, new Set([tab]))
    tab.at.add(this)
    this.coldTimer?.cancel()
    this.told.tellAll(tab)
    if (tabs) return
    this.show()
    this.hostWatch.look()
  }

  /** True: it was the last tab of this person here. */
  detach(tab: Tab): boolean {
    const { id } = tab.person.view
    const tabs = this.members.get(id)
    if (!tabs?.delete(tab)) return false
    tab.at.delete(this)
    this.told.left(tab)
    this.game?.unfollow(tab)
    if (tabs.size > 0) return false
    this.members.delete(id)
    if (this.members.size === 0) this.emptySince = this.env.clock.monotonic()
    this.absence.left(id)
    this.show()
    this.watchTheCold()
    this.hostWatch.look()
    this.lookAtVotes()
    return true
  }

  /** A game at whose table nobody is present leaves the memory after a while. Bots among themselves finish it first. */
  private watchTheCold(): void {
    this.coldTimer?.cancel()
    if (this.members.size > 0 || !this.game) return
    this.coldTimer = this.env.clock.after(this.env.times.cold, () => this.later(async () => this.coolDown()))
  }

  private coolDown(): void {
    if (this.members.size > 0 || !this.game || this.playsToItsEnd) return
    // Before the first answer no clock is in the log: it would begin anew.
    if (this.isByPost && this.game.isUntouched) {
      this.watchTheCold()
      return
    }
    const { clock } = this.env
    const due = Math.min(...this.game.awaited.map(({ ends }) => ends))
    this.game.sleep()
    this.game = undefined
    this.stoodSince = clock.monotonic()
    if (this.isByPost && Number.isFinite(due)) this.coldTimer = clock.after(Math.max(0, due - clock.monotonic()), () => this.wakeByItself())
  }

  /** Loads the game although nobody is present, because something may be due. If the store is away, it tries again until somebody comes. */
  wakeByItself(): Promise<void> {
    return this.later(() =>
      this.wake().catch((error) => {
        if (!(error instanceof Refused)) throw error
        if (mayReachStoreLater(error)) this.coldTimer = this.env.clock.after(AGAIN_MS, () => this.wakeByItself())
      }),
    )
  }

  /** Whom the game waits for may be different, and so may who has a say in a pause. */
  waits(): void {
    this.lookAtVotes()
    const people = this.byPost.changed()
    if (people.length > 0) this.house.awaits(people)
  }

  deserted(): void {
    this.house.deserted()
  }

  stop(): void {
    this.quick.stop()
    this.hostWatch.stop()
    this.told.stop()
    this.coldTimer?.cancel()
    this.dealing?.cancel()
    this.game?.sleep()
  }

  // ---- what people see -----------------------------------------------------------------------------------------------------------------

  tell(message: ServerMessage, to: (tab: Tab) => boolean = () => true): void {
    const text = JSON.stringify(message)
    for (const tabs of this.members.values()) for (const tab of tabs) if (to(tab)) tab.send(text)
  }

  show(): void {
    if (this.status === 'closed') return
    this.told.changed()
    this.house.listed()
  }
}

/** Known only from dates, which may be wrong. So people always have some time after a start to come back to their table; by post they have the full time. */
const unusedFor = (env: Env, { usedAt, settings }: StoredTable): number =>
  isByPost(settings.clocks) ? 0 : Math.max(0, Math.min(env.clock.wall() - usedAt, idleTime(env, settings) - env.times.comeBack))
