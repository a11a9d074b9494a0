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
    const [x, y] = [plate.left + plate.width / 2 - origin.left, plate.top + plate.height / 2 - origin.top]
    // On a phone on its side the question stands beside the table.
    if (bar.left > plate.right) {
      const down = Math.min(Math.max(y, bar.top - origin.top + 20), bar.bottom - origin.top - 20)
      setArrow([plate.right - origin.left, y, bar.left - origin.left - 4, down])
      return
    }
    const across = Math.min(Math.max(x, bar.left - origin.left + 40), bar.right - origin.left - 40)
    setArrow([x, plate.bottom - origin.top, across, bar.top - origin.top - 4])
  }, [by, number])
  return (
    <div ref={here} className="sight-lines asked-by">
      {arrow && <AskedArrow line={arrow} />}
    </div>
  )
}
