import { type ReactNode, useId } from 'react'
import { Card, type CardProps } from './card.tsx'
import { Cartridges, SunClock } from './marks.tsx'

export interface QuestionBarProps {
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly clock?: { readonly left: number; readonly text: string; readonly label: string } | undefined
  /** `alert`: you are shot at. `quiet`: nothing is asked of you. */
  readonly tone?: 'ask' | 'alert' | 'quiet'
  /** Advice over the question, on a row of its own. */
  readonly hint?: ReactNode
  /** What one compares the answers with. */
  readonly beside?: ReactNode
  /** Buttons. */
  readonly actions?: ReactNode
  /** Cards and other answers, on a row of their own. */
  readonly children?: ReactNode
  readonly className?: string
}

/** The one strip of paper that talks to you. It is not a live region itself: one region of the page tells everything in order. */
export function QuestionBar({ title, detail, clock, tone = 'ask', hint, beside, actions, children, className = '' }: QuestionBarProps) {
  const id = useId()
  return (
    <section className={`ask on-paper ${tone} ${className}`} aria-labelledby={id}>
      {hint}
      <div className="says">
        <h2 id={id}>{title}</h2>
        {detail && <p>{detail}</p>}
      </div>
      {clock && <SunClock {...clock} />}
      {beside}
      {actions && <div className="acts">{actions}</div>}
      {children && <div className="answers">{children}</div>}
    </section>
  )
}

export interface AnswerProps {
  readonly title: string
  readonly detail?: string | undefined
  readonly shortcut?: string | undefined
  readonly onPress: () => void
  /** It is given, and on its way. */
  readonly sent?: boolean | undefined
  /** The card it is answered with, if any; its label is what the title does not say of it. */
  readonly card?: (Pick<CardProps, 'face' | 'anchor'> & { readonly label?: string | undefined }) | undefined
  /** Anything else to show in place of a card. */
  readonly picture?: ReactNode
  /** One of several to be picked, and its place among those picked so far. */
  readonly picked?: number | undefined
}

/** An answer with a picture: a card to play, a hit to take. */
export function Answer({ title, detail, shortcut, onPress, sent, card, picture, picked }: AnswerProps) {
  const state = picked === undefined ? (sent ? 'choosable' : 'rest') : 'selected'
  return (
    <button
      type="button"
      className={`answer ${sent ? 'is-sent' : ''}`}
      onClick={onPress}
      aria-keyshortcuts={shortcut}
      aria-pressed={picked === undefined ? undefined : true}
    >
      {shortcut && (
        <span className="kbd" aria-hidden="true">
          {shortcut}
        </span>
      )}
      {card ? <span aria-hidden="true">{<Card {...card} label="" size="compact" state={state} order={picked} />}</span> : picture}
      <span>
        <b>{title}</b>{' '}
        <span className="sr">
          {picked} {card?.label}
        </span>{' '}
        {detail && <small>{detail}</small>}
      </span>
    </button>
  )
}

/** What a hit costs: the cartridges left and the change. */
export function Hit({
  from,
  to,
  max,
  label,
}: {
  readonly from: number
  readonly to: number
  readonly max: number
  readonly label: string
}) {
  return (
    <span className="take" role="img" aria-label={label}>
      <Cartridges life={to} max={max} label={label} />
      <span aria-hidden="true">
        {from} → {to}
      </span>
    </span>
  )
}
