import { useMemo } from 'react'
import { numbered, type Tap } from '../../select/select.ts'
import type { SelectSnapshot } from '../../select/store.ts'
import type { GameSession, Snapshot } from '../../session/session.ts'
import { commonAction, type KeyActions, useTableKeys } from './table-keys.ts'
import { nextTarget, useAim } from './use-aim.ts'

/** What keys and buttons around the hand need to know of a table where cards are picked up and played. */
export interface Handled {
  readonly pick: SelectSnapshot
  readonly session: GameSession
  readonly snap: Snapshot
  readonly tap: (tap: Tap) => void
}

/** Keys that work anywhere on such a table. Enter and the arrows are the business of what has the focus. */
export function useKeys(at: Handled, actions: KeyActions): void {
  const actionFor = useMemo(() => {
    const { pick, session, snap, tap } = at
    return (key: string): (() => void) | undefined => {
      if (/^[1-9]$/.test(key)) {
        const on = numbered(pick.offer, Number(key))
        return on && (() => tap(on))
      }
      switch (key) {
        case 'escape':
          return pick.offer.back ? () => tap({ on: 'reset' }) : undefined
        case 'e': {
          const end = endOf(at)
          return end && (() => tap({ on: 'option', option: end.option }))
        }
        default:
          if (pick.selection.card !== undefined && key.startsWith('arrow')) return nextTarget(key)
          return commonAction(key, session, snap, actions)
      }
    }
  }, [at, actions])
  useTableKeys(actionFor)
  useAim(at.pick)
}

/** The option that ends my turn, while it is open. */
export function endOf({ pick }: Handled): { readonly option: number } | undefined {
  const option = pick.question?.options?.findIndex(({ id }) => id === 'end') ?? -1
  return pick.question?.kind === 'play' && option >= 0 ? { option } : undefined
}
