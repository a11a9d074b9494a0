import { Felt } from '../../kit/felt.tsx'
import type { LogEntry } from '../../kit/log.tsx'
import { StageLayer } from '../../kit/stage-layer.tsx'
import { LastLine } from '../shell/last-line.tsx'
import { othersOf, placed, useSeatVariant } from '../shell/seating.ts'
import { OnceOver } from '../shell/turn-end.tsx'
import { Asking, RollOrSettle, Rolls, Undo } from './asking.tsx'
import { isOut, isPlacing, useDice } from './at.ts'
import { ArrowPile, DiceRing, Rack } from './dice.tsx'
import { OwnSeat, Seats, Tiles } from './seats.tsx'

interface TableProps {
  readonly onEnd: () => void
}

/** Others around, dice and arrows in the middle, what I keep in front of me. */
export function DesktopTable({ onEnd }: TableProps) {
  const at = useDice()
  const { view, snap, spoken } = at
  const { ui } = spoken
  const others = othersOf(view, snap.me)
  const variant = useSeatVariant(others.length)
  const { left, top, right } = placed(others)
  return (
    <Felt label={ui.table.opponents} className={`table-top dice-top ${isPlacing(at) ? 'settling' : ''}`}>
      <StageLayer />
      <div className={`ring ${others.length > 7 ? 'of-eight of-nine' : others.length > 6 ? 'of-eight' : ''}`} data-anchor="table">
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
          {snap.me !== null && (isOut(at) ? <Fate /> : <Rack />)}
        </div>
        <div className="turn-end">
          <OnceOver over={view.over} onEnd={onEnd}>
            <Rolls />
            {snap.me !== null && !isOut(at) && <RollOrSettle />}
            <Undo />
          </OnceOver>
        </div>
      </div>
    </Felt>
  )
}

/** In the place of my dice, once I have none to throw. */
const Fate = () => <p className="own-fate">{useDice().spoken.ui.table.eliminatedYou}</p>

interface PhoneProps extends TableProps {
  readonly last: LogEntry | undefined
  readonly onLog: () => void
}

/** Everything one answers with lies under the thumb. */
export function PhoneTable({ last, onLog, onEnd }: PhoneProps) {
  const at = useDice()
  const { view, snap, spoken } = at
  const { ui } = spoken
  return (
    <Felt label={ui.table.opponents} className={`phone-top dice-phone ${isPlacing(at) ? 'settling' : ''}`}>
      <Tiles />
      <div className="dice-middle">
        <DiceRing />
        <ArrowPile terse />
      </div>
      <LastLine entry={last} onOpen={onLog} />
      <div className={`thumb ${snap.me === null ? 'watching' : ''}`} data-anchor="thumb">
        <StageLayer />
        <div className="ask-room">
          <Asking />
        </div>
        {snap.me !== null && (isOut(at) ? <Fate /> : <Rack />)}
        <OwnSeat variant="strip" />
        <div className="thumb-end">
          <OnceOver over={view.over} onEnd={onEnd} big>
            <Undo />
            {snap.me !== null && !isOut(at) && <RollOrSettle />}
          </OnceOver>
        </div>
      </div>
    </Felt>
  )
}
