import { expect, test } from 'vitest'
import type { CharacterFacts } from '../../../src/bang/facts.ts'
import { bang } from '../../../src/bang/index.ts'
import { allSets } from '../../../src/bang/sets/all.ts'
import { CHARACTER_BOX, DECK, look } from '../../../src/bang/zones.ts'
import { Match, seedFrom } from '../../../src/kernel/index.ts'
import facts from '../../facts/dodge-city.json'

const set = allSets.find(({ id }) => id === facts.set)

test('new cards are as printed, in order', () => {
  const printed = set?.cards.map((def) => {
    const { type, ...same } = def.facts ?? { type: undefined }
    return { ...same, kind: type }
  })
  expect(printed).toEqual(facts.playingCards.filter((card) => !('reprint' in card)))
})

test('reprinted cards add exactly the printed copies', () => {
  const printed = facts.playingCards.flatMap((card) => ('reprint' in card ? [{ id: card.id, copies: card.copies }] : []))
  expect(set?.reprints).toEqual(printed)
})

test('what is reprinted is what the base game has', () => {
  const base = allSets.find(({ id }) => id === 'base')
  for (const card of facts.playingCards) {
    if (!('reprint' in card)) continue
    const { copies: _, reprint: __, kind, bookSymbol, ...same } = card
    expect(base?.cards.find((def) => def.id === card.id)?.facts).toMatchObject({ ...same, type: kind, ...(bookSymbol && { bookSymbol }) })
  }
})

test('40 cards, 10 of each suit', () => {
  const copies = [...(set?.cards ?? []).flatMap((def) => def.facts?.copies ?? []), ...(set?.reprints ?? []).flatMap((more) => more.copies)]
  expect(copies).toHaveLength(facts.totals.playingCards)
  for (const suit of ['hearts', 'diamonds', 'clubs', 'spades']) expect(copies.filter((copy) => copy.suit === suit)).toHaveLength(10)
})

test('characters: ids, names, life points', () => {
  const characters: readonly CharacterFacts[] = facts.characters
  expect(set?.characters.map((def) => def.character)).toEqual(characters)
  expect(characters).toHaveLength(facts.totals.characters)
})

test('the deck has 120 cards, 30 of each suit and 15 Spades from 2 to 9; 31 characters are in the game', () => {
  const { game } = Match.start(bang, { players: 5, sets: ['base', 'dodge-city'] }, seedFrom('dodge city'))
  const cards = [...game.at(DECK), ...game.ring.flatMap((seat) => [...game.hand(seat), ...game.at(look(seat))])].map((card) =>
    game.faceOf(card),
  )
  expect(cards).toHaveLength(120)
  for (const suit of ['hearts', 'diamonds', 'clubs', 'spades']) expect(cards.filter((card) => card.suit === suit)).toHaveLength(30)
  expect(cards.filter(({ suit, rank }) => suit === 'spades' && '23456789'.includes(rank ?? '-'))).toHaveLength(15)
  expect(game.at(CHARACTER_BOX)).toHaveLength(31 - 5)
})

test('the simplified deck leaves out the reprints of cards with the book symbol, too', () => {
  const { game } = Match.start(bang, { players: 5, sets: ['base', 'dodge-city'], simplifiedDeck: true }, seedFrom('simple'))
  const ids = game.layout.faces.map(({ id }) => id)
  for (const id of ['dynamite', 'general-store', 'indians']) expect(ids).not.toContain(id)
  expect(game.layout.faces.filter(({ suit }) => suit)).toHaveLength(69 + 37)
})
