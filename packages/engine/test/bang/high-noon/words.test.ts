import { describe, expect, test } from 'vitest'
import type { BangEvent, Face } from '../../../src/bang/events.ts'
import { SUITS } from '../../../src/bang/facts.ts'
import { LANGUAGES, loadWords, teller } from '../../../src/bang/words/index.ts'
import { type Answer, type Asked, entryOf, handleOf, type Json, seatOf } from '../../../src/kernel/index.ts'
import fistful from '../../facts/fistful-of-cards.json'
import highNoon from '../../facts/high-noon.json'
import { expectClean, expectSentence } from '../../words/clean.ts'

const SETS = ['high-noon', 'fistful-of-cards']
const NAMES = ['Anna', 'Bruno', 'Elena']
const BLACK: Face = { id: 'bang', rank: 'A', suit: 'spades' }
const RED: Face = { id: 'bang', rank: 'K', suit: 'hearts' }
const CARDS: { readonly [handle: number]: Face } = {
  1: BLACK,
  2: RED,
  3: { id: 'mustang', rank: '9', suit: 'hearts' },
  4: { id: 'paul-regret', rank: undefined, suit: undefined },
}
const [anna, bruno] = [seatOf(0), seatOf(1)]
const asked = (kind: string, about: Json): Asked => ({ number: 1, kind, about, seats: [anna] })
const card = handleOf

/** Every question of the two sets with every answer, and the actions they add to phase 2. */
const questions: { readonly [kind: string]: readonly Answer[] } = {
  'the-daltons': [{ id: 'discard', card: card(3) }],
  handcuffs: SUITS.map((id) => ({ id })),
  'new-identity': [{ id: 'accept', card: card(4) }, { id: 'decline' }],
  'blood-brothers': [{ id: 'give', seat: bruno }, { id: 'keep' }],
  'hard-liquor': [{ id: 'drink' }, { id: 'draw' }],
  peyote: [{ id: 'red' }, { id: 'black' }, { id: 'stop' }],
  ranch: [{ id: 'exchange' }, { id: 'keep' }],
}

const happenings: readonly BangEvent[] = [
  { type: 'turned', pile: 'event', card: 'gold-rush-event', was: undefined, seat: undefined },
  { type: 'turned', pile: 'event', card: 'law-of-the-west', was: 'gold-rush-event', seat: undefined },
  { type: 'called', seat: anna, source: 'handcuffs', call: 'hearts', target: undefined },
  { type: 'called', seat: anna, source: 'peyote', call: 'black', target: undefined },
  { type: 'checked', seat: anna, source: 'peyote', cards: [BLACK], chosen: 0, good: true },
  { type: 'checked', seat: anna, source: 'peyote', cards: [BLACK], chosen: 0, good: false },
  { type: 'checked', seat: anna, source: 'vendetta', cards: [BLACK], chosen: 0, good: false },
  { type: 'checked', seat: anna, source: 'vendetta', cards: [RED], chosen: 0, good: true },
  { type: 'shown', seat: anna, card: BLACK, because: 'law-of-the-west' },
  { type: 'played', seat: anna, card: BLACK, as: 'ricochet', target: bruno },
  { type: 'played', seat: anna, card: BLACK, as: 'sniper', target: bruno },
  { type: 'ability', seat: anna, source: 'blood-brothers', target: bruno },
  { type: 'ability', seat: anna, source: 'hard-liquor', target: undefined },
  { type: 'returned', seat: bruno, life: 2, ghost: false, because: 'dead-man' },
  { type: 'returned', seat: bruno, life: 0, ghost: true, because: 'ghost-town' },
  { type: 'extra-turn', seat: anna, because: 'vendetta' },
]

describe.each(LANGUAGES)('%s', async (language) => {
  const words = await loadWords(language, SETS)
  const said = teller(words, NAMES, (handle) => CARDS[handle])

  test('a name, a text and rulings for every event', () => {
    for (const { id } of [...highNoon.events, ...fistful.events]) {
      expectClean(language, said.name(id))
      expectSentence(language, said.text(id) ?? '')
      expect(said.rulings(id).length).toBeGreaterThan(1)
      for (const ruling of said.rulings(id)) expectSentence(language, ruling)
    }
  })

  test('a title and a line on what it adds', () => {
    for (const { title, adds } of words.sets) {
      expectClean(language, title)
      expectSentence(language, adds)
    }
  })

  test('every question of the sets, with every answer', () => {
    const own = words.sets.slice(1).flatMap((set) => Object.entries(set.questions))
    expect(own.map(([kind]) => kind).sort()).toEqual(Object.keys(questions).sort())
    for (const [kind, { options }] of own) {
      const answers = entryOf(questions, kind)
      expectSentence(language, said.question(asked(kind, null)))
      const labels = answers.map((answer) => said.option(asked(kind, null), answer))
      for (const label of labels) expectClean(language, label)
      expect(new Set(labels).size).toBe(labels.length)
      expect(answers.map(({ id }) => id).sort()).toEqual(Object.keys(options).sort())
    }
  })

  test('what the events of phase 2 allow, told apart by card and target', () => {
    const labels = ['ricochet', 'sniper'].flatMap((id) =>
      [card(1), card(2)].flatMap((own) => [bruno, seatOf(2)].map((seat) => said.option(asked('play', null), { id, card: own, seat }))),
    )
    for (const label of labels) expectClean(language, label)
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('the fields of the sets', () => {
    for (const { fields } of words.sets) for (const { ask } of Object.values(fields)) expectSentence(language, ask)
  })

  test('a shot that an event fires', () => {
    for (const name of ['a-fistful-of-cards', 'russian-roulette'])
      expectSentence(language, said.question(asked('shot', { target: 0, card: name, needs: 1, missing: 1 })))
    for (const name of ['ricochet', 'sniper'])
      expectSentence(language, said.question(asked('shot', { by: 1, target: 0, card: name, needs: 2, missing: 2 })))
  })

  test('a shot at a card in play', () => {
    const question = said.question(asked('shot', { by: 1, target: 0, aimed: 'mustang', card: 'ricochet', needs: 1, missing: 1 }))
    expectSentence(language, question)
    expect(question).toContain('Mustang')
  })

  test('what happens', () => {
    for (const event of happenings) {
      const story = said.story([event])
      expect(story, JSON.stringify(event)).toHaveLength(1)
      for (const sentence of story) expectSentence(language, sentence)
    }
  })

  test('why an event refuses something', () => {
    for (const source of ['the-reverend', 'the-sermon', 'handcuffs', 'the-judge'])
      expectSentence(language, said.reason({ code: 'forbidden', facts: { card: 'bang', source } }))
    expectSentence(language, said.reason({ code: 'must-play', facts: { card: 'bang' } }))
    expectSentence(language, said.reason({ code: 'must-play-first', facts: { card: 'bang' } }))
    expectSentence(language, said.reason({ code: 'full-life-there', facts: { seat: 1 } }))
  })
})
