import { Button } from '../../kit/button.tsx'
import { Felt } from '../../kit/felt.tsx'
import { Glyph, Icon } from '../../kit/icon.tsx'
import { type LogEntry, RichText } from '../../kit/log.tsx'
import { StageLayer } from '../../kit/stage-layer.tsx'
import { othersOf, placed, useSeatVariant } from '../shell/seating.ts'
import { Asking, RollOrSettle, Rolls, Undo } from './asking.tsx'
import { useDice } from './at.ts'
import { ArrowPile, DiceRing, Rack } from './dice.tsx'
import { OwnSeat, Seats, Tiles } from './seats.tsx'

interface TableProps {
  readonly onEnd: () => void
}

/** Others around, dice and arrows in the middle, what I keep in front of me. */
export function DesktopTable({ onEnd }: TableProps) {
  const { view, snap, spoken } = useDice()
  const { ui } = spoken
  const others = othersOf(view, snap.me)
  const variant = useSeatVariant(others.length)
  const { left, top, right } = placed(others)
  return (
    <Felt label={ui.table.opponents} className="table-top dice-top">
      <StageLayer />
      <div className={`ring ${others.length > 6 ? 'of-eight' : ''}`} data-anchor="table">
        <div className="side left">
          <Seats seats={left} variant={variant} />
        </div>
        <div className="across">
          <Seats seats={top} variant={variant} />
        </div>
        <div className="middle">
          <DiceRing />
          <ArrowPile />
        </div>
        <div className="side right">
          <Seats seats={right} variant={variant} />
        </div>
      </div>
      <div className={`dock ${snap.me === null ? 'watching' : ''}`}>
        <OwnSeat variant="plate" />
        <div className="front">
          <Asking />
          {snap.me !== null && <Rack />}
        </div>
        <div className="turn-end">
          {view.over ? (
            <Button wide tone="primary" onClick={onEnd}>
              {ui.end.title}
            </Button>
          ) : (
            <>
              <Rolls />
              {snap.me !== null && <RollOrSettle />}
              <Undo />
            </>
          )}
        </div>
      </div>
    </Felt>
  )
}

interface PhoneProps extends TableProps {
  readonly last: LogEntry | undefined
  readonly onLog: () => void
}

/** Everything one answers with lies under the thumb. */
export function PhoneTable({ last, onLog, onEnd }: PhoneProps) {
  const { view, snap, spoken } = useDice()
  const { ui } = spoken
  return (
    <Felt label={ui.table.opponents} className="phone-top dice-phone">
      <Tiles />
      <div className="dice-middle">
        <DiceRing />
        <ArrowPile terse />
      </div>
      <button type="button" className="lastline" data-anchor="told" onClick={onLog} aria-label={ui.keys.log}>
        {last?.icon && <Icon name={last.icon} />}
        <span key={last?.key}>{last && <RichText parts={last.parts} />}</span>
        <Glyph name="log" />
      </button>
      <div className="thumb" data-anchor="thumb">
        <StageLayer />
        <div className="ask-room">
          <Asking />
        </div>
        {snap.me !== null && <Rack />}
        <OwnSeat variant="strip" />
        <div className="thumb-end">
          {view.over ? (
            <Button wide big tone="primary" onClick={onEnd}>
              {ui.end.title}
            </Button>
          ) : (
            <>
              <Undo />
              {snap.me !== null && <RollOrSettle />}
            </>
          )}
        </div>
      </div>
    </Felt>
  )
}
