import { useLayoutEffect, useRef, useState } from 'react'
import { settings } from '../../app/settings.ts'
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

/** An arrow from whoever asks to what he asks. Who shoots has his gun out already, where things move. */
export function AskedBy() {
  const { snap } = useAt()
  const { motion } = useStore(settings)
  const here = useRef<HTMLDivElement>(null)
  const [arrow, setArrow] = useState<readonly [number, number, number, number]>()
  const by = motion && snap.question?.kind === 'shot' ? undefined : askerOf(snap)
  const number = snap.question?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another arrow
  useLayoutEffect(() => {
    const plate = by === undefined ? undefined : document.querySelector(`[data-anchor="seat-${by}"] .plate`)?.getBoundingClientRect()
    const felt = plate && here.current?.parentElement
    const bar = felt?.querySelector('.ask')?.getBoundingClientRect()
    const origin = felt?.getBoundingClientRect()
    if (!plate || !bar || !origin) {
      setArrow(undefined)
      return
    }
    // On a phone on its side the question stands beside the table.
    const beside = bar.left > plate.right
    const [x, y] = beside ? [plate.right, plate.top + plate.height / 2] : [plate.left + plate.width / 2, plate.bottom]
    const [toX, toY] = beside ? [bar.left - 4, within(bar.top, y, bar.bottom)] : [within(bar.left, x, bar.right), bar.top - 4]
    setArrow([x - origin.left, y - origin.top, toX - origin.left, toY - origin.top])
  }, [by, number])
  return (
    <div ref={here} className="sight-lines">
      {arrow && <AskedArrow line={arrow} />}
    </div>
  )
}
