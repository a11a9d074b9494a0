import { expect, test } from 'vitest'
import { found, withKind, withTable } from './plant.ts'

test('an answer that was not offered is accepted', () => {
  let calls = 0
  const rules = withKind('play', ({ options }) => ({
    options(game, seat, about) {
      const listed = options(game, seat, about)
      const [card] = listed.flatMap((option) => option.card ?? [])
      return card !== undefined && calls++ % 3 === 2 ? [...listed, { id: 'play', card, seat }] : listed
    },
  }))
  expect(found(rules, 'unlisted-refused')?.what).toMatch(/was accepted/)
})

test('a refused answer changes something', () => {
  const rules = withKind('play', ({ refuse }) => ({
    refuse(game, seat, about, answer) {
      game.setLife(seat, game.life(seat) + 1)
      return refuse?.(game, seat, about, answer)
    },
  }))
  expect(found(rules, 'unlisted-refused')?.what).toMatch(/changed something/)
})

test('a refused answer makes something happen', () => {
  const rules = withKind('play', ({ refuse }) => ({
    refuse(game, seat, about, answer) {
      game.emit({ type: 'declined', seat, to: 'bang' })
      return refuse?.(game, seat, about, answer)
    },
  }))
  expect(found(rules, 'unlisted-refused')?.what).toMatch(/made something happen/)
})

test('an exception in a rule', () => {
  const rules = withTable((game) => {
    const { discard } = game
    game.discard = (card) => {
      if (game.turns === 5) throw new Error('the pile has fallen over')
      discard.call(game, card)
    }
  })
  const violation = found(rules, 'exception')
  expect(violation?.what).toBe('exception: the pile has fallen over')
  expect(violation?.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(violation?.decision).toBeGreaterThan(0)
})
