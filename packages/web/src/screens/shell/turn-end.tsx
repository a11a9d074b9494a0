import type { ReactNode } from 'react'
import { useWords } from '../../app/words.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { endOf, type Handled } from './use-keys.ts'

/** Always in the same place; usable when it may be used. */
export function EndTurn({ at }: { readonly at: Handled }) {
  const { table } = useWords()
  const { tap } = at
  const end = endOf(at)
  return (
    <Button wide className="end-turn" shortcut="E" disabled={!end} onClick={() => end && tap({ on: 'option', option: end.option })}>
      {table.endTurn}
    </Button>
  )
}

interface OnceOverProps {
  readonly over: object | undefined
  readonly onEnd: () => void
  readonly big?: boolean
  readonly children: ReactNode
}

/** What ends a turn, or, once the game is over, the way to its end. */
export function OnceOver({ over, onEnd, big = false, children }: OnceOverProps) {
  const { end } = useWords()
  if (!over) return children
  return (
    <Button wide big={big} tone="primary" onClick={onEnd}>
      {end.title}
    </Button>
  )
}

/** Takes the last decision back, in a game against bots. */
export function Undo({ at: { session, snap }, icon }: { readonly at: Pick<Handled, 'session' | 'snap'>; readonly icon?: boolean }) {
  const { solo } = useWords()
  if (!session.undo) return null
  if (icon) {
    return <IconButton glyph="undo" label={solo.undo} disabled={!snap.canUndo} className="undo" onClick={() => session.undo?.()} />
  }
  return (
    <Button glyph="undo" wide shortcut="U" disabled={!snap.canUndo} onClick={() => session.undo?.()}>
      {solo.undo}
    </Button>
  )
}
