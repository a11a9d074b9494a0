import { type RefObject, useLayoutEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { speaker } from '../../app/speaker.ts'

/** Where dice lay that are being put elsewhere. */
const lay = new Map<number, DOMRect>()
const SETTLES = 290

const isStill = (): boolean => !settings.getSnapshot().motion || matchMedia('(prefers-reduced-motion: reduce)').matches

/** A die that is kept or taken back goes to its new place: it is lifted, set down straight, and heard. */
export function useSettling(die: number): RefObject<HTMLButtonElement | null> {
  const here = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current } = here
    const from = lay.get(die)
    lay.delete(die)
    if (current && from) settle(current, from)
    return () => {
      if (!current) return
      lay.set(die, current.getBoundingClientRect())
      // It is laid down elsewhere in the same stroke, or it is gone.
      queueMicrotask(() => lay.delete(die))
    }
  }, [die])
  return here
}

function settle(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect()
  speaker.play('lock', SETTLES - 60, { x: to.left })
  if (isStill()) return
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotate(-8deg)`, easing: 'cubic-bezier(.2,.7,.2,1)' },
      { transform: `translate(${x * 0.9}px, ${y * 0.9 - 10}px) rotate(-4deg)`, offset: 0.2, easing: 'cubic-bezier(.4,0,.3,1)' },
      { transform: 'translate(0, 2px)', offset: 0.85 },
      { transform: 'none' },
    ],
    { duration: SETTLES },
  )
}
