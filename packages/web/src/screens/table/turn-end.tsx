import { PhaseStrip } from '../../kit/phases.tsx'
import { useAt } from './at.ts'

const STEPS = ['draw', 'play', 'discard'] as const
const NOW = { between: 0, start: 0, draw: 0, play: 1, discard: 2, end: 3 } as const

export function Phases() {
  const { view, spoken, snap } = useAt()
  const { table } = spoken.ui
  const whose = view.table.active === snap.me ? table.yourTurn : table.turnOf(snap.names[view.table.active] ?? '')
  return <PhaseStrip phases={STEPS.map((step) => table.phases[step])} now={NOW[view.table.phase]} label={whose} />
}
