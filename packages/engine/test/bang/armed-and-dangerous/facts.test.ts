import { expect, test } from 'vitest'
import { allSets } from '../../../src/bang/sets/all.ts'
import { firstOf } from '../../../src/kernel/index.ts'
import facts from '../../facts/armed-and-dangerous.json'
import { SET, TOKEN } from './armed.ts'

const set = allSets.find(({ id }) => id === facts.set)

test('cards as printed: ids, names, borders, kinds, ranges, costs, and every suit and rank, in order', () => {
  const own = facts.playingCards.filter((card) => !('reprint' in card))
  const printed = set?.cards.map(({ facts: card }) => ({ ...card, ...card?.more, kind: card?.type }))
  expect(set?.id).toBe(SET)
  expect(printed).toMatchObject(own.map(({ effect: _effect, rulings: _rulings, confidence: _confidence, check: _check, ...card }) => card))
})

test('28 cards, 7 of each suit', () => {
  const copies = [
    ...(set?.cards ?? []).flatMap(({ facts: card }) => card?.copies ?? []),
    ...(set?.reprints ?? []).flatMap((card) => card.copies),
  ]
  expect(copies).toHaveLength(facts.totals.playingCards)
  for (const suit of ['hearts', 'diamonds', 'clubs', 'spades'])
    expect(copies.filter((copy) => copy.suit === suit)).toHaveLength(facts.totals.perSuit)
})

test('reprints as printed', () => {
  const again = facts.playingCards.filter((card) => 'reprint' in card).map(({ id, copies }) => ({ id, copies }))
  expect(set?.reprints).toEqual(again)
})

test('characters as printed: ids, names, life points, costs, uses, start tokens', () => {
  expect(set?.characters.map(({ character }) => ({ ...character, ...character?.more }))).toMatchObject(
    facts.characters.map(({ ability: _ability, rulings: _rulings, confidence: _confidence, ...character }) => character),
  )
})

test('32 load tokens, all there are, four to a slot', () => {
  const printed = firstOf(facts.tokens)
  expect(set?.counters).toMatchObject([
    { id: TOKEN, supply: printed.count, limited: printed.supplyIsLimit, most: printed.maxPerCard, at: ['card', 'character'] },
  ])
})
