import { firstOf } from '@sundown/engine'
import type { Collusion, ModerationAct, PersonView, ReportCase, ReportDetail, ReportReason } from '@sundown/protocol'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { Limits } from '../limits.ts'
import type { LivePort } from '../live-port.ts'
import { type People, personView } from '../people/people.ts'
import { levelNow } from '../ratings/pauses.ts'
import { Refused } from '../refused.ts'
import { newId, type RandomBytes } from '../secrets.ts'
import type { ModerationLine, Standing, Store, StoredPerson, StoredReport } from '../store/store.ts'
import { signsOfCollusion } from './collusion.ts'

export interface DeskDeps {
  readonly store: Store
  readonly clock: Clock
  readonly random: RandomBytes
  readonly people: People
  readonly live: LivePort
}

/** What somebody says about somebody else. */
export interface Complaint {
  readonly about: string
  readonly reason: ReportReason
  readonly text: string
  readonly table?: string | undefined
  readonly line?: number | undefined
  readonly game?: string | undefined
}

export interface Act {
  readonly act: ModerationAct
  readonly hours?: number | undefined
  readonly note: string
}

const HOUR = 60 * 60 * 1000
/** Enough for a bad evening, too few to harass. */
const REPORTS = { most: 5, seconds: 3600 }
/** Of the talk, this many lines before the one that is meant, and after. */
const BEFORE = 15
const AFTER = 5
/** Of one person, whoever reports: a moderator looks at these, and more say nothing new. */
const MOST_OPEN = 50
const MOST_GAMES = 2000
const MOST_LINES = 100
/** An act without hours that needs some. */
const USUAL_HOURS = 24
const UPHELD: ReadonlySet<string | null> = new Set(['warn', 'mute', 'unrated', 'ban'])

/** Where reports come in, and where moderators deal with them. */
export class Desk {
  readonly #deps: DeskDeps
  readonly #reports: Limits
  readonly #addresses: Limits

  constructor(deps: DeskDeps) {
    this.#deps = deps
    this.#reports = new Limits(deps.clock, REPORTS)
    this.#addresses = new Limits(deps.clock, { ...REPORTS, most: REPORTS.most * 4 })
  }

  async report(by: StoredPerson, address: string, { about, reason, text, table, line, game }: Complaint): Promise<void> {
    const { store, clock, random } = this.#deps
    if (about === by.id) throw new Refused('not-yourself')
    if (!(await store.person(about))) throw new Refused('no-such-person')
    const known = await store.reportsAbout(about)
    const open = known.filter(({ closedAt }) => closedAt === null)
    if (open.length >= MOST_OPEN || open.some((one) => one.by === by.id)) throw new Refused('already-reported')
    const context = table === undefined ? [] : await this.#heard(by.id, table, line)
    const seconds = this.#reports.take(by.id) ?? this.#addresses.take(address)
    if (seconds !== undefined) throw new Refused('too-fast', { seconds })
    await store.addReport({
      id: newId(random),
      about,
      by: by.id,
      reason,
      text,
      game: game !== undefined && (await store.game(game)) ? game : null,
      table: table ?? null,
      context,
      at: clock.wall(),
      closedAt: null,
      outcome: null,
    })
  }

  /** The talk around a line, as far as whoever reports could hear it: nobody reports what he cannot see. */
  async #heard(person: string, table: string, line: number | undefined): Promise<StoredReport['context']> {
    const lines = await this.#deps.live.heardBy(person, table)
    if (!lines) throw new Refused('not-at-table')
    const at = line === undefined ? lines.length - 1 : lines.findIndex(({ number }) => number === line)
    return at < 0 ? [] : lines.slice(Math.max(0, at - BEFORE), at + AFTER + 1)
  }

  async mustBeModerator({ id }: StoredPerson): Promise<void> {
    if (!(await this.#deps.store.isModerator(id))) throw new Refused('not-a-moderator')
  }

  /** One entry for each person; those about the moderator himself are for others. */
  async cases(moderator: string): Promise<readonly ReportCase[]> {
    const { store } = this.#deps
    const byPerson = new Map<string, StoredReport[]>()
    for (const report of await store.openReports({ from: 0, most: MOST_GAMES })) {
      if (report.about === moderator) continue
      const others = byPerson.get(report.about)
      if (others) others.push(report)
      else byPerson.set(report.about, [report])
    }
    const cases: ReportCase[] = []
    for (const [about, reports] of byPerson) {
      const { id, reason, at } = firstOf(reports)
      cases.push({ id, about: await this.#called(about), reason, reports: reports.length, at })
    }
    return cases
  }

  async detail(moderator: string, id: string): Promise<ReportDetail> {
    const { store, clock } = this.#deps
    const report = await this.#openReport(moderator, id)
    const [about, all, standing, acts, games] = await Promise.all([
      store.person(report.about),
      store.reportsAbout(report.about),
      store.standing(report.about),
      store.moderationLog({ from: 0, most: MOST_LINES }, report.about),
      store.gamesOf(report.about),
    ])
    if (!about) throw new Refused('no-such-report')
    const now = clock.wall()
    const until = (time: number) => (time > now ? time : null)
    return {
      id,
      about: personView(about),
      reports: await Promise.all(all.filter(({ closedAt }) => closedAt === null).map((one) => this.#shown(one))),
      record: {
        games: games.length,
        reports: all.length,
        upheld: all.filter(({ outcome }) => UPHELD.has(outcome)).length,
        others: standing.others,
        left: levelNow(standing, now),
        mutedUntil: until(standing.mutedUntil),
        unratedUntil: until(standing.unratedUntil),
        banned: about.bannedAt !== null,
        acts: await this.lines(acts),
      },
    }
  }

  async #shown({ id, by, reason, text, game, table, at, context }: StoredReport): Promise<ReportDetail['reports'][number]> {
    const made = by === null ? [] : await this.#deps.store.reportsBy(by)
    const upheld = made.filter(({ outcome }) => UPHELD.has(outcome)).length
    const caller = by === null ? null : await this.#called(by)
    return { id, by: caller, made: made.length, upheld, reason, text, game, table, at, context: [...context] }
  }

  async #openReport(moderator: string, id: string): Promise<StoredReport> {
    const report = await this.#deps.store.report(id)
    if (!report || report.closedAt !== null) throw new Refused('no-such-report')
    if (report.about === moderator) throw new Refused('not-yourself')
    return report
  }

  /** Done, logged, and all open reports about him closed, as a whole. */
  async act(moderator: string, id: string, { act, hours, note }: Act): Promise<void> {
    const { store, clock, people, live } = this.#deps
    const { about } = await this.#openReport(moderator, id)
    const open = (await store.reportsAbout(about)).filter(({ closedAt }) => closedAt === null)
    const at = clock.wall()
    const lasts = act === 'mute' || act === 'unrated' ? (hours ?? USUAL_HOURS) : null
    const line = { at, act, hours: lasts, report: id, moderator, about, note }
    await store.moderate(
      line,
      changeOf(act, at, lasts ?? 0, note),
      open.map((one) => one.id),
    )
    if (act !== 'ban') return
    await people.ban(about)
    await live.ban(about)
  }

  async lines(lines: readonly ModerationLine[]): Promise<z.infer<typeof import('@sundown/protocol').ModerationLine>[]> {
    const called = (person: string | null) => (person === null ? null : this.#called(person))
    return Promise.all(lines.map(async (line) => ({ ...line, moderator: await called(line.moderator), about: await called(line.about) })))
  }

  async collusion(): Promise<Collusion> {
    const signs = signsOfCollusion(await this.#deps.store.ratedGames(MOST_GAMES))
    return {
      pairs: await Promise.all(signs.map(async ({ a, b, ...sign }) => ({ a: await this.#called(a), b: await this.#called(b), ...sign }))),
    }
  }

  async #called(id: string): Promise<PersonView> {
    const person = await this.#deps.store.person(id)
    return person ? personView(person) : { id, name: '', account: false }
  }
}

function changeOf(act: ModerationAct, at: number, hours: number, note: string): Partial<Standing> {
  const until = at + hours * HOUR
  switch (act) {
    case 'warn':
      return { warning: note, warnedAt: at }
    case 'mute':
      return { mutedUntil: until, warning: note, warnedAt: at }
    case 'unrated':
      return { unratedUntil: until, warning: note, warnedAt: at }
    case 'lift':
      return { mutedUntil: 0, unratedUntil: 0, pausedUntil: 0 }
    case 'nothing':
    case 'ban':
      return {}
  }
}
