import { memo } from 'react'
import type { IconName } from '../art/icons.ts'
import { Card, CardBack, type CardProps } from './card.tsx'
import { CountedIn } from './counted.tsx'
import { Icon } from './icon.tsx'
import { useInspect } from './inspect.ts'
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

export interface RuleStripProps {
  /** Nothing is in force yet: what comes first, if everybody sees it. */
  readonly idle: boolean
  readonly icon: IconName | undefined
  readonly name: string
  /** How many are to come. */
  readonly count: number
  readonly left: string
  readonly text: string
  /** What comes next, where everybody sees it. */
  readonly next?: { readonly icon: IconName; readonly text: string } | undefined
  /** All of it in words. */
  readonly label: string
  /** Opens its text and rulings. */
  readonly onPress?: (() => void) | undefined
  readonly onPeek?: ((at: Element | undefined) => void) | undefined
  readonly anchor?: string
}

/** A rule that is in force for everybody: one strip of paper. */
export function RuleStrip({ idle, icon, name, count, left, text, next, label, onPress, onPeek, anchor }: RuleStripProps) {
  const handlers = useInspect({ onPeek }, onPress)
  return (
    <button
      type="button"
      className={`rule-strip k-event ${idle ? 'is-idle' : ''}`}
      aria-label={label}
      disabled={!onPress}
      data-anchor={anchor}
      {...handlers}
    >
      <i>{icon && <Icon name={icon} />}</i>
      <b>{name}</b>
      <span className="to-come">
        <b>{count}</b>
        <span>{left}</span>
      </span>
      <span className="says">{text}</span>
      {next && (
        <small>
          <Icon name={next.icon} /> {next.text}
        </small>
      )}
    </button>
  )
}
