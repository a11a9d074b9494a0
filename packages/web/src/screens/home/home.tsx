import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { later } from '../../app/later.ts'
import { hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { LEDGER, shelf } from '../../app/shelf.ts'
import { prepare, solo } from '../../app/solo.ts'
import { useSpoken, useWords } from '../../app/words.tsx'
import { woodcut } from '../../art/woodcut.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Drawing } from '../../kit/drawing.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, Wordmark } from '../../kit/topbar.tsx'
import { useStore } from '../../session/react.ts'
import { type HostedGame, hostedGames, hostOf } from '../games.ts'
import { LanguageChoice } from '../shell/language-choice.tsx'
import { Menu } from '../shell/later.ts'
import { playNow, wishesOf } from '../shell/solo-screen.tsx'
import { Scene } from './scene.tsx'
import './home.css'

const Tables = later(() => import('./tables.tsx'))
const OpenTable = later(async () => ({ default: (await import('./tables.tsx')).OpenTable }))
const BotWishes = later(() => import('./bot-wishes.tsx'))
const FirstPoster = later(() => import('./first-poster.tsx'))
const QuickPlay = later(() => import('./quick-play.tsx'))
const MorePlay = later(() => import('./more.tsx'))

const pictureOf = ({ picture: { icon, kind } }: HostedGame) => (
  <Drawing box="0 0 254 96" inside={woodcut(icon, kind, 1, 1, 252, 94, 82)} className={`k-${kind}`} />
)

/** One of the games, to be chosen. */
function Game({ hosted, chosen }: { readonly hosted: HostedGame; readonly chosen: boolean }) {
  const { home } = useWords()
  const { title, line } = home.games[hosted.game]
  return (
    <li>
      <button type="button" className="bill-game" aria-pressed={chosen} onClick={() => settings.change({ game: hosted.game })}>
        {pictureOf(hosted)}
        <b>{title}</b>
        <span>{line}</span>
        {chosen && <Glyph name="check" />}
      </button>
    </li>
  )
}

/** A new game against bots. If one is still open, it is not thrown away unasked. */
function PlayBots({ primary }: { readonly primary: boolean }) {
  const { app, home, solo: words } = useWords()
  const [asking, setAsking] = useState(false)
  const { saved } = solo
  return (
    <>
      <Button tone={primary ? 'primary' : 'plain'} className="play-bots" onClick={() => (saved ? setAsking(true) : playNow())}>
        {home.solo}
      </Button>
      {createPortal(
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          title={home.solo}
          closeLabel={app.close}
          end={
            <>
              <Button onClick={() => playNow()}>{words.deal}</Button>
              <a className="btn primary" href={hrefOf({ to: 'solo' })}>
                {home.resume}
              </a>
            </>
          }
        >
          <p>
            {home.resumeNote(saved?.turn)} {words.replaces}
          </p>
        </Dialog>,
        document.body,
      )}
    </>
  )
}

/** The play bill: the games there are, one of them chosen, and what to do with it. */
function Bill({ newcomer }: { readonly newcomer: boolean }) {
  const {
    ui: { home },
    language,
  } = useSpoken()
  const wishes = useStore(settings)
  const [live, setLive] = useState(false)
  const chosen = hostOf(wishes.game) ?? hostedGames[0]
  useEffect(() => chosen.prepare(language, wishes.sets), [chosen, language, wishes.sets])
  useEffect(() => prepare(wishesOf(wishes)), [wishes])
  return (
    <section className="poster bill on-paper" aria-label={home.choose}>
      <ul className="bill-games">
        {hostedGames.map((hosted) => (
          <Game key={hosted.game} hosted={hosted} chosen={hosted === chosen} />
        ))}
      </ul>
      <Suspense fallback={<div className="bill-quick" />}>
        <QuickPlay hosted={chosen} primary={!newcomer} onLive={setLive} />
      </Suspense>
      <div className="bill-acts">
        <PlayBots primary={!live && !newcomer} />
        <Suspense fallback={null}>
          <OpenTable />
          <MorePlay />
        </Suspense>
        <p className="small">{home.soloNote}</p>
      </div>
      <Suspense fallback={null}>
        <BotWishes hosted={chosen} />
      </Suspense>
    </section>
  )
}

/** Where everybody comes in. */
export default function Home() {
  const { app, home, account, settings: words, credits, pages } = useWords()
  const { game, hinted } = useStore(settings)
  const [theme, setTheme] = useTheme()
  const [open, setOpen] = useState(false)
  const saved = solo.saved
  // Whoever has had no lesson and played nothing yet is new here.
  const newcomer = hinted.length === 0 && !saved && !shelf?.getItem(LEDGER)
  return (
    <div className="home">
      <Scene />
      <header className="home-nav">
        <span className="brand">
          <Wordmark short />
        </span>
        <span className="spacer" />
        <a className="home-page" href={hrefOf({ to: 'learn' })}>
          {pages.learn}
        </a>
        <a className="home-page" href={hrefOf({ to: 'help', game })}>
          {pages.help}
        </a>
        <a className="home-page" href={hrefOf({ to: 'library', game })}>
          {pages.library}
        </a>
        <LanguageChoice />
        <ThemeSwitch theme={theme} onTheme={setTheme} label={words.theme} />
        <a className="btn icon" href={hrefOf({ to: 'account' })} title={account.title}>
          <Glyph name="user" />
        </a>
        <IconButton glyph="menu" label={words.title} onClick={() => setOpen(true)} />
      </header>
      <main className="home-main">
        <section className="hero">
          <h1>{app.title}</h1>
          <p>{home.tagline}</p>
          {newcomer && (
            <a className="btn big primary learn-now" href={hrefOf({ to: 'learn' })}>
              {pages.learnNow}
            </a>
          )}
        </section>
        <Bill newcomer={newcomer} />
        <div className="home-side">
          <Suspense fallback={null}>{newcomer && <FirstPoster />}</Suspense>
          <Suspense fallback={null}>
            <Tables newcomer={newcomer} />
          </Suspense>
        </div>
      </main>
      <footer className="home-foot">
        <a href={hrefOf({ to: 'learn' })}>{pages.learn}</a>
        <a href={hrefOf({ to: 'help', game })}>{pages.help}</a>
        <a href={hrefOf({ to: 'library', game })}>{pages.library}</a>
        <a href={hrefOf({ to: 'replay' })}>{pages.replay}</a>
        <a href={hrefOf({ to: 'credits' })}>{credits.title}</a>
      </footer>
      <Suspense fallback={null}>{open && <Menu onClose={() => setOpen(false)} theme={theme} onTheme={setTheme} solo />}</Suspense>
    </div>
  )
}
