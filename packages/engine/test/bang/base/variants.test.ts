import { describe, expect, test } from 'vitest'
import { bang } from '../../../src/bang/index.ts'
import { DECK } from '../../../src/bang/zones.ts'
import { Match, seedFrom } from '../../../src/kernel/index.ts'
import { table } from '../../scenario.ts'

describe('simplified first game', () => {
  const { game } = Match.start(bang, { players: 4, simplifiedDeck: true }, seedFrom('simple'))
  const cards = [...game.at(DECK), ...game.ring.flatMap((seat) => game.hand(seat))]

  test('69 cards are left', () => {
    expect(cards).toHaveLength(69)
  })

  test('none of them carries a book symbol', () => {
    const ids = new Set(cards.map((card) => game.def(card).id))
    for (const id of ['dynamite', 'jail', 'general-store', 'indians', 'duel']) expect(ids.has(id)).toBe(false)
    expect(ids.size).toBe(22 - 5)
  })

  test('the names of the catalogue of facts are understood', () => {
    const named = Match.start(bang, { players: 4, 'no-book-symbol': true }, seedFrom('simple'))
    expect(named.game.at(DECK)).toHaveLength(game.at(DECK).length)
  })

  test('nothing else changes', () => {
    const t = table({ A: { hand: ['bang'] }, B: {} }, { phase: 'play', options: { simplifiedDeck: true } })
    expect(() => table({ A: { hand: ['duel'] }, B: {} }, { options: { simplifiedDeck: true } })).toThrow('no card "duel"')
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(3)
  })
})

test('the full deck has 80 cards', () => {
  const { game } = Match.start(bang, { players: 4 }, seedFrom('full'))
  expect(game.at(DECK).length + game.ring.reduce((sum, seat) => sum + game.hand(seat).length, 0)).toBe(80)
})
