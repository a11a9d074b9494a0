import { Suspense, useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { hrefOf } from '../../app/route.ts'
import { ticket } from '../../app/ticket.ts'
import { useSpoken } from '../../app/words.tsx'
import { TableSession } from '../../session/online-table.ts'
import { usePart } from '../../session/react.ts'
import { sayGone } from '../../words/table.ts'
import { Coming } from './coming.tsx'
import { Playing } from './playing.tsx'

const QuickScreen = later(() => import('../quick/quick-screen.tsx'))
const Lobby = later(() => import('./lobby.tsx'))
const Heard = later(() => import('./heard.tsx'))

function Gone({ why }: { readonly why: string }) {
  const { ui } = useSpoken()
  return (
    <main className="plain-page">
      <h1>{ui.app.title}</h1>
      <p role="alert">{sayGone(why, ui)}</p>
      <a className="btn primary" href={hrefOf({ to: 'home' })}>
        {ui.app.home}
      </a>
    </main>
  )
}

function At({ session }: { readonly session: TableSession }) {
  const table = usePart(session, (snap) => snap.table)
  const gone = usePart(session, (snap) => snap.gone)
  const sets = usePart(session, (snap) => snap.sets)
  const isThere = usePart(session, ({ view }) => view !== undefined)
  const isOver = usePart(session, ({ view }) => view?.over !== undefined)
  const { need, rules } = useSpoken()
  const wanted = sets.join()
  useEffect(() => {
    if (wanted !== '') need(wanted.split(','))
  }, [need, wanted])
  const started = table?.status === 'playing' ? table.code : undefined
  useEffect(() => {
    if (started !== undefined) ticket.tear(started)
  }, [started])
  // Whoever looks at the end of a game may look on.
  if (gone !== undefined && !isOver) return <Gone why={gone} />
  const speechless = rules.sets.length < sets.length
  if (!table || (table.status === 'playing' && (!isThere || speechless))) return <Coming />
  if (isThere) return <Playing session={session} />
  if (table.settings.quick && table.status !== 'over') {
    return (
      <Suspense fallback={<Coming />}>
        <QuickScreen session={session} table={table} />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<Coming />}>
      <Lobby session={session} table={table} />
    </Suspense>
  )
}

/** A table at the server, by its code: the chairs before the game, then the game. */
export default function OnlineTable({ code }: { readonly code: string }) {
  const [session, setSession] = useState<TableSession>()
  useEffect(() => {
    online()
    const come = TableSession.at(hub, { code })
    setSession(come)
    return () => come.detach()
  }, [code])
  if (!session) return <Coming />
  return (
    <>
      <At session={session} />
      <Suspense fallback={null}>
        <Heard session={session} />
      </Suspense>
    </>
  )
}
