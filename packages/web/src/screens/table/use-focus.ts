import { useEffect, useRef } from 'react'
import { type At, isAsked } from './at.ts'

/** Keys that move about; letters and numbers answer from anywhere. */
const MOVES = new Set(['Tab', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

/** What a question is answered with, the likeliest first. */
const CHOICES = [
  '.answers .answer:not(:disabled)',
  '.hand .card:not([aria-disabled])',
  '.ask .acts .btn:not(:disabled)',
  '.end-turn:not(:disabled)',
]

/** Somewhere at the table, and nothing that is being typed or read there. */
const isFree = (element: Element | null): boolean =>
  element === null ||
  element === document.body ||
  (element.closest('.dock, .thumb, .ring, .tiles-row') !== null && !element.matches('input, textarea'))

/** Takes who moves about by keys to the first answer of a new question, or on when what had the focus is gone. Whoever types or reads the log stays there. */
export function useFocus(at: At | undefined): void {
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
  const asked = at !== undefined && isAsked(at.snap)
  const number = at?.snap.question?.number
  const pick = at?.pick
  useEffect(() => {
    if (!asked || !pick || !byKeys.current || document.querySelector('dialog[open]')) return
    const here = document.activeElement
    const lost = here === null || here === document.body
    const fresh = put.current !== number
    put.current = number
    if (!lost && !(fresh && isFree(here))) return
    for (const choice of CHOICES) {
      const found = document.querySelector<HTMLElement>(choice)
      if (found?.checkVisibility()) return found.focus()
    }
  }, [asked, number, pick])
}
