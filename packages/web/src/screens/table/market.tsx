import type { FrontView } from '@sundown/engine'
import { cardArt } from '../../art/cards.ts'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { SeatSign } from '../../kit/marks.tsx'
import { parts } from '../../words/spoken.ts'
import { type At, useAt } from './at.ts'
import { frontCard } from './front-card.ts'
import { RAILS } from './rails.ts'

/** What it costs, in words. */
const priceOf = ({ teller }: At, { price }: FrontView): string | undefined =>
  price === undefined ? undefined : (teller.counted?.('nugget', price) ?? String(price))

/** A card and what it costs. */
export const spokenOffer = (at: At, card: FrontView): string => parts([frontCard(at, card).label, priceOf(at, card)])

/** What is for sale: rows of cards, by what they are called. */
export const rowsOf = ({
  view,
  teller,
}: At): readonly { readonly zone: string; readonly name: string; readonly cards: readonly FrontView[] }[] =>
  Object.entries(view.table.parts?.rows ?? {}).flatMap(([zone, cards]) =>
    cards.length > 0 && !RAILS.has(zone) ? [{ zone, name: teller.place?.(zone) ?? zone, cards }] : [],
  )

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
  return (
    <span className={`offer ${shown.state === undefined ? 'too-dear' : 'is-open'}`}>
      <Card {...shown} label={spokenOffer(at, card)} size="hand" place="market" />
      <Price card={card} />
    </span>
  )
}

/** On a phone a line is all there is room for: picture, name, price. What cannot be bought is looked up. */
function Line({ card }: { readonly card: FrontView }) {
  const at = useAt()
  const { state, onPress, onInspect, anchor } = frontCard(at, card)
  return (
    <button
      type="button"
      className={`offer-line ${state === undefined ? 'too-dear' : `is-${state}`}`}
      aria-label={spokenOffer(at, card)}
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
  const One = terse ? Line : Offer
  return rowsOf(useAt()).map(({ zone, name, cards }) => (
    <section key={zone} className="market" aria-label={name} data-anchor={zone}>
      {cards.map((card) => (
        <One key={card.card} card={card} />
      ))}
    </section>
  ))
}
