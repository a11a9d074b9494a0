import type { TableView } from '@sundown/protocol'
import { Suspense, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { go, hrefOf } from '../../app/route.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { usePhone } from '../../kit/media.ts'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, TopBar } from '../../kit/topbar.tsx'
import type { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import type { Refusal } from '../../session/session.ts'
import { sayOut, sayRefusal, tellerFor } from '../../words/table.ts'
import { hostOf } from '../games.ts'
import { LanguageChoice } from '../shell/language-choice.tsx'
import { Chairs } from './chairs.tsx'
import { Chat } from './chat.tsx'
import { GameChoice } from './game-choice.tsx'
import { HouseRules } from './house-rules.tsx'
import { Invite } from './invite.tsx'
import './setup.css'

export interface LobbyProps {
  readonly session: TableSession
  readonly table: TableView
}

export interface LobbyPart extends LobbyProps {
  readonly isHost: boolean
  readonly me: string | undefined
  /** Does it, and says what was wrong with it. */
  readonly tell: (doing: Promise<Refusal | undefined>) => void
}

/** Ready, deal, or what is still missing. */
function Start({ session, table, isHost, me, tell }: LobbyPart) {
  const { ui } = useSpoken()
  const { setup } = ui
  const mine = table.seats.find(({ person }) => person?.id === me)
  const empty = table.seats.filter(({ person, bot }) => !person && !bot).length
  const waited = table.seats.flatMap(({ person, ready }) => (person && !ready && person.id !== table.host ? [person.name] : []))
  const host = table.seats.find(({ person }) => person?.id === table.host)?.person?.name
  if (table.status === 'dealing') return <p role="status">{setup.dealing}</p>
  return (
    <div className="start">
      {mine && !isHost && (
        <Button big wide tone={mine.ready ? 'plain' : 'primary'} onClick={() => tell(session.ready(!mine.ready))}>
          {mine.ready ? setup.wait : setup.iAmReady}
        </Button>
      )}
      {isHost && (
        <Button
          big
          wide
          tone="primary"
          disabled={empty > 0}
          onClick={() =>
            tell(
              (mine?.ready ? Promise.resolve(undefined) : mine ? session.ready(true) : Promise.resolve(undefined)).then(
                (no) => no ?? session.start(),
              ),
            )
          }
        >
          {setup.deal}
        </Button>
      )}
      <p className="muted" role="status">
        {empty > 0
          ? setup.missing(empty)
          : waited.length > 0
            ? setup.notReadyYet(waited.join(', '))
            : isHost
              ? setup.seal
              : host && setup.hostStarts(host)}
      </p>
      <Button
        wide
        onClick={() => {
          session.leave()
          go({ to: 'home' })
        }}
      >
        {setup.leave}
      </Button>
    </div>
  )
}

/** Before the game: who plays, with what, by which rules. Everybody sees the same, the host decides. */
export default function Lobby({ session, table }: LobbyProps) {
  const { ui, rules } = useSpoken()
  const { you, connection, why } = useStore(hub)
  const [theme, setTheme] = useTheme()
  const phone = usePhone()
  const [wrong, setWrong] = useState<string>()
  const part: LobbyPart = {
    session,
    table,
    isHost: you !== undefined && table.host === you.id,
    me: you?.id,
    tell: (doing) => void doing.then((refusal) => setWrong(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))),
  }
  const Box = hostOf(table.settings.game)?.Box
  return (
    <div className="setup-page">
      <TopBar
        home={{ href: hrefOf({ to: 'home' }), label: `${ui.app.title}, ${ui.app.home}`, onPress: () => go({ to: 'home' }) }}
        short={phone}
        status={<LanguageChoice />}
        tools={
          <>
            <a
              className="btn icon"
              href={hrefOf({ to: 'help', game: table.settings.game })}
              target="_blank"
              rel="noreferrer"
              aria-label={ui.pages.help}
              title={ui.pages.help}
            >
              <Glyph name="book" />
            </a>
            <ThemeSwitch theme={theme} onTheme={setTheme} label={ui.settings.theme} />
          </>
        }
      >
        <span className="chip">
          <b className="num">{table.code}</b>
        </span>
      </TopBar>
      {connection !== 'live' && (
        <p className="notice" role="status">
          <span>{connection === 'out' ? sayOut(why, ui) : ui.connection.lost}</span>
          <Button onClick={() => hub.retry()}>{connection === 'out' ? ui.connection.comeBack : ui.connection.retry}</Button>
        </p>
      )}
      {wrong && (
        <p className="notice bad" role="alert">
          {wrong}
        </p>
      )}
      <main className="setup">
        <h1 className="sr">{ui.setup.title}</h1>
        <section>
          <GameChoice {...part} />
          <h2>{ui.setup.who}</h2>
          <p className="muted">{table.settings.shuffleSeats && ui.setup.shuffled}</p>
          <Chairs {...part} />
          <Start {...part} />
        </section>
        <section>
          <h2>{ui.setup.invite}</h2>
          <p className="muted">{table.settings.public ? ui.setup.public : ui.setup.private}</p>
          <Invite code={table.code} />
          {Box && (
            <Suspense fallback={null}>
              <Box {...part} />
            </Suspense>
          )}
        </section>
        <section>
          <h2>{ui.setup.rules}</h2>
          <p className="muted">{ui.setup.rulesNote}</p>
          <HouseRules {...part} />
          <h2>{ui.talk.title}</h2>
          <div className="panel setup-panel">
            <Chat session={session} />
          </div>
        </section>
      </main>
    </div>
  )
}
