import { Suspense } from 'react'
import { Felt } from '../../kit/felt.tsx'
import type { LogEntry } from '../../kit/log.tsx'
import { StageLayer } from '../../kit/stage-layer.tsx'
import { LastLine } from '../shell/last-line.tsx'
import { othersOf } from '../shell/seating.ts'
import { EndTurn, OnceOver, Undo } from '../shell/turn-end.tsx'
import { handGivesWay } from './answers.tsx'
import { Asking } from './asking.tsx'
import { useAt } from './at.ts'
import { Lines } from './later.ts'
import { Banner, Drawer, Market, RulesInForce } from './of-sets.tsx'
import { Tiles } from './opponents.tsx'
import { OwnHand } from './own-hand.tsx'
import { OwnSeat } from './own-seat.tsx'
import { Piles } from './piles.tsx'
import { railsOf } from './rails.ts'

interface PhoneTableProps {
  readonly told: string | undefined
  readonly last: LogEntry | undefined
  readonly onLog: () => void
  readonly onEnd: () => void
}

/** Everything one answers with lies under the thumb. */
export function PhoneTable({ told, last, onLog, onEnd }: PhoneTableProps) {
  const at = useAt()
  const { view, snap, spoken } = at
  const { ui } = spoken
  const others = othersOf(view, snap.me).length
  const answering = handGivesWay(at)
  const hasTrain = railsOf(at) !== undefined
  const hasMarket = Object.keys(view.table.parts?.rows ?? {}).length > 0
  const holds = hasTrain ? 'with-drawer' : hasMarket ? 'with-market' : ''
  return (
    <Felt label={ui.table.opponents} className={`phone-top ${holds} ${others > 6 ? 'of-eight' : ''}`}>
      <Suspense fallback={null}>
        <Lines aiming={false} />
      </Suspense>
      <Tiles piles={<Piles size="compact" terse={others > 6} />} />
      <div className={`news-spot ${at.pick.offer.seats.size > 0 ? 'aside' : ''}`}>
        <Banner />
      </div>
      {hasTrain ? (
        <Drawer onLog={onLog} />
      ) : (
        <>
          <RulesInForce />
          <Market terse />
        </>
      )}
      {!hasTrain && <LastLine entry={last} onOpen={onLog} />}
      <div className={`thumb ${snap.me === null ? 'watching' : ''} ${answering ? 'answering' : ''}`} data-anchor="thumb">
        <StageLayer />
        <div className="ask-room">
          <Asking told={told} />
        </div>
        {/* Another one below large answers: the strip does not wander, it lies elsewhere. */}
        <OwnSeat key={answering ? 'low' : 'high'} variant="strip" />
        {snap.me !== null && !answering && <OwnHand layout="row" />}
        <div key={answering ? 'hidden' : 'shown'} className={answering ? 'sr' : 'thumb-end'}>
          <OnceOver over={view.over} onEnd={onEnd} big>
            <Undo at={at} icon />
            {snap.me !== null && <EndTurn at={at} />}
          </OnceOver>
        </div>
      </div>
    </Felt>
  )
}
