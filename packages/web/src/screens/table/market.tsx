import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useAt } from './at.ts'
import { frontCard } from './front-card.ts'

/** What sets have laid out for everybody, with what it costs: brass is what can be bought now. */
export function Market() {
  const at = useAt()
  const { view, teller } = at
  const rows = Object.entries(view.table.parts?.rows ?? {}).filter(([, cards]) => cards.length > 0)
  return rows.map(([zone, cards]) => (
    <section key={zone} className="market" aria-label={teller.place?.(zone) ?? zone} data-anchor={zone}>
      {cards.map((card) => {
        const { key, ...shown } = frontCard(at, card)
        const price = card.price === undefined ? undefined : (teller.counted?.('nugget', card.price) ?? String(card.price))
        return (
          <span key={key} className={`offer ${shown.state === undefined ? 'too-dear' : ''}`}>
            <Card {...shown} label={price === undefined ? shown.label : `${shown.label}, ${price}`} size="mini" />
            {card.price !== undefined && (
              <span className="price" aria-hidden="true">
                <Icon name="gold-nuggets" /> {card.price}
              </span>
            )}
          </span>
        )
      })}
    </section>
  ))
}
