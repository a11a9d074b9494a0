import { nth } from '@sundown/engine/kernel'
import { type KeyboardEvent, useRef } from 'react'
import { Card } from './card.tsx'
import type { KeyedCard } from './seat.tsx'
import { vars } from './vars.ts'

export interface HandFanProps {
  readonly cards: readonly KeyedCard[]
  readonly label: string
  /** Said above them, if they are not one's own. */
  readonly caption?: string
  /** Shown when there is none. */
  readonly empty: string
  /** `fan` on a desktop, `row` that scrolls on a phone. */
  readonly layout: 'fan' | 'row'
}

/**
 * Cards overlap as much as they must, never to less than 44 px of each; arrows move among them. Each is put in its place by a transform, so that
 * cards that come and go let the others glide and shift nothing.
 */
export function HandFan({ cards, label, caption, empty, layout }: HandFanProps) {
  const list = useRef<HTMLUListElement>(null)
  if (cards.length === 0) return <p className={`hand-none hand-box-${layout}`}>{empty}</p>
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    if (at < 0) return
    const last = buttons.length - 1
    const to = { ArrowLeft: Math.max(0, at - 1), ArrowRight: Math.min(last, at + 1), Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    nth(buttons, to).focus()
  }
  const middle = (cards.length - 1) / 2
  const turn = Math.min(2.4, 22 / cards.length)
  return (
    <div className={`hand-box hand-box-${layout}`}>
      {caption && (
        <p className="hand-caption label" aria-hidden="true">
          {caption}
        </p>
      )}
      <ul
        ref={list}
        className={`hand hand-${layout}`}
        aria-label={label}
        onKeyDown={onKeyDown}
        data-anchor="hand"
        style={vars({ '--n': cards.length, '--turn': `${turn}deg` })}
      >
        {cards.map(({ key, ...card }, i) => (
          <li key={key} style={vars({ '--i': i, '--off': i - middle })}>
            <Card {...card} size={layout === 'fan' ? 'hand' : 'compact'} />
          </li>
        ))}
      </ul>
    </div>
  )
}
