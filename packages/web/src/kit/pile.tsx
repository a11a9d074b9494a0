import type { ReactNode } from 'react'
import type { IconName } from '../art/icons.ts'
import { Card, CardBack, type CardProps, EventCard } from './card.tsx'
import { Icon } from './icon.tsx'

export interface PileProps {
  /** Deck · 31 */
  readonly caption: ReactNode
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
  if (faceUp) return top ? <Card {...top} size={size} /> : <span className="empty" role="img" aria-label={label} />
  return (
    <>
      {count > 10 && <CardBack />}
      {count > 3 && <CardBack />}
      <CardBack label={label} />
    </>
  )
}

/** The deck or the discard pile. */
export function Pile({ caption, choosable, onPress, anchor, ...pile }: PileProps) {
  const inside = (
    <>
      <span className="stack" aria-hidden={onPress ? true : undefined}>
        <Contents {...pile} />
      </span>
      <span className="cap">{caption}</span>
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
}

export interface EventSlotProps {
  readonly event?: { readonly icon: IconName; readonly name: string; readonly text: string; readonly label: string } | undefined
  readonly caption: ReactNode
  /** `strip` on a phone. */
  readonly variant?: 'card' | 'strip'
}

/** Room for the rule that is in force for everybody. */
export function EventSlot({ event, caption, variant = 'card' }: EventSlotProps) {
  if (event && variant === 'strip') {
    return (
      <section className="event-strip" aria-label={event.label}>
        <i>
          <Icon name={event.icon} />
        </i>
        <h3>{event.name}</h3>
        <p>{event.text}</p>
      </section>
    )
  }
  return (
    <div className="pile event-slot">
      {event ? <EventCard {...event} /> : <span className="empty" />}
      <span className="cap">{caption}</span>
    </div>
  )
}
