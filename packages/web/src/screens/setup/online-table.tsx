import { useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { hrefOf } from '../../app/route.ts'
import { namesOfSets } from '../../app/solo.ts'
import { useSpoken } from '../../app/words.tsx'
import type { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import { sayGone } from '../../words/table.ts'
import { Coming } from './coming.tsx'
import { Lobby } from './lobby.tsx'
import { Playing } from './playing.tsx'

function Gone({ why }: { readonly why: string }) {
  const { ui, language } = useSpoken()
  return (
    <main className="plain-page">
      <h1>{ui.app.title}</h1>
      <p role="alert">{sayGone(why, ui, language)}</p>
      <a className="btn primary" href={hrefOf({ to: 'home' })}>
        {ui.app.home}
      </a>
    </main>
  )
}

function At({ session }: { readonly session: TableSession }) {
  const { table, view, gone } = useStore(session)
  const { need, rules } = useSpoken()
  const sets = namesOfSets(table?.settings.options.sets).join()
  useEffect(() => {
    if (sets !== '') need(sets.split(','))
  }, [need, sets])
  if (gone !== undefined) return <Gone why={gone} />
  const speechless = sets !== '' && rules.sets.length < sets.split(',').length
  if (!table || (table.status === 'playing' && (!view || speechless))) return <Coming />
  return view && table.status !== 'open' ? <Playing session={session} /> : <Lobby session={session} table={table} />
}

/** A table at the server, by its code: the chairs before the game, then the game. */
export default function OnlineTable({ code }: { readonly code: string }) {
  const [session, setSession] = useState<TableSession>()
  useEffect(() => {
    online()
    const come = hub.table({ code })
    setSession(come)
    return () => come.detach()
  }, [code])
  return session ? <At session={session} /> : <Coming />
}
