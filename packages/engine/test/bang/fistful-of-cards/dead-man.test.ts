import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'
import { entering } from '../high-noon/turns.ts'

const options = { sets: ['fistful-of-cards'] }

test('8. the first who was out is back with 2 life points and 2 cards, then draws 2; the second stays out', () => {
  const t = table(
    { A: {}, B: {}, C: { out: true }, D: { out: true } },
    { options, event: 'dead-man', firstOut: 'C', turn: 'B', phase: 'play', deck: ['scope', 'beer', 'saloon', 'bang'] },
  )
  t.endTurn('B')
  expect(t.asked()).toBe('play:C')
  expect([t.life('C'), t.hand('C')]).toEqual([2, ['scope', 'beer', 'saloon', 'bang']])
  t.endTurn('C')
  expect([t.turn(), t.isOut('D')]).toEqual(['A', true])
})

test('9. nobody was out: the first to fall in this round comes back at his seat', () => {
  const t = entering({ A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: {}, D: {} }, 'D', { options, events: ['dead-man'] })
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(t.isOut('B')).toBe(true)
  t.endTurn('A')
  expect([t.asked(), t.life('B')]).toEqual(['play:B', 2])
})

test('10. eliminated again in the same round he stays out, and both times the reward is paid', () => {
  const t = table(
    { A: {}, B: { role: 'outlaw', out: true }, C: { hand: ['gatling'] }, D: { hand: ['bang', 'duel'] } },
    { options, event: 'dead-man', turn: 'A', phase: 'play', firstOut: 'B', deck: ['scope', 'mustang', 'barrel', 'volcanic'] },
  )
  t.endTurn('A')
  expect(t.life('B')).toBe(2)
  t.endTurn('B')
  t.game.setLife(t.seat('B'), 1)
  t.say('C', 'play', { card: 'gatling' })
  t.say('D', 'take-it').say('B', 'take-it').say('B', 'give-up')
  expect([t.isOut('B'), t.events('rewarded')]).toEqual([true, [{ type: 'rewarded', seat: 2, cards: 3, victim: 1 }]])
  t.endTurns('C', 'D', 'A')
  expect([t.turn(), t.isOut('B')]).toEqual(['C', true])
})

test('his role stays face up, and he counts for victory again', () => {
  const t = table(
    { A: { hand: ['bang'] }, B: { role: 'outlaw', out: true }, C: { role: 'renegade', life: 1 } },
    { options, event: 'dead-man', turn: 'A', phase: 'play' },
  )
  t.endTurn('A')
  expect(t.sees('C', 'B')).toMatchObject({ role: 'outlaw', state: 'in' })
})

test('somebody who is back already does not come twice, and nobody takes his place', () => {
  const t = table({ A: {}, B: {}, C: { out: true }, D: {} }, { options, event: 'dead-man', firstOut: 'B', turn: 'B', phase: 'play' })
  t.endTurn('B')
  expect(t.turn()).toBe('D')
})

test('with Bone Orchard: Dead Man for the first, Bone Orchard for the others', () => {
  const t = table(
    { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'outlaw', out: true }, D: { role: 'renegade' }, E: { role: 'deputy' } },
    { options: { sets: ['fistful-of-cards', 'wild-west-show'] }, event: 'dead-man', show: 'bone-orchard', firstOut: 'B', phase: 'play' },
  )
  t.endTurn('A')
  expect([t.turn(), t.life('B')]).toEqual(['B', 2])
  t.endTurn('B')
  expect([t.turn(), t.life('C')]).toEqual(['C', 1])
})

test('of two who fall by one card the first clockwise from the active player was first', () => {
  const t = table(
    {
      A: {},
      B: { role: 'outlaw', life: 1 },
      C: { role: 'outlaw', hand: ['gatling'] },
      D: { role: 'renegade', life: 1 },
      E: { role: 'deputy' },
    },
    { options, event: 'dead-man', turn: 'C', phase: 'play' },
  )
  t.say('C', 'play', { card: 'gatling' })
  t.endTurn('C')
  expect([t.turn(), t.life('D')]).toEqual(['D', 2])
  t.endTurns('D', 'E', 'A')
  expect([t.turn(), t.isOut('B')]).toEqual(['C', true])
})

test('with three players the Deputy is back, but the events stay with his successor', () => {
  const t = table(
    { A: { role: 'deputy', life: 1 }, B: { role: 'outlaw' }, C: { role: 'renegade', hand: ['bang'] } },
    { options, event: 'dead-man', events: ['ambush'], turn: 'C', phase: 'play' },
  )
  t.say('C', 'play', { card: 'bang', seat: 'A' })
  t.endTurn('C')
  expect([t.turn(), t.life('A'), t.event()]).toEqual(['A', 2, 'dead-man'])
  t.endTurn('A')
  expect([t.turn(), t.event()]).toEqual(['B', 'ambush'])
})
