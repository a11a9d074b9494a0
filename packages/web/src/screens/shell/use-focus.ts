import { useEffect, useRef } from 'react'
import type { Snapshot } from '../../session/session.ts'

/** Keys that move about; letters and numbers answer from anywhere. */
const MOVES = new Set(['Tab', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

/** Somewhere at the table, and nothing that is being typed or read there. */
const isFree = (element: Element | null): boolean =>
  element === null ||
  element === document.body ||
  (element.closest('.dock, .thumb, .ring, .tiles-row') !== null && !element.matches('input, textarea'))

/**
 * Takes who moves about by keys to the first answer of a new question, or on when what had the focus is gone. Whoever types or reads the log
 * stays there. `choices`: what a question is answered with, the likeliest first. `moment`: changes with everything that could be answered now.
 */
export function useFocus({ question }: Snapshot, choices: readonly string[], moment: unknown): void {
  const byKeys = useRef(false)
  const put = useRef<number>(undefined)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (MOVES.has(key)) byKeys.current = true
    }
    const onPointer = () => {
      byKeys.current = false
    }
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onPointer, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onPointer, true)
    }
  }, [])
  const number = question?.options && question.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is looked at when it comes
  useEffect(() => {
    if (number === undefined || !byKeys.current || document.querySelector('dialog[open]')) return
    const here = document.activeElement
    const lost = here === null || here === document.body
    const fresh = put.current !== number
    put.current = number
    if (!lost && !(fresh && isFree(here))) return
    for (const choice of choices) {
      const found = document.querySelector<HTMLElement>(choice)
      if (found?.checkVisibility()) return found.focus()
    }
  }, [number, choices, moment])
}
