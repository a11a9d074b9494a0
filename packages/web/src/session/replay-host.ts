import { namesAt } from '@sundown/bots/names'
import { type Game, type GameRecord, type Match, message, nth, type Rules, type Seat, seatOf } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import { isObject, isSeat, isWholeRecord, whatIsNoRecord } from '@sundown/engine/record-file'
import { chronicle, turningPoints } from '@sundown/engine/story'
import { wireQuestion } from '@sundown/protocol/codec'
import { seenName } from '@sundown/protocol/names'
import { missingSets } from './missing-sets.ts'
import { isOwn, isTold, isView, type OwnOf, setsIn, type ToldEvent } from './played.ts'
import type { Chapter, Dealt, Eyes, Opened, ReplayFrame, ReplayRefusal, ReplayReply, ReplayRequest, Source } from './replay-messages.ts'
import { type Happening, Tape } from './replay-tape.ts'
import type { Suspicion } from './taken.ts'

/** Whoever jumps is told this many steps before that moment. */
const RECALLED = 12
const LONGEST_NAME = 40
const MOST_SEATS = 8

type Fetch = (url: string) => Promise<{ readonly ok: boolean; text(): Promise<string> }>

/** A record with what came along with it, or why there is none. */
type Read =
  | { readonly record: GameRecord; readonly names?: unknown; readonly moment?: unknown }
  | (ReplayReply & { readonly refusal: ReplayRefusal })

interface Shown {
  readonly tape: Tape
  readonly text: string
  readonly rules: Rules<Game>
  readonly record: GameRecord
  /** Who took whom for what: made when somebody asks. */
  suspicion?: Promise<Suspicion | undefined>
}

/** A recorded game, seen again: all a worker does, without the worker. The record stays here; what leaves is what the eyes in question saw. */
export class ReplayHost {
  private shown: Shown | undefined = undefined
  private reading: Promise<Read> | undefined = undefined
  private dealing: Promise<ReplayReply> | undefined = undefined
  private readonly fetch: Fetch
  private readonly verify: boolean

  /** `verify`: not for worlds that somebody has only imagined. */
  constructor(by: Fetch = (url) => fetch(url, { credentials: 'same-origin' }), { verify = true } = {}) {
    this.fetch = by
    this.verify = verify
  }

  async handle(request: ReplayRequest): Promise<ReplayReply> {
    switch (request.do) {
      case 'prepare':
        await rulesOf(request.game, request.options)
        return {}
      case 'read': {
        this.reading = this.read(request.source)
        const read = await this.reading
        return 'refusal' in read ? read : { found: { game: read.record.game, sets: setsIn(read.record.options) } }
      }
      case 'deal':
        this.dealing = this.deal(request)
        return this.dealing
      case 'open':
        return this.open(request)
      case 'look':
        return { frame: this.look(request.step, request.eyes, request.jump) }
      case 'taken':
        return this.taken(request)
      case 'sayings': {
        const { inputs, suspicion } = await this.suspicion()
        return { sayings: suspicion?.sayings(inputs, request.seats) }
      }
      case 'record':
        return { record: this.shown?.text }
    }
  }

  // ---- opening -------------------------------------------------------------------------------------------------------------------------

  private async deal(given: Extract<ReplayRequest, { do: 'deal' }>): Promise<ReplayReply> {
    const read = await this.reading
    if (!read || 'refusal' in read || (read.moment ?? given.moment) !== undefined) return {}
    const { record, names } = read
    const rules = await rulesOf(record.game, record.options).catch(() => undefined)
    try {
      const dealt = rules && Tape.deal(rules, record)
      if (!dealt) return {}
      return {
        dealt: dealtOf(record, names ?? given.names, dealt.match.game.seats),
        frame: frameOf(dealt.match, 'all', 0, dealt.events, []),
      }
    } catch {
      // What is wrong with it is found out, and told, when it is opened.
      return {}
    }
  }

  private async open({ source, ...given }: Extract<ReplayRequest, { do: 'open' }>): Promise<ReplayReply> {
    // What is being read meanwhile: nobody has to wait for it before he asks.
    const reading = source ? this.read(source) : this.reading
    this.reading = undefined
    const read = await reading
    if (!read) return { refusal: { code: 'no-record' } }
    if ('refusal' in read) return read
    const { record, names, moment } = read
    const rules = await rulesOf(record.game, record.options).catch(() => undefined)
    if (!rules) return { refusal: { code: 'no-such-game' } }
    const missing = missingSets(record)
    if (missing.length > 0) return { refusal: { code: 'no-such-set', sets: missing } }
    if (rules.version !== record.rulesVersion) return { refusal: ofOtherRules(record, names ?? given.names) }
    if (this.dealing) {
      // To play it all again takes a while: the deal leaves before.
      await this.dealing
      await new Promise((sent) => setTimeout(sent))
    }
    const tape = Tape.open(rules, record, { verify: this.verify })
    if (!(tape instanceof Tape)) return { refusal: { code: 'tampered', step: tape.step, of: record.inputs.length, fault: tape.fault } }
    const { seats } = tape.at(0).game
    this.shown = { tape, text: JSON.stringify(record), rules, record }
    const opened: Opened = {
      ...dealtOf(record, names ?? given.names, seats),
      last: tape.last,
      chapters: chaptersOf(tape),
      verified: true,
      moment: momentIn(moment ?? given.moment, tape.last, seats),
    }
    return { opened }
  }

  /** A record by itself, or one with who sat there, and where to begin. */
  private async read(source: Source): Promise<Read> {
    let json: unknown
    try {
      const text = 'text' in source ? source.text : await this.fetched(source.url)
      json = JSON.parse(text)
    } catch (error) {
      if (error instanceof Away) return { refusal: { code: 'unreachable' } }
      return { refusal: { code: 'no-record' } }
    }
    if (isObject(json) && json.code !== undefined && json.format === undefined) {
      const { code } = json
      return { refusal: { code: code === 'no-such-game' || code === 'game-not-over' ? code : 'refused' } }
    }
    const around = isObject(json) && isObject(json.record) ? json : undefined
    const record = around ? around.record : json
    if (!isWholeRecord(record)) return { refusal: { code: 'no-record', why: whatIsNoRecord(record) } }
    return { record, names: around?.names ?? ('names' in record ? record.names : undefined), moment: around?.moment }
  }

  private async fetched(url: string): Promise<string> {
    try {
      return await (await this.fetch(url)).text()
    } catch {
      throw new Away()
    }
  }

  // ---- guessing ------------------------------------------------------------------------------------------------------------------------

  private async taken({ step, eyes, by }: Extract<ReplayRequest, { do: 'taken' }>): Promise<ReplayReply> {
    const { inputs, suspicion } = await this.suspicion()
    return { taken: suspicion?.taken(inputs, Math.min(Math.max(0, step), inputs.length - 1), eyes, by) }
  }

  /** With the number of answers given by each step. */
  private async suspicion(): Promise<{ readonly inputs: readonly number[]; readonly suspicion: Suspicion | undefined }> {
    const { shown } = this
    if (!shown) return { inputs: [], suspicion: undefined }
    shown.suspicion ??= import('./taken.ts').then((taken) => taken.Suspicion.of(shown.rules, shown.record))
    return { inputs: shown.tape.steps.map((each) => each.inputs), suspicion: await shown.suspicion }
  }

  // ---- looking -------------------------------------------------------------------------------------------------------------------------

  private look(step: number, eyes: Eyes, jump: boolean): ReplayFrame | undefined {
    if (!this.shown) return undefined
    const { tape } = this.shown
    const at = Math.min(Math.max(0, step), tape.last)
    const before = jump ? tape.steps.slice(Math.max(0, at - RECALLED), at) : []
    return frameOf(
      tape.at(at),
      eyes,
      at,
      nth(tape.steps, at).events,
      before.flatMap(({ events }) => events),
    )
  }
}

/** A moment through these eyes; `events` happened in this step, `before` shortly before. */
function frameOf(
  match: Match<Game>,
  eyes: Eyes,
  step: number,
  events: readonly Happening[],
  before: readonly Happening[],
): ReplayFrame | undefined {
  const viewer = typeof eyes === 'number' ? seatOf(eyes) : 'spectator'
  const view = match.game.view(viewer)
  if (!isView(view)) return undefined
  const asked = match.questionFor(viewer)
  return {
    step,
    eyes,
    view,
    question: asked && wireQuestion(asked),
    events: told(match, events, eyes),
    before: told(match, before, eyes),
    open: eyes === 'all' || eyes === 'hands' ? openFor(match, eyes === 'all') : undefined,
  }
}

const dealtOf = ({ game, seal, options }: GameRecord, names: unknown, seats: number): Dealt => ({
  game,
  seal,
  seats,
  sets: setsIn(options),
  names: namesIn(names, seats),
})

const isHappening = (json: unknown): json is Happening => isObject(json) && typeof json.type === 'string'

/** What everybody was told of a game of other rules, as its record has kept it. */
function ofOtherRules(record: GameRecord, names: unknown): ReplayRefusal {
  const stored: readonly unknown[] = record.events ?? record.retold?.events ?? []
  const told = stored.filter(isHappening).map((event) => message(event, 'spectator'))
  const players = isObject(record.options) && isSeat(record.options.players) ? record.options.players : MOST_SEATS
  return {
    code: 'other-rules',
    game: record.game,
    sets: setsIn(record.options),
    names: namesIn(names, players) ?? namesAt(Array.from({ length: players }, () => undefined)),
    told: told.filter(isTold),
  }
}

/** The network or the server is away. */
class Away extends Error {}

/** What these eyes were told; with open cards every move shows its face, but roles only where they may be seen. */
function told(match: Match<Game>, events: readonly Happening[], eyes: Eyes): readonly ToldEvent[] {
  if (typeof eyes === 'number') return match.tell(events, seatOf(eyes)).filter(isTold)
  const plain = match.tell(events, 'spectator')
  if (eyes === 'spectator') return plain.filter(isTold)
  return plain.map((event, i) => (isOpenMove(nth(events, i)) ? { ...event, ...faceOf(nth(events, i)) } : event)).filter(isTold)
}

/** Roles and characters stay what they are to everybody: only cards that are held lie open. */
const isOpenMove = (event: Happening): boolean => event.type === 'moved' && 'to' in event && isObject(event.to) && event.to.zone === 'hand'

const faceOf = (event: Happening): object => ({
  ...('face' in event && { face: event.face }),
  ...('now' in event && { now: event.now }),
})

const openFor = (match: Match<Game>, roles: boolean): readonly (OwnOf | undefined)[] =>
  Array.from({ length: match.game.seats }, (_, seat) => {
    const own = ownOf(match, seatOf(seat))
    return own && (roles || match.game.over || !('role' in own) ? own : { ...own, role: undefined })
  })

function ownOf(match: Match<Game>, seat: Seat): OwnOf | undefined {
  const view = match.game.view(seat)
  return isView(view) && isOwn(view.own) ? view.own : undefined
}

const livesIn = (view: unknown): readonly number[] =>
  isView(view) ? view.seats.map((seat) => ('life' in seat && typeof seat.life === 'number' ? seat.life : 0)) : []

/** Rounds, falls and turning points, from what everybody was told. */
function chaptersOf(tape: Tape): readonly Chapter[] {
  const steps = tape.steps.map(({ events }) => events)
  const { game } = tape.at(tape.last)
  const told = chronicle(steps, livesIn(game.view('spectator')))
  const rounds = told.roundsAt.map((step, i): Chapter => ({ step, what: 'round', number: i + 1 }))
  const falls = told.falls.map(({ step, seat, character }): Chapter => ({ step, what: 'fall', seat, character }))
  // Where somebody fell, that is said already.
  const { turnings } = turningPoints(steps, game.over?.winners ?? [], told)
  const turned = turnings
    .filter(({ step }) => falls.every((fall) => fall.step !== step))
    .map(({ step }): Chapter => ({ step, what: 'turning' }))
  return [...rounds, ...falls, ...turned].toSorted((a, b) => a.step - b.step)
}

/** Names are for reading only: anything odd about them and there are none. */
function namesIn(json: unknown, seats: number): readonly string[] | undefined {
  if (!Array.isArray(json) || json.length !== seats) return undefined
  const names = json.map((name) => (typeof name === 'string' ? seenName(name) : ''))
  return names.every((name) => name.length > 0 && name.length <= LONGEST_NAME) ? names : undefined
}

const EYES: readonly unknown[] = ['spectator', 'all', 'hands']
const isEyes = (json: unknown, seats: number): json is Eyes =>
  EYES.includes(json) || (typeof json === 'number' && Number.isInteger(json) && json >= 0 && json < seats)

function momentIn(json: unknown, last: number, seats: number): Opened['moment'] {
  if (!isObject(json)) return undefined
  const { step, eyes } = json
  if (typeof step !== 'number' || !Number.isInteger(step)) return undefined
  return { step: Math.min(Math.max(0, step), last), eyes: isEyes(eyes, seats) ? eyes : 'spectator' }
}
