import type { Answer, QuestionView } from '@sundown/protocol'
import type { GameSession } from './session.ts'

/** What declines, by kind of question. Only where declining is an ordinary answer: nobody gives up his life by a timer. */
const DECLINES: { readonly [kind: string]: string } = { shot: 'take-it', 'give-bang': 'decline' }

export function passOf(question: QuestionView | undefined): Answer | undefined {
  const id = question && DECLINES[question.kind]
  return id !== undefined && question?.options?.some((option) => option.id === id) ? { id } : undefined
}

/** "Pass for me": declines after a wait that is always the same, whatever is in the hand. */
export class AutoPass {
  private readonly session: GameSession
  private readonly delay: number
  private readonly unsubscribe: () => void
  private on = false
  /** The question that will be declined. */
  private number: number | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined = undefined

  constructor(session: GameSession, delay = 2500) {
    this.session = session
    this.delay = delay
    this.unsubscribe = session.subscribe(() => this.look())
  }

  turn(on: boolean): void {
    this.on = on
    this.look()
  }

  private look(): void {
    const { question } = this.session.getSnapshot()
    const number = this.on && passOf(question) ? question?.number : undefined
    if (number === this.number) return
    clearTimeout(this.timer)
    this.number = number
    if (number !== undefined) this.timer = setTimeout(() => this.pass(), this.delay)
  }

  private pass(): void {
    const { question } = this.session.getSnapshot()
    const answer = question?.number === this.number ? passOf(question) : undefined
    if (answer) void this.session.answer(answer)
  }

  dispose(): void {
    clearTimeout(this.timer)
    this.unsubscribe()
  }
}
