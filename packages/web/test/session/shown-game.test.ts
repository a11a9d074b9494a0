import { bang, diff, Match, nth, seatOf, seedFrom } from '@sundown/engine'
import type { GameState, GameStep } from '@sundown/protocol'
import { expect, test } from 'vitest'
import { ShownGame } from '../../src/session/online-game.ts'

const json = (value: unknown) => JSON.parse(JSON.stringify(value))
const game = 'a'.repeat(16)

function begin() {
  const match = Match.start(bang, { players: 4 }, seedFrom('shown'))
  const view = match.game.view(seatOf(0))
  const state: GameState = json({ game, seq: 3, seat: 0, view: { ...view }, question: null, clocks: [], events: [{ type: 'started' }] })
  const shown = new ShownGame()
  shown.state(state, false)
  return { shown, state, view }
}

const step = (change: Partial<GameStep>): GameStep => ({
  game,
  seq: 4,
  after: 3,
  events: [],
  patch: [],
  question: null,
  clocks: [],
  ...change,
})

test('steps that follow are shown, with the view before and after', () => {
  const { shown, state, view } = begin()
  const later = { ...view, table: { ...view.table, deck: 1 } }
  const patch: GameStep['patch'] = json([...diff(view, later)].map(([path, value]) => [[...path], Number(value)]))
  expect(shown.step(step({ patch, events: [{ type: 'turn', seat: 0, number: 1 }] }))).toBe(true)
  expect(shown.batches.list.map(({ number, past }) => [number, past])).toEqual([
    [1, false],
    [2, false],
  ])
  expect(shown.view?.table).toMatchObject({ deck: 1 })
  expect(nth(shown.batches.list, 1).before).toEqual(state.view)
})

test('clocks alone are no batch', () => {
  const { shown } = begin()
  expect(shown.step(step({ seq: 3, clocks: [{ seat: 1, left: 9, reserve: 0 }] }))).toBe(true)
  expect(shown.clocks).toHaveLength(1)
  expect(shown.batches.list).toHaveLength(1)
})

test('a step that is missing is noticed, one that is known does nothing', () => {
  const { shown } = begin()
  expect(shown.step(step({ seq: 6, after: 5 }))).toBe(false)
  expect(shown.step(step({ seq: 2, after: 1 }))).toBe(true)
  expect(shown.step(step({ game: 'b'.repeat(16) }))).toBe(false)
  expect(shown.seq).toBe(3)
})

test('what is told after a gap is past; another seat begins the log anew', () => {
  const { shown, state } = begin()
  shown.state({ ...state, seq: 9 }, true)
  expect(shown.batches.list.map(({ past }) => past)).toEqual([false, true])
  shown.state({ ...state, seat: null }, false)
  expect(shown.batches.list.map(({ number, past }) => [number, past])).toEqual([[3, true]])
})

test('what was told already is not told again: who follows to another game may have asked for what comes by itself', () => {
  const { shown, state } = begin()
  shown.state(state, true)
  expect(shown.batches.list).toHaveLength(1)
})
