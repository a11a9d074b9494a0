import { nth } from '@sundown/engine/kernel'
import { Dialog } from '../../kit/overlay.tsx'
import { spokenFace, spokenSeat } from '../../words/spoken.ts'
import { othersOf } from '../shell/seating.ts'
import { useAt } from './at.ts'
import { spokenPile } from './rules-in-force.tsx'

/** The whole table in words. */
export default function AsText({ onClose }: { readonly onClose: () => void }) {
  const at = useAt()
  const { view, snap, spoken, voice } = at
  const { ui } = spoken
  const { event, show, reversed, extraTurn } = view.table
  const seats = [...(snap.me === null ? [] : [snap.me]), ...othersOf(view, snap.me)]
  return (
    <Dialog open onClose={onClose} title={ui.table.asText} closeLabel={ui.app.close} wide>
      <h3 className="label">{ui.table.opponents}</h3>
      <ol className="as-text">
        {seats.map((seat) => (
          <li key={seat}>
            {spokenSeat(nth(view.seats, seat), view, { me: snap.me, waitedFor: snap.question?.seats?.includes(seat) }, voice)}
          </li>
        ))}
      </ol>
      <h3 className="label">{ui.table.hand}</h3>
      <ul className="as-text">
        {(view.own?.hand ?? []).map((card) => (
          <li key={card.card}>{spokenFace(card, voice)}</li>
        ))}
      </ul>
      {(event || show || reversed || extraTurn) && (
        <>
          <h3 className="label">{ui.sets.table.rules}</h3>
          <ul className="as-text">
            {event && <li>{spokenPile(event, 'event', at)}</li>}
            {show && <li>{spokenPile(show, 'show', at)}</li>}
            {reversed && <li>{ui.sets.table.reversed}</li>}
            {extraTurn && <li>{ui.sets.table.extraTurn}</li>}
          </ul>
        </>
      )}
      <p>
        {ui.table.deck(view.table.deck)}; {ui.table.discard(view.table.discard)}
        {view.table.top && `: ${spokenFace(view.table.top, voice)}`}
      </p>
    </Dialog>
  )
}
