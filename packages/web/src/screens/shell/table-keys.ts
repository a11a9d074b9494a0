import { useEffect } from 'react'
import type { GameSession, Snapshot } from '../../session/session.ts'

export interface KeyActions {
  readonly log: () => void
  readonly keys: () => void
  readonly text: () => void
}

type Action = (() => void) | undefined

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

/** What a key does at every table. */
export function commonAction(key: string, session: GameSession, { canUndo }: Snapshot, { log, keys, text }: KeyActions): Action {
  switch (key) {
    case 'l':
      return log
    case 't':
      return text
    case '?':
      return keys
    case 's':
      return () => session.hurry?.()
    case 'u':
      return session.undo && canUndo ? () => session.undo?.() : undefined
    default:
      return undefined
  }
}

/** Keys that work anywhere on a table, but not in what is written or in a dialog. `actionFor` is made anew only when it would say something else. */
export function useTableKeys(actionFor: (key: string) => Action): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const act = actionFor(event.key.toLowerCase())
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [actionFor])
}
