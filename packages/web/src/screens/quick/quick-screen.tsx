import type { TableView } from '@sundown/protocol'
import { Suspense, useEffect, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { go, hrefOf } from '../../app/route.ts'
import { ticket } from '../../app/ticket.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Felt } from '../../kit/felt.tsx'
import { usePhone } from '../../kit/media.ts'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, TopBar } from '../../kit/topbar.tsx'
import type { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import type { Refusal } from '../../session/session.ts'
import type { QuickWords } from '../../words/quick.en.ts'
import { loadQuick } from '../../words/quick.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'
import { hostOf } from '../games.ts'
import { Coming } from '../setup/coming.tsx'
import { Chairs } from './chairs.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { SinkingSun } from './sinking-sun.tsx'
import { onClock, useCountdown } from './use-countdown.ts'
import './quick.css'

const Chat = later(() => import('../setup/chat.tsx'))
const InviteFriends = later(() => import('../friends/invite-friends.tsx'))

/** What is played here. */
function useSetting({ settings }: TableView): string {
  const { ui } = useSpoken()
  const game = hostOf(settings.game)?.game
  const sets = Array.isArray(settings.options.sets) ? settings.options.sets.filter((set) => set !== 'base').length : 0
  const parts = [
    game && ui.home.games[game].title,
    game === 'bang' && ui.sets.setup.box(sets),
    settings.clocks && `${settings.clocks.turn} s`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What the table waits for, in one sentence. */
function sayState({ seats, status }: TableView, left: number | undefined, words: QuickWords): string {
  if (status !== 'open') return words.dealing
  if (left === 0) return words.botsSit
  const empty = seats.filter(({ person, bot }) => person === null && bot === null).length
  return empty === 0 ? words.full : words.afterwards(empty)
}

function Middle({ table, left, words }: { readonly table: TableView; readonly left: number | undefined; readonly words: QuickWords }) {
  const { quickSeconds = 30 } = useStore(hub)
  const time = onClock(left ?? 0)
  return (
    <div className="quick-middle">
      <SinkingSun left={Math.min(1, (left ?? 0) / quickSeconds)} />
      <span className="time" role="timer" aria-label={words.left(time)}>
        {time}
      </span>
      <p role="status">{sayState(table, left, words)}</p>
    </div>
  )
}

interface BarProps {
  readonly session: TableSession
  readonly table: TableView
  readonly me: string | undefined
  readonly words: QuickWords
}

/** How many are here, and what one may do about it. */
function Bar({ session, table, me, words }: BarProps) {
  const { ui, rules } = useSpoken()
  const [wrong, setWrong] = useState<string>()
  const people = table.seats.filter(({ person }) => person !== null)
  const mine = people.find(({ person }) => person?.id === me)
  const ready = people.filter((seat) => seat.ready).length
  const tell = (doing: Promise<Refusal | undefined>) =>
    void doing.then((refusal) => setWrong(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null))))
  return (
    <div className="ask quick-bar">
      <div className="says">
        <h2>{words.here(people.length, table.seats.length)}</h2>
        <p>{wrong ?? (mine ? (ready > 0 ? words.agreed(ready, people.length) : words.until) : words.watching)}</p>
      </div>
      <div className="acts on-paper">
        <Button
          onClick={() => {
            ticket.tear(table.code)
            session.leave()
            go({ to: 'home' })
          }}
        >
          {words.leave}
        </Button>
        {table.status === 'open' && mine && (
          <Button tone={people.length > 1 && !mine.ready ? 'primary' : 'plain'} onClick={() => tell(session.ready(!mine.ready))}>
            {mine.ready ? words.wait : words.dealNow}
          </Button>
        )}
        {table.status === 'open' && !mine && (
          <Button tone="primary" onClick={() => tell(session.sit())}>
            {words.takeChair}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Waiting for company: who is here, how long it takes, and what to do meanwhile. */
export default function QuickScreen({ session, table }: { readonly session: TableSession; readonly table: TableView }) {
  const { ui } = useSpoken()
  const words = useInLanguage(loadQuick)
  const { you } = useStore(hub)
  const [theme, setTheme] = useTheme()
  const phone = usePhone()
  const setting = useSetting(table)
  const left = useCountdown(useStore(session))
  const seated = table.seats.some(({ person }) => person?.id === you?.id)
  useEffect(() => {
    if (seated) ticket.take(table.code)
  }, [seated, table.code])
  if (!words) return <Coming />
  return (
    <div className="quick-page">
      <TopBar
        home={{ href: hrefOf({ to: 'home' }), label: `${ui.app.title}, ${ui.app.home}`, onPress: () => go({ to: 'home' }) }}
        short={phone}
        tools={<ThemeSwitch theme={theme} onTheme={setTheme} label={ui.settings.theme} />}
      >
        {!phone && (
          <span className="chip">
            <b>{words.title}</b>
          </span>
        )}
        <span className="chip">{setting}</span>
      </TopBar>
      <main className="quick">
        <h1 className="sr">{words.title}</h1>
        <Felt label={words.chairs} className="quick-felt">
          <Chairs table={table} me={you?.id} left={left} words={words} />
          <Middle table={table} left={left} words={words} />
        </Felt>
        <Bar session={session} table={table} me={you?.id} words={words} />
        <aside className="quick-side">
          <h2>{words.meanwhile}</h2>
          <p className="muted">{words.meanwhileNote}</p>
          <Meanwhile words={words} />
          <Suspense fallback={null}>
            <InviteFriends table={table.id} />
          </Suspense>
          <section className="quick-talk">
            <h3>{words.atTable}</h3>
            <Suspense fallback={null}>
              <Chat session={session} />
            </Suspense>
          </section>
        </aside>
      </main>
    </div>
  )
}
