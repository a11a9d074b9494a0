import { nth } from '@sundown/engine/kernel'
import { useEffect, useRef } from 'react'
import type { SelectSnapshot } from '../../select/store.ts'
import { isFree, movesByKeys } from './by-keys.ts'

/** Whatever a card that is picked up can be aimed at. */
const TARGETS = '.is-reach .plate-hit, .their-hand.is-open'

const targets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(TARGETS)].filter((target) => target.checkVisibility())

/** The next target in this direction, from wherever the focus is. Nothing: there is none, or something else is being read. */
export function nextTarget(key: string): (() => void) | undefined {
  const step = { arrowleft: -1, arrowup: -1, arrowright: 1, arrowdown: 1 }[key]
  if (step === undefined || !isFree(document.activeElement)) return undefined
  const all = targets()
  const at = all.findIndex((target) => target.matches(':focus'))
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length
  return all.length === 0 ? undefined : () => nth(all, next).focus()
}

/** Takes who moves about by keys from the card that was picked up to its targets, and back when it is put back. */
export function useAim({ selection, question }: SelectSnapshot): void {
  const held = useRef<{ readonly card: number; readonly question: number | undefined }>(undefined)
  const { card } = selection
  const number = question?.number
  useEffect(() => {
    const before = held.current
    held.current = card === undefined ? undefined : { card, question: number }
    if (!movesByKeys() || !isFree(document.activeElement)) return
    if (card !== undefined && card !== before?.card) targets()[0]?.focus()
    if (card === undefined && before && before.question === number) {
      document.querySelector<HTMLElement>(`[data-anchor="card-${before.card}"]`)?.focus()
    }
  }, [card, number])
}
