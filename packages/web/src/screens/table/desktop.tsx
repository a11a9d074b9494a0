import { Suspense } from 'react'
import { afterDrawn } from '../../kit/drawn.ts'
import { Felt } from '../../kit/felt.tsx'
import { StageLayer } from '../../kit/stage-layer.tsx'
import { othersOf, placed, useSeatVariant } from '../shell/seating.ts'
import { EndTurn, OnceOver, Undo } from '../shell/turn-end.tsx'
import { handGivesWay } from './answers.tsx'
import { Asking } from './asking.tsx'
import { useAt } from './at.ts'
import { Lines } from './later.ts'
import { Banner, Market, RulesInForce, Train } from './of-sets.tsx'
import { Seats } from './opponents.tsx'
import { OwnHand } from './own-hand.tsx'
import { OwnSeat } from './own-seat.tsx'
import { Piles } from './piles.tsx'
import { railsOf } from './rails.ts'
import { Phases } from './turn-end.tsx'

interface TableProps {
  readonly told: string | undefined
  readonly onEnd: () => void
}

/** A table that has just come is too much for one frame: what one answers with is laid out in the first, what lies around it in the second. */
function comesSecond(ring: HTMLElement | null): (() => void) | undefined {
  if (!ring) return undefined
  ring.dataset.coming = ''
  return afterDrawn(() => delete ring.dataset.coming)
}

/** Others around, the piles in the middle, the question over my hand. */
export function DesktopTable({ told, onEnd }: TableProps) {
  const at = useAt()
  const { view, snap, spoken } = at
  const { ui } = spoken
  const { table } = view
  const others = othersOf(view, snap.me)
  const variant = useSeatVariant(others.length, table.parts !== undefined)
  const hasTrain = railsOf(at) !== undefined
  const { left, top, right } = placed(others)
  const answering = handGivesWay(at)
  return (
    <Felt label={ui.table.opponents} className="table-top">
      <Suspense fallback={null}>
        <Lines aiming />
      </Suspense>
      <StageLayer />
      <div
        className={`ring ${others.length > 7 ? 'of-eight of-nine' : others.length > 6 ? 'of-eight' : ''} ${hasTrain ? 'with-train' : ''}`}
        data-anchor="table"
        ref={snap.me === null ? undefined : comesSecond}
      >
        <div className="side left">
          <Seats seats={left} variant={variant} />
        </div>
        <div className="across">
          <Seats seats={top} variant={variant} />
        </div>
        <div className="middle">
          <Train />
          <div className={`center ${table.event || table.show || table.parts ? '' : 'roomy'}`}>
            <Banner />
            <RulesInForce />
            <Piles size="hand" />
            <Market />
          </div>
        </div>
        <div className="side right">
          <Seats seats={right} variant={variant} />
        </div>
      </div>
      <div className={`dock ${snap.me === null ? 'watching' : ''} ${answering ? 'answering' : ''}`}>
        <OwnSeat variant="plate" />
        <div className="front">
          <Asking told={told} />
          {snap.me !== null && !answering && <OwnHand layout="fan" />}
        </div>
        <div className="turn-end">
          <OnceOver over={view.over} onEnd={onEnd}>
            <Phases />
            {snap.me !== null && <EndTurn at={at} />}
            <Undo at={at} />
          </OnceOver>
        </div>
      </div>
    </Felt>
  )
}
