import { nth, SETS } from '@sundown/engine'
import { type ReactNode, useEffect } from 'react'
import { go, goBack, hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken, useWords } from '../../app/words.tsx'
import { symbolRow } from '../../art/symbols.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Drawing } from '../../kit/drawing.tsx'
import { GameSprite } from '../../kit/icon.tsx'
import { usePhone } from '../../kit/media.ts'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, TopBar } from '../../kit/topbar.tsx'
import type { GameName } from '../../session/played.ts'
import type { HelpWords } from '../../words/help.en.ts'
import { loadHelp } from '../../words/help.ts'
import { hostedGames, hostOf } from '../games.ts'
import { collections } from '../library/games.ts'
import { KindMark } from '../library/kind-mark.tsx'
import { Picture } from '../library/picture.tsx'
import type { Thing } from '../library/thing.ts'
import { SetPicture } from '../setup/set-picture.tsx'
import { ComingTable } from '../shell/shell.tsx'
import { type Sign, shownFor } from './shown.ts'
import './help.css'

/** Cards and people side by side, each leading to what there is to read of it. */
function Pictures({ ids, things }: { readonly ids: readonly string[]; readonly things: readonly Thing[] }) {
  const shown = ids.flatMap((id) => things.find((thing) => thing.id === id) ?? [])
  if (shown.length === 0) return null
  return (
    <ul className="help-pictures">
      {shown.map((thing) => (
        <li key={thing.id}>
          <a href={hrefOf({ to: 'library', game: thing.game, thing: thing.id })} aria-label={thing.name}>
            <Picture thing={thing} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A sign and what it means. */
function Meaning({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <span className="sign">{picture}</span>
      <span>{children}</span>
    </li>
  )
}

const drawn = (sign: Sign): ReactNode =>
  'kind' in sign ? <KindMark kind={sign.kind} /> : <Drawing box="0 0 72 48" inside={symbolRow(sign.row, 36, 24, 0.95, 64)} />

/** One line on each expansion, as the set itself puts it. */
function Expansions({ words }: { readonly words: HelpWords }) {
  const { rules } = useSpoken()
  if (rules.sets.length < SETS.length) return null
  return (
    <section>
      <h2>{words.expansions}</h2>
      <ul className="help-sets">
        {SETS.map((set, i) => (
          <li key={set} className="panel">
            <SetPicture set={set} />
            <div>
              <h3>{nth(rules.sets, i).title}</h3>
              <p>{nth(rules.sets, i).adds}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PageProps {
  readonly game: GameName
  readonly words: HelpWords
  readonly things: readonly Thing[]
}

/** One game on one page. */
function Page({ game, words, things }: PageProps) {
  const { home, pages } = useWords()
  const { aim, setUp, turn, also, end } = words.games[game]
  const shown = shownFor[game]
  const faces = things.filter(({ show }) => show === 'die-face')
  const lines = (text: readonly string[]) => text.map((line) => <p key={line}>{line}</p>)
  return (
    <article className="help">
      <h1>{home.games[game].title}</h1>
      <section>
        <h2>{words.aim}</h2>
        {lines(aim)}
        <Pictures ids={shown.aim} things={things} />
      </section>
      <section>
        <h2>{words.setUp}</h2>
        {lines(setUp)}
        <Pictures ids={shown.setUp} things={things} />
      </section>
      <section>
        <h2>{words.turn}</h2>
        <ol className="help-steps">
          {turn.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Pictures ids={shown.turn} things={things} />
      </section>
      <section>
        <h2>{words.also}</h2>
        <ul className="help-also">
          {also.map(({ title, text }) => (
            <li key={title} className="panel">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.symbols}</h2>
        <ul className={`help-signs ${faces.length > 0 ? 'of-dice' : ''}`}>
          {shown.signs.map((sign) => (
            <Meaning key={sign.name} picture={drawn(sign)}>
              {words.signs[sign.name]}
            </Meaning>
          ))}
          {faces.map((face) => (
            <Meaning key={face.id} picture={<Picture thing={face} large />}>
              <b>{face.name}</b> {face.text}
            </Meaning>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.end}</h2>
        {lines(end)}
      </section>
      {game === 'bang' && <Expansions words={words} />}
      <div className="row">
        <Button
          big
          tone="primary"
          onClick={() => {
            settings.change({ game })
            go({ to: 'home' })
          }}
        >
          {home.solo}
        </Button>
        <a className="btn big" href={hrefOf({ to: 'library', game })}>
          {pages.library}
        </a>
      </div>
    </article>
  )
}

function Contents({ game, words }: Omit<PageProps, 'things'>) {
  const collection = useInLanguage(collections[game])
  return collection ? <Page game={game} words={words} things={collection.things} /> : <ComingTable />
}

/** How each game is played, in a few minutes. */
export default function Help({ game: name = '' }: { readonly game?: string | undefined }) {
  const { ui, need } = useSpoken()
  const words = useInLanguage(loadHelp)
  const phone = usePhone()
  const [theme, setTheme] = useTheme()
  const { game } = hostOf(name) ?? hostedGames[0]
  // One line on each expansion comes with its words.
  useEffect(() => need(SETS), [need])
  useTitle(`${ui.pages.help} · ${ui.app.title}`)
  if (!words) return <ComingTable />
  return (
    <div className="help-page">
      {game === 'duel' && <GameSprite file="icons-duel" />}
      <TopBar
        home={{ href: hrefOf({ to: 'home' }), label: `${ui.app.title}, ${ui.app.home}` }}
        short={phone}
        tools={
          <>
            <IconButton glyph="left" label={ui.app.back} onClick={goBack} />
            <ThemeSwitch theme={theme} onTheme={setTheme} label={ui.settings.theme} />
          </>
        }
      >
        <span className="where">{ui.pages.help}</span>
      </TopBar>
      <nav className="help-nav" aria-label={ui.home.choose}>
        {hostedGames.map((hosted) => (
          <a
            key={hosted.game}
            className="btn"
            href={hrefOf({ to: 'help', game: hosted.game })}
            aria-current={hosted.game === game ? 'page' : undefined}
          >
            {ui.home.games[hosted.game].short}
          </a>
        ))}
      </nav>
      <main>
        <Contents key={game} game={game} words={words} />
      </main>
    </div>
  )
}
