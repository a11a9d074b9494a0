import type { Side } from '@sundown/engine'
import { duelBack } from '../../art/duel/backs.ts'
import { Drawing } from '../../kit/drawing.tsx'
import { Icon } from '../../kit/icon.tsx'

/** Law: a star in a disc. Outlaws: a mask in a diamond. */
export const SideMark = ({ side }: { readonly side: Side }) => (
  <span className={`side-mark ${side}`}>
    <Icon name={side === 'law' ? 'law-star' : 'bandana'} />
  </span>
)

interface BackProps {
  readonly side: Side
  readonly label?: string
  readonly part?: string
}

/** The back of a card. Without a label it is decoration: one of a row. */
export function DuelBack({ side, label, part }: BackProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={`card duel-back back-${side}`} {...named} data-part={part}>
      <Drawing box="0 0 250 350" inside={duelBack[side]} />
      <span className="rim" />
    </span>
  )
}
