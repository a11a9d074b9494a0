import { isByPost, STAND_IN_AFTER } from '@sundown/protocol/plain'
import { useState } from 'react'
import { hub } from '../../app/hub.ts'
import { go } from '../../app/route.ts'
import { useSpoken, useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import type { TableSession } from '../../session/online-table.ts'
import { usePart, useStore } from '../../session/react.ts'
import type { Refusal } from '../../session/session.ts'
import { sayGone, sayOut, sayRefusal, tellerFor } from '../../words/table.ts'
import { isAway } from '../shell/away.tsx'
import { span, useSince } from '../shell/away-for.tsx'
import { GameTable } from '../shell/game-table.tsx'
import type { TableScreenProps } from '../shell/shell.tsx'
import { Chat } from './chat.tsx'
import { gathered } from './gathered.ts'

type Tell = (doing: Promise<Refusal | undefined>) => Promise<boolean>

/** Somebody is away, and a bot can play for him: at the host's word at once, at anybody's after a while. Whoever is back takes over with one tap. */
function Absent({ session, tell }: { readonly session: TableSession; readonly tell: Tell }) {
  const ui = useWords()
  const { you } = useStore(hub)
  const { table, tableAt, view, me } = useStore(session)
  const running = table?.status === 'playing' && view !== undefined && !view.over
  const inPlay = (seat: number) => view?.seats.some((each) => each.seat === seat && !('state' in each && each.state === 'out'))
  const away = running
    ? table.seats.filter((sitter) => isAway(sitter) && sitter.bot === null && sitter.seat !== me && inPlay(sitter.seat))
    : []
  const since = useSince(tableAt, away.length > 0)
  if (!running) return null
  const mine = me === null ? undefined : table.seats[me]
  if (mine?.person && mine.bot !== null) {
    return (
      <p className="notice absent" role="status">
        <span>{ui.table.botForYou}</span>
        <Button tone="primary" onClick={() => void tell(session.takeOver())}>
          {ui.table.takeOver}
        </Button>
      </p>
    )
  }
  const [gone] = away.toSorted((a, b) => (b.away ?? 0) - (a.away ?? 0))
  if (!gone?.person) return null
  const { name } = gone.person
  const seconds = (gone.away ?? 0) + since
  const { clocks } = table.settings
  const least = clocks && isByPost(clocks) ? clocks.turn : you?.id === table.host ? 0 : STAND_IN_AFTER
  if (seconds < least || (you?.id !== table.host && me === null)) return null
  return (
    <div className="notice absent">
      <span>{ui.table.isAway(name, span(seconds, ui))}</span>
      <Button onClick={() => void tell(session.standIn(gone.seat))}>{ui.table.letBot(name)}</Button>
    </div>
  )
}

/** What is wrong with the line, and a way on. */
function Notice({ session, said, tell }: { readonly session: TableSession; readonly said: string | undefined; readonly tell: Tell }) {
  const { connection, table } = useStore(session)
  const { why } = useStore(hub)
  const ui = useWords()
  const names = (seats: readonly number[]) => seats.map((seat) => table?.seats[seat]?.person?.name ?? '').join(', ')
  const text =
    connection === 'lost'
      ? ui.connection.lost
      : connection === 'gone'
        ? ui.connection.gone
        : connection === 'reload'
          ? ui.connection.reload
          : connection === 'out'
            ? sayOut(why, ui)
            : (said ??
              (table?.paused
                ? `${ui.table.paused} ${table.pauseVotes.length > 0 ? ui.table.unpauseVotes(names(table.pauseVotes)) : ''}`
                : table && table.pauseVotes.length > 0
                  ? ui.table.pauseVotes(names(table.pauseVotes))
                  : undefined))
  if (text === undefined) return <Absent session={session} tell={tell} />
  const retry = connection === 'lost' || connection === 'gone'
  return (
    <p className="notice" role="status">
      <span>{text}</span>
      {retry && <Button onClick={() => session.retry()}>{ui.connection.retry}</Button>}
      {connection === 'reload' && <Button onClick={() => location.reload()}>{ui.connection.reloadNow}</Button>}
      {connection === 'out' && <Button onClick={() => hub.retry()}>{ui.connection.comeBack}</Button>}
    </p>
  )
}

/** What one can do after the end. The end stays until somebody goes along, whatever the others do. */
function useNext(session: TableSession, tell: Tell): Pick<TableScreenProps, 'again' | 'onAgain' | 'againNote' | 'leave'> {
  const ui = useWords()
  const { you } = useStore(hub)
  const table = usePart(session, (snap) => snap.table)
  const gone = usePart(session, (snap) => snap.gone)
  const isOver = usePart(session, ({ view }) => view?.over !== undefined)
  const leave = {
    label: ui.end.leave,
    onLeave: () => {
      session.leave()
      go({ to: 'home' })
    },
  }
  const nothing = { again: undefined, onAgain: () => undefined, leave }
  if (gone !== undefined) return { ...nothing, againNote: sayGone(gone, ui) }
  if (!table || !isOver) return nothing
  const people = gathered(table)
  const host = people.find(({ id }) => id === table.host)?.name ?? ''
  const isHost = you !== undefined && table.host === you.id
  if (table.status === 'over') {
    if (!isHost) return { ...nothing, againNote: host === '' ? undefined : ui.end.rematchWait(host) }
    const rematch = async () => {
      if (await tell(session.rematch())) session.follow()
    }
    return { again: ui.end.rematch, onAgain: () => void rematch(), leave }
  }
  const join = () => {
    session.follow()
    if (table.status === 'open' && people.some(({ id }) => id === you?.id)) void tell(session.ready(true))
  }
  const inSoFar = people.filter(({ isIn }) => isIn).length
  return {
    again: table.status === 'open' ? ui.end.rematchIn(inSoFar, people.length) : ui.end.rematch,
    onAgain: join,
    againNote: isHost || host === '' ? undefined : ui.end.rematchInvite(host),
    leave,
  }
}

/** A running or finished game at a table of the server. */
export function Playing({ session }: { readonly session: TableSession }) {
  const { ui, rules } = useSpoken()
  const chat = usePart(session, (snap) => snap.chat)
  const table = usePart(session, (snap) => snap.table)
  const me = usePart(session, (snap) => snap.me)
  const [read, setRead] = useState(chat.length)
  const [quitting, setQuitting] = useState(false)
  const [said, setSaid] = useState<string>()
  const tell: Tell = async (doing) => {
    const refusal = await doing
    setSaid(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))
    return refusal === undefined
  }
  const next = useNext(session, tell)
  return (
    <>
      <GameTable
        session={session}
        {...next}
        notice={<Notice session={session} said={said} tell={tell} />}
        tabs={[
          {
            id: 'chat',
            label: ui.talk.title,
            glyph: 'chat',
            news: Math.max(0, chat.length - read),
            content: <Chat session={session} onRead={setRead} />,
          },
        ]}
        menu={
          me !== null && (
            <div className="row">
              <Button onClick={() => void tell(session.pause(!table?.paused))}>{table?.paused ? ui.table.unpause : ui.table.pause}</Button>
              {table?.status === 'playing' && table.seats[me]?.bot === null && (
                <Button onClick={() => void tell(session.standIn(me))}>{ui.table.letBotForMe}</Button>
              )}
              <Button tone="danger" onClick={() => setQuitting(true)}>
                {ui.table.quit}
              </Button>
            </div>
          )
        }
      />
      <Dialog
        open={quitting}
        onClose={() => setQuitting(false)}
        title={ui.table.quit}
        closeLabel={ui.app.close}
        end={
          <>
            <Button onClick={() => setQuitting(false)}>{ui.app.cancel}</Button>
            <Button
              tone="danger"
              onClick={() => {
                setQuitting(false)
                void tell(session.quit())
              }}
            >
              {ui.table.quit}
            </Button>
          </>
        }
      >
        <p>
          {ui.table.quitAsk} {table?.settings.rated && ui.table.quitRated}
        </p>
      </Dialog>
    </>
  )
}
