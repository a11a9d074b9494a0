import { useEffect, useRef, useState } from 'react'
import { callPlayer } from '../../app/call.ts'
import { hub, online } from '../../app/hub.ts'
import { hrefOf, routeOf, useHash } from '../../app/route.ts'
import { ticket } from '../../app/ticket.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { Bust } from '../../kit/bust.tsx'
import { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import { loadQuick } from '../../words/quick.ts'
import { SinkingSun } from './sinking-sun.tsx'
import { onClock, useCountdown } from './use-countdown.ts'
import './ticket.css'

/** This many faces fit. */
const FACES = 3

function Shown({ session, code }: { readonly session: TableSession; readonly code: string }) {
  const words = useInLanguage(loadQuick)
  const snap = useStore(session)
  const { you, quickSeconds = 30 } = useStore(hub)
  const left = useCountdown(snap)
  const { table, gone } = snap
  const seated = table?.seats.some(({ person }) => person?.id === you?.id)
  const gathers = table?.status === 'open'
  const over = gone !== undefined || (table !== undefined && you !== undefined && (!seated || table.status === 'over'))
  useEffect(() => {
    if (over) ticket.tear(code)
  }, [over, code])
  const called = useRef(false)
  const text = words?.called
  useEffect(() => {
    if (table === undefined || gathers || over || text === undefined || called.current) return
    called.current = true
    callPlayer({ text, tag: 'table' })
  }, [table, gathers, over, text])
  if (!words || !table || over) return null
  const people = table.seats.flatMap(({ person }) => (person ? [person] : []))
  const host = people.find(({ id }) => id === table.host)?.name ?? ''
  return (
    <aside className={`ticket ${gathers ? '' : 'called'}`} aria-label={words.ticket}>
      <span className="faces" aria-hidden="true">
        {people.slice(0, FACES).map(({ id, name }) => (
          <Bust key={id} sitter={{ person: name }} />
        ))}
      </span>
      <span className="words" role="status">
        <b>{gathers ? words.ticketAt(host) : words.called}</b>
        <small>{words.ticketState(people.length, table.seats.length)}</small>
      </span>
      {gathers && (
        <span className="clock" role="timer" aria-label={words.left(onClock(left ?? 0))}>
          <SinkingSun left={Math.min(1, (left ?? 0) / quickSeconds)} small />
          <b>{onClock(left ?? 0)}</b>
        </span>
      )}
      <a className={`btn ${gathers ? '' : 'primary'}`} href={hrefOf({ to: 'table', code })}>
        {words.toTable}
      </a>
    </aside>
  )
}

/** The table itself shows all of this already. */
export function Ticket({ code }: { readonly code: string }) {
  const route = routeOf(useHash())
  const isThere = route.to === 'table' && route.code === code
  const [session, setSession] = useState<TableSession>()
  useEffect(() => {
    if (isThere) return undefined
    online()
    const come = TableSession.at(hub, { code })
    setSession(come)
    return () => {
      come.detach()
      setSession(undefined)
    }
  }, [code, isThere])
  return session && !isThere ? <Shown session={session} code={code} /> : null
}
