import { isByPost, STAND_IN_AFTER } from '@sundown/protocol/plain'
import { hub } from '../../app/hub.ts'
import { useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import type { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import type { Refusal, Snapshot } from '../../session/session.ts'
import type { PlayingWords } from '../../words/playing.en.ts'
import { sayOut } from '../../words/table.ts'
import type { InterfaceWords } from '../../words/types.ts'
import { isAway } from '../shell/away.tsx'
import { span, useSince } from '../shell/away-for.tsx'
import { hasSay, isOut } from './has-say.ts'

export type Tell = (doing: Promise<Refusal | undefined>) => Promise<boolean>

export interface NoticeProps {
  readonly session: TableSession
  /** They come a moment later: what is wrong with the line is said without them. */
  readonly words: PlayingWords | undefined
  readonly said: string | undefined
  readonly tell: Tell
}

/** Somebody is away, and a bot can play for him: at the host's word at once, at anybody's after a while. Whoever is back takes over with one tap. */
function Absent({ session, words, tell }: Omit<NoticeProps, 'said'> & { readonly words: PlayingWords }) {
  const ui = useWords()
  const { you } = useStore(hub)
  const { table, tableAt, view, me } = useStore(session)
  const running = table?.status === 'playing' && view !== undefined && !view.over
  const away = running
    ? table.seats.filter((sitter) => isAway(sitter) && sitter.bot === null && sitter.seat !== me && !isOut(view, sitter.seat))
    : []
  const since = useSince(tableAt, away.length > 0)
  if (!running) return null
  const mine = me === null ? undefined : table.seats[me]
  if (mine?.person && mine.bot !== null) {
    return (
      <p className="notice">
        <span>{words.botForYou}</span>
        <Button tone="primary" onClick={() => void tell(session.takeOver())}>
          {words.takeOver}
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
    <div className="notice">
      {/* It counts on; that he is away is told once elsewhere. */}
      <span aria-live="off">{words.isAway(name, span(seconds, ui))}</span>
      <Button onClick={() => void tell(session.standIn(gone.seat))}>{words.letBot(name)}</Button>
    </div>
  )
}

/** Who would like to pause, or to go on. */
function pauseOf({ table }: Snapshot, words: PlayingWords): string | undefined {
  if (!table) return undefined
  const { paused, pauseVotes, seats } = table
  const names = pauseVotes.map((seat) => seats[seat]?.person?.name ?? '').join(', ')
  if (!paused) return names === '' ? undefined : words.pauseVotes(names)
  return names === '' ? words.paused : `${words.paused} ${words.unpauseVotes(names)}`
}

/** What is wrong with the line. */
function lineOf(connection: Snapshot['connection'], why: Parameters<typeof sayOut>[0], ui: InterfaceWords): string | undefined {
  if (connection === 'out') return sayOut(why, ui)
  return connection === 'lost' || connection === 'gone' || connection === 'reload' ? ui.connection[connection] : undefined
}

/** It is there before it has anything to say: what comes together with its text is not read aloud. */
export const Notice = (props: NoticeProps) => (
  <div className="notices" role="status">
    <Noticed {...props} />
  </div>
)

/** What is wrong with the line, and a way on; or what else is to be said. */
function Noticed({ session, words, said, tell }: NoticeProps) {
  const snap = useStore(session)
  const { connection, table, me } = snap
  const { why } = useStore(hub)
  const ui = useWords()
  const wrong = lineOf(connection, why, ui)
  const pause = words && pauseOf(snap, words)
  const text = wrong ?? said ?? pause
  const mayVote = wrong === undefined && pause !== undefined && me !== null && !table?.pauseVotes.includes(me) && hasSay(snap)
  const retry = connection === 'lost' || connection === 'gone'
  if (text === undefined) return words ? <Absent session={session} words={words} tell={tell} /> : null
  return (
    <p className="notice">
      <span>{text}</span>
      {mayVote && (
        <Button tone="primary" onClick={() => void tell(session.pause(!table?.paused))}>
          {table?.paused ? words?.unpause : words?.agree}
        </Button>
      )}
      {retry && <Button onClick={() => session.retry()}>{ui.connection.retry}</Button>}
      {connection === 'reload' && <Button onClick={() => location.reload()}>{ui.connection.reloadNow}</Button>}
      {connection === 'out' && <Button onClick={() => hub.retry()}>{ui.connection.comeBack}</Button>}
    </p>
  )
}
