import { useLayoutEffect, useRef, useState } from 'react'
import { SightLines } from '../../kit/lines.tsx'
import { useAt } from './at.ts'

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** Dotted lines from the card in hand to everybody it reaches. */
export function Sight() {
  const { pick, view } = useAt()
  const here = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  const { card } = pick.selection
  const seats = [...pick.offer.seats].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table may have moved with the view
  useLayoutEffect(() => {
    const from = card === undefined || seats === '' ? null : document.querySelector(`[data-anchor="card-${card}"]`)
    // Measured only where there is something to draw: to measure is to lay out the whole table.
    const felt = from && here.current?.parentElement?.getBoundingClientRect()
    if (!felt) {
      setLines((before) => (before.length === 0 ? before : []))
      return
    }
    const start = from.getBoundingClientRect()
    const [x1, y1] = [start.left + start.width / 2 - felt.left, start.top - felt.top]
    setLines(
      seats.split(',').flatMap((seat): Line[] => {
        const plate = document.querySelector(`[data-anchor="seat-${seat}"] .plate`)?.getBoundingClientRect()
        if (!plate) return []
        const x2 = Math.min(Math.max(x1, plate.left - felt.left), plate.right - felt.left)
        return [[x1, y1, x2, Math.min(y1, plate.bottom - felt.top)]]
      }),
    )
  }, [card, seats, view])
  return (
    <div ref={here} className="sight-lines">
      {lines.length > 0 && <SightLines lines={lines} />}
    </div>
  )
}
