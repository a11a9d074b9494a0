import type { FrontView } from '@sundown/engine'
import { entryOf } from '@sundown/engine/kernel'
import { cardArt } from '../../art/cards.ts'
import { locomotive, RAILCAR_BOX, railcar } from '../../art/railcar.ts'
import { Button } from '../../kit/button.tsx'
import { Drawing } from '../../kit/drawing.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { useInspect } from '../../kit/inspect.ts'
import { vars } from '../../kit/vars.ts'
import { parts } from '../../words/spoken.ts'
import { type At, lookable, useAt } from './at.ts'
import { frontCard } from './front-card.ts'
import { ADVANCE, type Rails, railsOf } from './rails.ts'

/** What a Station asks for, in a few words. */
function fareOf({ spoken }: At, id: string): string {
  const { fares } = spoken.lines
  return Object.hasOwn(fares, id) ? entryOf(fares, id) : ''
}

/** I may take something now, and have not begun to: what stands under Stations can be paid for or not. */
const isAsked = ({ pick, snap, view }: At): boolean =>
  snap.me !== null &&
  view.table.parts?.states.journey?.takes === 0 &&
  pick.offer.cards.size > 0 &&
  pick.offer.field === undefined &&
  pick.selection.card === undefined

/** A Station and what it asks for. */
export const spokenStation = (station: FrontView, at: At): string => `${at.teller.name(station.id)}: ${fareOf(at, station.id)}`

function Sign({ station, lit }: { readonly station: FrontView; readonly lit: boolean }) {
  const at = useAt()
  return (
    <button
      type="button"
      className={`sign ${lit ? 'lit' : ''}`}
      aria-label={spokenStation(station, at)}
      onClick={lookable(station, at).onInspect}
      data-anchor={`card-${station.card}`}
    >
      <b>{at.teller.name(station.id)}</b>
      <span>{fareOf(at, station.id)}</span>
    </button>
  )
}

/** Whether it can be had, as far as that can be said. */
function noteOf(at: At, { card }: FrontView, station: FrontView | undefined): string | undefined {
  const { train } = at.spoken.ui.sets
  if (station === undefined) return train.waits
  if (at.pick.offer.cards.has(card) || at.pick.selection.card === card) return train.canPay
  return isAsked(at) ? train.cannotPay : undefined
}

/** A car, under which Station it stands, and whether it can be had. */
export function spokenCar(at: At, car: FrontView, station: FrontView | undefined): string {
  const { label, state } = frontCard(at, car)
  return parts([label, station && spokenStation(station, at), state ? undefined : noteOf(at, car, station)])
}

/** The Locomotive and how far it has to go. */
export function spokenEngine(at: At, engine: FrontView, stops: number): string {
  const { train } = at.spoken.ui.sets
  return `${lookable(engine, at).label}, ${stops <= 0 ? train.end : train.stops(stops)}`
}

/** A car: brass where it can be taken now, dim where I am asked and cannot pay. */
function Car({ car, station }: { readonly car: FrontView; readonly station: FrontView | undefined }) {
  const at = useAt()
  const { state: offered, onPress, onInspect, anchor } = frontCard(at, car)
  const handlers = useInspect({ onInspect }, onPress ?? onInspect)
  const state = at.pick.selection.card === car.card ? 'selected' : offered
  const isOpen = state !== undefined
  const note = noteOf(at, car, station)
  return (
    <button
      type="button"
      className={`railcar ${isOpen ? `is-${state}` : 'too-dear'}`}
      aria-label={spokenCar(at, car, station)}
      aria-pressed={state === 'selected' || undefined}
      data-anchor={anchor}
      {...handlers}
    >
      <Drawing often box={RAILCAR_BOX} inside={railcar(cardArt(car.id).icon)} print={`railcar ${cardArt(car.id).icon}`} />
      <span>{at.teller.name(car.id)}</span>
      {note !== undefined && station !== undefined && (
        <small aria-hidden="true">
          <Glyph name={isOpen ? 'check' : 'close'} /> {note}
        </small>
      )}
    </button>
  )
}

/** To the next Station, for a Railcar that is taken then. */
const advanceIn = ({ pick }: At) =>
  pick.question?.kind === 'play' ? pick.offer.buttons.find(({ option }) => option.id === ADVANCE) : undefined

/** `moves`: where there is no room for a button beside it, it is the button itself. */
function Engine({ engine, stops, moves }: { readonly engine: FrontView; readonly stops: number; readonly moves: boolean }) {
  const at = useAt()
  const { train } = at.spoken.ui.sets
  const { label, onInspect } = lookable(engine, at)
  const button = moves ? advanceIn(at) : undefined
  if (button !== undefined)
    return (
      <button
        type="button"
        className="railcar engine is-choosable"
        aria-label={`${label}, ${train.advance}`}
        onClick={() => at.tap(button.tap)}
        data-anchor="engine"
      >
        <Drawing often box={RAILCAR_BOX} inside={locomotive} print="railcar engine" />
        <span>{at.teller.name(engine.id)}</span>
        <small aria-hidden="true">{train.on}</small>
      </button>
    )
  return (
    <button type="button" className="railcar engine" aria-label={spokenEngine(at, engine, stops)} onClick={onInspect} data-anchor="engine">
      <Drawing often box={RAILCAR_BOX} inside={locomotive} print="railcar engine" />
      <span>{at.teller.name(engine.id)}</span>
      <small aria-hidden="true">{stops <= 0 ? train.end : train.left(stops)}</small>
    </button>
  )
}

function Advance() {
  const at = useAt()
  const button = advanceIn(at)
  if (button === undefined) return null
  return (
    <Button shortcut={at.keyOf(button.tap)} onClick={() => at.tap(button.tap)}>
      {at.spoken.ui.sets.train.advance}
    </Button>
  )
}

/** Where nothing stands under at least two Stations, there is room for more: beside the train, for this many of them. */
function roomBeside({ stations, cars, position }: Rails): { readonly side: string; readonly stations: number } {
  const right = stations.length - 1 - position
  const left = position - cars.length
  const most = Math.max(left, right)
  return { side: most < 2 ? '' : right >= left ? 'room-right' : 'room-left', stations: most }
}

/** The Stations from left to right and what stands under each. `terse`: only those the train is at. */
export default function Train({ terse = false }: { readonly terse?: boolean }) {
  const at = useAt()
  const rails = railsOf(at)
  if (rails === undefined) return null
  const { stations, cars, engine, position } = rails
  const tail = position - cars.length
  const first = terse ? tail : Math.min(0, tail)
  const last = terse ? position : Math.max(stations.length - 1, position)
  const room = roomBeside(rails)
  const places = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return (
    <section
      className={`train ${room.side}`}
      aria-label={at.spoken.ui.sets.train.title}
      data-anchor="train"
      style={{
        gridTemplateColumns: `repeat(${places.length}, minmax(0, 1fr))`,
        ...vars({ '--room': `${Math.floor((100 * room.stations) / places.length)}%` }),
      }}
    >
      {places.map((place) => {
        const station = stations[place]
        const car = place < position ? cars[position - place - 1] : undefined
        return (
          <div key={place} className="stop">
            {station !== undefined && <Sign station={station} lit={car !== undefined} />}
            {car !== undefined && <Car car={car} station={station} />}
            {place === position && engine !== undefined && <Engine engine={engine} stops={stations.length - position} moves={terse} />}
          </div>
        )
      })}
      {!terse && <Advance />}
    </section>
  )
}
