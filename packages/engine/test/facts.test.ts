import { describe, expect, test } from 'vitest'
import { ROLE_TABLE } from '../src/bang/catalog.ts'
import type { Def } from '../src/bang/def.ts'
import { RANKS } from '../src/bang/facts.ts'
import { allSets } from '../src/bang/sets/all.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from '../src/bang/size.ts'
import { entryOf } from '../src/kernel/index.ts'
import base from './facts/base.json'
import { table } from './scenario.ts'

/** What is printed, in the words of the facts files. There a type is called kind, and the absence of a book symbol is stated. */
function printed({ facts }: Def) {
  if (facts === undefined) throw new Error('a card without facts')
  const { type, bookSymbol, ...same } = facts
  return { ...same, kind: type, bookSymbol: bookSymbol ?? false }
}

const count = (list: readonly string[]): { readonly [name: string]: number } =>
  Object.fromEntries([...new Set(list)].map((name) => [name, list.filter((other) => other === name).length]))

describe('the base game as printed', () => {
  const set = allSets.find(({ id }) => id === base.set)

  test('cards: ids, names, borders, kinds, ranges, symbols, checks, and every suit and rank, in order', () => {
    expect(set?.cards.map(printed)).toEqual(base.playingCards)
  })

  test('80 cards, 20 of each suit', () => {
    const copies = set?.cards.flatMap((def) => def.facts?.copies ?? []) ?? []
    expect(copies).toHaveLength(base.totals.playingCards)
    expect(count(copies.map(({ suit }) => suit))).toEqual({ hearts: 20, diamonds: 20, clubs: 20, spades: 20 })
  })

  test('characters: ids, names, life points', () => {
    expect(set?.characters.map((def) => def.character)).toEqual(base.characters)
    expect(base.characters).toHaveLength(base.totals.characters)
  })

  test('roles: ids, names, counts, what is public, life bonus, reward', () => {
    expect(set?.roles).toEqual(base.roles)
  })

  test('roles for each number of players', () => {
    const all = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 }
    for (const [players, roles] of Object.entries(base.roleTable)) {
      expect({ ...all, ...count(entryOf(ROLE_TABLE, Number(players))) }).toEqual(roles)
    }
    expect(Object.keys(ROLE_TABLE)).toEqual(expect.arrayContaining(Object.keys(base.roleTable)))
    // The roles for fewer and for more players were printed later; nothing else of that set is needed for them.
    expect([MIN_PLAYERS, MAX_PLAYERS]).toEqual([base.players.min - 1, base.players.max + 1])
  })

  test('ranks from low to high', () => {
    expect(RANKS).toEqual(base.rankOrder)
  })

  test('the weapon everybody has', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'C' }).facts).toMatchObject({
      weapon: base.innateWeapon.id,
      reach: base.innateWeapon.range,
    })
  })

  test('the simplified deck', () => {
    const simple = base.variants.find(({ id }) => id === 'no-book-symbol')
    const marked = set?.cards.filter((def) => def.facts?.bookSymbol).map((def) => def.id) ?? []
    expect([...marked].sort()).toEqual([...(simple?.removedCards ?? [])].sort())
    const left = set?.cards.filter((def) => !def.facts?.bookSymbol).flatMap((def) => def.facts?.copies ?? [])
    expect(left).toHaveLength(simple?.deckSize ?? 0)
  })

  test('an id is used once', () => {
    const ids = [...(set?.cards ?? []), ...(set?.characters ?? [])].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
