import type { Answer, Asked, Field, Option, Outcome, ToldMove } from '../../kernel/index.ts'
import type { Name } from '../../western/facts.ts'
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
  type Saying,
  type Sentence,
} from '../../western/words/sentence.ts'
import type { Teller } from '../../western/words/teller.ts'
import type { Entry, FieldWords, Language } from '../../western/words/types.ts'
import type { DiceCard, DiceEvent } from '../events.ts'
import { characters, dieFaces, roles } from '../facts.ts'
import { MIN_PLAYERS } from '../size.ts'
import type { DiceWords, EventOf, Say } from './types.ts'

const own = <T>(table: { readonly [key: string]: T }, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined)

/** Names as they stand in a sentence: with the apostrophe of print. */
const namesOf = (entries: { readonly [id: string]: { readonly name: Name } }, language: Language) => (id: string) => {
  const name = own(entries, id)?.name
  return (name?.[language] ?? name?.en)?.replaceAll("'", '’')
}

type Told = DiceEvent | ToldMove<DiceCard>
type Telling = (event: DiceEvent, say: Say) => string | undefined

/** `names`: by seat. `seen`: what the die of this number shows. `me`: the viewer's own seat; without it he is whoever is asked alone. */
export function diceTeller(
  words: DiceWords,
  language: Language,
  names: readonly string[],
  seen: (die: number) => DiceCard | undefined = () => undefined,
  me?: number,
): Teller<DiceCard> {
  const character = namesOf(characters, language)
  const role = namesOf(roles, language)
  const face = namesOf(dieFaces, language)
  const seat = (number: number) => person(number, names[number] ?? String(number))
  const faceOf = (id: string) => printed(id, face(id) ?? id)
  const said = (text: string) => bare(words.typeset(text))
  const sayer = (you: number | undefined): Say => ({
    seat,
    seats: (seats) => words.list(seats.map(seat)),
    isYou: (number) => number === you,
    face: faceOf,
    faces: (ids) => words.list(ids.map(faceOf)),
    character: (id) => printed(id, character(id) ?? ''),
    role: (id) => printed(id, role(id) ?? id),
  })
  const say = sayer(undefined)
  const seatInLog = (number: number) => (number === me ? reader(number, words.you.else) : seat(number))
  const sayInLog: Say = { ...sayer(me), seat: seatInLog, seats: (seats) => words.list(seats.map(seatInLog)) }
  const sayTo = (asked: Asked) => sayer(me ?? (asked.seats?.length === 1 ? asked.seats[0] : undefined))
  const field = (name: string): FieldWords & Saying => {
    const ask = words.typeset(own<FieldWords>(words.fields, name)?.ask ?? name)
    return { ask, title: ask }
  }
  const pick = ({ pick: what }: Field, value: number): string => (what === 'seats' ? seat(value) : words.die(value + 1, dieShown(value)))
  const dieShown = (die: number) => {
    const shown = seen(die)
    return shown && (face(shown.id) ?? shown.id)
  }
  const kinds: { readonly [kind: string]: DiceWords['questions'][keyof DiceWords['questions']] } = words.questions
  const picked = (asked: Asked, answer: Option | Answer): string => {
    const picks = 'picks' in answer ? (answer.picks ?? []) : []
    const fields = asked.options?.find(({ id, seat: target }) => id === answer.id && target === answer.seat)?.fields ?? []
    return fields.flatMap((each, i) => (picks[i] ? [words.list(picks[i].map((value) => pick(each, value)))] : [])).join(', ')
  }
  const entry = (id: string): Entry | undefined =>
    own<Entry>(words.characters, id) ?? own<Entry>(words.roles, id) ?? own<Entry>(words.faces, id)
  /** At a table of three roles have other goals than are printed, and what is ruled on them does not hold. */
  const ofThree = (id: string): string | undefined => (names.length === MIN_PLAYERS ? own<string>(words.goalsOfThree, id) : undefined)

  const ask = (asked: Asked): string => own(kinds, asked.kind)?.ask(asked, sayTo(asked)) ?? asked.kind
  const ended = (over: Outcome): string => addressed(outcomeOf(words, over, sayInLog), words.you.acts)

  const tell = (told: readonly { readonly type: string }[]): Sentence[] =>
    told
      .flatMap((event) => sentences(words, event, event.type === 'turn' ? say : sayInLog))
      .map((text) => partsOf(words.typeset(addressed(text, words.you.acts))))

  return {
    tell,
    story: (told) => tell(told).map(plain),
    question: (asked) => said(ask(asked)),
    asking: (asked) => both(begins(ask(asked)), said),
    option(asked, option) {
      const labels: { readonly [id: string]: (answer: Answer, say: Say) => string } = own(kinds, asked.kind)?.options ?? {}
      const text = own(labels, option.id)?.(option, sayTo(asked)) ?? option.id
      const more = picked(asked, option)
      return said(more === '' ? text : words.because(text, more))
    },
    field,
    pick: (choice, value) => said(pick(choice, value)),
    reason({ code, facts = {} }) {
      const sentence = own(words.reasons, code) ?? words.reasons['not-allowed']
      return said(sentence(facts, say))
    },
    waiting: ({ seats }) => said(words.waiting(seats, say)),
    outcome: (over) => said(ended(over)),
    verdict: (over) => both(headed(ended(over)), said),
    card: ({ id }) => character(id) ?? role(id) ?? face(id) ?? id,
    name: (id) => character(id) ?? role(id) ?? face(id) ?? id,
    text: (id) => ofThree(id) ?? entry(id)?.text,
    rulings: (id) => (ofThree(id) === undefined ? entry(id)?.rulings : undefined) ?? [],
  }
}

function sentences(words: DiceWords, event: { readonly type: string }, say: Say): string[] {
  if (!isTold(words, event)) return []
  if (event.type === 'moved') {
    const { from, to, face } = event
    return from.zone === 'roles' && to.seat !== undefined && face ? [words.dealt(say.seat(to.seat), say.role(face.id))] : []
  }
  const tell: { readonly [type in DiceEvent['type']]: (event: EventOf<type>, say: Say) => string | undefined } = words.events
  const text = (tell[event.type] as Telling)(event, say)
  const first = event.type === 'over' ? [outcomeOf(words, event, say)] : []
  return text === undefined ? first : [...first, text]
}

const outcomeOf = (words: DiceWords, { by, winners }: Outcome, say: Say): string => own(words.outcomes, by)?.(winners, say) ?? words.ended

const isTold = (words: DiceWords, event: { readonly type: string }): event is Told =>
  event.type === 'moved' || Object.hasOwn(words.events, event.type)
