import type { QuestionView } from '@sundown/protocol'
import type { Printed } from '../../art/card-face.ts'
import { Card } from '../../kit/card.tsx'

export interface Peeked {
  readonly face: Printed
  readonly box: DOMRect
  /** The question that was open. */
  readonly during: QuestionView | undefined
}

const WIDTH = 250
const HEIGHT = 350
const GAP = 14

/** Beside a card on the table; over the question for one in the hand, so that neither question nor neighbours are covered. */
function placeFor(box: DOMRect): { readonly left: number; readonly top: number } {
  const ask = document.querySelector('.dock .ask')?.getBoundingClientRect()
  if (ask && box.top > ask.top) {
    const middle = box.left + box.width / 2 - WIDTH / 2
    return { left: Math.min(Math.max(GAP, middle), innerWidth - WIDTH - GAP), top: Math.max(GAP, ask.top - HEIGHT - GAP) }
  }
  const left = box.right + GAP + WIDTH < innerWidth ? box.right + GAP : Math.max(GAP, box.left - GAP - WIDTH)
  return { left, top: Math.min(Math.max(GAP, box.top + box.height / 2 - HEIGHT / 2), innerHeight - HEIGHT - GAP) }
}

/** The card that is hovered or has the focus, large and with its text. Whoever cannot hover looks it up. */
export default function Peek({ peeked: { face, box } }: { readonly peeked: Peeked }) {
  return (
    <div className="peek" aria-hidden="true" style={placeFor(box)}>
      <Card face={face} label="" size="full" />
    </div>
  )
}
