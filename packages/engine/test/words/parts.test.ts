import { describe, expect, it } from 'vitest'
import type { BangEvent } from '../../src/bang/events.ts'
import { LANGUAGES, loadWords, teller } from '../../src/bang/words/index.ts'
import { dice } from '../../src/dice/index.ts'
import { duel } from '../../src/duel/index.ts'
import { games } from '../../src/games.ts'
import { firstOf, type Game, type Json, Match, Random, type Rules, seatOf, seedFrom } from '../../src/kernel/index.ts'
import { addressed, bare, capital, partsOf, person, plain, printed, reader, type Sentence } from '../../src/western/words/sentence.ts'
import { playOut, randomAnswer } from '../player.ts'

describe('a text with marks', () => {
  it('is parted into people, cards, numbers and words', () => {
    expect(partsOf(`${person(2, 'Anna')} draws 3 cards for ${printed('beer', 'Beer (6♥)')}.`)).toEqual([
      { kind: 'person', seat: 2, text: 'Anna' },
      ' draws ',
      { kind: 'number', value: 3, text: '3' },
      ' cards for ',
      { kind: 'card', id: 'beer', text: 'Beer (6♥)' },
      '.',
    ])
  })

  it('cannot be forged by a name', () => {
    const forged = person(0, '\ue000p1\ue001Bruno\ue002 and 7')
    expect(partsOf(forged)).toEqual([{ kind: 'person', seat: 0, text: 'p1Bruno and 7' }])
    expect(bare(forged)).toBe('p1Bruno and 7')
  })

  it('agrees with whoever acts: the reader or somebody else', () => {
    const told = (text: string, you: string) => bare(addressed(text, you))
    const [you, anna] = [reader(1, 'you'), person(0, 'anna')]
    expect(told(`${you} {draws|draw} and {shows|show} it to ${anna}.`, 'you')).toBe('You draw and show it to anna.')
    expect(told(`${anna} {draws|draw} and {shows|show} it to ${you}.`, 'you')).toBe('anna draws and shows it to you.')
    expect(told(`All is dealt. ${you} {draws|draw}; ${anna} {waits|wait}.`, 'you')).toBe('All is dealt. You draw; anna waits.')
    expect(told(`Bounty: ${reader(1, 'te')} {pesca|peschi}.`, '')).toBe('Bounty: peschi.')
    expect(told(`Fatto. ${reader(1, 'te')} {pesca|peschi} da ${anna}, {lei|tu}.`, '')).toBe('Fatto. Peschi da anna, tu.')
    // The names of people must not matter.
    expect(told(`${person(0, '{a|b}')} {draws|draw}.`, 'you')).toBe('{a|b} draws.')
    expect(partsOf(addressed(`${you} {draws|draw}.`, 'you'))[0]).toEqual({ kind: 'person', seat: 1, text: 'You' })
  })

  it('begins with a capital, inside a mark or not', () => {
    expect([capital('the end'), bare(capital(printed('colt', 'colt'))), capital('')]).toEqual(['The end', 'Colt', ''])
  })
})

describe.each(LANGUAGES)('%s', (language) => {
  it('a player called Beer is a player, and a Beer is a card', async () => {
    const words = await loadWords(language, ['base'])
    const named = teller(words, []).name('beer')
    const said = teller(words, [named, 'Missed!', '3'])
    const card = { id: 'beer', suit: 'hearts', rank: '6' } as const
    const events: readonly BangEvent[] = [
      { type: 'played', seat: seatOf(0), card, as: 'beer', target: undefined },
      { type: 'played', seat: seatOf(2), card: { ...card, id: 'bang' }, as: 'bang', target: seatOf(1) },
      { type: 'healed', seat: seatOf(0), amount: 1, life: 3, cause: 'beer' },
    ]
    const [drunk, fired, healed] = said.tell(events).map((parts) => parts.filter((part) => typeof part !== 'string'))
    const named0 = { kind: 'person', seat: 0, text: named }
    expect(drunk).toEqual([named0, { kind: 'card', id: 'beer', text: named }])
    expect(fired).toEqual(
      expect.arrayContaining([
        { kind: 'person', seat: 2, text: '3' },
        { kind: 'card', id: 'bang', text: said.name('bang') },
        { kind: 'person', seat: 1, text: 'Missed!' },
      ]),
    )
    expect(healed).toEqual(
      expect.arrayContaining([named0, { kind: 'number', value: 1, text: '1' }, { kind: 'number', value: 3, text: '3' }]),
    )
  })
})

/** Names that occur in none of our sentences. */
const NAMES = Array.from({ length: 8 }, (_, i) => `Ж${i}Ж`)

function* batches(rules: Rules<Game>, options: Json, seed: string) {
  const match = Match.start(rules, options, seedFrom(seed))
  const random = new Random(seedFrom(`player of ${seed}`))
  for (let step = 0; step < 4000 && match.question; step++) {
    yield match.tell(match.drain(), 'spectator')
    const seat = firstOf(match.waiting())
    match.answer(seat, randomAnswer(match.menu(seat), random))
  }
  yield match.tell(match.drain(), 'spectator')
}

describe.each(LANGUAGES)('in whole games, in %s', (language) => {
  const check = (parts: Sentence) => {
    const words = parts.filter((part) => typeof part === 'string').join(' ')
    expect(words).not.toMatch(/[Ж\d\ue000-\ue002]/u)
    for (const part of parts) if (typeof part !== 'string' && part.kind === 'person') expect(part.text).toBe(NAMES[part.seat])
  }

  it('of the card game with all sets whoever and whatever is named is marked', async () => {
    const sets = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show', 'valley-of-shadows']
    const said = teller(await loadWords(language, sets), NAMES)
    for (let i = 0; i < 3; i++) {
      playOut({ players: 4 + 2 * i, sets, highNoonExtras: true, stickOfDynamite: i === 1 }, `parts ${i}`, {
        each(match) {
          const told = match.tell(match.drain(), 'spectator')
          const sentences = said.tell(told)
          sentences.forEach(check)
          expect(said.story(told)).toEqual(sentences.map(plain))
        },
      })
    }
  })

  it.each([
    ['dice', dice, { players: 6 }],
    ['duel', duel, {}],
  ] as const)('of %s', async (_name, rules, options) => {
    const said = (await games.get(rules.name)?.speak(language, []))?.teller(NAMES)
    if (!said) throw new Error('nobody speaks')
    for (const told of batches(rules as Rules<Game>, options, 'parts')) {
      const sentences = said.tell(told)
      sentences.forEach(check)
      expect(said.story(told)).toEqual(sentences.map(plain))
    }
  })
})
