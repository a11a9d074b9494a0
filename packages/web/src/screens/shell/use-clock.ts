import { useEffect, useState } from 'react'
import type { QuestionBarProps } from '../../kit/question.tsx'
import type { Snapshot } from '../../session/session.ts'
import type { InterfaceWords } from '../../words/types.ts'

/** The clock of who is asked, counted down here between what the server says. */
export function useClock(snap: Snapshot, ui: InterfaceWords): QuestionBarProps['clock'] {
  const [now, setNow] = useState(() => performance.now())
  const seat = snap.question?.options ? snap.me : (snap.question?.seats?.[0] ?? null)
  const clock = snap.clocks.find((each) => each.seat === seat)
  const running = clock !== undefined
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  if (!clock) return undefined
  const left = Math.max(0, clock.left + clock.reserve - Math.max(0, now - snap.clocksAt) / 1000)
  const of = Math.max(1, clock.left + clock.reserve)
  return { left: left / of, text: ui.table.clock(left), label: ui.speak.clock(Math.round(left)) }
}
