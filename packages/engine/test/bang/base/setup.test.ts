import { describe, expect, test } from 'vitest'
import { ROLE_TABLE } from '../../../src/bang/catalog.ts'
import { bang } from '../../../src/bang/index.ts'
import { BadOptions, readOptions } from '../../../src/bang/options.ts'
import { CHARACTER_BOX, DECK, DISCARD, look } from '../../../src/bang/zones.ts'
import { entryOf, Match, seatOf, seedFrom } from '../../../src/kernel/index.ts'

const deal = (players: number, seed: string) => Match.start(bang, { players }, seedFrom(seed))

describe.each([4, 5, 6, 7])('dealing for %i', (players) => {
  test('roles of the table, the Sheriff shown, the others known to their owners only', () => {
    for (let i = 0; i < 20; i++) {
      const { game } = deal(players, `roles ${i}`)
      expect(game.ring.map((seat) => game.role(seat)).sort()).toEqual([...entryOf(ROLE_TABLE, players)].sort())
      for (const seat of game.ring) {
        expect(game.roleShown(seat)).toBe(game.role(seat) === 'sheriff')
        expect(game.view(seat).own?.role).toBe(game.role(seat))
      }
    }
  })

  test('22. life points and starting hands: the Sheriff has one more of both', () => {
    for (let i = 0; i < 20; i++) {
      const { game } = deal(players, `life ${i}`)
      const sheriff = game.ring.find((seat) => game.role(seat) === 'sheriff')
      for (const seat of game.ring) {
        const life = (game.character(seat)?.character?.life ?? 0) + (seat === sheriff ? 1 : 0)
        expect([game.life(seat), game.maxLife(seat)]).toEqual([life, life])
        if (seat !== sheriff) expect(game.hand(seat)).toHaveLength(life)
      }
    }
  })

  test('22. before his first draw the Sheriff holds as many cards as he has life points', () => {
    const match = deal(players, 'hands')
    const events = match.game.drain()
    const start = events.findIndex(({ type }) => type === 'turn')
    const sheriff = match.game.active
    const dealt = events.slice(0, start).filter((event) => event.type === 'moved' && event.to.zone === 'hand' && event.to.seat === sheriff)
    expect(dealt).toHaveLength(match.game.maxLife(sheriff))
  })

  test('different characters; nothing is discarded; all 80 cards are there', () => {
    const { game } = deal(players, 'cards')
    expect(new Set(game.ring.map((seat) => game.character(seat)?.id)).size).toBe(players)
    expect(game.at(CHARACTER_BOX)).toHaveLength(16 - players)
    expect(game.at(DISCARD)).toHaveLength(0)
    const held = game.ring.reduce((sum, seat) => sum + game.hand(seat).length + game.at(look(seat)).length, 0)
    expect(held + game.at(DECK).length).toBe(80)
  })

  test('the Sheriff takes the first turn', () => {
    for (let i = 0; i < 5; i++) {
      const { game } = deal(players, `first ${i}`)
      expect(game.role(game.active)).toBe('sheriff')
    }
  })
})

test('the same seed deals the same game, another seed another', () => {
  const hands = (seed: string) => deal(5, seed).game.ring.map((seat) => deal(5, seed).game.hand(seat))
  expect(hands('x')).toEqual(hands('x'))
  expect(JSON.stringify(deal(5, 'x').game.view(seatOf(0)))).not.toBe(JSON.stringify(deal(5, 'y').game.view(seatOf(0))))
})

test('every role and every character comes to every seat', () => {
  const roles = new Set<string>()
  const characters = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const { game } = deal(4, `spread ${i}`)
    for (const seat of game.ring) {
      roles.add(`${seat}${game.role(seat)}`)
      characters.add(`${seat}${game.character(seat)?.id}`)
    }
  }
  expect(roles.size).toBe(4 * 3)
  expect(characters.size).toBe(4 * 16)
})

describe('options', () => {
  test.each([
    [{ players: 2 }, '3 to 8'],
    [{ players: 9 }, '3 to 8'],
    [{ players: 4.5 }, '3 to 8'],
    [{ players: '5' }, '3 to 8'],
    [{ sets: ['nowhere'] }, 'no set "nowhere"'],
    [{ sets: [] }, 'list of names'],
    [{ fun: true }, 'no option "fun"'],
    [{ simplifiedDeck: 'yes' }, 'true or false'],
    [{ previous: { sheriff: 9, survivors: [] } }, 'previous'],
    [[], 'object'],
    [null, 'object'],
  ])('%j is refused', (options, message) => {
    expect(() => readOptions(options)).toThrow(BadOptions)
    expect(() => readOptions(options)).toThrow(message)
  })

  test('what is left out has its usual value', () => {
    expect(readOptions({})).toEqual({
      players: 5,
      sets: ['base'],
      variants: [],
      combinedEventCount: 12,
      previous: undefined,
    })
  })
})
