import { describe, expect, test } from 'vitest'
import type { BangEvent, Face } from '../../../src/bang/events.ts'
import { cards, characters } from '../../../src/bang/sets/dodge-city/facts.ts'
import { LANGUAGES, loadWords, teller } from '../../../src/bang/words/index.ts'
import { type Answer, type Asked, entryOf, type Field, handleOf, type Option, seatOf } from '../../../src/kernel/index.ts'
import { expectClean, expectSentence } from '../../words/clean.ts'

const NAMES = ['Anna', 'Bruno', 'Elena']
const [anna, bruno, elena] = [seatOf(0), seatOf(1), seatOf(2)]
const CARDS: { readonly [handle: number]: Face } = {
  1: { id: 'brawl', rank: 'J', suit: 'spades' },
  2: { id: 'beer', rank: '6', suit: 'hearts' },
  3: { id: 'barrel', rank: 'A', suit: 'clubs' },
  4: { id: 'scope', rank: 'A', suit: 'spades' },
}
const asked = (kind: string, options: readonly Option[] = []): Asked => ({ number: 1, kind, about: null, seats: [anna], options })

const questions: { readonly [kind: string]: readonly Answer[] } = {
  'copy-ability': [{ id: 'copy', seat: bruno }, { id: 'copy', seat: elena }, { id: 'copy' }],
  'pat-brennan': [{ id: 'draw' }, { id: 'take', seat: bruno }, { id: 'take', seat: anna }, { id: 'take' }],
}

const played = Object.keys(cards).flatMap((id): BangEvent[] => {
  const card: Face = { id, rank: '4', suit: 'clubs' }
  return [undefined, anna, elena].map((target) => ({ type: 'played', seat: anna, card, as: id, target }))
})
const used = Object.keys(cards).map(
  (id): BangEvent => ({ type: 'used', seat: anna, card: { id, rank: '4', suit: 'clubs' }, target: elena }),
)
const happenings: readonly BangEvent[] = [
  ...played,
  ...used,
  { type: 'answered', seat: bruno, card: { id: 'dodge', rank: '7', suit: 'diamonds' }, as: 'dodge', to: 'bang' },
  { type: 'answered', seat: bruno, card: { id: 'dodge', rank: '7', suit: 'diamonds' }, as: 'missed', to: 'doc-holyday' },
  { type: 'unaffected', seat: bruno, card: 'bang', because: 'apache-kid' },
  { type: 'abilities', seat: anna, source: 'vera-custer', characters: ['slab-the-killer'] },
  { type: 'abilities', seat: anna, source: 'vera-custer', characters: [] },
  { type: 'wounded', seat: bruno, amount: 1, life: 3, by: anna, cause: 'doc-holyday' },
  { type: 'wounded', seat: anna, amount: 1, life: 3, by: undefined, cause: 'chuck-wengam' },
  { type: 'healed', seat: anna, amount: 2, life: 3, cause: 'greg-digger' },
  { type: 'ability', seat: anna, source: 'doc-holyday', target: bruno },
  { type: 'ability', seat: anna, source: 'herb-hunter', target: undefined },
]

/** Brawl with a card of its cost, and one field for each of two players. */
const about = (seat: typeof bruno, card: number): Field => ({
  name: 'front-or-random',
  seat,
  pick: 'cards',
  min: 0,
  max: 1,
  from: () => [card],
})
const brawl: Option = {
  id: 'play',
  card: handleOf(1),
  fields: [{ name: 'cost', pick: 'cards', min: 1, max: 1, from: () => [2] }, about(bruno, 3), about(elena, 4)],
}

describe.each(LANGUAGES)('%s', async (language) => {
  const words = await loadWords(language, ['dodge-city'])
  const said = teller(words, NAMES, (handle) => CARDS[handle])

  test('a name, a text and rulings for everything', () => {
    for (const id of [...Object.keys(cards), ...Object.keys(characters)]) {
      expectClean(language, said.name(id))
      expectSentence(language, said.text(id) ?? '')
      expect(said.rulings(id).length).toBeGreaterThan(0)
      for (const ruling of said.rulings(id)) expectSentence(language, ruling)
    }
  })

  test('every question with its answers', () => {
    for (const [kind, answers] of Object.entries(questions)) {
      expectSentence(language, said.question(asked(kind)))
      const labels = answers.map((answer) => said.option(asked(kind), answer))
      for (const label of labels) expectClean(language, label)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })

  test('every card played and used, every ability told', () => {
    for (const event of happenings) {
      const story = said.story([event])
      expect(story.length, JSON.stringify(event)).toBe(1)
      for (const sentence of story) expectSentence(language, sentence)
    }
  })

  test('a shot of an ability is asked about', () => {
    const shot = { by: anna, target: bruno, card: 'doc-holyday', needs: 1, missing: 1, suit: null, rank: null }
    expectSentence(language, said.question({ number: 1, kind: 'shot', about: shot, seats: [bruno] }))
  })

  test('a field about one of several players says about whom', () => {
    expect(said.field('front-or-random', { seat: bruno }).ask).toContain('Bruno')
    expectSentence(language, said.field('front-or-random', { seat: bruno }).ask)
    expectSentence(language, said.field('cost').ask)
    const label = said.option(asked('play', [brawl]), { id: 'play', card: handleOf(1), picks: [[2], [3], []] })
    expectClean(language, label)
    expect(label).toMatch(/Bruno.*Elena/u)
  })
})

test('articles', async () => {
  const the = async (language: 'fr' | 'it') => {
    const { table, sets } = await loadWords(language, ['dodge-city'])
    const nouns = sets.at(-1)?.nouns ?? {}
    return Object.values(cards).map(({ id, name }) => table.the(name[language], entryOf(nouns, id)))
  }
  expect(await the('fr')).toEqual([
    'Jumelles',
    'la Cachette',
    'la Bagarre',
    'l’Esquive',
    'le Coup de poing',
    'le Pianiste',
    'le Springfield',
    'la Tequila',
    'le Whisky',
    'la Bible',
    'la Plaque de Fer',
    'le Sombrero',
    'le Chapeau de Dix Gallons',
    'le Fusil de Buffle',
    'le French cancan',
    'la Gourde',
    'le Conestoga',
    'le Derringer',
    'le Howitzer',
    'le Couteau',
    'le Pepperbox',
    'le Pony Express',
  ])
  expect(await the('it')).toEqual([
    'il Binocolo',
    'il Riparo',
    'la Rissa',
    'la Schivata',
    'il Pugno',
    'il Rag Time',
    'lo Springfield',
    'la Tequila',
    'il Whisky',
    'la Bibbia',
    'la Placca di Ferro',
    'il Sombrero',
    'il Cappello',
    'il Fucile da Caccia',
    'il Can Can',
    'la Borraccia',
    'il Conestoga',
    'la Derringer',
    'Howitzer',
    'il Pugnale',
    'la Pepperbox',
    'il Pony Express',
  ])
})
