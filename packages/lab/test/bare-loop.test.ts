import { allSets, mixture, nth, readOptions } from '@sundown/engine'
import { expect, test } from 'vitest'
import { kind, rank, suit } from '../src/bench/bare-cards.ts'
import { bareGame, bareLoopIsSound, below, playBare, seedBareLoop } from '../src/bench/bare-loop.ts'

test('the bare loop has the cards of the base game', () => {
  const { faces } = mixture(readOptions({ players: 5 }), allSets).layout
  const printed = faces.filter((face) => face.suit !== undefined)
  const shape = (names: readonly (string | number)[], suits: readonly string[], ranks: readonly (string | number)[]) => {
    const groups = new Map<string | number, string[]>()
    names.forEach((name, i) => {
      groups.set(name, [...(groups.get(name) ?? []), `${ranks[i]}${suits[i]}`])
    })
    return [...groups.values()].map((copies) => copies.sort().join(' ')).sort()
  }
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
  const bare = shape(
    [...kind],
    Array.from(suit, (n) => nth(['hearts', 'diamonds', 'clubs', 'spades'], n)),
    Array.from(rank, (n) => nth(ranks, n - 2)),
  )
  expect(bare).toEqual(
    shape(
      printed.map(({ id }) => id),
      printed.map((face) => face.suit ?? ''),
      printed.map((face) => face.rank ?? ''),
    ),
  )
})

test('the bare loop plays whole games and keeps its cards together', () => {
  seedBareLoop(42)
  for (let game = 0; game < 60; game++) {
    const rule = bareGame(4 + (game % 4))
    let step = rule.next()
    let sound = true
    while (!step.done) {
      sound &&= step.value > 0 && bareLoopIsSound()
      step = rule.next(below(step.value))
    }
    expect(sound).toBe(true)
    expect(step.value).toBeGreaterThan(1)
  }
})

test('a bare game is about as long as a game of the engine', () => {
  seedBareLoop(7)
  const decisions = playBare(500) / 500
  expect(decisions).toBeGreaterThan(100)
  expect(decisions).toBeLessThan(200)
})
