import { firstOf } from '@sundown/engine'
import type { Answer, OptionView, QuestionView } from '@sundown/protocol'

/** What may be picked next for a half-made answer. */
export type Complete = (number: number, partial: Answer) => Promise<readonly number[]>

const INTERJECTS_ONCE_IN = 16

const below = (limit: number): number => Math.floor(Math.random() * limit)

export const isAsked = (question: QuestionView | null): question is QuestionView & { readonly options: readonly OptionView[] } =>
  (question?.options?.length ?? 0) > 0

/** A random legal answer, now and then an interjection. Nothing if there is none to give. */
export async function anyAnswer(question: QuestionView, complete: Complete): Promise<Answer | undefined> {
  const { number, options = [], interjections = [] } = question
  const unasked = interjections.length > 0 && below(INTERJECTS_ONCE_IN) === 0
  const menu = unasked ? interjections : options
  const chosen = menu[below(menu.length)]
  if (!chosen) return undefined
  const { id, card, seat, fields = [] } = chosen
  let answer: Answer = { id, card, seat }
  for (const { min, max, from } of fields) {
    const offered = from ?? (await complete(number, answer))
    const most = Math.min(max, offered.length)
    answer = { ...answer, picks: [...(answer.picks ?? []), drawn(offered, min + below(Math.max(0, most - min) + 1))] }
  }
  return answer
}

function drawn(offered: readonly number[], count: number): readonly number[] {
  const left = offered.slice()
  return Array.from({ length: Math.min(count, left.length) }, () => firstOf(left.splice(below(left.length), 1)))
}
