import type { Answer, QuestionView } from '@sundown/protocol'
import type { GameSession, Refusal } from '../session/session.ts'
import { Store } from '../session/store.ts'
import { plainPolicy } from './policy.ts'
import { probe } from './probe.ts'
import { isWindow, questionFor } from './question.ts'
import { type Move, nothing, type Offer, offerOf, offerValues, type Policy, type Selection, type Tap, tap, wanted } from './select.ts'

export interface SelectSnapshot {
  readonly question: QuestionView | undefined
  readonly selection: Selection
  readonly offer: Offer
  /** An answer is on its way, or what may be picked next is being asked for. */
  readonly busy: boolean
  /** The answer that is on its way. Until it is accepted, question and choices stay as they were when it was given. */
  readonly sent: Answer | undefined
  /** Why the last answer was not accepted. */
  readonly refusal: Refusal | undefined
  /** My answer is in, and waits until the time for all is over. */
  readonly answered: boolean
}

/** Something that cannot be tapped now. */
export type Dimmed = { readonly card: number } | { readonly seat: number }

/** The selection of one player at one table: follows the questions of a session and sends the answers. */
export class SelectStore extends Store<SelectSnapshot> {
  private readonly session: GameSession
  private readonly policy: () => Policy
  private readonly reasons = new Map<string, Promise<Refusal | undefined>>()
  private readonly unsubscribe: () => void
  /** The window in which an answer of mine waits. */
  private kept: number | undefined = undefined
  /** The selection for which `complete` is being asked. It is shown when it is known what it offers. */
  private asking: Selection | undefined = undefined

  constructor(session: GameSession, policy: () => Policy = () => plainPolicy) {
    const question = questionFor(session.getSnapshot(), undefined)
    super(state(question, nothing(question), policy()))
    this.session = session
    this.policy = policy
    this.unsubscribe = session.subscribe(() => this.follow())
  }

  dispose(): void {
    this.unsubscribe()
  }

  /** Answers without being tapped. */
  give(answer: Answer): void {
    const { question, busy } = this.getSnapshot()
    if (question && !busy) this.make(question, { selection: nothing(question), answer })
  }

  /** What the session asks, as far as it is still to be answered. */
  private get asked(): QuestionView | undefined {
    return questionFor(this.session.getSnapshot(), this.kept)
  }

  tap(on: Tap): void {
    const { question, selection, busy } = this.getSnapshot()
    if (question && !busy) this.make(question, tap(question, selection, on, this.policy()))
  }

  /** Why each of these dimmed cards and seats cannot be tapped: asked in one message, and only what is not known yet. */
  async whyNot(dimmed: readonly Dimmed[]): Promise<readonly (Refusal | undefined)[]> {
    const { question, selection } = this.getSnapshot()
    const answers = dimmed.map((on) => question && probe(question, selection, on, this.policy().uses))
    const open = answers.flatMap((answer) => (answer && !this.reasons.has(JSON.stringify(answer)) ? [answer] : []))
    if (open.length > 0) {
      const asked = this.session.whyNot(open)
      open.forEach((answer, i) => {
        this.reasons.set(
          JSON.stringify(answer),
          asked.then((found) => found[i]),
        )
      })
    }
    return Promise.all(answers.map((answer) => answer && this.reasons.get(JSON.stringify(answer))))
  }

  private make(question: QuestionView, { selection, answer }: Move): void {
    const partial = answer ? undefined : wanted(question, selection)
    this.asking = partial && selection
    if (answer || partial) this.set({ ...this.getSnapshot(), busy: true, refusal: undefined, sent: answer })
    else this.set(this.state(question, selection))
    if (answer) void this.session.answer(answer).then((refusal) => this.settled(question, answer, refusal))
    else if (partial) void this.session.complete(partial).then((offered) => this.offered(question, selection, offered))
  }

  private state(question: QuestionView | undefined, selection: Selection): SelectSnapshot {
    return state(question, selection, this.policy())
  }

  private settled(question: QuestionView, answer: Answer, refusal: Refusal | undefined): void {
    if (!refusal && isWindow(question) && question.options?.some(({ id }) => id === answer.id)) this.kept = question.number
    if (this.getSnapshot().question?.number !== question.number) return
    const open = this.asked
    this.set({ ...this.state(open, nothing(open)), refusal, answered: open !== undefined && open.number === this.kept })
  }

  private offered(question: QuestionView, selection: Selection, offered: readonly number[] | undefined): void {
    if (this.asking !== selection) return
    this.asking = undefined
    if (offered) this.make(question, offerValues(question, selection, offered, this.policy()))
    else this.set(this.state(question, nothing(question)))
  }

  /** Another question, or the same one with other options: what is still possible of the selection is kept. */
  private follow(): void {
    const question = this.asked
    const now = this.getSnapshot()
    if (question === now.question) return
    this.reasons.clear()
    if (question && now.question && JSON.stringify(question) === JSON.stringify(now.question)) {
      this.set({ ...now, question })
      return
    }
    this.asking = undefined
    const same = question !== undefined && question.number === now.question?.number
    const card = same ? now.selection.card : undefined
    const kept = same && card !== undefined ? tap(question, nothing(question), { on: 'card', card }, this.policy()) : undefined
    const answered = question !== undefined && question.number === this.kept
    this.set({ ...this.state(question, kept && !kept.answer ? kept.selection : nothing(question)), answered })
  }
}

const state = (question: QuestionView | undefined, selection: Selection, policy: Policy): SelectSnapshot => ({
  question,
  selection,
  offer: offerOf(question, selection, policy),
  busy: false,
  sent: undefined,
  refusal: undefined,
  answered: false,
})
