import { goBack, hrefOf } from '../../app/route.ts'
import { shelf } from '../../app/shelf.ts'
import { useTitle } from '../../app/title.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useWords } from '../../app/words.tsx'
import { woodcut } from '../../art/woodcut.ts'
import { IconButton } from '../../kit/button.tsx'
import { Drawing } from '../../kit/drawing.tsx'
import { usePhone } from '../../kit/media.ts'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, TopBar } from '../../kit/topbar.tsx'
import { begunLesson } from '../../learn/lesson.ts'
import { isTaught } from '../../learn/scripts.ts'
import type { LearnWords } from '../../words/learn.en.ts'
import { loadLearn } from '../../words/learn.ts'
import { type HostedGame, hostedGames } from '../games.ts'
import { ComingTable } from '../shell/shell.tsx'
import { LessonScreen } from './lesson-screen.tsx'
import { PRACTICE, Practice } from './practice.tsx'
import './learn.css'

/** One lesson, begun or not. `first`: the one to take first. */
function Poster({ hosted, words, first }: { readonly hosted: HostedGame; readonly words: LearnWords; readonly first: boolean }) {
  const { home } = useWords()
  const { game, picture } = hosted
  const begun = begunLesson(game, shelf)
  const open = begun && !begun.over && begun.answers > 0
  return (
    <li className="on-paper learn-poster">
      <Drawing box="0 0 254 96" inside={woodcut(picture.icon, picture.kind, 1, 1, 252, 94, 82)} className={`k-${picture.kind}`} />
      <h2>{home.games[game].title}</h2>
      <p>{begun?.over ? words.done : words.lengths[game]}</p>
      <a className={`btn big wide ${first ? 'primary' : ''}`} href={hrefOf({ to: 'learn', game })}>
        {open ? words.goOn : begun?.over ? words.again : words.begin}
        <span className="sr"> {home.games[game].title}</span>
      </a>
    </li>
  )
}

/** Where the first games are. */
function Choose({ words }: { readonly words: LearnWords }) {
  const ui = useWords()
  const phone = usePhone()
  const [theme, setTheme] = useTheme()
  useTitle(`${words.title} · ${ui.app.title}`)
  const next = hostedGames.find(({ game }) => !begunLesson(game, shelf)?.over)
  return (
    <div className="learn-page">
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
        <span className="where">{words.title}</span>
      </TopBar>
      <main>
        <h1>{words.heading}</h1>
        <p className="learn-intro">{words.intro}</p>
        <ul className="learn-posters">
          {hostedGames.map((hosted) => (
            <Poster key={hosted.game} hosted={hosted} words={words} first={hosted === next} />
          ))}
        </ul>
        <section className="learn-practice">
          <div>
            <h2>{words.practice}</h2>
            <p>{words.practiceNote}</p>
          </div>
          <a className="btn big" href={hrefOf({ to: 'learn', game: PRACTICE })}>
            {words.practice}
          </a>
        </section>
        <p className="learn-more">
          <a href={hrefOf({ to: 'help' })}>{ui.pages.help}</a>
          <a href={hrefOf({ to: 'library' })}>{ui.pages.library}</a>
        </p>
      </main>
    </div>
  )
}

/** First games that teach: all of them, or one. */
export default function Learn({ game = '' }: { readonly game?: string | undefined }) {
  const words = useInLanguage(loadLearn)
  if (!words) return <ComingTable />
  if (game === PRACTICE) return <Practice words={words} />
  return isTaught(game) ? <LessonScreen key={game} game={game} words={words} /> : <Choose words={words} />
}
