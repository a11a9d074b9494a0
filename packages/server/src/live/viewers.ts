import { diff, type Game, type Json, type Match, message, toldAlike, type Viewer } from '@sundown/engine'
import { type ClockView, type QuestionView, wireQuestion } from '@sundown/protocol'
import { dimmed } from './dimmed.ts'
import type { Position } from './position.ts'

type Event = { readonly type: string }

/** Somebody who is sent what one viewer may see: a tab of a browser, a program. */
export interface Follower {
  /** `mayWait`: he is only to know of it. */
  send(text: string, mayWait?: boolean): void
}

/** All one viewer may know at one moment. */
export interface Frame {
  readonly seq: number
  readonly view: object
  readonly question: QuestionView | null
  readonly clocks: readonly ClockView[]
  /** Only for the eliminated, where the table allows it. */
  readonly open?: readonly Json[]
}

const withoutOptions = ({ options: _, reasons: __, ...asked }: QuestionView): QuestionView => asked

export function frameOf({ match, seq }: Position, viewer: Viewer, clocks: readonly ClockView[], open?: readonly Json[]): Frame {
  const asked = match.questionFor(viewer)
  const view = match.game.view(viewer)
  return { seq, view, question: asked ? dimmed(wireQuestion(asked), match, view) : null, clocks, ...(open && { open }) }
}

/** What a viewer was sent who only looks on: nothing of his own has changed, and he is asked nothing. Others who look on are sent the same. */
export interface Glimpse {
  readonly viewer: Viewer
  readonly before: Frame
  readonly frame: Frame
  readonly text: string
}

/** One viewer of a game and everybody who shares his view. A message is made once, however many they are. */
export class Channel {
  readonly viewer: Viewer
  readonly followers = new Set<Follower>()
  /** What they have been sent last. */
  frame: Frame
  private readonly table: string
  private readonly game: string

  constructor(viewer: Viewer, frame: Frame, { table, game }: { readonly table: string; readonly game: string }) {
    this.viewer = viewer
    this.frame = frame
    this.table = table
    this.game = game
  }

  /** The next moment. `seen`: what somebody was sent of it who looks on. */
  show(frame: Frame, events: readonly Event[], seen?: Glimpse): Glimpse | undefined {
    const { viewer, frame: before } = this
    this.frame = frame
    if (this.followers.size === 0) return seen
    const looksOn = isOnlooker(before, frame)
    const alike = looksOn && seen !== undefined && isAlike(seen, { viewer, before, frame }, events)
    const text = alike ? seen.text : this.step(before, events)
    for (const follower of this.followers) follower.send(text, looksOn)
    return looksOn ? { viewer, before, frame, text } : seen
  }

  private step(before: Frame, events: readonly Event[]): string {
    const { seq, view, question, clocks, open } = this.frame
    const told = events.map((event) => message(event, this.viewer))
    const patch = diff(before.view, view)
    const step = { game: this.game, seq, after: before.seq, events: told, patch, question, clocks, ...(open && { open }) }
    return JSON.stringify({ say: 'step', table: this.table, step })
  }

  /** The whole moment, for one who comes or comes back. `answered`: he need not be asked any more. */
  state(events: readonly Event[], re?: number, answered = false): string {
    const { game, viewer, frame } = this
    const told = events.map((event) => message(event, viewer))
    const question = answered && frame.question ? withoutOptions(frame.question) : frame.question
    const state = { game, seat: viewer === 'spectator' ? null : viewer, ...frame, question, events: told }
    return JSON.stringify({ say: 'state', re, table: this.table, state })
  }
}

const isOnlooker = (before: Frame, { view, question, open }: Frame): boolean =>
  open === undefined && !question?.options && !question?.interjections && ownOf(before.view) === ownOf(view)

/** Both look on, at the same moment of the same game: whatever differs between them would be seen here. */
const isAlike = (seen: Glimpse, mine: Omit<Glimpse, 'text'>, events: readonly Event[]): boolean =>
  seen.before.seq === mine.before.seq &&
  isSame(seen.frame.question, mine.frame.question) &&
  seen.frame.clocks.length === mine.frame.clocks.length &&
  seen.frame.clocks.every(({ seat }, i) => seat === mine.frame.clocks[i]?.seat) &&
  isSameTable(seen.before.view, mine.before.view) &&
  isSameTable(seen.frame.view, mine.frame.view) &&
  events.every((event) => toldAlike(event, seen.viewer, mine.viewer))

const isSame = (one: object | null, other: object | null): boolean =>
  one === other || (one !== null && other !== null && diff(one, other).length === 0)

/** A view of any game: what only its viewer may see is in `own`. */
type Parts = { readonly [part: string]: unknown }
const isParts = (view: object): view is Parts => !Array.isArray(view)
const ownOf = (view: object): unknown => (isParts(view) ? view.own : view)

/** What everybody sees is the same for both: parts that have not changed are the same objects for all viewers. */
function isSameTable(one: object, other: object): boolean {
  if (!isParts(one) || !isParts(other)) return false
  for (const part in one) if (part !== 'viewer' && part !== 'own' && !isSamePart(one[part], other[part])) return false
  for (const part in other) if (!(part in one)) return false
  return true
}

const isSamePart = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((part, i) => part === other[i]))

interface Late {
  readonly frame: Frame
  readonly events: readonly Event[]
  readonly turn: number
}

/** Spectators who see the game some turns late. */
export class DelayLine {
  private readonly turns: number
  private line: Late[] = []

  constructor(turns: number) {
    this.turns = turns
  }

  put(frame: Frame, events: readonly Event[], match: Match<Game>): void {
    this.line.push({ frame, events, turn: match.game.turns })
  }

  /** What is old enough to be shown now; everything once the game is over. */
  due(match: Match<Game>): readonly Late[] {
    const shown = match.question === undefined ? this.line : this.line.filter(({ turn }) => turn + this.turns <= match.game.turns)
    this.line = this.line.slice(shown.length)
    return shown
  }
}
