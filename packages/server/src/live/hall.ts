import type { MoveView, TableSettings, TableStatus, TableSummary, WishedSettings } from '@sundown/protocol'
import { every, type Moment, type Timer } from '../clock.ts'
import type { TablesPage } from '../live-port.ts'
import { remember } from '../ratings/table.ts'
import { Refused, refusedByStore } from '../refused.ts'
import { newId } from '../secrets.ts'
import { StoreDamaged, type StoredGame, type StoredTable } from '../store/store.ts'
import { closedRecord } from './archive.ts'
import type { Payer } from './charges.ts'
import { Crowd, type Tab } from './crowd.ts'
import { type Env, idleTime } from './env.ts'
import { newCode } from './names.ts'
import { emptyTable } from './room.ts'
import { leave, sendAway } from './seats.ts'
import { isOfSeries } from './series.ts'
import { agreedOn, readSettings } from './settings.ts'
import { beginDealing } from './start.ts'
import { FREE_SEAT, Table } from './table.ts'
import { summaryOf } from './table-view.ts'

/** This many tables are listed at once, and this many are told to their owner when he comes. */
const LISTED = 100
/** While somebody is present, the store is updated this often. */
const USED_MS = 10 * 60_000
/** This many games of bots among themselves go on at once after a start. */
const WOKEN = 8

/** All tables there are. */
export class Hall {
  readonly crowd: Crowd
  readonly tables = new Map<string, Table>()
  private readonly env: Env
  private readonly codes = new Map<string, Table>()
  private readonly followers = new Set<Tab>()
  /** Since the start: bots among themselves, and people whose clocks run while nobody looks, in games that are not in memory yet. */
  private readonly unattended: Table[] = []
  private rounds: Timer | undefined = undefined
  /** All public tables, in their order; until something changes. */
  private order: Table[] | undefined = undefined
  /** The first of them. */
  private lastList: TableSummary[] | undefined = undefined
  private elsewhere: readonly TableSummary[] = []
  private listTimer: Timer | undefined = undefined

  private changed: () => void = () => undefined
  private movesChanged: (people: readonly string[]) => void = (people) => this.tellMoves(people)

  private constructor(env: Env) {
    this.env = env
    this.crowd = new Crowd(env.store)
  }

  /** Knows all tables without loading their games. A game is loaded when somebody uses it or, if only bots are left, one after the other. */
  static async opened(env: Env): Promise<Hall> {
    const hall = new Hall(env)
    const unfinished = new Map((await env.store.unfinishedGames()).map((game) => [game.id, game]))
    for (const stored of await env.store.tables()) {
      const game = stored.game === null ? undefined : unfinished.get(stored.game)
      const table = hall.receive(stored, game)
      if (game) unfinished.delete(game.id)
      const goesOn = table.playsToItsEnd || table.isByPost || table.people.every((person) => person === null)
      if (table.status === 'playing' && goesOn) hall.unattended.push(table)
    }
    await hall.clearAway([...unfinished.values()])
    await hall.crowd.learn(hall.listed.slice(0, LISTED).map(({ stored }) => stored.host))
    hall.wakeUnattended()
    hall.rounds = every(env.clock, env.times.round, () => hall.round())
    return hall
  }

  private receive(stored: StoredTable, game: StoredGame | undefined): Table {
    const table = this.add(stored, statusOf(stored, game))
    table.seal = game?.deal.seal ?? null
    if (table.gathers) table.quick.begin()
    if (game?.status === 'dealing') beginDealing(table, game, seated(game))
    if (table.playsToItsEnd) remember(table, stored.seats)
    return table
  }

  /** Another node had it. Its clocks have run until now and continue here, whether or not anybody comes. */
  adopt(stored: StoredTable, game: StoredGame | undefined): void {
    if (this.tables.has(stored.id)) return
    const table = this.receive(stored, game)
    table.wasPlayedElsewhere()
    if (table.status === 'playing') void table.wakeByItself()
    this.listChanged(table)
  }

  /** Another node has it from now on, or whoever takes it. */
  async release(id: string): Promise<void> {
    const table = this.tables.get(id)
    if (!table) return
    await table.queue.run(() => {
      // Not before everybody at it is sent to come back: until then whoever asks for it is answered here, and not led to a node that does not know him.
      this.remove(table)
      table.goesElsewhere()
    })
    this.listChanged(table)
  }

  /** Games that no table knows: it was lost between two writes of a start. */
  private async clearAway(games: readonly StoredGame[]): Promise<void> {
    const { store, clock, games: kinds } = this.env
    for (const { id } of games) {
      try {
        const game = await store.game(id)
        if (game) await store.archive(id, 'closed', closedRecord(kinds.get(game.kind), game, await store.log(id)), [], clock.wall())
      } catch (error) {
        if (!(error instanceof StoreDamaged)) throw error
        await store.setAside(id, clock.wall())
      }
    }
  }

  private add(stored: StoredTable, status: TableStatus): Table {
    const table = new Table(this.env, this.crowd, stored, status, {
      listed: () => {
        this.listChanged(table)
        this.changed()
      },
      deserted: () => void this.closeQuietly(table, 'abandoned'),
      awaits: (people) => this.movesChanged([...people]),
    })
    this.tables.set(table.id, table)
    this.codes.set(stored.code, table)
    this.env.charges.hosted(table.id, table.payer(stored.host))
    return table
  }

  // ---- finding a table -----------------------------------------------------------------------------------------------------------------

  table(id: string): Table {
    const table = this.tables.get(id)
    if (!table || table.status === 'closed') throw new Refused('no-such-table')
    return table
  }

  /** By its id, which nobody can guess, or by its code, which could be guessed if wrong codes were not limited. */
  find({ person }: Tab, by: { readonly code?: string | undefined; readonly table?: string | undefined }): Table {
    if (by.table !== undefined) return this.table(by.table)
    const { guesses } = this.env.allowed
    const wait = guesses.take(person.view.id)
    if (wait !== undefined) throw new Refused('too-fast', { seconds: wait })
    const table = by.code === undefined ? undefined : this.codes.get(by.code)
    if (!table || table.status === 'closed') throw new Refused('no-such-table')
    guesses.give(person.view.id)
    return table
  }

  async create(tab: Tab, wished: WishedSettings): Promise<Table> {
    return this.open(tab, agreedOn(this.env.games, wished))
  }

  async open(tab: Tab, settings: TableSettings): Promise<Table> {
    const { env } = this
    const { players } = readSettings(env.games, settings)
    const { id: host } = tab.person.view
    await this.makeRoom({ person: host, address: tab.address })
    const now = env.clock.wall()
    let code = newCode(env.random)
    while (this.codes.has(code)) code = newCode(env.random)
    const stored: StoredTable = {
      id: newId(env.random),
      code,
      settings,
      host,
      seats: Array.from({ length: players }, () => FREE_SEAT),
      kicked: [],
      game: null,
      played: 0,
      talkOpen: true,
      paused: false,
      next: null,
      createdAt: now,
      usedAt: now,
    }
    const table = this.add(stored, 'open')
    env.charges.made(table.id, { person: host, address: tab.address })
    try {
      await env.store.saveTable(stored)
    } catch (error) {
      this.remove(table)
      throw refusedByStore(error)
    }
    return table
  }

  /** Makes sure that there is room for one more table. At the limit an empty one is closed: of his own tables, or of all. */
  private async makeRoom(payer: Payer): Promise<void> {
    const { charges, limits, clock, times, counts } = this.env
    for (;;) {
      const isHis = !charges.roomFor(payer)
      if (!isHis && this.tables.size < limits.tables) return
      const tables = [...this.tables.values()].filter(({ id }) => !isHis || charges.isChargedTo(payer.person, id))
      const empty = emptyTable(tables, times.giveWay, clock.monotonic(), isHis ? payer.person : undefined)
      if (!empty) throw new Refused('too-many-tables')
      await this.close(empty, 'gave-way')
      counts.tablesGaveWay++
    }
  }

  // ---- the list ------------------------------------------------------------------------------------------------------------------------

  private get listed(): readonly Table[] {
    this.order ??= [...this.tables.values()]
      .filter(({ settings, status }) => settings.public && status !== 'closed')
      .sort((a, b) => rank(a) - rank(b) || b.stored.usedAt - a.stored.usedAt)
    return this.order
  }

  /** Who hosts what is not on the first page may have to be looked up. */
  async page(from: number): Promise<TablesPage> {
    const end = from + LISTED
    const tables = this.listed.slice(from, end)
    const next = end < this.listed.length ? end : null
    if (from === 0) return { tables: this.everywhere(), next }
    await this.crowd.learn(tables.map(({ stored }) => stored.host))
    return { tables: tables.map(summaryOf), next }
  }

  private list(): TableSummary[] {
    this.lastList ??= this.listed.slice(0, LISTED).map(summaryOf)
    return this.lastList
  }

  listedHere(): readonly TableSummary[] {
    return this.list()
  }

  listedElsewhere(tables: readonly TableSummary[]): void {
    this.elsewhere = tables
    this.tellFollowers()
  }

  /** With what other nodes have, if there are any. */
  private everywhere(): TableSummary[] {
    const all = [...this.list(), ...this.elsewhere]
    return this.elsewhere.length === 0 ? all : all.sort((a, b) => rank(a) - rank(b)).slice(0, LISTED)
  }

  /** Those he used last. */
  tablesOf(person: string): TableSummary[] {
    return [...this.tables.values()]
      .filter((table) => table.seatOf(person) >= 0 || table.stored.host === person)
      .sort((a, b) => b.stored.usedAt - a.stored.usedAt)
      .slice(0, LISTED)
      .map(summaryOf)
  }

  /** By post: the tables that wait for somebody, the most urgent first. */
  movesOf(person: string): MoveView[] {
    return [...this.tables.values()].flatMap((table) => table.byPost.moveOf(person) ?? []).sort((a, b) => a.left - b.left)
  }

  /** Somebody else tells them. */
  onMoves(told: (people: readonly string[]) => void): void {
    this.movesChanged = told
  }

  private tellMoves(people: Iterable<string>): void {
    for (const id of people) {
      const text = JSON.stringify({ say: 'moves', moves: this.movesOf(id) })
      for (const tab of this.crowd.people.get(id)?.tabs ?? []) tab.send(text)
    }
  }

  /** Called whenever anything changes at any table. */
  onChange(changed: () => void): void {
    this.changed = changed
  }

  follow(tab: Tab, follow: boolean): void {
    if (follow) this.followers.add(tab)
    else this.followers.delete(tab)
  }

  private listChanged(table: Table): void {
    this.order = undefined
    this.lastList = undefined
    if (table.settings.public) this.tellFollowers()
  }

  private tellFollowers(): void {
    if (this.followers.size === 0) return
    this.listTimer ??= this.env.clock.after(this.env.times.list, () => {
      this.listTimer = undefined
      const text = JSON.stringify({ say: 'tables', tables: this.everywhere() })
      for (const tab of this.followers) tab.send(text)
    })
  }

  // ---- closing -------------------------------------------------------------------------------------------------------------------------

  /** With its game if one runs, and its chat. */
  async close(table: Table, why: string): Promise<void> {
    await table.queue.run(async () => {
      if (table.status === 'closed') return
      await table.closeGame()
      await this.env.store.deleteTable(table.id)
      for (const person of [...table.members.keys()]) sendAway(table, person, why)
      table.status = 'closed'
      table.stop()
      this.remove(table)
      this.listChanged(table)
    })
  }

  private async closeQuietly(table: Table, why: string): Promise<void> {
    await this.close(table, why).catch((error) => this.env.faults.caught('table', error, 'closing failed', { table: table.id }))
  }

  /** An open table that everybody has left of his own accord. */
  async closeIfEmpty(id: string): Promise<void> {
    const table = this.tables.get(id)
    if (table?.status === 'open' && table.members.size === 0 && table.people.every((person) => person === null))
      await this.close(table, 'left')
  }

  private remove(table: Table): void {
    this.tables.delete(table.id)
    this.env.charges.closed(table.id)
    if (this.codes.get(table.stored.code) === table) this.codes.delete(table.stored.code)
  }

  /** A socket has closed. */
  lost(tab: Tab): void {
    this.followers.delete(tab)
    for (const table of [...tab.at]) this.env.faults.guard('table', 'leaving a table failed', () => table.detach(tab))
  }

  /** Somebody is gone for good: his seats go to bots, his part as host to others. */
  async leaveAll(person: string): Promise<void> {
    for (const table of [...this.tables.values()]) {
      const wasHere = isOfSeries(table.stored, person)
      if (!wasHere && table.seatOf(person) < 0 && table.stored.host !== person && !table.isHere(person)) continue
      await table.queue.run(async () => {
        await leave(table, person)
        sendAway(table, person, 'left')
        if (table.stored.host === person) await table.change({ host: null })
        if (wasHere) await table.change({ next: null })
        await table.hostWatch.passOn()
      })
    }
  }

  // ---- as time goes by -----------------------------------------------------------------------------------------------------------------

  /** Abandoned tables are closed; the store learns which are used. */
  private async round(): Promise<void> {
    this.wakeUnattended()
    const now = this.env.clock.monotonic()
    for (const table of [...this.tables.values()]) {
      const unused = now - table.used
      if (table.members.size > 0 && unused > USED_MS) table.later(() => table.change({}))
      else if (table.members.size === 0 && !table.playsToItsEnd && (unused > idleTime(this.env, table.settings) || this.isDone(table, now)))
        await this.closeQuietly(table, 'abandoned')
    }
  }

  /** A table of quick play is not worth keeping: nobody comes back to it. */
  private isDone({ settings, status, emptySince }: Table, now: Moment): boolean {
    return settings.quick !== null && status === 'over' && now - emptySince > this.env.times.hostAway
  }

  /** Nobody waits for them, so there is no hurry. */
  private wakeUnattended(): void {
    for (const table of this.unattended.splice(0, WOKEN)) void table.wakeByItself()
  }

  async stop(): Promise<void> {
    this.rounds?.cancel()
    this.listTimer?.cancel()
    for (const table of this.tables.values()) table.stop()
    await Promise.all([...this.tables.values()].map(({ queue }) => queue.idle()))
    for (const table of this.tables.values()) table.stop()
  }
}

/** Tables one can still join come first. */
const rank = ({ status }: { readonly status: TableStatus }): number => (status === 'open' ? 0 : 1)

const statusOf = ({ game }: StoredTable, unfinished: StoredGame | undefined): TableStatus => {
  if (game === null) return 'open'
  if (!unfinished) return 'over'
  return unfinished.status === 'dealing' ? 'dealing' : 'playing'
}

const seated = ({ people }: StoredGame): number[] => people.flatMap((person, seat) => (person === null ? [] : [seat]))
