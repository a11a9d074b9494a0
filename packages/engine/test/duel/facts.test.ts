import { describe, expect, test } from 'vitest'
import { allCards, allCharacters } from '../../src/duel/catalog.ts'
import { cards, characters, REVEAL_SYMBOLS, SIDES } from '../../src/duel/facts.ts'
import { DUEL_PLAYERS, DUEL_SET, FEWEST_CHARACTERS, MOST_CHARACTERS, readDuelOptions } from '../../src/duel/options.ts'
import facts from '../facts/the-duel.json'

describe('The Duel as printed', () => {
  test('cards: ids, names, borders, kinds, icons, and deck and symbol of every copy, in order', () => {
    const printed = facts.playingCards.map(({ counts: _, ...card }) => card)
    expect(Object.values(cards)).toEqual(printed)
    expect(allCards.map(({ facts: own }) => own)).toEqual(Object.values(cards))
  })

  test('copies in each deck, and symbols', () => {
    for (const { id, counts } of facts.playingCards) {
      const copies = Object.values(cards).find((card) => card.id === id)?.copies ?? []
      for (const side of SIDES) expect([id, side, copies.filter(({ deck }) => deck === side).length]).toEqual([id, side, counts[side]])
    }
    const all = Object.values(cards).flatMap(({ copies }) => copies)
    expect(all).toHaveLength(facts.totals.playingCards)
    for (const side of SIDES) {
      const deck = all.filter((copy) => copy.deck === side)
      expect(deck).toHaveLength(facts.setup.decks[side].cards)
      const symbols = Object.fromEntries(REVEAL_SYMBOLS.map((symbol) => [symbol, deck.filter((copy) => copy.symbol === symbol).length]))
      expect(symbols).toEqual(facts.setup.decks[side].symbols)
    }
  })

  test('characters: ids, names, sides, life, who never sleeps', () => {
    expect(Object.values(characters)).toEqual(facts.characters)
    expect(allCharacters.map(({ character }) => character)).toEqual(Object.values(characters))
    expect(facts.characters).toHaveLength(facts.totals.characters)
  })

  test('players and characters a side', () => {
    expect([DUEL_PLAYERS, DUEL_PLAYERS]).toEqual([facts.players.min, facts.players.max])
    expect([FEWEST_CHARACTERS, MOST_CHARACTERS]).toEqual(facts.setup.charactersPerSideRange)
    expect(readDuelOptions({}).charactersPerSide).toBe(facts.setup.charactersPerSide)
    expect(DUEL_SET).toBe(facts.set)
  })
})

describe('options', () => {
  test.each([
    [{ players: 3 }, 'The Duel is for 2 players, not 3'],
    [{ charactersPerSide: 3 }, 'option "charactersPerSide" is a number from 4 to 12, not 3'],
    [{ charactersPerSide: 13 }, 'option "charactersPerSide" is a number from 4 to 12, not 13'],
    [{ sets: ['base'] }, 'The Duel has one set, the-duel, and mixes with no other'],
    [{ law: 2 }, 'option "law" is the seat of the law, 0 or 1, not 2'],
    [{ expansion: true }, 'there is no option "expansion"; The Duel has charactersPerSide, law'],
  ])('%o is refused with a sentence', (options, sentence) => {
    expect(() => readDuelOptions(options)).toThrow(sentence)
  })
})
