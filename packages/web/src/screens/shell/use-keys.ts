import { useEffect } from 'react'
import { skipAll } from '../../kit/fly.ts'
import { numbered, type Tap } from '../../select/select.ts'
import type { SelectSnapshot } from '../../select/store.ts'
import type { GameSession, Snapshot } from '../../session/session.ts'

/** What keys and buttons around the hand need to know of a table where cards are picked up and played. */
export interface Handled {
  readonly pick: SelectSnapshot
  readonly session: GameSession
  readonly snap: Snapshot
  readonly tap: (tap: Tap) => void
}

export interface KeyActions {
  readonly log: () => void
  readonly keys: () => void
  readonly text: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

/** Keys that work anywhere on the table. Enter and the arrows are the business of what has the focus. */
export function useKeys(at: Handled | undefined, { log, keys, text }: KeyActions): void {
  useEffect(() => {
    if (!at) return undefined
    const { pick, session, snap, tap } = at
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      const { key } = event
      const act = actionFor(key)
      if (!act) return
      event.preventDefault()
      act()
    }
    const actionFor = (key: string): (() => void) | undefined => {
      if (/^[1-9]$/.test(key)) {
        const on = numbered(pick.offer, Number(key))
        return on && (() => tap(on))
      }
      switch (key.toLowerCase()) {
        case 'escape':
          return pick.offer.back ? () => tap({ on: 'reset' }) : undefined
        case 'e': {
          const end = endOf(at)
          return end && (() => tap({ on: 'option', option: end.option }))
        }
        case 'l':
          return log
        case 't':
          return text
        case '?':
          return keys
        case 's':
          return () => {
            skipAll()
            session.hurry?.()
          }
        case 'u':
          return session.undo && snap.canUndo ? () => session.undo?.() : undefined
        default:
          return undefined
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [at, log, keys, text])
}

/** The option that ends my turn, while it is open. */
export function endOf({ pick }: Handled): { readonly option: number } | undefined {
  const option = pick.question?.options?.findIndex(({ id }) => id === 'end') ?? -1
  return pick.question?.kind === 'play' && option >= 0 ? { option } : undefined
}
