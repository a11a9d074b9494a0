import { describe, expect, test } from 'vitest'
import { duelContent } from '../../src/duel/content.ts'
import type { Duel } from '../../src/duel/duel.ts'
import type { Face } from '../../src/duel/events.ts'
import { cards, characters } from '../../src/duel/facts.ts'
import { duel } from '../../src/duel/index.ts'
import { loadDuelWords } from '../../src/duel/words/load.ts'
import { speak } from '../../src/duel/words/speech.ts'
import { firstOf, Match, Random, seatOf, seedFrom, type Viewer } from '../../src/kernel/index.ts'
import { LANGUAGES, type Language } from '../../src/western/words/types.ts'
import facts from '../facts/the-duel.json'
import { randomAnswer } from '../player.ts'
import { expectClean, expectSentence } from '../words/clean.ts'
import { table } from './table.ts'

const NAMES = ['Anna', 'Ulysse']
const ids = [...Object.keys(cards), ...Object.keys(characters)].filter((id) => id.includes('-'))
const anyId = new RegExp(ids.join('|'), 'u')

const sentence = (language: Language, text: string): void => {
  expectSentence(language, text)
  expect(text).not.toMatch(anyId)
}
const label = (language: Language, text: string): void => {
  expectClean(language, text)
  expect(text).not.toMatch(anyId)
}

function seenBy({ game }: Match<Duel>, viewer: Viewer): (number: number) => Face | undefined {
  const { own, seats, table: middle } = game.view(viewer)
  const all = [...(own?.hand ?? []), ...(own?.look ?? []), ...middle.aside, ...(middle.top ? [middle.top] : [])]
  for (const { characters: street } of seats)
    for (const one of street) all.push({ ...one, deck: 'law', symbol: undefined }, ...one.equipment)
  return (number) => all.find(({ card }) => card === number)
}

describe.each(LANGUAGES)('%s', (language) => {
  test('whole games are told and asked in clean sentences, to both seats and a spectator', async () => {
    const speech = await speak(language)
    const kinds = new Set<string>()
    for (let i = 0; i < 6; i++) {
      const match = Match.start(duel, { charactersPerSide: 8 }, seedFrom(`told ${i}`))
      const random = new Random(seedFrom(`teller ${i}`))
      const said = new Set<string>()
      const labels = new Set<string>()
      while (match.question) {
        const seat = firstOf(match.waiting())
        const asked = match.questionFor(seat)
        if (asked === undefined) throw new Error('nothing is asked')
        kinds.add(asked.kind)
        const teller = speech.teller(NAMES, seenBy(match, seat), seat)
        said.add(teller.question(asked))
        for (const option of match.menu(seat)) labels.add(teller.option(asked, option))
        said.add(teller.waiting(asked))
        const answer = randomAnswer(match.menu(seat), random)
        labels.add(teller.option(asked, answer))
        match.answer(seat, answer)
        const events = match.drain()
        for (const viewer of [seatOf(0), seatOf(1), 'spectator'] as const) {
          const reader = viewer === 'spectator' ? undefined : viewer
          for (const line of speech.teller(NAMES, undefined, reader).story(match.tell(events, viewer))) said.add(line)
        }
      }
      if (match.game.over) said.add(speech.teller(NAMES).outcome(match.game.over))
      for (const line of said) sentence(language, line)
      for (const text of labels) label(language, text)
    }
    expect(kinds.size).toBeGreaterThan(11)
  })

  test('every reason has a sentence, with and without facts', async () => {
    const words = await loadDuelWords(language)
    const teller = (await speak(language)).teller(NAMES)
    for (const code of Object.keys(words.reasons)) {
      sentence(language, teller.reason({ code, facts: { card: 'pocket-watch', cards: 5, limit: 3 } }))
      expect(teller.reason({ code })).toMatch(/[.!?]$/u)
    }
  })

  test('every card and character has a text and rulings', async () => {
    const teller = (await speak(language)).teller(NAMES)
    for (const id of [...Object.keys(cards), ...Object.keys(characters)]) {
      sentence(language, teller.text(id) ?? '')
      for (const ruling of teller.rulings(id)) sentence(language, ruling)
      label(language, teller.name(id))
    }
  })
})

describe('the log', () => {
  const story = async (t: ReturnType<typeof table>, viewer: Viewer = 'spectator') =>
    (await speak('en')).teller(['Law', 'Outlaw']).story(t.told(viewer))

  test('tells a shot, what dodges it and what comes back, and no card twice', async () => {
    const t = table({ law: { hand: ['riposte'] }, outlaw: { hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'dodge', { card: 'riposte' })
    expect((await story(t)).slice(1)).toEqual([
      'Outlaw plays a Colt on stranger.',
      'Stranger dodges with a Riposte.',
      'The Riposte: a shot at stranger.',
      'Riposte: stranger loses a life point (3 left).',
    ])
  })

  test('a Barrel that holds is one sentence', async () => {
    const t = table({ law: { ac: { gear: ['barrel'] }, deck: ['*/barrel'] }, outlaw: { hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'barrel', { card: 'barrel' })
    expect((await story(t)).slice(1)).toEqual([
      'Outlaw plays a Colt on stranger.',
      expect.stringMatching(/^Law turns over a barrel .*: that is it\.$/),
    ])
  })

  test('addresses its reader', async () => {
    const t = table({ law: { hand: ['canteen'] }, outlaw: { hand: ['colt'] } }, {})
    t.say('law', 'play', { card: 'canteen', seat: 'law' })
    const told = async (language: Language, me: number) =>
      (await speak(language))
        .teller(['Anna', 'Bruno'], undefined, me)
        .story(t.told('spectator'))
        .find((line) => /anteen|Gourde|Borraccia/u.test(line))
    expect(await told('en', 0)).toBe('You play a Canteen on your own side.')
    expect(await told('en', 1)).toBe('Anna plays a Canteen on their own side.')
    expect(await told('fr', 0)).toMatch(/^Vous jouez .* dans votre camp\.$/)
    expect(await told('it', 0)).toMatch(/^Giochi .* dalla tua parte\.$/)
  })

  test('tells a reveal once, with its symbol', async () => {
    const t = table({ law: { ac: { gear: ['rattlesnake'] }, deck: ['colt', 'bank', 'duel'] } }, { from: 'start' })
    expect((await story(t)).slice(1)).toEqual(['Law turns over dynamite (Colt) for the Rattlesnake: nothing.', 'Law draws 2 cards.'])
    expect((await story(t, seatOf(0))).at(-1)).toBe('Law draws Bank and Duel.')
  })
})

describe('content', () => {
  const entries = duelContent()

  test('agrees with the facts', () => {
    const printed = entries.map(({ text: _text, rulings: _rulings, game, set, ...rest }) => {
      expect([game, set]).toEqual([facts.game, facts.set])
      return rest
    })
    const listed = printed.flatMap((entry) => {
      if (entry.kind !== 'card') return []
      const { type, ...card } = entry
      return [{ ...card, kind: type }]
    })
    expect(listed).toEqual(facts.playingCards.map(({ counts: _, ...card }) => card))
    expect(printed.filter(({ kind }) => kind === 'character')).toEqual(facts.characters.map((one) => ({ ...one, kind: 'character' })))
  })

  test('has words in every language, and is plain JSON', () => {
    for (const { text, rulings } of entries) {
      for (const language of LANGUAGES) {
        expect(text[language].length).toBeGreaterThan(5)
        expect(rulings[language].length).toBe(rulings.en.length)
      }
    }
    expect(JSON.parse(JSON.stringify(entries))).toEqual(entries)
  })
})

test.each([
  ['en', ['The Daltons lose a life point (none left).', 'The Daltons bite the dust: Ulysse is one short.']],
  ['fr', ['Les Dalton perdent un point de vie (reste zéro).', 'Les Dalton mordent la poussière']],
  ['it', ['The Daltons perdono un punto vita (non ne restano).', 'The Daltons mordono la polvere: uno in meno per Ulysse.']],
] as const)('The Daltons are several people in %s', async (language, lines) => {
  const t = table({ law: { hand: ['colt'] }, outlaw: { ac: { id: 'the-daltons', life: 1 } } })
  t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' })
  const told = (await speak(language)).teller(NAMES).story(t.told('spectator'))
  for (const line of lines) expect(told.join('\n')).toContain(line)
})
