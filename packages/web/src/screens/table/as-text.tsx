import { nth } from '@sundown/engine/kernel'
import { Fragment } from 'react'
import { Dialog } from '../../kit/overlay.tsx'
import { spokenFace, spokenSeat } from '../../words/spoken.ts'
import { othersOf } from '../shell/seating.ts'
import { type At, useAt } from './at.ts'
import { rowsOf, spokenOffer } from './market.tsx'
import { railsOf } from './rails.ts'
import { spokenPile } from './rules-in-force.tsx'
import { spokenCar, spokenEngine, spokenStation } from './train.tsx'

/** Stations in the order of the way, then what stands under them. */
function TrainText({ at }: { readonly at: At }) {
  const rails = railsOf(at)
  if (rails === undefined) return null
  const { stations, cars, engine, position } = rails
  return (
    <>
      <h3 className="label">{at.spoken.ui.sets.train.title}</h3>
      <ol className="as-text">
        {stations.map((station) => (
          <li key={station.card}>{spokenStation(station, at)}</li>
        ))}
      </ol>
      <ul className="as-text">
        {engine && <li>{spokenEngine(at, engine, stations.length - position)}</li>}
        {cars.map((car, i) => (
          <li key={car.card}>{spokenCar(at, car, stations[position - 1 - i])}</li>
        ))}
      </ul>
    </>
  )
}

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
      {rowsOf(at).map(({ zone, name, cards }) => (
        <Fragment key={zone}>
          <h3 className="label">{name}</h3>
          <ul className="as-text">
            {cards.map((card) => (
              <li key={card.card}>{spokenOffer(at, card)}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      <TrainText at={at} />
      <p>
        {ui.table.deck(view.table.deck)}; {ui.table.discard(view.table.discard)}
        {view.table.top && `: ${spokenFace(view.table.top, voice)}`}
      </p>
    </Dialog>
  )
}
