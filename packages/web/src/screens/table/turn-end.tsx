import { TopTurn, TurnPhases } from '../shell/turn-phases.tsx'
import { useAt } from './at.ts'

const STEPS = ['draw', 'play', 'discard'] as const
const NOW = { between: 0, start: 0, draw: 0, play: 1, discard: 2, end: 3 } as const

/** The phases of a turn. `top`: in the top bar of a phone. */
export function Phases({ top = false }: { readonly top?: boolean }) {
  const { view, spoken, snap } = useAt()
  const { phases } = spoken.ui.table
  const Strip = top ? TopTurn : TurnPhases
  return <Strip snap={snap} phases={STEPS.map((step) => phases[step])} now={NOW[view.table.phase]} />
}
