import type { TableView } from '@sundown/protocol'
import { Suspense } from 'react'
import { later } from '../../app/later.ts'
import type { FootLine } from '../../kit/seat.tsx'
import type { Snapshot } from '../../session/session.ts'
import type { InterfaceWords } from '../../words/types.ts'

type Sitter = TableView['seats'][number]
type Told = Pick<Snapshot, 'table' | 'tableAt'>

const AwayFor = later(() => import('./away-for.tsx'))

const Since = (away: { readonly seconds: number; readonly at: number }) => (
  <Suspense fallback={null}>
    <AwayFor {...away} />
  </Suspense>
)

export const isAway = (sitter: Sitter | undefined): boolean => sitter?.person != null && sitter.away !== null

/** Said at the seat of somebody who is not there; a bot may be playing for him. */
export function awayFoot({ table, tableAt }: Told, seat: number, ui: InterfaceWords): FootLine | undefined {
  const sitter = table?.seats[seat]
  if (sitter?.person == null) return undefined
  if (sitter.bot !== null) return { text: ui.table.botPlays, tone: 'cold', glyph: 'plug' }
  if (sitter.away === null) return undefined
  return { text: <Since seconds={sitter.away} at={tableAt} />, tone: 'cold', glyph: 'plug' }
}
