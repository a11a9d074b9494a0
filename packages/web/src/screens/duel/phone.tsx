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
import { Backs, Pair, Reserve, SideName, type SideProps } from './side.tsx'

interface PhoneDuelProps {
  readonly told: string | undefined
  readonly last: LogEntry | undefined
  readonly onLog: () => void
  readonly onEnd: () => void
}

/** Whose side it is, what is held there, and who waits behind it. */
const SideRow = ({ seat }: Pick<SideProps, 'seat'>) => (
  <div className="side-row">
    <SideName seat={seat} small />
    <Backs seat={seat} small />
    <Reserve seat={seat} small />
  </div>
)

/** Pairs above and below piles and queue; everything one answers with under the thumb. */
export function PhoneDuel({ told, last, onLog, onEnd }: PhoneDuelProps) {
  const at = useDuel()
  const { view, snap, labels } = at
  const { mine, theirs } = facing(at)
  const answering = handGivesWay(at)
  return (
    <Felt label={labels.street} className="phone-top duel-phone">
      <SideRow seat={theirs} />
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
      {snap.me === null && <SideRow seat={mine} />}
      <LastLine entry={last} onOpen={onLog} />
      <div className={`thumb ${snap.me === null ? 'watching' : ''} ${answering ? 'answering' : ''}`} data-anchor="thumb">
        <StageLayer />
        <div className="ask-room">
          <Asking told={told} />
        </div>
        {snap.me !== null && !answering && <OwnHand layout="row" />}
        <div key={answering ? 'hidden' : 'shown'} className={answering ? 'sr' : 'thumb-end'}>
          <OnceOver over={view.over} onEnd={onEnd} big>
            {snap.me !== null && (
              <>
                <SideName seat={mine} small />
                <Reserve seat={mine} small />
                <Undo at={at} icon />
                <EndTurn at={at} />
              </>
            )}
          </OnceOver>
        </div>
      </div>
    </Felt>
  )
}
