import type { GameRecord } from '@sundown/engine'
import type { ChatLine, Shown } from '@sundown/protocol'
import { GOOD } from '../../src/store/queries/standings.ts'
import {
  type HeldAnswer,
  type LogEntry,
  type PastGame,
  type RatedSeat,
  type Standing,
  type Store,
  type StoredFriend,
  type StoredGame,
  type StoredPerson,
  type StoredTable,
  type StoredToken,
  StoreFull,
} from '../../src/store/store.ts'

const kept = <T>(data: T): T => JSON.parse(JSON.stringify(data))
const elsewhere = (): Promise<never> => Promise.reject(new Error('not part of this store'))

/** As much of a store as tables and games need; everything goes through JSON, as to a disk. */
export class MemoryStore implements Store {
  readonly people = new Map<string, StoredPerson>()
  readonly mutes = new Set<string>()
  readonly following = new Set<string>()
  readonly blocks = new Set<string>()
  readonly shownTo = new Map<string, Shown>()
  readonly saved = new Map<string, StoredTable>()
  readonly lines = new Map<string, ChatLine[]>()
  readonly games = new Map<string, StoredGame>()
  readonly logs = new Map<string, LogEntry[]>()
  readonly holds = new Map<string, HeldAnswer>()
  readonly records = new Map<string, { record: GameRecord; winners: readonly number[] }>()
  readonly rated = new Map<string, readonly RatedSeat[]>()
  readonly standings = new Map<string, Standing>()
  private beaten = 0
  /** What others came upon in it. */
  readonly damages: string[] = []
  /** The disk takes nothing more. */
  full = false
  /** How long an append takes; nobody may see its effect before. */
  appending: Promise<void> = Promise.resolve()
  /** How long it takes to keep an answer in a window. */
  holding: Promise<void> = Promise.resolve()
  /** How often it was to keep one. */
  holdsAsked = 0

  /** The whole store as text: a refused message leaves it as it was. */
  snapshot(): string {
    const { people, mutes, saved, lines, games, logs, holds, records } = this
    return JSON.stringify([[...mutes], ...[people, saved, lines, games, logs, holds, records].map((map) => [...map.entries()])])
  }

  private write(): void {
    if (this.full) throw new StoreFull('full')
  }

  async addPerson(person: StoredPerson): Promise<void> {
    this.people.set(person.id, kept(person))
  }
  async person(id: string): Promise<StoredPerson | undefined> {
    return this.people.get(id)
  }
  async changePerson(id: string, change: Partial<StoredPerson>): Promise<void> {
    const person = this.people.get(id)
    if (person) this.people.set(id, { ...person, ...change })
  }
  async deletePerson(id: string): Promise<void> {
    this.people.delete(id)
  }
  async setMute(person: string, other: string, muted: boolean): Promise<void> {
    if (muted) this.mutes.add(`${person} ${other}`)
    else this.mutes.delete(`${person} ${other}`)
  }
  async muted(person: string): Promise<readonly string[]> {
    return [...this.mutes].filter((mute) => mute.startsWith(`${person} `)).map((mute) => mute.slice(person.length + 1))
  }

  async setFollow(person: string, other: string, at: number | null): Promise<void> {
    if (at === null) this.following.delete(`${person} ${other}`)
    else this.following.add(`${person} ${other}`)
  }
  async setBlock(person: string, other: string, at: number | null): Promise<void> {
    if (at === null) this.blocks.delete(`${person} ${other}`)
    else this.blocks.add(`${person} ${other}`)
  }
  async friends(person: string): Promise<readonly StoredFriend[]> {
    return [...this.following]
      .filter((pair) => pair.startsWith(`${person} `))
      .map((pair) => pair.slice(person.length + 1))
      .map((id) => ({
        person: { id, name: this.people.get(id)?.name ?? '', account: false },
        mutual: this.following.has(`${id} ${person}`),
        shown: this.shownTo.get(id) ?? 'friends',
      }))
  }
  async follows(person: string, other: string): Promise<boolean> {
    return this.following.has(`${person} ${other}`)
  }
  async apart(person: string): Promise<ReadonlySet<string>> {
    return new Set(
      [...this.blocks]
        .map((pair) => pair.split(' '))
        .filter((pair) => pair.includes(person))
        .flat()
        .filter((id) => id !== person),
    )
  }
  async setShown(person: string, shown: Shown): Promise<void> {
    this.shownTo.set(person, shown)
  }
  async saveTable(table: StoredTable): Promise<void> {
    this.write()
    this.saved.set(table.id, kept(table))
  }
  async tables(): Promise<readonly StoredTable[]> {
    return [...this.saved.values()]
  }
  async deleteTable(id: string): Promise<void> {
    this.saved.delete(id)
    this.lines.delete(id)
  }
  async addChat(table: string, line: ChatLine): Promise<void> {
    this.write()
    this.lines.set(table, [...(this.lines.get(table) ?? []), kept(line)])
  }
  async chat(table: string): Promise<readonly ChatLine[]> {
    return this.lines.get(table) ?? []
  }

  async addGame(game: StoredGame): Promise<void> {
    this.write()
    this.games.set(game.id, kept(game))
    this.logs.set(game.id, [])
  }
  async game(id: string): Promise<StoredGame | undefined> {
    return this.games.get(id)
  }
  private changeGame(id: string, change: Partial<StoredGame>): void {
    const game = this.games.get(id)
    if (!game) throw new Error('no such game')
    this.games.set(id, { ...game, ...kept(change) })
  }
  async dealt(id: string, shares: readonly (string | null)[], begun: readonly number[]): Promise<void> {
    this.write()
    const game = this.games.get(id)
    if (game) this.changeGame(id, { status: 'playing', deal: { ...game.deal, shares }, begun })
  }
  async setAside(id: string, endedAt: number): Promise<void> {
    this.write()
    this.changeGame(id, { status: 'closed', endedAt })
  }
  async setRulesVersion(id: string, rulesVersion: string): Promise<void> {
    this.write()
    this.changeGame(id, { rulesVersion })
  }
  async append(entries: readonly LogEntry[]): Promise<void> {
    await this.appending
    this.write()
    for (const entry of entries) {
      const log = this.logs.get(entry.game)
      if (!log || entry.seq !== log.length + 1) throw new Error('the sequence number is taken')
      log.push(kept(entry))
    }
  }
  async hold(answer: HeldAnswer): Promise<void> {
    this.holdsAsked++
    await this.holding
    this.write()
    const { game, question, seat } = answer
    this.holds.set(`${game} ${question} ${seat}`, kept(answer))
  }
  async held(game: string): Promise<readonly HeldAnswer[]> {
    return [...this.holds.values()].filter((answer) => answer.game === game)
  }
  async log(game: string): Promise<readonly LogEntry[]> {
    return [...(this.logs.get(game) ?? [])]
  }
  async archive(id: string, status: 'over' | 'closed', record: GameRecord, winners: readonly number[], at: number): Promise<void> {
    this.write()
    this.changeGame(id, { status, endedAt: at })
    this.records.set(id, kept({ record, winners }))
    this.logs.delete(id)
  }
  async record(game: string): Promise<GameRecord | undefined> {
    return this.records.get(game)?.record
  }
  async unfinishedGames(): Promise<readonly StoredGame[]> {
    return [...this.games.values()].filter(({ status }) => status === 'dealing' || status === 'playing')
  }
  async clearSeat(id: string, seat: number): Promise<void> {
    const game = this.games.get(id)
    if (game) this.changeGame(id, { people: game.people.map((person, i) => (i === seat ? null : person)) })
  }
  async beat(ran: number): Promise<void> {
    this.beaten = ran
  }
  async ran(): Promise<number> {
    return this.beaten
  }

  foundDamage(what: string, fields: object): void {
    this.damages.push(JSON.stringify({ what, ...fields }))
  }

  async addRatedSeats(game: string, seats: readonly RatedSeat[]): Promise<void> {
    this.write()
    this.rated.set(game, kept(seats))
  }
  async setGone(game: string, seat: number, gone: boolean): Promise<void> {
    this.write()
    this.rated.set(
      game,
      (this.rated.get(game) ?? []).map((one, i) => (i === seat ? { ...one, gone } : one)),
    )
  }
  async ratedNow(person: string): Promise<readonly string[]> {
    const games = [...this.rated].filter(([, seats]) => seats.some((seat) => seat.person === person && !seat.gone))
    return games.map(([game]) => game).filter((game) => !this.records.has(game))
  }
  async standing(person: string): Promise<Standing> {
    return this.standings.get(person) ?? GOOD
  }
  async changeStanding(person: string, change: Partial<Standing>): Promise<void> {
    this.write()
    this.standings.set(person, { ...(await this.standing(person)), ...change })
  }

  ratings = elsewhere
  playedBy = elsewhere
  ratedGames = elsewhere
  replaceRatings = elsewhere
  isShared = elsewhere
  setShared = elsewhere
  isModerator = elsewhere
  setModerator = elsewhere
  addReport = elsewhere
  report = elsewhere
  openReports = elsewhere
  reportsAbout = elsewhere
  reportsBy = elsewhere
  moderate = elsewhere
  moderationLog = elsewhere
  deleteReportsClosedBefore = elsewhere
  chatOf = elsewhere
  blocked = elsewhere
  met = elsewhere
  shown = elsewhere
  deleteChatBefore = elsewhere
  accountNamed = elsewhere
  foldNames = elsewhere
  deleteGuestsUnusedSince = elsewhere
  addSession = elsewhere
  sessionOf = elsewhere
  deleteSession = elsewhere
  useSession = elsewhere
  endAccess = elsewhere
  deleteSessionsUnusedSince = elsewhere
  addToken = elsewhere
  tokenOf = elsewhere
  deleteToken = elsewhere
  useToken = elsewhere
  backup = elsewhere
  async tokens(): Promise<readonly StoredToken[]> {
    return []
  }
  async gamesOf(): Promise<readonly PastGame[]> {
    return []
  }
  async close(): Promise<void> {}
}
