import { memo } from 'react'
import { Card, CardBack, type CardProps } from './card.tsx'
import { CountedIn } from './counted.tsx'
import { sameShown } from './same.ts'

export interface PileProps {
  /** Deck · 31 */
  readonly caption: string
  /** What the whole pile is called aloud. */
  readonly label: string
  readonly count: number
  /** The card on top, face up; without one the pile lies face down. */
  readonly top?: Pick<CardProps, 'face' | 'label'> | undefined
  readonly faceUp?: boolean
  readonly choosable?: boolean
  /** Draw from it, or look through it. */
  readonly onPress?: (() => void) | undefined
  readonly anchor?: string
  readonly size?: 'hand' | 'compact'
}

function Contents({ count, top, faceUp, label, size = 'hand' }: Pick<PileProps, 'count' | 'top' | 'faceUp' | 'label' | 'size'>) {
  if (count === 0) return <span className="empty" role="img" aria-label={label} />
  if (faceUp) return top ? <Card {...top} size={size} place={`pile ${size}`} /> : <span className="empty" role="img" aria-label={label} />
  return (
    <>
      {count > 10 && <CardBack place="pile" />}
      {count > 3 && <CardBack place="pile" />}
      <span data-part="top">
        <CardBack label={label} place="pile" />
      </span>
    </>
  )
}

/** The deck or the discard pile. */
export const Pile = memo(({ caption, choosable, onPress, anchor, ...pile }: PileProps) => {
  const inside = (
    <>
      <span className="stack" data-part="stack" aria-hidden={onPress ? true : undefined}>
        <Contents {...pile} />
      </span>
      <span className="cap">
        <CountedIn text={caption} value={pile.count} />
      </span>
    </>
  )
  const classes = `pile ${choosable ? 'is-choosable' : ''}`
  return onPress ? (
    <button type="button" className={classes} aria-label={pile.label} onClick={onPress} data-anchor={anchor}>
      {inside}
    </button>
  ) : (
    <div className={classes} data-anchor={anchor}>
      {inside}
    </div>
  )
}, sameShown)
