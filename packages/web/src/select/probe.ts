import type { Answer, QuestionView } from '@sundown/protocol'
import { optionsOf, type Selection } from './select.ts'

/** What one does with a card by kind of question, when no option says it. */
const USES: { readonly [kind: string]: string } = {
  play: 'play',
  discard: 'discard',
  shot: 'missed',
  'give-bang': 'give',
  dying: 'beer',
  flip: 'flip',
  'choose-character': 'choose',
}

/** The answer to ask "why not?" about, for a card or seat that cannot be tapped now. */
export function probe(
  question: QuestionView,
  selection: Selection,
  on: { card: number } | { seat: number },
  uses: { readonly [kind: string]: string } = USES,
): Answer | undefined {
  const options = optionsOf(question)
  if ('card' in on) {
    const id = uses[question.kind] ?? options.find(({ card }) => card !== undefined)?.id
    return id === undefined ? undefined : { id, card: on.card }
  }
  const { card } = selection
  const like = options.find((option) => option.card === card && option.seat !== undefined)
  const id = like?.id ?? (card === undefined ? undefined : uses[question.kind])
  return id === undefined ? undefined : { id, ...(card !== undefined && { card }), seat: on.seat }
}
