import type { TableSummary } from '@sundown/protocol'
import { Suspense, useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { codeOf, go, hrefOf } from '../../app/route.ts'
import { solo } from '../../app/solo.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useSpoken, useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { useStore } from '../../session/react.ts'
import { sayGone } from '../../words/table.ts'
import { loadTables } from '../../words/tables.ts'
import { FriendsHere, YourMoves } from './company.tsx'

const LiveGame = later(() => import('./live-game.tsx'))

function Line({ table, mine }: { readonly table: TableSummary; readonly mine?: boolean }) {
  const { home } = useWords()
  const words = useLaterWords(loadTables)
  const { host, code, taken, seats, status } = table
  const label = mine ? words.return : status === 'open' ? words.sit : home.watch
  return (
    <li className="table-line">
      <div>
        <b>{home.tableOf(host)}</b>
        <small>{home.chairs(taken, seats)}</small>
      </div>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: seats }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <i key={i} className={i < taken ? '' : 'free'} />
        ))}
      </span>
      <a className="btn" href={hrefOf({ to: 'table', code })} aria-label={`${label}: ${home.tableOf(host)}`}>
        {label}
      </a>
    </li>
  )
}

/** A table of one's own, where there is a server for it. */
export function OpenTable() {
  const words = useLaterWords(loadTables)
  const { connection } = useStore(hub)
  if (connection !== 'live') return null
  return (
    <a className="btn open-table" href={hrefOf({ to: 'create' })}>
      <Glyph name="plus" />
      <span>{words.create}</span>
    </a>
  )
}

function Resume({ turn }: { readonly turn: number | undefined }) {
  const { home } = useWords()
  const words = useLaterWords(loadTables)
  return (
    <section className="panel home-panel resume">
      <div>
        <b>{home.resume}</b>
        <p className="muted">{home.resumeNote(turn)}</p>
      </div>
      <a className="btn primary" href={hrefOf({ to: 'solo' })}>
        {words.return}
      </a>
    </section>
  )
}

function Invitation() {
  const { home } = useWords()
  const words = useLaterWords(loadTables)
  const [code, setCode] = useState('')
  return (
    <form
      className="panel home-panel"
      onSubmit={(event) => {
        event.preventDefault()
        if (codeOf(code).length === 6) go({ to: 'table', code: codeOf(code) })
      }}
    >
      <h2>{words.invited}</h2>
      <div className="row">
        <Field
          label={home.code}
          hideLabel
          hint={words.codeHint}
          placeholder="7KQ4MX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="code-input"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" disabled={codeOf(code).length !== 6}>
          {home.join}
        </Button>
      </div>
    </form>
  )
}

/** What the server has: my tables, tables to join or to watch. Without a server, a sentence. Nothing empty is shown to a newcomer. */
export default function Tables({ newcomer }: { readonly newcomer: boolean }) {
  const { ui } = useSpoken()
  const words = useLaterWords(loadTables)
  const { connection, why, mine, tables } = useStore(hub)
  useEffect(() => {
    online()
    void hub.follow(true)
    return () => void hub.follow(false)
  }, [])
  const others = (tables ?? []).filter(({ id }) => !mine.some((my) => my.id === id))
  const open = others.filter(({ status, taken, seats }) => status === 'open' && taken < seats)
  const watchable = others.filter(({ status, spectators }) => (status === 'dealing' || status === 'playing') && spectators)
  const live = watchable.find(({ status }) => status === 'playing')
  const running = watchable.filter((table) => table !== live)
  return (
    <>
      <YourMoves />
      {solo.saved && <Resume turn={solo.saved.turn} />}
      {mine.length > 0 && (
        <section className="panel home-panel waits">
          <h2>{words.mine}</h2>
          <ul>
            {mine.map((table) => (
              <Line key={table.id} table={table} mine />
            ))}
          </ul>
        </section>
      )}
      {!(newcomer && connection === 'live' && open.length === 0) && (
        <section className="panel home-panel">
          <h2>{words.tables}</h2>
          {connection === 'live' ? (
            <ul>
              {open.map((table) => (
                <Line key={table.id} table={table} />
              ))}
              {open.length === 0 && <li className="muted">{words.noTables}</li>}
            </ul>
          ) : (
            <p className="muted" role="status">
              {why ? sayGone(why, ui) : connection === 'connecting' ? ui.connection.connecting : words.serverAway}{' '}
              {connection !== 'connecting' && (
                <Button onClick={() => (connection === 'reload' ? location.reload() : hub.retry())}>
                  {connection === 'reload' ? ui.connection.reloadNow : ui.connection.retry}
                </Button>
              )}
            </p>
          )}
        </section>
      )}
      {live && (
        <Suspense fallback={null}>
          <LiveGame table={live} />
        </Suspense>
      )}
      {running.length > 0 && (
        <section className="panel home-panel">
          <h2>{words.running}</h2>
          <ul>
            {running.map((table) => (
              <Line key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      <FriendsHere newcomer={newcomer} />
      <Invitation />
    </>
  )
}
