import { describe, expect, test } from 'vitest'
import type { BangEvent, Face } from '../../../src/bang/events.ts'
import { LANGUAGES, loadWords, teller } from '../../../src/bang/words/index.ts'
import { type Answer, type Asked, entryOf, type Field, handleOf, type Json, nth, seatOf } from '../../../src/kernel/index.ts'
import facts from '../../facts/wild-west-show.json'
import { expectClean, expectSentence } from '../../words/clean.ts'

const NAMES = ['Anna', 'Bruno', 'Elena']
const BANG: Face = { id: 'bang', rank: 'A', suit: 'spades' }
const BEER: Face = { id: 'beer', rank: '7', suit: 'hearts' }
const CARDS: { readonly [handle: number]: Face } = { 1: BANG, 2: BEER }
const [anna, bruno, elena] = [seatOf(0), seatOf(1), seatOf(2)]
const asked = (kind: string, about: Json): Asked => ({ number: 1, kind, about, seats: [anna] })

/** Every question of the set with what it is about and every answer. */
const questions: { readonly [kind: string]: { readonly abouts: readonly Json[]; readonly answers: readonly Answer[] } } = {
  'gregory-deck': { abouts: [null], answers: [{ id: 'keep' }, { id: 'exchange' }] },
  'youl-grinner': { abouts: [{ to: 1 }], answers: [{ id: 'give', card: handleOf(1) }] },
  'order-details': { abouts: [{ victim: 1, card: 'panic', as: 'panic', target: 2 }], answers: [{ id: 'order' }] },
  obey: {
    abouts: [
      { by: 1, victim: 0, card: 'bang', as: 'bang', target: 2 },
      { by: 1, victim: 0, card: 'missed', as: 'bang', target: 1 },
      { by: 1, victim: 0, card: 'stagecoach', as: 'stagecoach', target: 0 },
    ],
    answers: [{ id: 'obey', card: handleOf(1) }],
  },
}

const happenings: readonly BangEvent[] = [
  { type: 'turned', pile: 'show', card: 'lady-rosa-del-texas', was: undefined, seat: anna },
  { type: 'turned', pile: 'show', card: 'wild-west-show', was: 'showdown', seat: anna },
  { type: 'ordered', seat: anna, source: 'dorothy-rage', victim: bruno, call: 'bang', use: 'bang', target: elena },
  { type: 'hand-shown', seat: bruno, cards: [BANG, BEER], because: 'dorothy-rage' },
  { type: 'hand-shown', seat: bruno, cards: [], because: 'sacagaway' },
  { type: 'checked', seat: anna, source: 'teren-kill', cards: [BANG], chosen: 0, good: false },
  { type: 'checked', seat: anna, source: 'teren-kill', cards: [BEER], chosen: 0, good: true },
  { type: 'checked', seat: anna, source: 'helena-zontero', cards: [BANG], chosen: 0, good: false },
  { type: 'checked', seat: anna, source: 'helena-zontero', cards: [BEER], chosen: 0, good: true },
  { type: 'healed', seat: anna, amount: 1, life: 1, cause: 'teren-kill' },
  { type: 'wounded', seat: anna, amount: 1, life: 2, by: undefined, cause: 'miss-susanna' },
  { type: 'returned', seat: bruno, life: 1, ghost: false, because: 'bone-orchard' },
  { type: 'roles-dealt', seats: [anna, elena], because: 'helena-zontero' },
  { type: 'abilities', seat: anna, source: 'gregory-deck', characters: ['bart-cassidy', 'lucky-duke'] },
  { type: 'places-swapped', seat: anna, with: bruno },
  { type: 'passed-over', seat: bruno },
  { type: 'shown', seat: bruno, card: BEER, because: 'gary-looter' },
]

describe.each(LANGUAGES)('%s', async (language) => {
  const words = await loadWords(language, [facts.set])
  const own = nth(words.sets, 1)
  const said = teller(words, NAMES, (handle) => CARDS[handle])

  test('a name, a text and rulings for every character and show card', () => {
    for (const { id } of [...facts.characters, ...facts.showCards]) {
      expectClean(language, said.name(id))
      expectSentence(language, said.text(id) ?? '')
      expect(said.rulings(id).length).toBeGreaterThan(1)
      for (const ruling of said.rulings(id)) expectSentence(language, ruling)
    }
  })

  test('a title and a line on what it adds', () => {
    expectClean(language, own.title)
    expectSentence(language, own.adds)
  })

  test('every question of the set, with every answer', () => {
    expect(Object.keys(own.questions).sort()).toEqual(Object.keys(questions).sort())
    for (const [kind, { options }] of Object.entries(own.questions)) {
      const { abouts, answers } = entryOf(questions, kind)
      for (const about of [null, ...abouts]) expectSentence(language, said.question(asked(kind, about)))
      for (const answer of answers) expectClean(language, said.option(asked(kind, null), answer))
      expect(answers.map(({ id }) => id).sort()).toEqual(Object.keys(options).sort())
    }
  })

  test('the fields of the set, and the names an order picks from', () => {
    for (const { ask } of Object.values(own.fields)) expectSentence(language, ask)
    const field: Field = { name: 'order-card', pick: 'names', names: ['bang', 'beer'], min: 1, max: 1, from: () => [0, 1] }
    const picks = [0, 1].map((number) => said.pick(field, number))
    for (const pick of picks) expectClean(language, pick)
    expect(new Set(picks).size).toBe(2)
  })

  test('what can be done in phase 2, told apart by card and target', () => {
    const labels = [
      { id: 'lady-rosa-del-texas' },
      { id: 'flint-westwood', seat: bruno },
      { id: 'flint-westwood', seat: elena },
      { id: 'dorothy-rage', seat: bruno },
      { id: 'dorothy-rage', seat: elena },
      { id: 'lee-van-kliff', card: handleOf(1) },
      { id: 'lee-van-kliff', card: handleOf(1), seat: bruno },
      { id: 'lee-van-kliff', card: handleOf(2), seat: bruno },
    ].map((answer) => said.option(asked('play', null), answer))
    for (const label of labels) expectClean(language, label)
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('what happens', () => {
    for (const event of happenings) {
      const story = said.story([event])
      expect(story, JSON.stringify(event)).toHaveLength(1)
      for (const sentence of story) expectSentence(language, sentence)
    }
  })

  test('why something is refused', () => {
    for (const source of ['big-spencer', 'showdown'])
      expectSentence(language, said.reason({ code: 'forbidden', facts: { card: 'missed', source } }))
    for (const source of ['flint-westwood', 'dorothy-rage', 'lady-rosa-del-texas'])
      expectSentence(language, said.reason({ code: 'once-a-turn', facts: { source, times: 1 } }))
    for (const code of ['incomplete-order', 'nothing-to-repeat']) expectSentence(language, said.reason({ code, facts: { seat: 1 } }))
  })

  test('how it ends', () => {
    expectSentence(language, said.outcome({ by: 'last-standing', winners: [bruno] }))
    expectSentence(language, said.outcome({ by: 'nobody', winners: [] }))
  })
})
