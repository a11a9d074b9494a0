import { useWords } from '../../app/words.tsx'
import { PhaseStrip } from '../../kit/phases.tsx'
import type { Snapshot } from '../../session/session.ts'
import { isMyTurn, turnIn } from './saying.ts'

interface TurnPhasesProps {
  readonly snap: Snapshot
  readonly phases: readonly string[]
  readonly now: number
}

/** Where in the turn we are. Of somebody else's turn it says whose it is. */
export function TurnPhases({ snap, phases, now }: TurnPhasesProps) {
  const ui = useWords()
  const whose = turnIn(snap, ui)
  return <PhaseStrip phases={phases} now={now} label={whose} whose={isMyTurn(snap) ? undefined : whose} />
}

/** The same in the top bar of a phone: the phases of my turn, or who plays. */
export function TopTurn({ snap, ...rest }: TurnPhasesProps) {
  const ui = useWords()
  const { view } = snap
  if (!view || view.over || view.table.turn === 0) return <div className="top-phases" />
  return (
    <div className="top-phases">
      {isMyTurn(snap) ? <TurnPhases snap={snap} {...rest} /> : <p className="chip hot">{turnIn(snap, ui)}</p>}
    </div>
  )
}
