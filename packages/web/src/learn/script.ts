import type { Json } from '@sundown/engine'
import type { Position } from '@sundown/engine/position'
import type { GameName } from '../session/played.ts'
import type { LearnWords } from '../words/learn.en.ts'

/** The person sits here. */
export const ME = 0
/** Chance beyond what a position settles is the same every time. */
export const LESSON_SEED = '0'.repeat(64)

type SentenceOf<G extends GameName> = keyof LearnWords['lessons'][G]['say']
type TitleOf<G extends GameName> = keyof LearnWords['lessons'][G]['titles']

/** Something that is only shown: what is said, and the place on the table it is about (`seat-2`, `hand`, `deck`; see `stage/places.ts`). */
interface Note<G extends GameName> {
  readonly tell: SentenceOf<G>
  readonly at: string
}

/** An answer, by what is printed on cards. `picks`: dice and seats by number, cards and characters by id. */
export interface Line {
  readonly by: number
  readonly id: string
  readonly card?: string
  readonly seat?: number
  readonly picks?: readonly (readonly (number | string)[])[]
}

/** What the person is to do: a sentence for each tap, the last one for all that are left. */
interface OwnLine<G extends GameName> extends Line {
  readonly by: typeof ME
  readonly say: readonly [SentenceOf<G>, ...SentenceOf<G>[]]
}

/** What somebody else does. */
interface TheirLine extends Line {
  readonly by: 1 | 2 | 3
}

type Step<G extends GameName> = Note<G> | OwnLine<G> | TheirLine

/** A first game: where it begins, and everything that is said and done in it, in order. */
export interface Script<G extends GameName> {
  readonly game: G
  readonly position: Position & { readonly game: G }
  readonly options: { readonly [name: string]: Json }
  /** By seat from 1. */
  readonly others: readonly string[]
  readonly chapters: readonly { readonly title: TitleOf<G>; readonly steps: readonly Step<G>[] }[]
}

export type AnyScript = Script<'bang'> | Script<'dice'> | Script<'duel'>

/** What is shown before one answer of the person, and with it. */
export interface Moment {
  /** Its place among the chapters. */
  readonly chapter: number
  /** What is said; `at`: shown and read. Without it: done. */
  readonly notes: readonly { readonly say: string; readonly at: string; readonly chapter: number }[]
  readonly taps: readonly string[]
}

const isLine = <S extends object>(step: S): step is S & Line => 'by' in step

interface Part {
  readonly title: string
  readonly steps: readonly (Line | { readonly tell: string; readonly at: string })[]
}

/** The script in one list. */
const stepsOf = ({ chapters }: { readonly chapters: readonly Part[] }) =>
  chapters.flatMap(({ steps }, chapter) => steps.map((step) => ({ step, chapter })))

export const linesOf = (script: AnyScript): readonly Line[] => stepsOf(script).flatMap(({ step }) => (isLine(step) ? [step] : []))

/** By the number of the answer: what the person sees there. What is told after the last answer is told at the end. */
export function momentsOf(script: AnyScript): ReadonlyMap<number, Moment> {
  const moments = new Map<number, Moment>()
  let line = 0
  let notes: Moment['notes'] = []
  for (const { step, chapter } of stepsOf(script)) {
    if (!isLine(step)) {
      notes = [...notes, { say: step.tell, at: step.at, chapter }]
      continue
    }
    if ('say' in step && Array.isArray(step.say)) {
      moments.set(line, { chapter, notes, taps: step.say })
      notes = []
    }
    line++
  }
  return moments
}
