import { Suspense, useDeferredValue } from 'react'
import { usePart } from '../../session/react.ts'
import { hostOf } from '../games.ts'
import { ComingTable, type TableScreenProps } from './shell.tsx'

/** The table of whatever game the session plays. It follows the session itself: what happens in the game does not draw it from here. */
export function GameTable(props: TableScreenProps) {
  const game = usePart(props.session, ({ view }) => view?.game)
  const Table = game && hostOf(game)?.Table
  // A whole table is drawn in slices: in one go, a slow device would stand still for a third of a second.
  const isTime = useDeferredValue(true, false)
  return <Suspense fallback={<ComingTable />}>{Table && isTime ? <Table {...props} /> : <ComingTable />}</Suspense>
}
