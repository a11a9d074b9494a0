import type { TableView } from '@sundown/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { FootLine } from '../../kit/seat.tsx'
import type { Snapshot } from '../../session/session.ts'
import type { InterfaceWords } from '../../words/types.ts'

type Sitter = TableView['seats'][number]
type Told = Pick<Snapshot, 'table' | 'tableAt'>

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
export const span = (seconds: number, { table }: InterfaceWords): string => (seconds < MINUTE ? `${seconds} s` : table.clock(seconds))

function AwayFor({ seconds, at }: { readonly seconds: number; readonly at: number }) {
  const ui = useWords()
  const since = useSince(at, true)
  return <span aria-live="off">{ui.table.awayFor(span(seconds + since, ui))}</span>
}

export const isAway = (sitter: Sitter | undefined): boolean => sitter?.person != null && sitter.away !== null

/** Said at the seat of somebody who is not there; a bot may be playing for him. */
export function awayFoot({ table, tableAt }: Told, seat: number, ui: InterfaceWords): FootLine | undefined {
  const sitter = table?.seats[seat]
  if (sitter?.person == null) return undefined
  if (sitter.bot !== null) return { text: ui.table.botPlays, tone: 'cold', glyph: 'plug' }
  if (sitter.away === null) return undefined
  return { text: <AwayFor seconds={sitter.away} at={tableAt} />, tone: 'cold', glyph: 'plug' }
}
