import type { Answer, Asked, Field, Option, Outcome } from '../../kernel/index.ts'
import type { Name } from '../../western/facts.ts'
import { about, text } from '../../western/words/facts.ts'
import {
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
import type { Seen } from '../../western/words/speech.ts'
import type { Teller } from '../../western/words/teller.ts'
import type { Entry, FieldWords, Language } from '../../western/words/types.ts'
import type { Face } from '../events.ts'
import { cards, characters, SIDES } from '../facts.ts'
import { tellStory } from './story.ts'
import type { DuelWords, Say } from './types.ts'

const own = <T>(table: { readonly [key: string]: T }, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined)

/** As it is printed, with the apostrophe of our other texts. */
const nameIn = (entries: { readonly [id: string]: { readonly name: Name } }, id: string, language: Language): string | undefined => {
  const name = own(entries, id)?.name
  return (name?.[language] ?? name?.en)?.replaceAll("'", '’')
}

const sameOption = (a: Option, b: Option | Answer): boolean => a.id === b.id && a.card === b.card && a.seat === b.seat

/** `names`: by seat. `seen`: the card or character of this number. `me`: the viewer's own seat; without it he is whoever is asked alone. */
export function duelTeller(
  words: DuelWords,
  language: Language,
  names: readonly string[],
  seen: Seen<Face> = () => undefined,
  me?: number,
): Teller<Face> {
  const card = (id: string) => nameIn(cards, id, language)
  const nameOf = (id: string) => card(id) ?? nameIn(characters, id, language) ?? id
  const name = (id: string) => printed(id, nameOf(id))
  const noun = (id: string) => own(words.nouns, id) ?? 'proper'
  const seat = (number: number) => person(number, names[number] ?? String(number))
  const said = (text: string) => bare(words.typeset(text))
  const seats = (numbers: readonly number[]) => words.list(numbers.map(seat))
  const sayer = (you: number | undefined): Say => ({
    seat,
    seats,
    isYou: (number) => number === you,
    name,
    a: (id) => words.a(name(id), noun(id)),
    the: (id) => words.the(name(id), noun(id)),
    symbol: (face) => (face?.symbol === undefined ? '' : words.turned(words.symbols[face.symbol], name(face.id))),
    names: (faces) => words.list(faces.map(({ id }) => name(id))),
    handle: (number) => {
      const face = number === undefined ? undefined : seen(number)
      return face === undefined ? words.unseen : name(face.id)
    },
    shown: (number) => {
      const face = number === undefined ? undefined : seen(number)
      if (face === undefined) return words.unseen
      return face.symbol === undefined ? name(face.id) : words.because(name(face.id), words.symbols[face.symbol])
    },
  })
  const say = sayer(undefined)
  const seatInLog = (number: number) => (number === me ? reader(number, words.you.else) : seat(number))
  const sayInLog: Say = { ...sayer(me), seat: seatInLog, seats: (numbers) => words.list(numbers.map(seatInLog)) }
  const sayTo = (asked: Asked) => sayer(me ?? (asked.seats?.length === 1 ? asked.seats[0] : undefined))
  const field = (id: string): FieldWords & Saying => {
    const found = own<FieldWords>(words.fields, id) ?? { ask: id }
    return { ...found, title: found.ask }
  }
  const pick = ({ name: what }: Field, value: number): string => {
    const back = what === 'back' ? SIDES[value] : undefined
    return back === undefined ? say.handle(value) : words.backs[back]
  }
  const kinds: { readonly [kind: string]: DuelWords['questions'][keyof DuelWords['questions']] } = words.questions
  const picked = (asked: Asked, answer: Option | Answer): string => {
    const picks = 'picks' in answer ? (answer.picks ?? []) : []
    const fields = asked.options?.find((option) => sameOption(option, answer))?.fields ?? []
    return fields.flatMap((each, i) => (picks[i] ? [words.list(picks[i].map((value) => pick(each, value)))] : [])).join('; ')
  }
  const label = (asked: Asked, option: Option | Answer): string => {
    const labels: { readonly [id: string]: (answer: Answer, say: Say) => string } = own(kinds, asked.kind)?.options ?? {}
    const found = own(labels, option.id)
    if (found) return found(option, sayTo(asked))
    const source = option.id.replace(/-(?:rob|recharge)$/, '')
    // Equipment that is used names itself; an ability also names the card it costs.
    return words.useAbility(name(source), option.card === undefined || card(source) ? undefined : say.handle(option.card))
  }
  const entry = (id: string): Entry | undefined => own<Entry>(words.cards, id) ?? own<Entry>(words.characters, id)
  const ask = (asked: Asked): string => {
    const source = text(about(asked.about), 'source') ?? ''
    const character = text(about(asked.about), 'character') ?? ''
    const offer = asked.kind === 'may' ? own<(name: string) => string>(words.mays, source)?.(name(character)) : undefined
    return offer ?? own(kinds, asked.kind)?.ask(asked, sayTo(asked)) ?? asked.kind
  }
  const ended = ({ by, winners }: Outcome): string => own(words.outcomes, by)?.(winners, sayInLog) ?? words.ended

  const tell = (told: readonly { readonly type: string }[]): Sentence[] => tellStory(words, { to: sayInLog, named: say }, told).map(partsOf)

  return {
    tell,
    story: (told) => tell(told).map(plain),
    question: (asked) => said(ask(asked)),
    asking: (asked) => both(begins(ask(asked)), said),
    option(asked, option) {
      const more = picked(asked, option)
      return said(more === '' ? label(asked, option) : words.because(label(asked, option), more))
    },
    field,
    pick: (choice, value) => said(pick(choice, value)),
    reason({ code, facts = {} }) {
      const sentence = own(words.reasons, code) ?? words.reasons['not-allowed']
      return said(sentence(facts, say))
    },
    waiting: (asked) => said(words.waiting(asked.seats, say)),
    outcome: (over) => said(ended(over)),
    verdict: (over) => both(headed(ended(over)), said),
    card: ({ id }) => said(nameOf(id)),
    name: (id) => said(own(words.sides, id) ?? nameOf(id)),
    text: (id) => entry(id)?.text,
    rulings: (id) => entry(id)?.rulings ?? [],
  }
}
