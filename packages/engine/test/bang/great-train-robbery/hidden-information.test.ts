import { expect, test } from 'vitest'
import { seedFrom } from '../../../src/kernel/index.ts'
import { robbery } from './train.ts'

const json = (value: unknown) => JSON.stringify(value)

test('nobody is told which Railcars and Stations are to come', () => {
  const t = robbery({ A: { hand: ['bang'] }, B: {}, C: {} }, { phase: 'play', line: ['boom-town'], pile: ['express-car', 'mail-car'] })
  const before = t.view('A')
  const orders = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const world = t.match.sampleWorld(t.seat('A'), seedFrom(`world ${i}`))
    expect(json(world.game.view(t.seat('A')))).toBe(json(before))
    // Another card joins the train there.
    world.apply({
      seat: t.seat('A'),
      answer: { id: 'rob', card: t.match.menu(t.seat('A')).find(({ id }) => id === 'rob')?.card, picks: [[t.handle('A', 'bang')]] },
    })
    orders.add(
      world.game
        .view('spectator')
        .table.parts?.rows.train?.map(({ id }) => id)
        .join() ?? '',
    )
  }
  expect(orders.size).toBeGreaterThan(3)
})

test('a Railcar that was discarded for all to see lies at the bottom in every world, until the pile is shuffled', () => {
  const t = robbery({ A: { front: ['caboose'], hand: ['full-steam'] }, B: {}, C: {} }, { phase: 'play', line: ['deathwood'] })
  t.say('A', 'rob', { card: 'observation-car', picks: [['caboose']] })
  for (let i = 0; i < 5; i++) {
    const world = t.match.sampleWorld(t.seat('B'), seedFrom(`world ${i}`))
    expect(world.game.view(t.seat('B')).table.parts?.piles['railcar-pile']?.known).toEqual(['caboose'])
  }
  t.say('A', 'play', { card: 'full-steam' }).say('A', 'ignore')
  expect(t.view('B').table.parts?.piles['railcar-pile']?.known).toEqual([])
})

test('what the Map shows only its owner sees', () => {
  const t = robbery({ A: { front: ['map'] }, B: {}, C: {} }, { deck: ['bang', 'beer'] })
  expect(t.view('A').own?.look.map(({ id }) => id)).toEqual(['bang', 'beer'])
  for (const other of ['B', 'C'] as const) expect(json(t.told(other))).not.toContain('"beer"')
  const world = t.match.sampleWorld(t.seat('B'), seedFrom('another'))
  expect(json(world.game.view(t.seat('B')))).toBe(json(t.view('B')))
})

test('which of three cards the Mail Car has brought somebody only he and its giver know', () => {
  const t = robbery({ A: { front: ['mail-car'] }, B: {}, C: {} }, { phase: 'play', deck: ['bang', 'beer', 'missed'] })
  t.say('A', 'mail-car', { card: 'mail-car' }).say('A', 'give', { card: 'beer', seat: 'B' })
  expect(json(t.told('B'))).toContain('"beer"')
  expect(json(t.told('C'))).not.toContain('"beer"')
})

test('Shade O’Connor and Evan Babbit are asked whatever they hold', () => {
  for (const card of ['panic', 'beer', 'volcanic/10S']) {
    const shade = robbery({ A: { hand: ['next-stop'] }, B: { character: 'shade-oconnor', hand: [card] }, C: {} }, { phase: 'play' })
    expect(shade.say('A', 'play', { card: 'next-stop' }).asked()).toBe('shade-oconnor:B')
    const evan = robbery({ A: { hand: ['bang/spades'] }, B: { character: 'evan-babbit', hand: [card] }, C: {}, D: {} }, { phase: 'play' })
    expect(evan.say('A', 'play', { card: 'bang', seat: 'B' }).asked()).toBe('evan-babbit:B')
  }
})
