import type { QuestionView } from '@sundown/protocol'
import { speechOf } from '../session/played.ts'
import type { Snapshot } from '../session/session.ts'

/** Questions that stay open for a fixed time, whoever answers when. */
const WINDOWS = new Set(['ignore', 'spare'])

export const isWindow = ({ kind }: QuestionView): boolean => WINDOWS.has(kind)

/** Whoever might hold an answer is asked; this one holds none. */
export const isIdle = (question: QuestionView): boolean => isWindow(question) && question.options?.length === 1

/**
 * The question as it is put to the player. `kept`: the window in which his answer is already waiting. What talking costs is no move of the game:
 * it is offered where one talks.
 */
export function questionFor({ question, view }: Pick<Snapshot, 'question' | 'view'>, kept: number | undefined): QuestionView | undefined {
  if (!question) return undefined
  const speech = speechOf(view)
  const answered = kept === question.number && isWindow(question)
  const silent = question.interjections?.some(({ id }) => id === speech)
  if (!answered && !silent) return question
  const { options, interjections = [], ...rest } = question
  const others = interjections.filter(({ id }) => id !== speech)
  return { ...rest, ...(options && !answered && { options }), ...(others.length > 0 && { interjections: others }) }
}
