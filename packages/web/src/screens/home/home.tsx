import { MAX_PLAYERS, MIN_PLAYERS } from '@sundown/engine'
import { lazy, Suspense, useEffect, useState } from 'react'
import { codeOf, go, hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { prepare, solo } from '../../app/solo.ts'
import { useWords } from '../../app/words.tsx'
import { woodcut } from '../../art/woodcut.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Drawing } from '../../kit/drawing.tsx'
import { Field, Segments } from '../../kit/fields.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, Wordmark } from '../../kit/topbar.tsx'
import { useStore } from '../../session/react.ts'
import { LanguageChoice, Menu } from '../shell/menu.tsx'
import { playNow } from '../shell/solo-screen.tsx'
import { Scene } from './scene.tsx'
import './home.css'

const Tables = lazy(() => import('./tables.tsx'))
const Sets = lazy(async () => ({ default: (await import('../setup/sets.tsx')).Sets }))

const POSTER = woodcut('poker-hand', 'brown', 1, 1, 252, 94, 82)
const SIZES = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => String(MIN_PLAYERS + i))

function Poster({ onBox }: { readonly onBox: () => void }) {
  const { home, solo: words, sets } = useWords()
  const { players, bot, sets: chosen } = useStore(settings)
  return (
    <article className="poster on-paper">
      <Drawing box="0 0 254 96" inside={POSTER} className="k-brown" />
      <h2>{home.cardGame}</h2>
      <hr className="rule" />
      <p>{home.players(MIN_PLAYERS, MAX_PLAYERS)}</p>
      <Button tone="primary" wide big onClick={playNow}>
        {home.solo}
      </Button>
      <p className="small">{home.soloNote}</p>
      <div className="poster-wishes">
        <span>{words.opponents}</span>
        <Segments
          label={words.opponents}
          options={SIZES.map((value) => ({ value, label: String(Number(value) - 1) }))}
          value={String(players)}
          onPick={(value) => settings.change({ players: Number(value) })}
        />
        <BotLevel bot={bot} />
        <span>{sets.setup.boxFor}</span>
        <Button className="poster-box" onClick={onBox}>
          {sets.setup.box(chosen.filter((set) => set !== 'base').length)}
        </Button>
      </div>
    </article>
  )
}

function BotLevel({ bot }: { readonly bot: string }) {
  const { solo: words, setup } = useWords()
  return (
    <>
      <span>{words.level}</span>
      <Segments
        label={words.level}
        options={[
          { value: 'random', label: setup.bots.random },
          { value: 'rule', label: setup.bots.rule },
        ]}
        value={bot}
        onPick={(value) => settings.change({ bot: value })}
      />
    </>
  )
}

function Invitation() {
  const { home } = useWords()
  const [code, setCode] = useState('')
  return (
    <form
      className="panel home-panel"
      onSubmit={(event) => {
        event.preventDefault()
        if (codeOf(code).length === 6) go({ to: 'table', code: codeOf(code) })
      }}
    >
      <h2>{home.invited}</h2>
      <div className="row">
        <Field
          label={home.code}
          hideLabel
          hint={home.codeHint}
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

function Resume({ turn }: { readonly turn: number }) {
  const { home } = useWords()
  return (
    <section className="panel home-panel resume">
      <div>
        <b>{home.resume}</b>
        <p className="muted">{home.resumeNote(turn)}</p>
      </div>
      <a className="btn primary" href={hrefOf({ to: 'solo' })}>
        {home.return}
      </a>
    </section>
  )
}

/** Which sets to play with. */
function Box({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { app, sets: words } = useWords()
  const { sets } = useStore(settings)
  return (
    <Dialog open={open} onClose={onClose} title={words.setup.boxFor} closeLabel={app.close} wide>
      <Suspense fallback={null}>
        <Sets chosen={sets} onChoose={(chosen) => settings.change({ sets: chosen })} />
      </Suspense>
    </Dialog>
  )
}

/** Where everybody comes in. */
export function Home() {
  const { app, home, account, settings: words, credits } = useWords()
  const [theme, setTheme] = useTheme()
  const [open, setOpen] = useState(false)
  const [box, setBox] = useState(false)
  const saved = solo.saved
  useEffect(prepare, [])
  return (
    <div className="home">
      <Scene />
      <header className="home-nav">
        <span className="brand">
          <Wordmark short />
        </span>
        <span className="spacer" />
        <LanguageChoice />
        <ThemeSwitch theme={theme} onTheme={setTheme} label={words.theme} />
        <a className="btn icon" href={hrefOf({ to: 'account' })} aria-label={account.title} title={account.title}>
          <Glyph name="user" />
        </a>
        <IconButton glyph="menu" label={words.title} onClick={() => setOpen(true)} />
      </header>
      <main className="home-main">
        <section className="hero">
          <h1>{app.title}</h1>
          <p>{home.tagline}</p>
        </section>
        <Poster onBox={() => setBox(true)} />
        <div className="home-side">
          {saved && <Resume turn={saved.turn} />}
          <Suspense fallback={null}>
            <Tables />
          </Suspense>
          <Invitation />
        </div>
      </main>
      <footer className="home-foot">
        <a href={hrefOf({ to: 'credits' })}>{credits.title}</a>
      </footer>
      <Box open={box} onClose={() => setBox(false)} />
      <Menu open={open} onClose={() => setOpen(false)} theme={theme} onTheme={setTheme} solo />
    </div>
  )
}
