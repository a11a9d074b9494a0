import { Suspense } from 'react'
import { useStore } from '../../session/react.ts'
import { hostOf } from '../games.ts'
import { ComingTable, type TableScreenProps } from './shell.tsx'

/** The table of whatever game the session plays. */
export function GameTable(props: TableScreenProps) {
  const { view } = useStore(props.session)
  const Table = view && hostOf(view.game)?.Table
  return <Suspense fallback={<ComingTable />}>{Table ? <Table {...props} /> : <ComingTable />}</Suspense>
}
