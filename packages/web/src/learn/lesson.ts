import type { Answer } from '@sundown/protocol'
import { type GameName, isTree } from '../session/played.ts'
import type { Refusal, Snapshot } from '../session/session.ts'
import { SoloSession } from '../session/solo.ts'
import type { Standing } from '../session/solo-messages.ts'
import type { SoloPort } from '../session/solo-port.ts'
import { readSave, type Shelf } from '../session/solo-save.ts'
import { Store } from '../session/store.ts'
import { type AnyScript, LESSON_SEED, linesOf, type Moment, momentsOf } from './script.ts'
import { type Handed, type Next, nextAtCards, nextAtDice } from './taps.ts'

/** What is said now. */
export interface Said {
  /** The key of its sentence. */
  readonly say: string
  readonly chapter: number
  /** What it is about. */
  readonly selector: string
  /** It is only read. Otherwise it is done. */
  readonly isNote: boolean
}

export interface LessonState {
  readonly session: SoloSession | undefined
  readonly refusal: Refusal | undefined
  readonly said: Said | undefined
  /** The chapter one is in; all of them: done. */
  readonly chapter: number
  readonly way: 'taught' | 'astray' | 'free' | 'done'
}

/** What a table shows of itself to the teacher. */
export type Seen = { readonly snap: Snapshot }

const isHanded = (at: Seen): at is Seen & Handed => 'pick' in at && 'keyOf' in at
const isDice = (at: Seen): at is Seen & { readonly choice: Parameters<typeof nextAtDice>[0] } => 'choice' in at

/** Which character of The Duel a number means. */
const characterIn =
  ({ snap: { view } }: Seen) =>
  (handle: number): string | undefined =>
    view?.game === 'duel' ? view.seats.flatMap(({ characters }) => characters).find(({ card }) => card === handle)?.id : undefined

function nextAt(at: Seen, [wanted, poured]: readonly Answer[]): Next | undefined {
  if (!wanted) return undefined
  if (isHanded(at)) return nextAtCards(at, wanted, characterIn(at))
  return isDice(at) ? nextAtDice(at.choice, wanted, poured) : undefined
}

/** A lesson is kept apart from the game against bots, one for each game. */
const keyOf = (game: GameName): string => `sundown.lesson.${game}`
const shelfFor = (game: GameName, shelf: Shelf | undefined): Shelf | undefined =>
  shelf && {
    getItem: () => shelf.getItem(keyOf(game)),
    setItem: (_, value) => shelf.setItem(keyOf(game), value),
    removeItem: () => shelf.removeItem(keyOf(game)),
  }

/** The sentences read since an answer, which no record holds. */
interface SentencesRead {
  readonly line: number
  readonly notes: number
}

const NONE_READ: SentencesRead = { line: 0, notes: 0 }

const isRead = (json: unknown): json is SentencesRead =>
  isTree(json) && 'line' in json && 'notes' in json && Number.isSafeInteger(json.line) && Number.isSafeInteger(json.notes)

const readKeyOf = (game: GameName): string => `${keyOf(game)}.read`

function sentencesRead(game: GameName, shelf: Shelf | undefined): SentencesRead {
  try {
    const json: unknown = JSON.parse(shelf?.getItem(readKeyOf(game)) ?? 'null')
    return isRead(json) ? json : NONE_READ
  } catch {
    return NONE_READ
  }
}

function keepSentencesRead(game: GameName, shelf: Shelf | undefined, read: SentencesRead): void {
  try {
    shelf?.setItem(readKeyOf(game), JSON.stringify(read))
  } catch {
    // Then they are read again after a reload.
  }
}

/** How far a lesson was taken: the answers given, and whether it is over. Nothing: it was never begun. */
export function begunLesson(game: GameName, shelf: Shelf | undefined): { readonly answers: number; readonly over: boolean } | undefined {
  const save = readSave(shelfFor(game, shelf))
  return save && { answers: save.record.inputs.length, over: save.over }
}

interface LessonParts {
  readonly port: (hear: { readonly onStanding: (standing: Standing | undefined) => void; readonly onSeen: () => void }) => SoloPort
  readonly shelf: Shelf | undefined
  readonly name: string
  readonly opening: boolean
}

/** A first game and what is said in it. */
export class Lesson extends Store<LessonState> {
  readonly script: AnyScript
  private readonly moments: ReadonlyMap<number, Moment>
  private standing: Standing = { line: 0, mine: [] }
  /** Nothing is said while the table is being laid. */
  private laid = false
  private shelf: Shelf | undefined = undefined
  private read = NONE_READ
  private isFree = false
  private at: Seen | undefined = undefined
  private left = false

  constructor(script: AnyScript) {
    super({ session: undefined, refusal: undefined, said: undefined, chapter: 0, way: 'taught' })
    this.script = script
    this.moments = momentsOf(script)
  }

  /** Goes on where it was left, or begins. `anew`: begins in any case. */
  async open({ port, shelf, name, opening }: LessonParts, anew: boolean): Promise<void> {
    const { game, options, others } = this.script
    const own = shelfFor(game, shelf)
    if (anew) own?.removeItem('')
    const parts = () => ({
      port: port({ onStanding: (standing) => this.hear(standing), onSeen: () => this.begin() }),
      ...(own && { shelf: own }),
      opening,
    })
    const setup = { game, options, seed: LESSON_SEED, names: [name, ...others], bots: others.map(() => 'easy') }
    const kept = readSave(own)?.over === false ? await SoloSession.restore(parts()) : undefined
    const found = kept instanceof SoloSession ? kept : await SoloSession.start(setup, parts())
    this.shelf = shelf
    if (found === kept) this.read = sentencesRead(game, shelf)
    else keepSentencesRead(game, shelf, NONE_READ)
    if (!(found instanceof SoloSession)) this.set({ ...this.getSnapshot(), refusal: found })
    else if (this.left) found.leave()
    else this.set({ ...this.getSnapshot(), session: found })
    this.tell()
  }

  leave(): void {
    this.left = true
    this.getSnapshot().session?.leave()
  }

  private hear(standing: Standing | undefined): void {
    if (standing) this.standing = standing
    this.tell()
  }

  private begin(): void {
    this.laid = true
    this.tell()
  }

  /** A table shows what is asked and what is selected. */
  look(at: Seen): void {
    if (this.at === at) return
    this.at = at
    this.tell()
  }

  // ---- what the person does --------------------------------------------------------------------------------------------------------------

  /** Read: the next sentence. */
  goOn(): void {
    this.read = { line: this.standing.line ?? 0, notes: this.notesRead + 1 }
    keepSentencesRead(this.script.game, this.shelf, this.read)
    this.tell()
  }

  /** Enough of this: what is to be done is done for him. */
  skip(): void {
    const { said, session } = this.getSnapshot()
    const [wanted] = this.standing.mine
    if (said?.isNote) this.goOn()
    else if (said && wanted) void session?.answer(wanted)
  }

  /** No more hints, or hints again. */
  playFreely(isFree: boolean): void {
    this.isFree = isFree
    this.tell()
  }

  // ---- what is said ----------------------------------------------------------------------------------------------------------------------

  private get notesRead(): number {
    return this.read.line === this.standing.line ? this.read.notes : 0
  }

  private tell(): void {
    const now = this.getSnapshot()
    const { line } = this.standing
    const isDone = line !== undefined && line >= linesOf(this.script).length
    const isOver = now.session?.getSnapshot().outcome !== undefined
    const way = isDone || isOver ? 'done' : this.isFree ? 'free' : line === undefined ? 'astray' : 'taught'
    const said = way === 'taught' ? this.sayNow() : undefined
    const chapter = isDone ? this.script.chapters.length : (said?.chapter ?? now.chapter)
    if (JSON.stringify([said, way, chapter]) === JSON.stringify([now.said, now.way, now.chapter])) return
    this.set({ ...now, said, way, chapter })
  }

  private sayNow(): Said | undefined {
    const { line = -1, mine } = this.standing
    const moment = this.moments.get(line)
    const question = this.at?.snap.question
    // What was just answered may still be on the screen.
    const isAsked = question?.options !== undefined && this.at?.snap === this.getSnapshot().session?.getSnapshot()
    if (!moment || !this.at || !this.laid || !isAsked) return undefined
    const note = moment.notes.at(this.notesRead)
    if (note) return { say: note.say, chapter: note.chapter, selector: `[data-anchor="${note.at}"]`, isNote: true }
    const next = nextAt(this.at, mine)
    const say = next && (moment.taps[next.done] ?? moment.taps.at(-1))
    return say === undefined ? undefined : { say, chapter: moment.chapter, selector: next?.selector ?? '', isNote: false }
  }
}
