import { bang, Match, seedFrom } from '@sundown/engine'
import type { TableView } from '@sundown/protocol'
import { expect, test } from 'vitest'
import { hasSay } from '../../src/screens/setup/has-say.ts'

type Sitter = TableView['seats'][number]

/** Four people in a running game, of whom some are out, away or have a bot play. */
function votersAt(changes: readonly (Partial<Sitter> & { readonly out?: boolean })[]): readonly number[] {
  const game = Match.start(bang, { players: 4 }, seedFrom('has say')).game.view('spectator')
  const seats = changes.map(
    ({ out: _, ...change }, seat): Sitter => ({
      seat,
      person: { id: `p${seat}`, name: `P${seat}`, account: false },
      bot: null,
      program: false,
      ready: true,
      connected: true,
      away: null,
      ...change,
    }),
  )
  const view = { ...game, seats: game.seats.map((seat, i) => (changes[i]?.out ? { ...seat, state: 'out' as const } : seat)) }
  return [0, 1, 2, 3].filter((me) => hasSay({ table: { seats }, view, me }))
}

test('those have a say in a pause who are here and play in their seats', () => {
  expect(votersAt([{}, { out: true }, { connected: false }, { bot: 'normal' }])).toEqual([0])
  expect(votersAt([{}, {}, { person: null, bot: 'normal' }, { out: true }])).toEqual([0, 1])
})

test('if bots play for all of them, those who are in the game; if nobody is, those who are out', () => {
  expect(votersAt([{ bot: 'normal' }, { bot: 'normal', out: true }, { out: true }, { connected: false }])).toEqual([0])
  expect(votersAt([{ out: true }, { connected: false }, { out: true }, { person: null, bot: 'easy' }])).toEqual([0, 2])
})

test('whoever watches has none', () => {
  expect(hasSay({ table: undefined, view: undefined, me: null })).toBe(false)
})
