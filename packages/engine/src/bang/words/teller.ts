import type { Answer, Asked, Field, Option, Outcome } from '../../kernel/index.ts'
import {
  addressed,
  bare,
  begins,
  both,
  headed,
  partsOf,
  person,
  plain,
  printed,
  reader,
  type Sentence,
} from '../../western/words/sentence.ts'
import type { FieldAbout, Teller as WesternTeller } from '../../western/words/teller.ts'
import type { Face } from '../events.ts'
import type { SetFacts } from '../facts.ts'
import { type Names, namesIn } from './names.ts'
import { Story } from './story.ts'
import type { AnySetWords, Entry, FieldWords, KindIds, Language, QuestionWords, Rulings, Say, TableWords } from './types.ts'

/** The words of one language for one table. */
export interface Words {
  readonly language: Language
  readonly table: TableWords
  readonly sets: readonly AnySetWords[]
  /** What is printed on the cards of these sets. */
  readonly printed: readonly SetFacts[]
  /** Those that sets keep apart from their words, for whoever asks for them. */
  readonly rulings?: readonly Rulings[]
}

/** Tells views, questions and events of the card game in one language. */
export type Teller = WesternTeller<Face>

const own = <T>(table: { readonly [key: string]: T } | undefined, key: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

/** The first set that has a word for it. */
function firstOf<S, T>(sets: readonly S[], of: (set: S) => T | undefined): T | undefined {
  for (const set of sets) {
    const found = of(set)
    if (found !== undefined) return found
  }
  return undefined
}

/** Of players. */
const THREE = 3

/** What somebody with this role is after. */
export function goalOf({ goals, goalsOfThree }: TableWords, role: string, players: number): string {
  return own<string>(players === THREE ? goalsOfThree : goals, role) ?? ''
}

const sameOption = (a: Option, b: Option | Answer) => a.id === b.id && a.card === b.card && a.seat === b.seat

/** Rulings may be kept apart. */
type Said = Pick<Entry, 'text'> & Partial<Entry>

/** What is said of everything printed: of two sets that say something, the first counts. */
function entriesIn(sets: readonly AnySetWords[]): ReadonlyMap<string, Said> {
  const entries = new Map<string, Said>()
  for (const { cards, characters, roles, events, things } of sets.toReversed()) {
    for (const table of [things, events, roles, characters, cards]) {
      for (const [id, entry] of Object.entries(table ?? {})) entries.set(id, entry)
    }
  }
  return entries
}

interface Content {
  readonly names: Names
  readonly entries: ReadonlyMap<string, Said>
}

const known = new WeakMap<Words, Content>()

/** Found once: a page makes a teller for every view it shows. */
function contentOf(words: Words): Content {
  const content = known.get(words) ?? { names: namesIn(words.language, words.printed), entries: entriesIn(words.sets) }
  known.set(words, content)
  return content
}

/**
 * `names`: by seat. `seen`: the card behind a handle, if the viewer sees it. `me`: the viewer's own seat; without it he is whoever is asked
 * alone.
 */
export function teller(
  words: Words,
  names: readonly string[],
  seen: (handle: number) => Face | undefined = () => undefined,
  me?: number,
): Teller {
  const { table, sets } = words
  const { names: content, entries } = contentOf(words)
  const said = (text: string) => bare(table.typeset(text))
  const say = sayer(words, content, names, seen, () => false)
  const sayInLog = me === undefined ? say : addressing(say, table, me)
  const sayTo = (asked: Asked, beside = false): Say => {
    const you = me ?? (asked.seats?.length === 1 ? asked.seats[0] : undefined)
    return sayer(words, content, names, seen, (seat) => seat === you, beside)
  }
  const kind = (name: string) => {
    const shared: QuestionWords<KindIds> = table.questions
    return own(shared, name) ?? firstOf(sets, ({ questions }) => own(questions, name))
  }
  /** At a table of three roles have other goals than are printed, and what is ruled on them does not hold. */
  const ofThree = (id: string): string | undefined => (names.length === THREE ? own<string>(table.goalsOfThree, id) : undefined)
  const field = (name: string): FieldWords => {
    return own<FieldWords>(table.fields, name) ?? firstOf(sets, ({ fields }) => own(fields, name)) ?? { ask: name }
  }
  const pick = ({ name, pick: what, names: ids }: Field, value: number): string => {
    if (what === 'cards') return say.handle(value)
    if (what === 'seats') return say.seat(value)
    if (what === 'number') return field(name).amount?.(value) ?? String(value)
    const id = what === 'names' ? ids?.[value] : undefined
    return id === undefined ? String(value) : say.source(id)
  }
  /** What an ability is used with, and on whom; a card that is used itself is named already. */
  const aimed = ({ id, card, seat }: Option | Answer, voice: Say): string[] => [
    ...(card === undefined || voice.seen(card)?.id === id ? [] : [voice.handle(card)]),
    ...(seat === undefined ? [] : [voice.seat(seat)]),
  ]
  /** Whom or which card a field is about. */
  const concerned = ({ seat, card }: FieldAbout): string | undefined =>
    seat !== undefined ? say.seat(seat) : card === undefined ? undefined : say.handle(card)
  const picked = (asked: Asked, answer: Option | Answer): string => {
    const picks = 'picks' in answer ? (answer.picks ?? []) : []
    const offered = [...(asked.options ?? []), ...(asked.interjections ?? [])].find((option) => sameOption(option, answer))
    const parts = picks.flatMap((values, i) => {
      const choice = offered?.fields?.[i]
      if (!choice) return []
      const text = values.length > 0 ? table.list(values.map((value) => pick(choice, value))) : (field(choice.name).none ?? '')
      const whom = concerned(choice)
      // Of a sum from several places only those are told that give something.
      if (whom !== undefined && choice.pick === 'number' && values[0] === 0) return []
      return text === '' || whom === undefined ? [text] : [table.because(whom, text)]
    })
    return parts.filter((part) => part !== '').join(', ')
  }

  const ask = (asked: Asked): string => kind(asked.kind)?.ask(asked, sayTo(asked)) ?? asked.kind
  const ended = ({ by, winners }: Outcome): string => {
    const words = own(table.outcomes, by) ?? firstOf(sets, ({ outcomes }) => own(outcomes, by))
    return words ? addressed(words(winners, sayInLog), table.you.acts) : table.ended
  }

  const tell = (told: readonly { readonly type: string }[]): Sentence[] =>
    new Story(table, sets, { to: sayInLog, named: say }, told).tell().map(partsOf)

  return {
    tell,
    story: (told) => tell(told).map(plain),
    question: (asked) => said(ask(asked)),
    asking: (asked) => both(begins(ask(asked)), said),
    option(asked, option, beside) {
      const label = own(kind(asked.kind)?.options ?? {}, option.id) ?? firstOf(sets, ({ actions }) => own(actions, option.id))
      const voice = sayTo(asked, beside)
      const text = label ? label(option, voice) : table.useAbility(option.id, voice)
      const more = [...(label ? [] : aimed(option, voice)), picked(asked, option)].filter((part) => part !== '').join(', ')
      return said(more === '' ? text : table.because(text, more))
    },
    field(name, about = {}) {
      const words = field(name)
      const whom = concerned(about)
      const ask = whom === undefined ? words.ask : table.because(whom, words.ask)
      return { ...words, ...both(begins(ask), said), ask: said(ask) }
    },
    pick: (choice, value) => said(pick(choice, value)),
    reason({ code, facts = {} }) {
      const words = own(table.reasons, code) ?? firstOf(sets, ({ reasons }) => own(reasons, code)) ?? table.reasons['not-allowed']
      return said(words(facts, say))
    },
    waiting: ({ seats }) => said(table.waiting(seats, say)),
    outcome: (over) => said(ended(over)),
    verdict: (over) => both(headed(ended(over)), said),
    card: (face) => said(say.face(face)),
    name: (id) => said(nameOf(content, id)),
    text: (id) => ofThree(id) ?? entries.get(id)?.text,
    rulings: (id) =>
      (ofThree(id) === undefined ? undefined : []) ??
      entries.get(id)?.rulings ??
      firstOf(words.rulings ?? [], (apart) => own(apart, id)) ??
      [],
    counted: (counter, amount) => table.typeset(firstOf(sets, ({ counters }) => own(counters, counter))?.amount(amount) ?? `${amount}`),
    place: (zone) => table.typeset(firstOf(sets, ({ zones }) => own(zones, zone)) ?? zone),
  }
}

const nameOf = ({ card, character, role, event, thing }: Names, id: string): string =>
  card(id) ?? character(id) ?? role(id) ?? event(id) ?? thing(id) ?? id

/** In the log the reader is addressed. */
function addressing(say: Say, table: TableWords, me: number): Say {
  const seat = (number: number) => (number === me ? reader(me, table.you.else) : say.seat(number))
  return { ...say, seat, seats: (seats) => table.list(seats.map(seat)), isYou: (number) => number === me }
}

function sayer(
  { table, sets }: Words,
  content: Names,
  names: readonly string[],
  seen: (handle: number) => Face | undefined,
  isYou: (seat: number) => boolean,
  beside = false,
): Say {
  const card = (id: string) => printed(id, content.card(id) ?? content.event(id) ?? content.thing(id) ?? id)
  const noun = (id: string) => firstOf(sets, ({ nouns, thingNouns }) => own(nouns, id) ?? own(thingNouns, id)) ?? 'proper'
  const the = (id: string) => table.the(card(id), noun(id))
  const face = ({ id, rank, suit }: Face) => {
    const name = nameOf(content, id)
    return printed(id, beside || rank === undefined || suit === undefined ? name : table.face(name, rank, suit, table))
  }
  const seat = (number: number) => person(number, names[number] ?? String(number))
  const look = (handle: number | undefined) => (handle === undefined ? undefined : seen(handle))
  return {
    seat,
    seats: (seats) => table.list(seats.map(seat)),
    isYou,
    ofThree: names.length === THREE,
    card,
    a: (id) => table.a(card(id), noun(id)),
    the,
    face,
    faces: (faces) => table.list(faces.map(face)),
    character: (id) => printed(id, content.character(id) ?? ''),
    role: (id) => printed(id, content.role(id) ?? id),
    title: (id) => printed(id, content.character(id) ?? content.event(id) ?? content.card(id) ?? content.thing(id) ?? ''),
    source(id) {
      const name = content.character(id) ?? content.event(id)
      return name === undefined ? the(id) : printed(id, name)
    },
    seen: look,
    handle(handle) {
      const known = look(handle)
      return known ? face(known) : table.someCard
    },
  }
}
