import { expect, it } from 'vitest'
import { content } from '../../src/content.ts'
import { diceContent } from '../../src/dice/content.ts'
import facts from '../facts/base.json' with { type: 'json' }

const everything = (await content()).filter(({ game }) => game === facts.game)
const entries = everything.filter(({ set }) => set === facts.set)
const of = (kind: string) => entries.filter((entry) => entry.kind === kind)
/** An entry without what we have added, with the name that the facts use for its type. */
const bare = ({ text: _text, rulings: _rulings, game: _game, set: _set, kind: _kind, ...rest }: (typeof entries)[number]) => {
  const { type, ...others } = { type: undefined, ...rest }
  return type === undefined ? others : { ...others, kind: type }
}

it('lists every card, character and role exactly as the facts have them', () => {
  expect(of('card').map(bare)).toEqual(facts.playingCards)
  expect(of('character').map(bare)).toEqual(facts.characters)
  expect(of('role').map(bare)).toEqual(facts.roles)
  expect(entries).toHaveLength(facts.playingCards.length + facts.characters.length + facts.roles.length)
  expect(entries.every(({ game, set }) => game === facts.game && set === facts.set)).toBe(true)
})

it('gives each an id of its own, and words in every language', () => {
  expect(new Set(everything.map(({ id, set }) => `${set} ${id}`)).size).toBe(everything.length)
  for (const { text, rulings } of everything) {
    for (const language of ['en', 'fr', 'it'] as const) {
      expect(text[language].length).toBeGreaterThan(10)
      expect(rulings[language].length).toBeGreaterThan(0)
    }
  }
})

it('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(everything))).toEqual(everything)
})

it('calls nobody a he but characters it names: whoever plays one is anybody', async () => {
  // In The Duel everybody leads several characters: there he and she are they, not whoever plays.
  const all = [...(await content()), ...diceContent()]
  const names = all.filter(({ kind }) => kind === 'character').map(({ name }) => name.en)
  const sentences = all.flatMap(({ text, rulings }) => [text.en, ...rulings.en])
  const gendered = sentences.filter((sentence) => /\b(?:s?he|his|hers?|him(?:self)?|herself)\b/i.test(sentence))
  expect(gendered.filter((sentence) => !names.some((name) => sentence.includes(name)))).toEqual([])
})
