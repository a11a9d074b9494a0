import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }

test('28. Hearts: a whole new turn, with the check of the Dynamite, and no draw! at its end', () => {
  const t = table(
    { A: {}, B: { hand: ['dynamite'] }, C: {} },
    { options, event: 'vendetta', turn: 'B', phase: 'play', deck: ['*/QH', '*/KH'] },
  )
  t.say('B', 'play', { card: 'dynamite' }).say('B', 'end')
  expect(t.events('checked')).toMatchObject([
    { seat: 1, source: 'vendetta', good: true },
    { seat: 1, source: 'dynamite' },
  ])
  expect([t.asked(), t.hand('B').length]).toEqual(['play:B', 2])
  t.endTurn('B')
  expect(t.events('checked').filter(({ source }) => source === 'vendetta')).toHaveLength(1)
  expect(t.turn()).toBe('C')
})

test('another suit: the next player', () => {
  const t = table({ A: {}, B: {}, C: {} }, { options, event: 'vendetta', turn: 'B', phase: 'play', deck: ['*/KS'] })
  t.say('B', 'end')
  expect(t.turn()).toBe('C')
})

test('the limit of BANG! cards starts anew', () => {
  const t = table(
    { A: {}, B: { hand: ['bang/AS', 'bang/KC'] }, C: {} },
    { options: { sets: ['fistful-of-cards', 'dodge-city'] }, event: 'vendetta', turn: 'B', phase: 'play', deck: ['*/QH'] },
  )
  t.say('B', 'play', { card: 'bang/AS', seat: 'C' }).say('B', 'end').say('B', 'play', { card: 'bang/KC', seat: 'C' })
  expect(t.life('C')).toBe(2)
})

test('36. no draw! after a turn lost in Jail', () => {
  const t = table({ A: {}, B: { front: ['jail'] }, C: {} }, { options, event: 'vendetta', turn: 'B', deck: ['*/KS', '*/QH'] })
  expect(t.events('checked').map(({ source }) => source)).toEqual(['jail'])
  expect(t.turn()).toBe('C')
})

test('37. no draw! for somebody who was eliminated in his own turn', () => {
  const t = table(
    { A: {}, B: { life: 1, hand: ['duel'] }, C: { hand: ['bang'] }, D: {} },
    { options, event: 'vendetta', turn: 'B', phase: 'play', deck: ['*/QH'] },
  )
  t.say('B', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' })
  expect([t.isOut('B'), t.events('checked'), t.turn()]).toEqual([true, [], 'C'])
})

test('an extra turn that is lost in Jail ends there', () => {
  const t = table(
    { A: {}, B: { hand: ['jail'] }, C: {} },
    { options, event: 'vendetta', turn: 'B', phase: 'play', deck: ['*/QH', '*/KS', '*/KH'] },
  )
  t.say('B', 'play', { card: 'jail', seat: 'B' }).say('B', 'end')
  expect(t.events('checked').map(({ source }) => source)).toEqual(['vendetta', 'jail'])
  expect(t.turn()).toBe('C')
})

test('Lucky Duke chooses between two', () => {
  const t = table(
    { A: {}, B: { character: 'lucky-duke' }, C: {} },
    { options, event: 'vendetta', turn: 'B', phase: 'play', deck: ['*/KS', '*/QH'] },
  )
  t.say('B', 'end').say('B', 'flip', { card: '*/QH' })
  expect(t.turn()).toBe('B')
})

test('Miss Susanna comes first: who dies of her makes no draw!', () => {
  const with2 = {
    options: { sets: ['fistful-of-cards', 'wild-west-show'] },
    event: 'vendetta',
    show: 'miss-susanna',
    phase: 'play',
  } as const
  const t = table({ A: {}, B: { life: 2 }, C: {} }, { ...with2, turn: 'B', deck: ['*/KS'] })
  t.say('B', 'end')
  const told = t.events().map(({ type }) => type)
  expect(told.indexOf('wounded')).toBeGreaterThan(-1)
  expect(told.indexOf('wounded')).toBeLessThan(told.indexOf('checked'))
  const dead = table({ A: {}, B: { life: 1 }, C: {}, D: {} }, { ...with2, turn: 'B', deck: ['*/QH'] })
  dead.say('B', 'end')
  expect([dead.isOut('B'), dead.events('checked'), dead.turn()]).toEqual([true, [], 'C'])
})

test('the keeper falls in his extra turn: that of his successor is no extra turn and brings the next event', () => {
  const t = table(
    { A: { role: 'deputy', life: 1, hand: ['duel'] }, B: { role: 'outlaw', hand: ['bang'] }, C: { role: 'renegade' } },
    { options, event: 'vendetta', events: ['lasso'], phase: 'play', deck: ['*/QH', 'scope', 'mustang'] },
  )
  t.say('A', 'end').say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' }).say('A', 'decline').say('A', 'give-up')
  expect([t.isOut('A'), t.turn(), t.event(), t.view('B').table.extraTurn]).toEqual([true, 'B', 'lasso', false])
})
