import { expect, test } from 'vitest'
import { allSets } from '../../../src/bang/sets/all.ts'
import facts from '../../facts/valley-of-shadows.json'

const set = allSets.find(({ id }) => id === facts.set)

test('cards as printed: ids, names, borders, kinds, ranges, checks, and every suit and rank, in order', () => {
  const printed = set?.cards.map(({ facts: { type, ...same } = { type: undefined } }) => ({ ...same, kind: type }))
  expect(printed).toEqual(facts.playingCards)
})

test('16 cards, 4 of each suit, 10 brown and 6 blue', () => {
  const copies = set?.cards.flatMap((def) => (def.facts?.copies ?? []).map(({ suit }) => ({ suit, border: def.facts?.border }))) ?? []
  expect(copies).toHaveLength(facts.totals.playingCards)
  for (const wanted of ['hearts', 'diamonds', 'clubs', 'spades']) expect(copies.filter(({ suit }) => suit === wanted)).toHaveLength(4)
  expect(copies.filter(({ border }) => border === 'brown')).toHaveLength(facts.totals.brown)
  expect(copies.filter(({ border }) => border === 'blue')).toHaveLength(facts.totals.blue)
})

test('characters as printed: ids, names, life points', () => {
  expect(set?.characters.map((def) => def.character)).toEqual(facts.characters)
})
