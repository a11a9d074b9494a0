import { entryOf } from '@sundown/engine/kernel'
import { useEffect, useMemo, useState } from 'react'
import { myName } from '../../app/name.ts'
import { settings } from '../../app/settings.ts'
import { shelf } from '../../app/shelf.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { usePhone } from '../../kit/media.ts'
import { Lesson, type LessonState } from '../../learn/lesson.ts'
import { lessonPort } from '../../learn/lesson-port.ts'
import { loadScript } from '../../learn/scripts.ts'
import { patiently } from '../../session/patiently.ts'
import type { GameName } from '../../session/played.ts'
import { useStore } from '../../session/react.ts'
import { layerOf } from '../../stage/places.ts'
import type { HintWords } from '../../words/hints.en.ts'
import { loadHints } from '../../words/hints.ts'
import type { LearnWords } from '../../words/learn.en.ts'
import { GameTable } from '../shell/game-table.tsx'
import { Teaching } from '../shell/hints.ts'
import { ComingTable } from '../shell/shell.tsx'
import { LESSON_TAB } from '../shell/use-shell.ts'
import { Finish } from './finish.tsx'
import { Light } from './light.tsx'
import { Dots, Steps } from './steps.tsx'

/** The lesson of a game, begun or gone on with. `nth`: once more from the start. */
function useOpened(game: GameName, nth: number): Lesson | undefined {
  const [lesson, setLesson] = useState<Lesson>()
  useEffect(() => {
    let here = true
    let opened: Lesson | undefined
    void patiently(() => loadScript(game)).then((script) => {
      if (!here) return
      opened = new Lesson(script)
      const opening = settings.getSnapshot().motion && document.visibilityState === 'visible'
      void opened.open({ port: lessonPort, shelf, name: myName(), opening }, nth > 0)
      setLesson(opened)
    })
    return () => {
      here = false
      opened?.leave()
    }
  }, [game, nth])
  return lesson
}

interface TaughtProps {
  readonly lesson: Lesson
  readonly words: LearnWords
  readonly hints: HintWords
  readonly onAgain: () => void
}

/** How often one looks whether the last scene is over. */
const LOOK = 400

/** The lesson is done, and its end has been seen: nothing moves on the stage any more. */
function useEnded(isDone: boolean): boolean {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (!isDone) {
      setEnded(false)
      return undefined
    }
    if (!settings.getSnapshot().motion) {
      setEnded(true)
      return undefined
    }
    const timer = setInterval(() => {
      if (layerOf()?.firstChild) return
      clearInterval(timer)
      setEnded(true)
    }, LOOK)
    return () => clearInterval(timer)
  }, [isDone])
  return ended
}

/** A step that leads nowhere: back to the lesson, or on without it. */
function Astray({ state: { way, session }, words }: { readonly state: LessonState; readonly words: LearnWords }) {
  if (way !== 'astray') return null
  return (
    <p className="notice" role="status">
      <span>{words.astray}</span>
      <Button onClick={() => session?.undo()}>{words.takeBack}</Button>
    </p>
  )
}

function Taught({ lesson, words, hints, onAgain }: TaughtProps) {
  const { ui } = useSpoken()
  const phone = usePhone()
  const state = useStore(lesson)
  const { pace } = useStore(settings)
  const [closed, setClosed] = useState(false)
  const { session, refusal, said, way } = state
  const ended = useEnded(way === 'done')
  useEffect(() => session?.setPace(pace), [session, pace])
  const teacher = useMemo(() => {
    const { chapters, game } = lesson.script
    const sentences: { readonly [sentence: string]: string } = words.lessons[game].say
    return {
      look: (at: Parameters<Lesson['look']>[0]) => lesson.look(at),
      hint: said && {
        text: entryOf(sentences, said.say),
        count: hints.of(said.chapter + 1, chapters.length),
        words: { skip: words.skip, skipAll: words.justPlay, back: words.hintsBack },
        skip: () => lesson.skip(),
        skipAll: () => lesson.playFreely(true),
        next: said.isNote ? words.next : undefined,
      },
    }
  }, [lesson, said, words, hints])
  if (refusal) {
    return (
      <main className="plain-page">
        <h1>{words.title}</h1>
        <p role="alert">{words.failed}</p>
        <Button tone="primary" onClick={onAgain}>
          {words.again}
        </Button>
      </main>
    )
  }
  if (!session) return <ComingTable />
  const onNext = () => setClosed(false)
  const steps = <Steps lesson={lesson} state={state} words={words} onNext={onNext} />
  return (
    <Teaching value={teacher}>
      <div className="teaching">
        <GameTable
          session={session}
          tabs={[{ id: LESSON_TAB, label: words.title, glyph: 'book', content: steps }]}
          notice={<Astray state={state} words={words} />}
          strip={phone && <Dots lesson={lesson} state={state} words={words} onNext={onNext} />}
          deck={said ? <Light selector={said.selector} isNote={said.isNote} /> : <span hidden />}
          onAgain={onAgain}
          again={ui.end.newGame}
        />
        {ended && !closed && <Finish game={lesson.script.game} words={words} onClose={() => setClosed(true)} />}
      </div>
    </Teaching>
  )
}

/** A first game that teaches. */
export function LessonScreen({ game, words }: { readonly game: GameName; readonly words: LearnWords }) {
  const hints = useInLanguage(loadHints)
  const { need } = useSpoken()
  const [nth, setNth] = useState(0)
  const lesson = useOpened(game, nth)
  useEffect(() => {
    if (game === 'bang') need(['base'])
  }, [need, game])
  if (!lesson || !hints) return <ComingTable />
  return <Taught key={nth} lesson={lesson} words={words} hints={hints} onAgain={() => setNth((before) => before + 1)} />
}
