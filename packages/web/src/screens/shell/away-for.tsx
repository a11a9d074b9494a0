import { useEffect, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { InterfaceWords } from '../../words/types.ts'

const SECOND = 1000
const MINUTE = 60

/** Seconds since the table was told, counted on here. */
export function useSince(at: number, counting: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!counting) return undefined
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [counting])
  return Math.max(0, Math.floor((now - at) / SECOND))
}

/** 40 s, then 1:05. */
export function span(seconds: number, { table }: InterfaceWords): string {
  const whole = Math.floor(seconds)
  return whole < MINUTE ? `${whole} s` : table.clock(whole)
}

/** How long somebody has been away, counted on. */
export default function AwayFor({ seconds, at }: { readonly seconds: number; readonly at: number }) {
  const ui = useWords()
  const since = useSince(at, true)
  return <span aria-live="off">{ui.table.awayFor(span(seconds + since, ui))}</span>
}
