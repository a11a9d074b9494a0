import { Button } from '../../kit/button.tsx'
import { Felt } from '../../kit/felt.tsx'
import { Glyph, Icon } from '../../kit/icon.tsx'
import { type LogEntry, RichText } from '../../kit/log.tsx'
import { StageLayer } from '../../kit/stage-layer.tsx'
import { EndTurn, Undo } from '../shell/turn-end.tsx'
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
  const { view, snap, spoken, labels } = at
  const { ui } = spoken
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
      <button type="button" className="lastline" data-anchor="told" onClick={onLog} aria-label={ui.keys.log}>
        {last?.icon && <Icon name={last.icon} />}
        <span key={last?.key}>{last && <RichText parts={last.parts} />}</span>
        <Glyph name="log" />
      </button>
      <div className={`thumb ${answering ? 'answering' : ''}`} data-anchor="thumb">
        <StageLayer />
        <div className="ask-room">
          <Asking told={told} />
        </div>
        {snap.me !== null && !answering && <OwnHand layout="row" />}
        <div key={answering ? 'hidden' : 'shown'} className={answering ? 'sr' : 'thumb-end'}>
          {view.over ? (
            <Button wide big tone="primary" onClick={onEnd}>
              {ui.end.title}
            </Button>
          ) : (
            <>
              <SideName seat={mine} small />
              <Reserve seat={mine} small />
              <Undo at={at} icon />
              {snap.me !== null && <EndTurn at={at} />}
            </>
          )}
        </div>
      </div>
    </Felt>
  )
}
