import type { Face } from '@sundown/engine'
import { Card } from '../../kit/card.tsx'
import type { QuestionView } from '../../session/session.ts'
import { printed, useAt } from './at.ts'

export interface Peeked {
  readonly face: Face
  readonly box: DOMRect
  /** The question that was open. */
  readonly during: QuestionView | undefined
}

const WIDTH = 250
const HEIGHT = 350
const GAP = 14

/** The card that is hovered or has the focus, large and with its text, beside itself. Whoever cannot hover looks it up. */
export function Peek({ peeked: { face, box } }: { readonly peeked: Peeked }) {
  const { teller } = useAt()
  const left = box.right + GAP + WIDTH < innerWidth ? box.right + GAP : Math.max(GAP, box.left - GAP - WIDTH)
  const top = Math.min(Math.max(GAP, box.top + box.height / 2 - HEIGHT / 2), innerHeight - HEIGHT - GAP)
  return (
    <div className="peek" aria-hidden="true" style={{ left, top }}>
      <Card face={printed(face, teller)} label="" size="full" />
    </div>
  )
}
