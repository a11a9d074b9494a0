import { Felt } from '../../kit/felt.tsx'
import type { LogEntry } from '../../kit/log.tsx'
import { StageLayer } from '../../kit/stage-layer.tsx'
import { LastLine } from '../shell/last-line.tsx'
import { EndTurn, OnceOver, Undo } from '../shell/turn-end.tsx'
import { handGivesWay } from './answers.tsx'
import { Asking } from './asking.tsx'
import { facing, useDuel } from './at.ts'
import { Decks, Odds } from './middle.tsx'
import { OwnHand } from './own-hand.tsx'
import { Queue } from './queue.tsx'
import { Backs, Pair, Reserve, SideName } from './side.tsx'

interface PhoneDuelProps {
  readonly told: string | undefined
  readonly last: LogEntry | undefined
  readonly onLog: () => void
  readonly onEnd: () => void
}

/** Pairs above and below piles and queue; everything one answers with under the thumb. */
export function PhoneDuel({ told, last, onLog, onEnd }: PhoneDuelProps) {
  const at = useDuel()
  const { view, snap, labels } = at
  const { mine, theirs } = facing(at)
  const answering = handGivesWay(at)
  return (
    <Felt label={labels.street} className="phone-top duel-phone">
      <div className="their-row">
        <SideName seat={theirs} small />
        <Backs seat={theirs} small />
        <Reserve seat={theirs} small />
      </div>
      <div className="theirs">
        <Pair seat={theirs} small />
      </div>
      <div className="mid-row">
        <Decks small />
        <Odds small />
      </div>
      <Queue />
      <div className="ours">
        <Pair seat={mine} small />
      </div>
      <LastLine entry={last} onOpen={onLog} />
      <div className={`thumb ${answering ? 'answering' : ''}`} data-anchor="thumb">
        <StageLayer />
        <div className="ask-room">
          <Asking told={told} />
        </div>
        {snap.me !== null && !answering && <OwnHand layout="row" />}
        <div key={answering ? 'hidden' : 'shown'} className={answering ? 'sr' : 'thumb-end'}>
          <OnceOver over={view.over} onEnd={onEnd} big>
            <SideName seat={mine} small />
            <Reserve seat={mine} small />
            <Undo at={at} icon />
            {snap.me !== null && <EndTurn at={at} />}
          </OnceOver>
        </div>
      </div>
    </Felt>
  )
}
