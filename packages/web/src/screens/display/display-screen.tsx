import type { TableView } from '@sundown/protocol'
import { Suspense, useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { hrefOf } from '../../app/route.ts'
import { useTitle } from '../../app/title.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken, useWords } from '../../app/words.tsx'
import { Bust } from '../../kit/bust.tsx'
import { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import type { DisplayWords } from '../../words/display.en.ts'
import { loadDisplay } from '../../words/display.ts'
import { loadPlaying } from '../../words/playing.ts'
import { sayGone } from '../../words/table.ts'
import type { InterfaceWords } from '../../words/types.ts'
import { Coming } from '../setup/coming.tsx'
import { gathered } from '../setup/gathered.ts'
import { Notice } from '../setup/notice.tsx'
import { GameTable } from '../shell/game-table.tsx'
import { useStayAwake } from './stay-awake.ts'
import './display.css'

const QrCode = later(() => import('../../kit/qr.tsx'))

/** Before the game: how to come, and who is there. */
function Gathering({ table, words }: { readonly table: TableView; readonly words: DisplayWords }) {
  const { home, setup } = useWords()
  const link = `${location.origin}${location.pathname}${hrefOf({ to: 'table', code: table.code })}`
  const { spectatorDelay } = table.settings
  return (
    <main className="display-gathering">
      <section className="display-way on-paper">
        <h1>{words.join}</h1>
        <Suspense fallback={<span className="qr" />}>
          <QrCode text={link} label={words.qr} />
        </Suspense>
        <p className="display-code">
          <span>{home.code}</span> <b className="num">{table.code}</b>
        </p>
        <p>{words.how}</p>
      </section>
      <section className="display-chairs" aria-labelledby="display-chairs">
        <h2 id="display-chairs">{words.chairs}</h2>
        <ol>
          {table.seats.map(({ seat, person, bot, ready }) => (
            <li key={seat} className={person || bot !== null ? '' : 'is-free'}>
              {person && <Bust sitter={{ person: person.name }} />}
              <b>{person?.name ?? (bot === null ? words.free : setup.bot)}</b>
              {person && (ready || person.id === table.host) && <small>{words.ready}</small>}
            </li>
          ))}
        </ol>
        <p role="status">{words.gathering}</p>
        {spectatorDelay > 0 && <p className="muted">{words.late(spectatorDelay)}</p>}
      </section>
    </main>
  )
}

/** After the game: who can begin another, then who is in for it. */
function sayRematch(table: TableView, words: DisplayWords, ui: InterfaceWords): string | undefined {
  const people = gathered(table)
  const host = people.find(({ id }) => id === table.host)
  if (table.status === 'over') return host && ui.end.rematchWait(host.name)
  const names = (isIn: boolean) => people.flatMap((person) => (person.isIn === isIn ? [person.name] : [])).join(', ')
  return [names(true) && words.rematchIn(names(true)), names(false) && words.rematchOut(names(false))].filter(Boolean).join(' ')
}

/** A browser with a seat is told a hand: it is no display. */
function Seated({ code, words }: { readonly code: string; readonly words: DisplayWords }) {
  return (
    <main className="plain-page">
      <h1>{words.title}</h1>
      <p role="alert">{words.seated}</p>
      <a className="btn primary" href={hrefOf({ to: 'table', code })}>
        {words.mySeat}
      </a>
    </main>
  )
}

/** Nobody asks for anything at a display. */
const tellNobody = async () => false

function At({ session, words }: { readonly session: TableSession; readonly words: DisplayWords }) {
  const { table, view, gone, sets, me } = useStore(session)
  const { you } = useStore(hub)
  const { ui, need, rules } = useSpoken()
  const playing = useInLanguage(loadPlaying)
  const wanted = sets.join()
  useEffect(() => {
    if (wanted !== '') need(wanted.split(','))
  }, [need, wanted])
  // The end of a game stays until the next one is dealt.
  const another = view?.over !== undefined && table?.status === 'playing'
  useEffect(() => {
    if (another) session.follow()
  }, [another, session])
  if (gone !== undefined && !view?.over) {
    return (
      <main className="plain-page">
        <h1>{words.title}</h1>
        <p role="alert">{sayGone(gone, ui)}</p>
        <a className="btn primary" href={hrefOf({ to: 'home' })}>
          {ui.app.home}
        </a>
      </main>
    )
  }
  if (!table) return <Coming />
  const isSeated = me !== null || table.seats.some(({ person }) => person !== null && person.id === you?.id)
  if (isSeated) return <Seated code={table.code} words={words} />
  if (!view && table.status !== 'playing') return <Gathering table={table} words={words} />
  if (!view || rules.sets.length < sets.length) return <Coming />
  return (
    <div className="on-display">
      <GameTable
        session={session}
        onAgain={() => undefined}
        again={undefined}
        notice={<Notice session={session} words={playing} said={undefined} tell={tellNobody} />}
        againNote={gone === undefined ? sayRematch(table, words, ui) : sayGone(gone, ui)}
      />
    </div>
  )
}

/** A tablet or a television in the middle: the table as everybody may see it, while each phone shows one hand. */
export default function DisplayScreen({ code }: { readonly code: string }) {
  const words = useInLanguage(loadDisplay)
  const [session, setSession] = useState<TableSession>()
  useTitle(words?.title ?? '')
  useStayAwake()
  useEffect(() => {
    online()
    const come = TableSession.at(hub, { code })
    setSession(come)
    return () => come.detach()
  }, [code])
  return session && words ? <At session={session} words={words} /> : <Coming />
}
