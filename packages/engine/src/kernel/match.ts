import { isOpen, replyTo, testAgain } from './ask.ts'
import { message } from './events.ts'
import type { Game, Imagination } from './game.ts'
import { type Json, type Seat, seatOf, type Viewer } from './ids.ts'
import { absent, firstOf, nth } from './list.ts'
import {
  type Answer,
  fitting,
  type Input,
  nextField,
  noOptions,
  type Option,
  type Part,
  type Question,
  type Reason,
  type Rule,
} from './question.ts'
import { type Seed, sealOf } from './random.ts'
import { type GameRecord, plainInput, type Sample } from './record.ts'

/** A game as the rest of the world meets it: a name, options, and rules that run on a state. */
export interface Rules<G extends Game> {
  readonly name: string
  /** Changes whenever a recorded game would no longer replay to the same events. */
  readonly version: string
  create(options: Json, seed: Seed): G
  /** What comes before the first turn. */
  setUp(game: G): Rule
  /** One turn. From one turn to the next nothing is kept but the state, so that it can be copied in between. */
  turn(game: G): Rule
}

/** A question as one viewer may see it. */
export interface Asked {
  readonly number: number
  readonly kind: string
  readonly about: Json
  /** Who is asked; untold in a secret window. */
  readonly seats?: readonly Seat[]
  /** It stays open for a fixed time. */
  readonly window?: true
  /** Only for a viewer who is asked and has not answered. */
  readonly options?: readonly Option[]
  /** What the viewer may do although nobody asks him. */
  readonly interjections?: readonly Option[]
}

/** A legal answer, or why it is none. */
export type Judged = { readonly input: Input; readonly reason?: undefined } | { readonly input?: undefined; readonly reason: Reason }

interface Checkpoint<G> {
  readonly game: G
  readonly inputs: number
  readonly digests: number
  readonly asked: number
}

const NONE: readonly Option[] = noOptions()
/** Has held an object: see `noOptions`. */
const NO_INPUTS: readonly (Input | Sample)[] = [{ seat: seatOf(0), answer: { id: '' } }].slice(1)
/** Rules that go round and round without asking are wrong: better to stop than to hang. */
const SILENT_TURNS = 1000

const waitsFor = (part: Part, seat: Seat): boolean => part.seat === seat && isOpen(part)

/** One game being played: holds the open question, checks answers, keeps the record. It has no rules of its own. */
export class Match<G extends Game = Game> {
  readonly rules: Rules<G>
  readonly game: G
  readonly options: Json
  readonly seed: Seed
  readonly inputs: (Input | Sample)[] = NO_INPUTS.slice()
  readonly digests: number[] = []
  private rule: Rule
  private open: Question | undefined = undefined
  /** Questions that wait until what was interjected is over, and the rules that have asked them. */
  private readonly interrupted: { readonly rule: Rule; readonly question: Question }[] = []
  private asked = 0
  /** The menu listed last, and for whom. */
  private listed: readonly Option[] | undefined = undefined
  private listedFor = -1
  private readonly keepCheckpoints: boolean
  private checkpoint: Checkpoint<G> | undefined = undefined
  /** The set-up position of a match that did not start with a deal. */
  private origin: G | undefined = undefined

  /** `begun`: the game stands at the start of a turn. `before`: the match whose last checkpoint it was copied from. */
  private constructor(rules: Rules<G>, game: G, options: Json, seed: Seed, keepCheckpoints: boolean, begun: boolean, before?: Match<G>) {
    this.rules = rules
    this.game = game
    this.options = options
    this.seed = seed
    this.keepCheckpoints = keepCheckpoints
    if (before?.checkpoint) {
      // A checkpoint is never changed, so both may keep it.
      this.checkpoint = before.checkpoint
      this.inputs = before.inputs.slice(0, before.checkpoint.inputs)
      this.digests = before.digests.slice(0, before.checkpoint.digests)
      this.asked = before.checkpoint.asked
    }
    this.rule = begun ? this.nextTurn() : rules.setUp(game)
    this.put(this.rule.next())
  }

  /** Without `checkpoints` a fork costs a replay; without `events` nothing is told of what happens. */
  static start<G extends Game>(rules: Rules<G>, options: Json, seed: Seed, { checkpoints = true, events = true } = {}): Match<G> {
    const game = rules.create(options, seed)
    game.isHeard = events
    return new Match(rules, game, options, seed, checkpoints, false)
  }

  /** Plays on from a state at the start of a turn that did not come from a record: a set-up position. */
  static resume<G extends Game>(rules: Rules<G>, game: G, options: Json, seed: Seed): Match<G> {
    const origin = game.copy() as G
    const match = new Match(rules, game, options, seed, true, true)
    match.origin = origin
    return match
  }

  /** Nothing but the state matters now, so it can be copied. */
  private nextTurn(): Rule {
    const { game } = this
    if (this.keepCheckpoints && this.checkpoint?.inputs !== this.inputs.length) {
      this.checkpoint = { game: game.copy() as G, inputs: this.inputs.length, digests: this.digests.length, asked: this.asked }
    }
    this.digests.push(game.digest)
    game.turns++
    return this.rules.turn(game)
  }

  private put(first: IteratorResult<Question, void>): void {
    let step = first
    for (let silent = 0; step.done && (this.interrupted.length > 0 || !this.game.over); silent++) {
      if (silent === SILENT_TURNS) throw new Error(`${SILENT_TURNS} turns went by and nobody was asked anything`)
      step = this.interrupted.length > 0 ? this.resumeInterrupted() : this.startTurn()
    }
    const question = step.done ? undefined : step.value
    if (question !== this.open) {
      this.open = question
      this.asked++
    }
    this.listed = undefined
  }

  private startTurn(): IteratorResult<Question, void> {
    this.rule = this.nextTurn()
    return this.rule.next()
  }

  /** What was interjected is over: the question is put again, unless it has become pointless. */
  private resumeInterrupted(): IteratorResult<Question, void> {
    const { rule, question } = this.interrupted.pop() as { rule: Rule; question: Question }
    this.rule = rule
    for (const part of question.parts) testAgain(this.game, part)
    return question.parts.some(isOpen) ? { value: question, done: false } : rule.next(replyTo(question))
  }

  /** Somebody does something although nobody asked him: a rule of its own, and then the question is put again. */
  private interject(question: Question, { seat, answer }: Input): IteratorResult<Question, void> {
    this.interrupted.push({ rule: this.rule, question })
    this.rule = this.game.interject(seat, answer)
    return this.rule.next()
  }

  /** One of several has answered. */
  private promise(question: Question, { seat, answer }: Input): IteratorResult<Question, void> {
    const part = this.part(seat)
    if (part) part.promise = answer
    return question.parts.some(isOpen) ? { value: question, done: false } : this.rule.next(replyTo(question))
  }

  // ---- what is asked -------------------------------------------------------------------------------------------------------------------

  get question(): Question | undefined {
    return this.open
  }

  /** Kept when the same question is put again after an interjection. */
  get questionNumber(): number {
    return this.asked
  }

  /** The part of the open question that waits for this seat. */
  part(seat: Seat): Part | undefined {
    const { open } = this
    if (open === undefined) return undefined
    const { parts } = open
    // Mostly there is but one. Looked at on its own, because then the machine need not make a list of it.
    if (parts.length === 1) return waitsFor(parts[0] ?? absent(), seat) ? parts[0] : undefined
    return parts.find((part) => waitsFor(part, seat))
  }

  /** Seats that have not answered yet. For the driver of the game only: a view never tells. */
  waiting(): Seat[] {
    return this.open ? this.open.parts.filter(isOpen).map((part) => part.seat) : []
  }

  menu(seat: Seat): readonly Option[] {
    if (this.listed !== undefined && this.listedFor === seat) return this.listed
    const part = this.part(seat)
    const options = part === undefined ? NONE : part.kind.options(this.game, seat, part.about)
    this.listed = options
    this.listedFor = seat
    return options
  }

  interjections(seat: Seat): readonly Option[] {
    return this.open ? this.game.interjections(seat) : NONE
  }

  /** False: nobody has any. */
  mayInterject(): boolean {
    return this.open !== undefined && this.game.mayInterject()
  }

  fallback(seat: Seat): Answer | undefined {
    const part = this.part(seat)
    return part?.kind.fallback(this.game, seat, part.about)
  }

  /** What may be picked next for a half-made answer. */
  complete(seat: Seat, partial: Answer): readonly number[] | undefined {
    return (nextField(this.menu(seat), partial) ?? nextField(this.interjections(seat), partial))?.offered
  }

  questionFor(viewer: Viewer): Asked | undefined {
    const { open, game } = this
    if (!open) return undefined
    const mine = viewer === 'spectator' ? undefined : this.part(viewer)
    const interjections = viewer === 'spectator' ? NONE : this.interjections(viewer)
    const told = mine ?? firstOf(open.parts)
    return {
      number: this.asked,
      kind: told.kind.name,
      about: told.kind.publicAbout(game, told.about),
      ...(!open.secret && { seats: open.parts.map((part) => part.seat) }),
      ...(open.window && { window: true as const }),
      ...(mine && { options: this.menu(mine.seat) }),
      ...(interjections.length > 0 && { interjections }),
    }
  }

  // ---- answers -------------------------------------------------------------------------------------------------------------------------

  /** An answer as the input it is, or why it is not possible now. Nothing is changed. */
  judge(seat: Seat, answer: Answer, number = this.asked): Judged {
    if (!this.open) return { reason: { code: 'game-over' } }
    if (number !== this.asked) return { reason: { code: 'old-question' } }
    const part = this.part(seat)
    if (part && fitting(this.menu(seat), answer)) return { input: { seat, answer } }
    if (fitting(this.interjections(seat), answer)) return { input: { seat, answer, interjection: true } }
    const interjection = this.game.whyNoInterjection(seat, answer)
    if (interjection) return { reason: interjection }
    if (!part) return { reason: { code: 'not-asked' } }
    return { reason: part.kind.refuse?.(this.game, seat, part.about, answer) ?? { code: 'not-allowed' } }
  }

  /** Why this answer is not possible now, or nothing if it is. Same source for "why not?" and for the refusal of an answer. */
  whyNot(seat: Seat, answer: Answer, number?: number): Reason | undefined {
    return this.judge(seat, answer, number).reason
  }

  /** The checked door: accepts a legal answer, or says why not and changes nothing. */
  answer(seat: Seat, answer: Answer, number?: number): Reason | undefined {
    const { input, reason } = this.judge(seat, answer, number)
    if (input) this.apply(input)
    return reason
  }

  /** The trusted door: an input known to be legal. No options are listed. */
  apply(input: Input | Sample): void {
    this.inputs.push(input)
    if ('sample' in input) this.imagine(input)
    else if (this.open === undefined) return
    else if (input.interjection !== undefined) this.put(this.interject(this.open, input))
    else if (this.open.several) this.put(this.promise(this.open, input))
    else this.put(this.rule.next(input.answer))
  }

  drain(): readonly { readonly type: string }[] {
    return this.game.drain()
  }

  /** What one viewer is told of some events. */
  tell(events: readonly { readonly type: string }[], viewer: Viewer): { readonly type: string }[] {
    return events.map((event) => message(event, viewer))
  }

  // ---- records and other worlds --------------------------------------------------------------------------------------------------------

  record(events?: readonly { readonly type: string }[]): GameRecord {
    const { rules, options, seed, inputs, digests } = this
    return {
      format: 1,
      game: rules.name,
      rulesVersion: rules.version,
      options,
      seed,
      seal: sealOf(seed),
      inputs: inputs.map(plainInput),
      digests: digests.slice(),
      ...(events && { events: events as unknown as Json[] }),
    }
  }

  /** The same game at the same moment, free to go another way: the last turn's state and the inputs since. */
  fork({ checkpoints = this.keepCheckpoints } = {}): Match<G> {
    return this.forkAt(this.inputs.length, { checkpoints })
  }

  /** The game as it was after that many inputs. */
  forkAt(inputs: number, { checkpoints = this.keepCheckpoints } = {}): Match<G> {
    const { checkpoint, rules, options, seed } = this
    const near = checkpoint !== undefined && checkpoint.inputs <= inputs
    const start = near ? checkpoint.game : this.origin
    const game = start ? (start.copy() as G) : rules.create(options, seed)
    // What has happened so far was told before.
    game.isHeard = false
    const fork = new Match(rules, game, options, seed, checkpoints, start !== undefined, near ? this : undefined)
    fork.origin = this.origin
    for (let i = fork.inputs.length; i < inputs; i++) fork.apply(nth(this.inputs, i))
    game.isHeard = this.game.isHeard
    return fork
  }

  /** A fork in which everything the viewer cannot know is dealt anew: what a searching bot gets instead of the game. */
  sampleWorld(
    viewer: Viewer,
    seed: Seed,
    { remember = true, keepChance = false, keepPiles = false, checkpoints }: Partial<Imagination> & { checkpoints?: boolean } = {},
  ): Match<G> {
    const world = this.fork({ checkpoints })
    world.apply({ sample: { viewer, seed, remember, keepChance, keepPiles } })
    return world
  }

  private imagine({ sample }: Sample): void {
    const { viewer, seed } = sample
    this.game.redeal(viewer, seed, sample)
    for (const part of this.open?.parts ?? []) if (part.seat !== viewer) part.promise = undefined
    this.listed = undefined
  }
}
