import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'
import { entering } from './turns.ts'

const options = { sets: ['high-noon'] }

test('16. Gold Rush: A, D, C, B, then A with the next event, then B, C, D', () => {
  const t = entering({ A: {}, B: {}, C: {}, D: {} }, 'D', { options, events: ['gold-rush-event', 'shootout'] })
  const turns: string[] = []
  for (const who of ['A', 'D', 'C', 'B', 'A', 'B', 'C', 'D'] as const) {
    turns.push(`${t.turn()} ${t.event()}`)
    t.endTurn(who)
  }
  expect(turns).toEqual([
    'A gold-rush-event',
    'D gold-rush-event',
    'C gold-rush-event',
    'B gold-rush-event',
    'A shootout',
    'B shootout',
    'C shootout',
    'D shootout',
  ])
})

test('17. Gold Rush: Dynamite still goes to the left', () => {
  const t = table({ A: {}, B: {}, C: {}, D: { front: ['dynamite'] } }, { options, event: 'gold-rush-event', turn: 'D', deck: ['*/hearts'] })
  expect([t.front('A'), t.front('C')]).toEqual([['dynamite'], []])
})

test('Gold Rush: Gatling and General Store still go clockwise', () => {
  const t = table(
    { A: {}, B: { hand: ['general-store'] }, C: {}, D: {} },
    { options, event: 'gold-rush-event', turn: 'B', phase: 'play', deck: ['beer', 'scope', 'saloon', 'bang'] },
  )
  t.say('B', 'play', { card: 'general-store' }).say('B', 'take', { card: 'beer' })
  expect(t.asked()).toBe('general-store:C')
})
