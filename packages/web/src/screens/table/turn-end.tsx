import { Button, IconButton } from '../../kit/button.tsx'
import { PhaseStrip } from '../../kit/phases.tsx'
import { useAt } from './at.ts'
import { endOf } from './keys.ts'

const STEPS = ['draw', 'play', 'discard'] as const
const NOW = { between: 0, start: 0, draw: 0, play: 1, discard: 2, end: 3 } as const

export function Phases() {
  const { view, spoken, snap } = useAt()
  const { table } = spoken.ui
  const whose = view.table.active === snap.me ? table.yourTurn : table.turnOf(snap.names[view.table.active] ?? '')
  return <PhaseStrip phases={STEPS.map((step) => table.phases[step])} now={NOW[view.table.phase]} label={whose} />
}

/** Always in the same place; usable when it may be used. */
export function EndTurn({ big }: { readonly big?: boolean }) {
  const at = useAt()
  const { spoken, tap, pick } = at
  const end = endOf(at)
  return (
    <Button
      wide
      big={big ?? false}
      className="end-turn"
      shortcut="E"
      disabled={!end || pick.busy}
      onClick={() => end && tap({ on: 'option', option: end.option })}
    >
      {spoken.ui.table.endTurn}
    </Button>
  )
}

/** Takes the last decision back, in a game against bots. */
export function Undo({ icon }: { readonly icon?: boolean }) {
  const { session, snap, spoken } = useAt()
  if (!session.undo) return null
  if (icon) {
    return (
      <IconButton glyph="undo" label={spoken.ui.solo.undo} disabled={!snap.canUndo} className="undo" onClick={() => session.undo?.()} />
    )
  }
  return (
    <Button glyph="undo" wide shortcut="U" disabled={!snap.canUndo} onClick={() => session.undo?.()}>
      {spoken.ui.solo.undo}
    </Button>
  )
}
