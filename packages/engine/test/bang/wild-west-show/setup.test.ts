import { describe, expect, test } from 'vitest'
import { bang } from '../../../src/bang/index.ts'
import { CHARACTER_BOX, SHOW, SHOW_DECK } from '../../../src/bang/zones.ts'
import { Match, type Seat, seatOf, seedFrom } from '../../../src/kernel/index.ts'

/** A whole game from the deal on, in which the first seat keeps a character. */
function dealt(character: string, seed: string): Match<ReturnType<typeof bang.create>> {
  const options = { players: 4, sets: ['wild-west-show'], previous: { sheriff: 1, survivors: [character, null, null, null] } }
  const match = Match.start(bang, options, seedFrom(seed))
  match.answer(seatOf(0), { id: 'keep' })
  return match
}

const first: Seat = seatOf(0)
/** The seeds give the first seat every role. */
const games = (character: string) => ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => dealt(character, seed).game)

describe('the show pile', () => {
  test('ten cards face down, the last one at the bottom, none in force', () => {
    const { game } = dealt('big-spencer', 'pile')
    const ids = game.at(SHOW_DECK).map((card) => game.faceOf(card).id)
    expect(ids).toHaveLength(10)
    expect(ids[0]).toBe('wild-west-show')
    expect(game.at(SHOW)).toEqual([])
    for (const card of game.at(SHOW_DECK).slice(1)) for (const seat of game.ring) expect(game.canKnow(card, seat)).toBe(false)
  })

  test('in another order each time', () => {
    const order = (seed: string) => {
      const { game } = dealt('big-spencer', seed)
      return game.at(SHOW_DECK).map((card) => game.faceOf(card).id)
    }
    expect(order('one')).not.toEqual(order('two'))
  })
})

describe('35. Big Spencer', () => {
  test('starts with 5 cards whatever his life: 9, as Sheriff 10', () => {
    const roles = games('big-spencer').map((game) => {
      const sheriff = game.role(first) === 'sheriff'
      // The Sheriff has drawn his cards of phase 1 already, whoever he is.
      expect(game.hand(first)).toHaveLength(sheriff ? 5 + 2 : 5)
      expect(game.life(first)).toBe(sheriff ? 10 : 9)
      return game.role(first)
    })
    expect(roles).toContain('sheriff')
  })
})

describe('Gregory Deck', () => {
  test('is dealt two characters of the base game that nobody has, for all to see', () => {
    for (const game of games('gregory-deck')) {
      const beside = game.beside(first)
      expect(beside).toHaveLength(2)
      for (const card of beside) {
        expect(game.mixture.baseCharacters.has(game.def(card).id)).toBe(true)
        expect(game.isPublic(card)).toBe(true)
        for (const seat of game.ring) expect(game.character(seat)?.id).not.toBe(game.def(card).id)
      }
      expect(game.at(CHARACTER_BOX)).toHaveLength(16 + 8 - 4 - 2)
      expect(game.maxLife(first)).toBe(game.role(first) === 'sheriff' ? 5 : 4)
    }
  })
})
