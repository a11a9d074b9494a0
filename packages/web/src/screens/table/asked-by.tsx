import { useEffect, useRef, useState } from 'react'
import { settings } from '../../app/settings.ts'
import { afterDrawn } from '../../kit/drawn.ts'
import { AskedArrow } from '../../kit/lines.tsx'
import { useStore } from '../../session/react.ts'
import { isAsked, type Snapshot } from '../../session/session.ts'
import { useAt } from './at.ts'

/** Who asks me something, if somebody does. */
function askerOf({ question, me }: Pick<Snapshot, 'question' | 'me'>): number | undefined {
  if (!question || !isAsked({ question }) || typeof question.about !== 'object' || question.about === null) return undefined
  const by = Object.entries(question.about).find(([name]) => name === 'by')?.[1]
  return typeof by === 'number' && by !== me ? by : undefined
}

/** On an edge, but not at its end. */
const within = (low: number, value: number, high: number): number => Math.min(Math.max(value, low + 30), high - 30)

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** From the seat of whoever asks to the question, within the table. */
function lineFrom(by: number, felt: HTMLElement): Line | undefined {
  const plate = document.querySelector(`[data-anchor="seat-${by}"] .plate`)?.getBoundingClientRect()
  const bar = felt.querySelector('.ask')?.getBoundingClientRect()
  if (!plate || !bar) return undefined
  const origin = felt.getBoundingClientRect()
  // On a phone on its side the question stands beside the table.
  const beside = bar.left > plate.right
  const [x, y] = beside ? [plate.right, plate.top + plate.height / 2] : [plate.left + plate.width / 2, plate.bottom]
  const [toX, toY] = beside ? [bar.left - 4, within(bar.top, y, bar.bottom)] : [within(bar.left, x, bar.right), bar.top - 4]
  return [x - origin.left, y - origin.top, toX - origin.left, toY - origin.top]
}

/** An arrow from whoever asks to what he asks. Who shoots has his gun out already, where things move. */
export function AskedBy() {
  const { snap } = useAt()
  const { motion } = useStore(settings)
  const here = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ readonly by: number; readonly number: number | undefined; readonly line: Line }>()
  const by = motion && snap.question?.kind === 'shot' ? undefined : askerOf(snap)
  const number = snap.question?.number
  useEffect(() => {
    const felt = here.current?.parentElement
    if (by === undefined || !felt) return
    let callOff: (() => void) | undefined
    // First once the table is there, then whenever it has got another size: a phone is turned, the drawer opens.
    const observer = new ResizeObserver(() => {
      callOff?.()
      // To measure a page that has just changed is to lay it out twice.
      callOff = afterDrawn(() => {
        const line = lineFrom(by, felt)
        setDrawn(line && { by, number, line })
      })
    })
    observer.observe(felt)
    return () => {
      observer.disconnect()
      callOff?.()
    }
  }, [by, number])
  return (
    <div ref={here} className="sight-lines">
      {drawn && drawn.by === by && drawn.number === number && <AskedArrow line={drawn.line} />}
    </div>
  )
}
