import { type Face, games, plain, type Speech } from '@sundown/engine'
import type { Language, Teller } from '@sundown/engine/words'
import { BadUse } from './bad-use.ts'
import type { Ink } from './ink.ts'
import { type CliWords, wordsOf } from './words/index.ts'

type Seen = (handle: number) => Face | undefined

/** Everything that is said at one table in one language: the words of the game, and those of the terminal. */
export class Voice {
  readonly language: Language
  readonly words: CliWords
  readonly teller: Teller
  readonly names: readonly string[]
  /** The game and its sets. */
  readonly game: string
  readonly sets: readonly string[]
  private readonly speech: Speech<Face>
  private readonly seen: Seen
  private readonly ink: Ink

  private constructor(
    game: string,
    sets: readonly string[],
    speech: Speech<Face>,
    language: Language,
    names: readonly string[],
    seen: Seen,
    me: number | undefined,
    ink: Ink,
  ) {
    this.game = game
    this.sets = sets
    this.speech = speech
    this.language = language
    this.words = wordsOf[language]
    this.names = names
    this.seen = seen
    this.ink = ink
    this.teller = speech.teller(names, seen, me)
  }

  static async load(
    game: string,
    language: Language,
    sets: readonly string[],
    names: readonly string[],
    { seen = () => undefined, me, ink = plain }: { seen?: Seen; me?: number; ink?: Ink } = {},
  ): Promise<Voice> {
    const kind = games.get(game)
    if (!kind) throw new BadUse(`there is no game ${JSON.stringify(game)}; there are ${[...games.keys()].join(', ')}`)
    return new Voice(game, sets, await kind.speak(language, sets), language, names, seen, me, ink)
  }

  /** What the game is called. */
  get title(): string {
    return this.speech.title
  }

  seat(seat: number): string {
    return this.names[seat] ?? `#${seat}`
  }

  face(face: Face): string {
    return this.teller.card(face)
  }

  /** A card, character or role by its bare name. */
  name(id: string): string {
    return this.teller.name(id)
  }

  handle(card: number | undefined): string {
    const face = card === undefined ? undefined : this.seen(card)
    return face ? this.face(face) : this.speech.unseen
  }

  /** A number of some counter that a set adds. */
  counted(counter: string, amount: number): string {
    return this.teller.counted?.(counter, amount) ?? `${amount}`
  }

  /** The name of a place for cards that a set adds. */
  place(zone: string): string {
    return this.teller.place?.(zone) ?? zone
  }

  goal(role: string): string {
    return this.typeset(this.speech.goal(role, this.names.length))
  }

  /** Applies the spacing and punctuation of the language. */
  typeset(text: string): string {
    return this.speech.typeset(text)
  }

  /** What happened, turn by turn. */
  chapters(events: readonly { readonly type: string }[]): Chapter[] {
    const chapters: Chapter[] = []
    let first = 0
    for (let i = 0; i <= events.length; i++) {
      if (i < events.length && !isTurn(events[i])) continue
      if (i > first || isTurn(events[first])) chapters.push(this.chapter(events.slice(first, i)))
      first = i
    }
    return chapters.filter(({ heading, lines }) => heading !== undefined || lines.length > 0)
  }

  private chapter(events: readonly { readonly type: string }[]): Chapter {
    const [first] = events
    if (!isTurn(first)) return { turn: undefined, heading: undefined, lines: this.told(events) }
    const heading = this.typeset(this.words.turn(first.number, this.seat(first.seat)))
    return { turn: first.number, heading, lines: this.told(events.slice(1)) }
  }

  private told(events: readonly { readonly type: string }[]): string[] {
    return this.teller.tell(events).map(this.ink)
  }
}

/** The sentences of one turn, or of what came before the first. */
export interface Chapter {
  readonly turn: number | undefined
  readonly heading: string | undefined
  readonly lines: readonly string[]
}

interface TurnEvent {
  readonly type: string
  readonly seat: number
  readonly number: number
}

const isTurn = (event: { readonly type: string } | undefined): event is TurnEvent =>
  event?.type === 'turn' && 'seat' in event && 'number' in event
