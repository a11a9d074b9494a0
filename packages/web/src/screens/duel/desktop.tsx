import { Felt } from '../../kit/felt.tsx'
import { StageLayer } from '../../kit/stage-layer.tsx'
import { EndTurn, OnceOver, Undo } from '../shell/turn-end.tsx'
import { handGivesWay } from './answers.tsx'
import { Asking } from './asking.tsx'
import { facing, useDuel } from './at.ts'
import { Decks, Odds } from './middle.tsx'
import { OwnHand } from './own-hand.tsx'
import { Phases } from './phases.tsx'
import { Queue } from './queue.tsx'
import { Backs, OwnPanel, Pair, Reserve, SideName } from './side.tsx'

interface TableProps {
  readonly told: string | undefined
  readonly onEnd: () => void
}

/** Face to face over the front line: theirs above, mine below, decks and what waits between. */
export function DesktopDuel({ told, onEnd }: TableProps) {
  const at = useDuel()
  const { view, snap, labels } = at
  const { mine, theirs } = facing(at)
  const answering = handGivesWay(at)
  return (
    <Felt label={labels.street} className="table-top duel-top">
      <StageLayer />
      <div className="street" data-anchor="table">
        <div className="their-side">
          <SideName seat={theirs} />
          <Backs seat={theirs} />
          <Reserve seat={theirs} />
        </div>
        <div className="theirs">
          <Pair seat={theirs} />
        </div>
        <Decks small={false} />
        <div className="line">
          <Queue />
        </div>
        <Odds small={false} />
        <div className="ours">
          <Pair seat={mine} />
        </div>
        <div className="our-side">
          {snap.me === null && (
            <>
              <SideName seat={mine} />
              <Backs seat={mine} />
            </>
          )}
          <Reserve seat={mine} />
        </div>
      </div>
      <div className={`dock ${snap.me === null ? 'watching' : ''} ${answering ? 'answering' : ''}`}>
        {snap.me !== null && <OwnPanel seat={mine} />}
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
