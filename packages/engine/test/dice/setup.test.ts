import { describe, expect, test } from 'vitest'
import { ROLE_TABLE } from '../../src/dice/facts.ts'
import { dice } from '../../src/dice/index.ts'
import { entryOf, Match, seatOf, seedFrom } from '../../src/kernel/index.ts'

const start = (players: number, seed = 'set-up') => Match.start(dice, { players }, seedFrom(seed))

describe('setting up', () => {
  test.each([3, 4, 5, 6, 7, 8])('%i players: roles, characters, life, arrows, who begins', (players) => {
    for (let i = 0; i < 20; i++) {
      const match = start(players, `set-up ${i}`)
      const { game } = match
      const dealt = game.ring.map((seat) => game.role(seat))
      expect([...dealt].sort()).toEqual([...entryOf(ROLE_TABLE, players)].sort())
      expect(new Set(game.ring.map((seat) => game.characterId(seat))).size).toBe(players)
      for (const seat of game.ring) {
        expect(game.maxLife(seat)).toBe(game.character(seat).life + (game.role(seat) === 'sheriff' ? 2 : 0))
      }
      // A turn without a decision may already be over.
      const first = game.ring.find((seat) => game.role(seat) === (players === 3 ? 'deputy' : 'sheriff'))
      expect(match.drain()).toContainEqual({ type: 'turn', seat: first, number: 1 })
      expect(game.ring.filter((seat) => game.roleShown(seat)).map((seat) => game.role(seat))).toEqual(players === 3 ? dealt : ['sheriff'])
    }
  })

  test('everybody can be dealt every role', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, i) => start(8, `deal ${i}`).game.role(seatOf(3))))
    expect([...seen].sort()).toEqual(['deputy', 'outlaw', 'renegade', 'sheriff'])
  })

  test('only the owner is told a hidden role', () => {
    const match = start(5)
    const events = match.drain()
    for (const viewer of match.game.ring) {
      const told = match.tell(events, viewer).filter((event) => 'to' in event && JSON.stringify(event.to).includes('"role"'))
      expect(told.map((event) => 'face' in event)).toEqual(match.game.ring.map((seat) => seat === viewer))
    }
  })
})
