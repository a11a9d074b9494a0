import type { Answer } from '@sundown/protocol'
import { isIdle } from '../select/question.ts'
import type { Snapshot } from './session.ts'

/** What declines, by kind of question. Only where declining is an ordinary answer: nobody gives up his life by a timer. */
const DECLINES: { readonly [kind: string]: string } = { shot: 'take-it', 'give-bang': 'decline', ignore: 'let-it', spare: 'pass' }

/** "Pass for me" waits always the same, whatever is in the hand. */
const WAIT = 2500
/** Time to see what a window is about. */
const SEEN = 1800

export interface Declined {
  readonly answer: Answer
  /** In this many milliseconds. */
  readonly after: number
}

/**
 * How a question is declined without a tap: `wished`: the player wants that. In a game in the page a window in which he can do nothing else closes
 * by itself, too; at a server that would tell what he holds.
 */
export function declinedBy({ question, solo }: Pick<Snapshot, 'question' | 'solo'>, wished: boolean): Declined | undefined {
  const id = question && DECLINES[question.kind]
  if (id === undefined || !question?.options?.some((option) => option.id === id)) return undefined
  const answer: Answer = { id }
  if (wished) return { answer, after: WAIT }
  return solo && isIdle(question) ? { answer, after: SEEN } : undefined
}
