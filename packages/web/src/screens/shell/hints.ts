import { entryOf } from '@sundown/engine/kernel'
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { settings } from '../../app/settings.ts'
import { useSpoken } from '../../app/words.tsx'
import { patiently } from '../../session/patiently.ts'
import type { GameName } from '../../session/played.ts'
import { useStore } from '../../session/react.ts'
import type { Snapshot } from '../../session/session.ts'
import type { HintWords } from '../../words/hints.en.ts'

type LessonOf<G extends GameName> = keyof HintWords['lessons'][G]

/** When each lesson of a game is of use; where several are, the first one comes first. */
export type Lessons<G extends GameName, At> = { readonly [lesson in LessonOf<G>]: (at: At) => boolean }

/** A word of advice about what is asked now. */
export interface Hint {
  readonly text: string
  /** How many lessons of this game one has had, with this one. */
  readonly count: string
  readonly words: Pick<HintWords, 'skip' | 'skipAll' | 'back'>
  /** Enough of this lesson; enough of all. */
  readonly skip: () => void
  readonly skipAll: () => void
  /** There is nothing to do but to read it: what goes on is called this. */
  readonly next?: string | undefined
}

/** Where a first game is taught, the teacher sees the table and says what is said. */
export interface Teacher {
  readonly look: (at: { readonly snap: Snapshot }) => void
  readonly hint: Hint | undefined
}

export const Teaching = createContext<Teacher | undefined>(undefined)

export const Hinting = createContext<Hint | undefined>(undefined)
export const useHint = (): Hint | undefined => useContext(Hinting)

const nameOf = (game: GameName, lesson: string): string => `${game}.${lesson}`

/** Somebody has had this lesson, or knows this game. */
function learn(name: string): void {
  const { hinted } = settings.getSnapshot()
  if (!hinted.includes(name)) settings.change({ hinted: [...hinted, name] })
}

/** Whether there is advice in this game, and how to change that. Wished for again, it begins anew. */
export function useHintWish(game: GameName): readonly [on: boolean, wish: (on: boolean) => void] {
  const { hints, hinted } = useStore(settings)
  const others = hinted.filter((name) => name !== game && !name.startsWith(nameOf(game, '')))
  return [hints && !hinted.includes(game), (on) => settings.change(on ? { hints: true, hinted: others } : { hinted: [...hinted, game] })]
}

interface School<At> {
  readonly lessons: { readonly [lesson: string]: (at: At) => boolean }
  readonly words: HintWords
}

/**
 * The advice for this moment of a game against bots: the first lesson that is of use and was not had yet. It is had once the question is answered.
 * Whoever has played a game to its end needs none. `load` must be a constant.
 */
export function useLesson<G extends GameName, At extends { readonly snap: Snapshot }>(
  game: G,
  at: At,
  load: () => Promise<{ readonly lessons: Lessons<G, At> }>,
): Hint | undefined {
  const { language } = useSpoken()
  const { hinted } = useStore(settings)
  const [wished] = useHintWish(game)
  const { solo, me, question, outcome } = at.snap
  const teacher = useContext(Teaching)
  useLayoutEffect(() => teacher?.look(at))
  const on = !teacher && wished && solo && me !== null && !outcome
  const [school, setSchool] = useState<School<At>>()
  useEffect(() => {
    if (!on) return undefined
    let current = true
    void patiently(() => Promise.all([load(), import('../../words/hints.ts')])).then(async ([{ lessons }, { loadHints }]) => {
      const words = await patiently(() => loadHints(language))
      if (current) setSchool({ lessons, words })
    })
    return () => {
      current = false
    }
  }, [on, load, language])
  const asked = question?.options ? question.number : undefined
  const all = Object.entries(school?.lessons ?? {})
  const left = all.filter(([lesson]) => !hinted.includes(nameOf(game, lesson)))
  const lesson = on && asked !== undefined ? left.find(([, isOfUse]) => isOfUse(at))?.[0] : undefined
  // One question may have several, as the answer takes shape.
  const shown = useRef<{ readonly asked: number | undefined; readonly lessons: Set<string> } | undefined>(undefined)
  useLayoutEffect(() => {
    const before = shown.current
    const now = before && before.asked === asked ? before : { asked, lessons: new Set<string>() }
    shown.current = now
    if (lesson !== undefined) now.lessons.add(lesson)
    if (now !== before) for (const had of before?.lessons ?? []) learn(nameOf(game, had))
  }, [game, asked, lesson])
  const done = solo && !teacher && (outcome !== undefined || (all.length > 0 && left.length === 0))
  useEffect(() => {
    if (done) learn(game)
  }, [done, game])
  if (!school || lesson === undefined) return teacher?.hint
  const texts: { readonly [lesson: string]: string } = school.words.lessons[game]
  return {
    text: entryOf(texts, lesson),
    count: school.words.of(all.length - left.length + 1, all.length),
    words: school.words,
    skip: () => learn(nameOf(game, lesson)),
    skipAll: () => learn(game),
  }
}
