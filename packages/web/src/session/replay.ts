import { namesAt } from '@sundown/bots/names'
import { applyPatch, diff } from '@sundown/engine/kernel'
import { Batches } from './batches.ts'
import type { AnyView } from './played.ts'
import type { Chapter, Dealt, Eyes, Found, Opened, ReplayFrame, ReplayRefusal, Source } from './replay-messages.ts'
import type { ReplayPort } from './replay-port.ts'
import { type GameSession, NOTHING_YET, type Refusal, type Snapshot } from './session.ts'
import { Store } from './store.ts'
import type { Guesser, Taken } from './taken-messages.ts'

/** How fast it plays. */
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export interface PlayerState {
  readonly opened: Opened
  /** All of it has been played again: one can move about in it. */
  readonly ready: boolean
  readonly step: number
  readonly eyes: Eyes
  readonly playing: boolean
  readonly speed: Speed
  /** The last step came by itself or by one forward: it was shown and told as it happened. */
  readonly forward: boolean
  /** What happened in this step, as these eyes were told it. */
  readonly told: ReplayFrame['events']
}

export interface ReplayParts {
  readonly port: ReplayPort
  /** Where it is opened, if the record does not say. */
  readonly moment?: { readonly step: number; readonly eyes: Eyes } | undefined
  /** Who sat there, if the record does not say. */
  readonly names?: unknown
  /** The record is read: what its table needs can be fetched now. */
  readonly onFound?: (found: Found) => void
  /** It is dealt, and can be shown; one can move about in it when it is open. */
  readonly onDealt?: (session: ReplaySession) => void
  /** Calls back after some milliseconds, unless told not to. */
  readonly later?: (job: () => void, milliseconds: number) => () => void
}

const byTimer = (job: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(job, milliseconds)
  return () => clearTimeout(timer)
}

/** Milliseconds for a step at full speed: more where more happens, so that it can be seen and read. */
const LEAST = 700
const EACH = 220
const MOST_EVENTS = 8
const timeFor = ({ told, speed }: PlayerState): number => (LEAST + EACH * Math.min(MOST_EVENTS, told.length)) / speed

/** Who looks through the eyes of a seat sits there; everybody else watches. */
const seatIn = (eyes: Eyes): number | null => (typeof eyes === 'number' ? eyes : null)

/** What has not changed stays the same object, so that it is not drawn again. */
const sameWhereAlike = (before: AnyView | undefined, after: AnyView): AnyView =>
  before && before.game === after.game && before.viewer === after.viewer ? applyPatch(before, diff(before, after)) : after

/** Moves about in a recorded game: what the scrubber, the keys and the clock turn. */
export class Player extends Store<PlayerState> {
  private readonly port: ReplayPort
  private readonly later: NonNullable<ReplayParts['later']>
  private readonly show: (frame: ReplayFrame, jump: boolean) => void
  private wanted: { readonly step: number; readonly eyes: Eyes } | undefined = undefined
  /** Where it is going, also while that is being fetched: the next step counts from there. */
  private goal: { readonly step: number; readonly eyes: Eyes }
  private asking = false
  private cancel: (() => void) | undefined = undefined

  constructor(state: PlayerState, { port, later = byTimer }: ReplayParts, show: (frame: ReplayFrame, jump: boolean) => void) {
    super(state)
    this.goal = state
    this.port = port
    this.later = later
    this.show = show
  }

  /** It has been played again: from here on one can move about in it. `dealt`: step 0 is shown already. */
  async open(opened: Opened, dealt: boolean): Promise<void> {
    this.set({ ...this.getSnapshot(), opened, ready: true })
    if (!dealt) await this.to(opened.moment?.step ?? 0, opened.moment?.eyes)
  }

  /** The table as it was dealt. */
  deal(frame: ReplayFrame): void {
    this.goal = frame
    this.show(frame, true)
    this.set({ ...this.getSnapshot(), step: frame.step, told: frame.events })
  }

  /** Jumps to a step. If jumps come faster than they can be shown, only the last one is. */
  async to(step: number, eyes: Eyes = this.goal.eyes): Promise<void> {
    const { last } = this.getSnapshot().opened
    this.goal = { step: Math.min(Math.max(0, step), last), eyes }
    this.wanted = this.goal
    if (this.asking) return
    this.asking = true
    while (this.wanted) {
      const { step: now, eyes: through } = this.wanted
      this.wanted = undefined
      const before = this.getSnapshot()
      const jump = now !== before.step + 1 || through !== before.eyes
      const { frame } = await this.port.ask({ do: 'look', step: now, eyes: through, jump })
      if (!frame) break
      this.show(frame, jump)
      this.set({ ...this.getSnapshot(), step: frame.step, eyes: frame.eyes, forward: !jump, told: frame.events })
    }
    this.asking = false
    this.goOn()
  }

  /** The step it goes to, or has come to. */
  get heading(): number {
    return this.goal.step
  }

  by(steps: number): Promise<void> {
    return this.to(this.heading + steps)
  }

  /** To the next chapter, or the one before. */
  chapter(ahead: boolean): Promise<void> {
    const { opened } = this.getSnapshot()
    const step = this.heading
    const next = (chapter: Chapter) => (ahead ? chapter.step > step : chapter.step < step)
    const found = ahead ? opened.chapters.find(next) : opened.chapters.findLast(next)
    return this.to(found?.step ?? (ahead ? opened.last : 0))
  }

  through(eyes: Eyes): Promise<void> {
    return this.to(this.heading, eyes)
  }

  setSpeed(speed: Speed): void {
    this.set({ ...this.getSnapshot(), speed })
    this.goOn()
  }

  /** Played to the end, it begins again. */
  play(playing: boolean): void {
    const { step, opened } = this.getSnapshot()
    this.set({ ...this.getSnapshot(), playing })
    if (playing && step === opened.last) void this.to(0)
    else this.goOn()
  }

  private goOn(): void {
    this.cancel?.()
    this.cancel = undefined
    const now = this.getSnapshot()
    if (!now.playing || this.asking) return
    if (now.step === now.opened.last) this.set({ ...now, playing: false })
    else this.cancel = this.later(() => void this.by(1), timeFor(now))
  }

  stop(): void {
    this.cancel?.()
    this.wanted = undefined
  }
}

const NOT_ASKED: Refusal = { code: 'not-asked' }

/** A recorded game behind the interface of any other: the table shows it and does not know. Nobody is asked anything. */
export class ReplaySession extends Store<Snapshot> implements GameSession {
  readonly player: Player
  private readonly port: ReplayPort
  private readonly batches = new Batches()

  private constructor(dealt: Dealt, parts: ReplayParts) {
    super({
      ...NOTHING_YET,
      game: dealt.seal,
      seal: dealt.seal,
      names: dealt.names ?? namesAt(Array.from({ length: dealt.seats }, () => undefined)),
      sets: dealt.sets,
    })
    this.port = parts.port
    const opened: Opened = { ...dealt, last: 0, chapters: [], verified: false, moment: undefined }
    const start: PlayerState = { opened, ready: false, step: -1, eyes: 'all', playing: false, speed: 1, forward: false, told: [] }
    this.player = new Player(start, parts, (frame, jump) => this.hear(frame, jump))
  }

  static async open(source: Source, parts: ReplayParts): Promise<ReplaySession | ReplayRefusal> {
    const { port, names, moment } = parts
    const reading = port.ask({ do: 'read', source })
    // Asked for at once: the record is played again while the page fetches what its table needs, and draws it as it was dealt.
    const dealing = port.ask({ do: 'deal', names, moment })
    const opening = port.ask({ do: 'open', names, moment })
    const { found } = await reading
    if (found) parts.onFound?.(found)
    const { dealt, frame } = await dealing
    const first = dealt && frame && new ReplaySession(dealt, parts)
    if (first) {
      first.player.deal(frame)
      parts.onDealt?.(first)
    }
    const { opened, refusal } = await opening
    if (!opened) {
      port.close()
      return refusal ?? { code: 'unreachable' }
    }
    const session = first ?? new ReplaySession(opened, parts)
    await session.player.open(opened, first !== undefined)
    return session
  }

  private hear({ eyes, view: seen, question, events, before, open }: ReplayFrame, jump: boolean): void {
    const now = this.getSnapshot()
    const view = sameWhereAlike(now.view, seen)
    if (jump) {
      this.batches.forget()
      this.batches.add(before, view, true)
      this.batches.add(events, view, true)
    } else if (events.length > 0) this.batches.add(events, view, false)
    this.set({
      ...now,
      view,
      me: seatIn(eyes),
      // What was asked is seen; nobody can answer it any more.
      question: question && { ...question, options: undefined, interjections: undefined },
      log: this.batches.list,
      outcome: view.over,
      open,
    })
  }

  /** Who is taken for what in this moment; nothing: no role is hidden in this game. */
  async taken({ step, eyes }: Pick<PlayerState, 'step' | 'eyes'>, by: Guesser): Promise<Taken | undefined> {
    return (await this.port.ask({ do: 'taken', step, eyes, by })).taken
  }

  /** The record as a text, to be kept in a file. */
  async text(): Promise<string | undefined> {
    return (await this.port.ask({ do: 'record' })).record
  }

  async answer(): Promise<Refusal> {
    return NOT_ASKED
  }

  async complete(): Promise<undefined> {
    return undefined
  }

  async whyNot(): Promise<readonly (Refusal | undefined)[]> {
    return []
  }

  async verify(): Promise<void> {}

  leave(): void {
    this.player.stop()
    this.port.close()
  }
}
