import { bang } from '@sundown/engine'
import { expect, test } from 'vitest'
import { found, withTable } from './plant.ts'

test('a replay that goes another way', () => {
  let made = 0
  const rules: typeof bang = {
    ...bang,
    create(options, seed) {
      const game = bang.create(options, seed)
      if (made++ % 2 === 1) game.random.word()
      return game
    },
  }
  expect(found(rules, 'replay')).toBeDefined()
})

test('a fork that goes another way', () => {
  const rules = withTable((game) => {
    const { copy } = game
    game.copy = () => {
      const fork = copy.call(game)
      fork.random.word()
      return fork
    }
  })
  expect(found(rules, 'fork')).toBeDefined()
})

test('a game that never ends', () => {
  const rules = withTable((game) => {
    const { setLife } = game
    game.setLife = (seat, life) => setLife.call(game, seat, Math.max(1, life))
  })
  const violation = found(rules, 'ends', { limit: 1000 })
  expect(violation?.what).toBe('ends: stuck, no end after 1000 decisions')
  expect(violation?.decision).toBe(1000)
})
