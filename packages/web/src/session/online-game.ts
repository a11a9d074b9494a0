import { applyPatch, type Patch } from '@sundown/engine/kernel'
import type { ClockView, GameState, GameStep, QuestionView } from '@sundown/protocol'
import { Batches } from './batches.ts'
import { type AnyView, isOwn, isTold, isTree, isView, type OwnOf } from './played.ts'

/** A game as the server shows it: a view, then steps with patches. Says when a step is missing. */
export class ShownGame {
  game: string | undefined = undefined
  /** Number of the last step. */
  seq: number | undefined = undefined
  seat: number | null = null
  view: AnyView | undefined = undefined
  question: QuestionView | undefined = undefined
  clocks: readonly ClockView[] = []
  open: readonly (OwnOf | undefined)[] | undefined = undefined
  readonly batches = new Batches()

  /** The whole moment. `again`: asked for, after a gap or a reload; otherwise the game begins. */
  state({ game, seq, seat, view, question, clocks, events, open }: GameState, again: boolean): void {
    if (!isView(view)) return
    const sameGame = game === this.game && seat === this.seat
    if (!sameGame) this.batches.forget()
    const told = only(events, isTold)
    const isKnown = sameGame && seq <= (this.seq ?? -1)
    // Changing the point of view in a game one follows is not news.
    if ((told.length > 0 && !isKnown) || !sameGame) this.batches.add(told, view, again || game === this.game)
    this.game = game
    this.seq = seq
    this.seat = seat
    this.view = view
    this.question = isQuestion(question) ? question : undefined
    this.clocks = clocks
    this.open = open?.map(ownOf)
  }

  /** False: a step is missing, ask for what happened since `seq`. */
  step({ game, seq, after, events, patch, question, clocks, open }: GameStep): boolean {
    if (game !== this.game || !this.view) return false
    if (after !== this.seq) return seq <= (this.seq ?? -1)
    this.view = applyPatch(this.view, only(patch, isPatch))
    const told = only(events, isTold)
    if (told.length > 0) this.batches.add(told, this.view, false)
    this.seq = seq
    this.question = isQuestion(question) ? question : undefined
    this.clocks = clocks
    this.open = open?.map(ownOf)
    return true
  }

  /** The table is open again. */
  forget(): void {
    this.game = undefined
    this.seq = undefined
    this.view = undefined
    this.question = undefined
    this.clocks = []
    this.open = undefined
    this.batches.forget()
  }
}

const only = <T>(values: readonly unknown[], is: (value: unknown) => value is T): T[] => values.filter(is)
const isQuestion = (value: unknown): value is QuestionView => isTree(value) && 'number' in value && 'kind' in value
const isPatch = (value: unknown): value is Patch[number] => Array.isArray(value) && Array.isArray(value[0])
const ownOf = (value: unknown): OwnOf | undefined => (isOwn(value) ? value : undefined)
