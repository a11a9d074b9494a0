import { Suspense, useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { hrefOf } from '../../app/route.ts'
import { useSpoken } from '../../app/words.tsx'
import { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import { sayGone } from '../../words/table.ts'
import { Coming } from './coming.tsx'
import { Playing } from './playing.tsx'

const Lobby = later(() => import('./lobby.tsx'))

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
  const { table, view, gone, sets } = useStore(session)
  const { need, rules } = useSpoken()
  const wanted = sets.join()
  useEffect(() => {
    if (wanted !== '') need(wanted.split(','))
  }, [need, wanted])
  // Whoever looks at the end of a game may look on.
  if (gone !== undefined && !view?.over) return <Gone why={gone} />
  const speechless = rules.sets.length < sets.length
  if (!table || (table.status === 'playing' && (!view || speechless))) return <Coming />
  if (view) return <Playing session={session} />
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
  return session ? <At session={session} /> : <Coming />
}
