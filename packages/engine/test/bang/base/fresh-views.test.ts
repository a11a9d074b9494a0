import { expect, test } from 'vitest'
import { nth } from '../../../src/kernel/index.ts'
import { table } from '../../scenario.ts'

test('what follows from a card is in the first view after it: distances of others, reach and weapon', () => {
  const t = table({ A: { hand: ['mustang', 'winchester'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
  const { game, match } = t
  const [a, b] = [t.seat('A'), t.seat('B')]
  const seen = () => {
    const { seats, own } = game.view(b)
    const { reach, weapon } = nth(seats, a)
    return { distance: own?.distances[a], reach, weapon }
  }
  // Nobody looks in between, so the first look must already be right.
  const play = (card: string) => match.apply({ seat: a, answer: { id: 'play', card: t.handle('A', card) } })
  expect(seen()).toEqual({ distance: 1, reach: 1, weapon: undefined })
  play('mustang')
  expect(seen()).toEqual({ distance: 2, reach: 1, weapon: undefined })
  play('winchester')
  expect(seen()).toEqual({ distance: 2, reach: 5, weapon: 'winchester' })
})

test('a green card is shown as ready when the event changes, between the turn it was laid in and the next', () => {
  const t = table(
    { A: { role: 'outlaw', hand: ['sombrero'] }, B: { role: 'sheriff', front: ['barrel', 'scope'] }, C: {} },
    { phase: 'play', events: ['the-daltons'], options: { sets: ['base', 'dodge-city', 'high-noon'] } },
  )
  const waits = () => t.sees('spectator', 'A').front.map((card) => card.waits)
  expect(t.say('A', 'play', { card: 'sombrero' }) && waits()).toEqual([true])
  t.say('A', 'end')
  expect([t.asked(), waits()]).toEqual(['the-daltons:B', [undefined]])
})
