import { entryOf } from '@sundown/engine/kernel'
import { Button } from '../../kit/button.tsx'
import { Glyph } from '../../kit/icon.tsx'
import type { Lesson, LessonState } from '../../learn/lesson.ts'
import type { LearnWords } from '../../words/learn.en.ts'

interface StepsProps {
  readonly lesson: Lesson
  readonly state: LessonState
  readonly words: LearnWords
}

const titlesOf = ({ script }: Lesson, { lessons }: LearnWords): readonly string[] => {
  const titles: { readonly [title: string]: string } = lessons[script.game].titles
  return script.chapters.map(({ title }) => entryOf(titles, title))
}

/** Beside the table: what this lesson teaches, and how to be rid of it. */
export function Steps({ lesson, state: { chapter, way, said }, words, onNext }: StepsProps & { readonly onNext: () => void }) {
  const free = way === 'free'
  const say: { readonly [sentence: string]: string } = words.lessons[lesson.script.game].say
  return (
    <div className="lesson-steps">
      <header>
        <h2>{words.first}</h2>
        <p>{free ? words.free : words.note}</p>
      </header>
      <ol>
        {titlesOf(lesson, words).map((title, i) => {
          const now = i === chapter && way !== 'done'
          return (
            <li key={title} className={i < chapter ? 'is-done' : now ? 'is-now' : ''} aria-current={now ? 'step' : undefined}>
              <span className="lesson-dot">{i < chapter ? <Glyph name="check" /> : i + 1}</span>
              <span>
                <b>{title}</b>
                {now && said && <small>{say[said.say]}</small>}
              </span>
              {i < chapter && <span className="sr">{words.done}</span>}
            </li>
          )
        })}
      </ol>
      {way === 'done' ? (
        <footer>
          <Button wide tone="primary" onClick={onNext}>
            {words.next}
          </Button>
        </footer>
      ) : (
        <footer>
          <Button wide onClick={() => lesson.playFreely(!free)}>
            {free ? words.hintsOn : words.skipRest}
          </Button>
          <p>{words.hintsBack}</p>
        </footer>
      )}
    </div>
  )
}

/** On a phone: a dot for each chapter, and the way out. */
export function Dots({ lesson, state: { chapter, way }, words, onNext }: StepsProps & { readonly onNext: () => void }) {
  const free = way === 'free'
  const titles = titlesOf(lesson, words)
  return (
    <section className="lesson-bar" aria-label={words.first}>
      <span className="lesson-dots" role="img" aria-label={`${Math.min(chapter + 1, titles.length)} / ${titles.length}`}>
        {titles.map((title, i) => (
          <i key={title} className={i < chapter ? 'is-done' : i === chapter ? 'is-now' : ''} />
        ))}
      </span>
      <button type="button" className="lesson-out" onClick={way === 'done' ? onNext : () => lesson.playFreely(!free)}>
        {way === 'done' ? words.next : free ? words.hintsOn : words.justPlay}
      </button>
    </section>
  )
}
