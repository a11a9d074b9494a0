import type { TableView } from '@sundown/protocol'
import { Suspense, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { go, hrefOf } from '../../app/route.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { useNarrow, usePhone } from '../../kit/media.ts'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, TopBar } from '../../kit/topbar.tsx'
import type { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import type { Refusal } from '../../session/session.ts'
import type { LobbyWords } from '../../words/lobby.en.ts'
import { loadLobby } from '../../words/lobby.ts'
import { sayOut, sayRefusal, tellerFor } from '../../words/table.ts'
import { hostOf } from '../games.ts'
import { Menu } from '../shell/later.ts'
import { Chairs } from './chairs.tsx'
import { Coming } from './coming.tsx'
import { GameChoice } from './game-choice.tsx'
import { HouseRules } from './house-rules.tsx'
import { CopyInvitation, Invite } from './invite.tsx'
import { Start } from './start.tsx'
import './setup.css'

const Chat = later(() => import('./chat.tsx'))
const InviteFriends = later(() => import('../friends/invite-friends.tsx'))

export interface LobbyProps {
  readonly session: TableSession
  readonly table: TableView
}

export interface LobbyPart extends LobbyProps {
  readonly words: LobbyWords
  readonly isHost: boolean
  readonly me: string | undefined
  /** Does it, and says what was wrong with it. */
  readonly tell: (doing: Promise<Refusal | undefined>) => void
}

function Bar({ part }: { readonly part: LobbyPart }) {
  const { ui } = useSpoken()
  const { table, words, session } = part
  const [theme, setTheme] = useTheme()
  const [open, setOpen] = useState(false)
  const phone = usePhone()
  const narrow = useNarrow()
  const game = hostOf(table.settings.game)?.game
  return (
    <TopBar
      home={{ href: hrefOf({ to: 'home' }), label: `${ui.app.title}, ${ui.app.home}`, onPress: () => go({ to: 'home' }) }}
      short={phone}
      status={!phone && <CopyInvitation code={table.code} words={words} />}
      tools={
        <>
          <a
            className="btn icon"
            href={hrefOf({ to: 'help', game: table.settings.game })}
            target="_blank"
            rel="noreferrer"
            title={ui.pages.help}
          >
            <Glyph name="book" />
          </a>
          {!phone && <ThemeSwitch theme={theme} onTheme={setTheme} label={ui.settings.theme} />}
          <IconButton glyph="menu" label={ui.app.menu} onClick={() => setOpen(true)} />
          <Suspense fallback={null}>
            {open && (
              <Menu onClose={() => setOpen(false)} theme={theme} onTheme={setTheme} solo={false} {...(game && { game })}>
                <Leave session={session} words={words} />
              </Menu>
            )}
          </Suspense>
        </>
      }
    >
      {!narrow && game && <span className="chip">{ui.home.games[game].title}</span>}
      <span className="chip">
        {!phone && `${words.tableCode} `}
        <b className="num">{table.code}</b>
      </span>
    </TopBar>
  )
}

function Leave({ session, words }: Pick<LobbyPart, 'session' | 'words'>) {
  return (
    <div className="row">
      <Button
        onClick={() => {
          session.leave()
          go({ to: 'home' })
        }}
      >
        {words.leave}
      </Button>
    </div>
  )
}

/** What is wrong with the line, or with what was just tried. */
function Troubles({ session, wrong }: { readonly session: TableSession; readonly wrong: string | undefined }) {
  const { ui } = useSpoken()
  const { connection, why } = useStore(hub)
  return (
    <>
      {connection !== 'live' && (
        <p className="notice" role="status">
          <span>{connection === 'out' ? sayOut(why, ui) : ui.connection.lost}</span>
          <Button onClick={() => session.retry()}>{ui.connection.retry}</Button>
        </p>
      )}
      {wrong && (
        <p className="notice bad" role="alert">
          {wrong}
        </p>
      )}
    </>
  )
}

/** Before the game: who plays, with what, by which rules. Everybody sees the same, the host decides. */
export default function Lobby({ session, table }: LobbyProps) {
  const { ui, rules } = useSpoken()
  const words = useInLanguage(loadLobby)
  const { you } = useStore(hub)
  const phone = usePhone()
  const [wrong, setWrong] = useState<string>()
  if (!words) return <Coming />
  const part: LobbyPart = {
    session,
    table,
    words,
    isHost: you !== undefined && table.host === you.id,
    me: you?.id,
    tell: (doing) => void doing.then((refusal) => setWrong(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))),
  }
  const hosted = hostOf(table.settings.game)
  return (
    <div className="setup-page">
      <Bar part={part} />
      <Troubles session={session} wrong={wrong} />
      <main className="setup">
        <h1 className="sr">{ui.setup.title}</h1>
        <section className="setup-who">
          <h2>{words.who}</h2>
          <p className="muted">
            {words.chairsOf(table.seats.length)} {table.settings.shuffleSeats && words.shuffled}
          </p>
          <Chairs {...part} />
          {phone && <Invite code={table.code} words={words} />}
          <Suspense fallback={null}>
            <InviteFriends table={table.id} />
          </Suspense>
          <div className="panel setup-panel">
            <Suspense fallback={null}>
              <Chat session={session} />
            </Suspense>
          </div>
        </section>
        <section className="setup-box">
          <h2>{words.sets}</h2>
          <GameChoice {...part} />
          <Suspense fallback={null}>{hosted?.Box ? <hosted.Box {...part} /> : <p className="muted">{words.nothing}</p>}</Suspense>
        </section>
        <section className="setup-rules">
          <h2>{words.rules}</h2>
          <p className="muted">{words.rulesNote}</p>
          {/* Whole or not at all: a row that came later would push the others away from under a finger. */}
          <Suspense fallback={null}>
            <HouseRules {...part} />
          </Suspense>
          <Suspense fallback={null}>{hosted && <hosted.Cast {...part} />}</Suspense>
          <Start {...part} />
        </section>
      </main>
    </div>
  )
}
