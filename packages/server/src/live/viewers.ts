import { diff, type Game, type Json, type Match, type Viewer } from '@sundown/engine'
import { type ClockView, type QuestionView, wireQuestion } from '@sundown/protocol'
import type { Position } from './position.ts'

type Event = { readonly type: string }

/** Somebody who is sent what one viewer may see: a tab of a browser, a program. */
export interface Follower {
  send(text: string): void
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

const withoutOptions = ({ options: _, ...asked }: QuestionView): QuestionView => asked

export function frameOf({ match, seq }: Position, viewer: Viewer, clocks: readonly ClockView[], open?: readonly Json[]): Frame {
  const asked = match.questionFor(viewer)
  return { seq, view: match.game.view(viewer), question: asked ? wireQuestion(asked) : null, clocks, ...(open && { open }) }
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

  /** The next moment. */
  show(frame: Frame, events: readonly Event[]): void {
    const before = this.frame
    this.frame = frame
    if (this.followers.size === 0) return
    const { seq, view, question, clocks, open } = frame
    const patch = diff(before.view, view)
    const step = { game: this.game, seq, after: before.seq, events, patch, question, clocks, ...(open && { open }) }
    const text = JSON.stringify({ say: 'step', table: this.table, step })
    for (const follower of this.followers) follower.send(text)
  }

  /** The whole moment, for one who comes or comes back. `answered`: he need not be asked any more. */
  state(events: readonly Event[], re?: number, answered = false): string {
    const { game, viewer, frame } = this
    const question = answered && frame.question ? withoutOptions(frame.question) : frame.question
    const state = { game, seat: viewer === 'spectator' ? null : viewer, ...frame, question, events }
    return JSON.stringify({ say: 'state', re, table: this.table, state })
  }
}

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
