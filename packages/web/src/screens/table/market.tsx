import type { FrontView } from '@sundown/engine'
import { cardArt } from '../../art/cards.ts'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { SeatSign } from '../../kit/marks.tsx'
import { type At, useAt } from './at.ts'
import { frontCard } from './front-card.ts'
import { RAILS } from './rails.ts'

/** What it costs, in words. */
const priceOf = ({ teller }: At, { price }: FrontView): string | undefined =>
  price === undefined ? undefined : (teller.counted?.('nugget', price) ?? String(price))

function Price({ card }: { readonly card: FrontView }) {
  if (card.price === undefined) return null
  return (
    <span className="price" aria-hidden="true">
      <SeatSign of="nugget" place="market" /> {card.price}
    </span>
  )
}

/** A card with its price under it. */
function Offer({ card }: { readonly card: FrontView }) {
  const at = useAt()
  const { key, ...shown } = frontCard(at, card)
  const price = priceOf(at, card)
  return (
    <span className={`offer ${shown.state === undefined ? 'too-dear' : 'is-open'}`}>
      <Card {...shown} label={price === undefined ? shown.label : `${shown.label}, ${price}`} size="hand" place="market" />
      <Price card={card} />
    </span>
  )
}

/** On a phone a line is all there is room for: picture, name, price. What cannot be bought is looked up. */
function Line({ card }: { readonly card: FrontView }) {
  const at = useAt()
  const { state, label, onPress, onInspect, anchor } = frontCard(at, card)
  const price = priceOf(at, card)
  return (
    <button
      type="button"
      className={`offer-line ${state === undefined ? 'too-dear' : `is-${state}`}`}
      aria-label={price === undefined ? label : `${label}, ${price}`}
      onClick={onPress ?? onInspect}
      data-anchor={anchor}
    >
      <Icon name={cardArt(card.id).icon} />
      <span>{at.teller.name(card.id)}</span>
      <Price card={card} />
    </button>
  )
}

/** What sets have laid out for everybody, with what it costs: brass is what can be bought now. */
export default function Market({ terse = false }: { readonly terse?: boolean }) {
  const { view, teller } = useAt()
  const rows = Object.entries(view.table.parts?.rows ?? {}).filter(([zone, cards]) => cards.length > 0 && !RAILS.has(zone))
  const One = terse ? Line : Offer
  return rows.map(([zone, cards]) => (
    <section key={zone} className="market" aria-label={teller.place?.(zone) ?? zone} data-anchor={zone}>
      {cards.map((card) => (
        <One key={card.card} card={card} />
      ))}
    </section>
  ))
}
