import type { BangView } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import type { Answer, QuestionView } from '@sundown/protocol'
import { optionsOf, type Policy, type Slip } from './select.ts'

/** In one's own turn cards are picked up first; where a card is the answer, one tap gives it. */
const pickUpFirst = (question: QuestionView): boolean =>
  question.kind === 'play' || optionsOf(question).some(({ card, seat }) => card !== undefined && seat !== undefined)

/** Counters are paid from one place or several, a fare with cards: what is paid is shown before. */
const shows: Policy['shows'] = ({ fields = [] }, picks) =>
  fields.some(({ name }, i) => (name.startsWith('pay-') ? (picks[i]?.[0] ?? 0) > 0 : name === 'fare' && (picks[i]?.length ?? 0) > 0))

/** Without confirmations: for those who have turned them off. */
export const plainPolicy: Policy = { pickUpFirst, shows, slip: () => undefined }

/** Asks again where a slip would be costly. */
export const carefulPolicy = (view: BangView | undefined): Policy => ({
  pickUpFirst,
  shows,
  slip: (question, answer) => slip(question, answer, view),
})

function slip(question: QuestionView, { id }: Answer, view: BangView | undefined): Slip | undefined {
  const others = question.options ?? []
  if (question.kind === 'play' && id === 'end') {
    const bangs = new Set(view?.own?.hand.filter((card) => card.id === 'bang').map(({ card }) => card))
    return others.some(({ card }) => card !== undefined && bangs.has(card)) ? 'unused-bang' : undefined
  }
  const withCard = others.some(({ card }) => card !== undefined)
  if (question.kind === 'dying' && id === 'give-up' && withCard) return 'give-up'
  const life = view?.own ? nth(view.seats, view.own.seat).life : undefined
  const takesIt = (question.kind === 'shot' && id === 'take-it') || (question.kind === 'give-bang' && id === 'decline')
  return takesIt && withCard && life === 1 ? 'last-life' : undefined
}
