import { useEffect, useRef } from 'react'
import type { Snapshot } from '../../session/session.ts'
import { isFree, isLost, movesByKeys } from './by-keys.ts'

/**
 * Takes who moves about by keys to the first answer of a new question, or on when what had the focus is gone. Whoever types or reads the log
 * stays there. `choices`: what a question is answered with, the likeliest first. `moment`: changes with everything that could be answered now.
 */
export function useFocus({ question }: Snapshot, choices: readonly string[], moment: unknown): void {
  const put = useRef<number>(undefined)
  const number = question?.options && question.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is looked at when it comes
  useEffect(() => {
    if (number === undefined || !movesByKeys() || document.querySelector('dialog[open]')) return
    const here = document.activeElement
    const lost = isLost(here)
    const fresh = put.current !== number
    put.current = number
    if (!lost && !(fresh && isFree(here))) return
    for (const choice of choices) {
      const found = document.querySelector<HTMLElement>(choice)
      if (found?.checkVisibility()) return found.focus()
    }
  }, [number, choices, moment])
}
