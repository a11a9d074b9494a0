import { expect, test } from 'vitest'
import { firstOf } from '../../../src/kernel/index.ts'

import { mixed } from './mixed.ts'

const ORDERS = { phase: 'play', show: 'dorothy-rage' } as const

test('a green card under Hangover: it lies in front of the victim and is his to use in his turn', () => {
  const t = mixed({ A: {}, B: { life: 1, hand: ['canteen'] }, C: {} }, { ...ORDERS, event: 'hangover' })
  t.say('A', 'dorothy-rage', t.order('B', 'canteen', 'B')).say('B', 'obey', { card: 'canteen' })
  expect([t.front('B'), t.life('B')]).toEqual([['canteen'], 1])
  t.endTurn('A')
  t.say('B', 'use', { card: 'canteen' })
  expect(t.life('B')).toBe(2)
})

test('Hangover: Calamity Janet’s Missed! is no BANG! that could be ordered', () => {
  const t = mixed({ A: {}, B: { character: 'calamity-janet', hand: ['missed'] }, C: {} }, { ...ORDERS, event: 'hangover' })
  expect(t.can('A', 'dorothy-rage', t.order('B', 'missed', 'C', 'bang'))).toBe(false)
})

test('a Ghost for somebody who is out', () => {
  const t = mixed({ A: {}, B: { hand: ['ghost'] }, C: { role: 'outlaw', out: true }, D: { role: 'outlaw' } }, ORDERS)
  t.say('A', 'dorothy-rage', t.order('B', 'ghost', 'C')).say('B', 'obey', { card: 'ghost' })
  expect([t.isOut('C'), t.front('C')]).toEqual([false, ['ghost']])
})

test('Fanning: both targets belong to the order; the limit it counts against is the victim’s', () => {
  const t = mixed({ A: { hand: ['bang'] }, B: { hand: ['fanning'] }, C: {}, D: {} }, ORDERS)
  // Next to C sits only D: there is nothing more to say.
  t.say('A', 'dorothy-rage', t.order('B', 'fanning', 'C')).say('B', 'obey', { card: 'fanning' })
  expect([t.life('C'), t.life('D')]).toEqual([3, 3])
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(t.life('B')).toBe(3)
})

test('Aim alone cannot be played: the hand is shown', () => {
  const t = mixed({ A: {}, B: { hand: ['aim', 'bang'] }, C: {} }, ORDERS)
  t.say('A', 'dorothy-rage', t.order('B', 'aim', 'B'))
  expect(t.events('hand-shown')).toHaveLength(1)
})

test('a Stagecoach that turns up Helena Zontero: the “draw!” is the victim’s, and the turn goes on', () => {
  const t = mixed(
    { A: {}, B: { hand: ['stagecoach'] }, C: {} },
    { ...ORDERS, shows: ['helena-zontero'], deck: ['scope', 'mustang', '*/hearts'] },
  )
  t.say('A', 'dorothy-rage', t.order('B', 'stagecoach', 'B')).say('B', 'obey', { card: 'stagecoach' })
  expect([t.show(), t.hand('B').length, t.asked()]).toEqual(['helena-zontero', 2, 'play:A'])
  expect(t.events('checked')).toMatchObject([{ seat: 1, source: 'helena-zontero' }])
})

test('Handcuffs bind the active player in his answers, not the victim', () => {
  const t = mixed(
    { A: { hand: ['missed/spades'] }, B: { hand: ['bang/hearts'] }, C: {} },
    { event: 'handcuffs', show: 'dorothy-rage', options: { highNoonExtras: true } },
  )
  t.say('A', 'clubs')
    .say('A', 'dorothy-rage', t.order('B', 'bang', 'A'))
    .say('B', 'obey', { card: 'bang' })
  expect([t.asked(), t.options('A')]).toEqual(['shot:A', ['take-it']])
})

test('The Sermon: in a Duel on order neither the victim nor the active player may give a BANG!', () => {
  const seats = { A: { hand: ['bang'] }, B: { hand: ['duel', 'bang'] }, C: { hand: ['bang'] } } as const
  const t = mixed(seats, { ...ORDERS, event: 'the-sermon' })
  t.say('A', 'dorothy-rage', t.order('B', 'duel', 'C'))
    .say('B', 'obey', { card: 'duel' })
    .say('C', 'give', { card: 'bang' })
  expect([t.asked(), t.life('B'), t.hand('B')]).toEqual(['play:A', 3, ['bang']])
  const u = mixed(seats, { ...ORDERS, event: 'the-sermon' })
  u.say('A', 'dorothy-rage', u.order('B', 'duel', 'A')).say('B', 'obey', { card: 'duel' })
  expect([u.asked(), u.life('A'), u.hand('A')]).toEqual(['play:A', 4, ['bang']])
})

test('Belle Star’s turn: the weapon of the victim is off, so he shoots no farther than a Colt', () => {
  const t = mixed({ A: { character: 'belle-star' }, B: { hand: ['bang'], front: ['winchester'] }, C: {}, D: {}, E: {} }, ORDERS)
  t.say('A', 'dorothy-rage', t.order('B', 'bang', 'D'))
  expect([t.events('hand-shown').length, t.life('D')]).toEqual([1, 4])
})

test('Law of the West: a card of the same name that another plays on order is not the one that is owed', () => {
  const t = mixed({ A: {}, B: { hand: ['beer'] }, C: {} }, { event: 'law-of-the-west', show: 'dorothy-rage', deck: ['scope', 'beer'] })
  t.say('A', 'dorothy-rage', t.order('B', 'beer', 'B')).say('B', 'obey', { card: 'beer' })
  expect(t.refused('A', 'end').code).toBe('must-play')
})

test('an active player who falls by what he has ordered: his turn is over, and the victim has his reward', () => {
  const t = mixed(
    { A: {}, B: { role: 'outlaw', life: 1 }, C: { role: 'renegade', hand: ['bang'] }, D: { role: 'outlaw' } },
    { ...ORDERS, turn: 'B' },
  )
  t.say('B', 'dorothy-rage', t.order('C', 'bang', 'B')).say('C', 'obey', { card: 'bang' })
  expect([t.isOut('B'), t.asked(), t.hand('C').length]).toEqual([true, 'play:C', 3 + 2])
})

test('Sacagaway: an empty hand is shown as one', () => {
  const t = mixed({ A: { hand: ['stagecoach'] }, B: {}, C: { hand: 1 } }, { phase: 'play', shows: ['sacagaway'] })
  t.say('A', 'play', { card: 'stagecoach' })
  expect(t.events('hand-shown').map(({ cards }) => cards.length)).toEqual([2, 0, 1])
})

test('Black Flower may be told to use a card as her extra BANG!; if it is not of Clubs her hand is shown', () => {
  const ordered = (card: string) => {
    const t = mixed({ A: {}, B: { character: 'black-flower', hand: [card] }, C: {}, D: {} }, ORDERS)
    return t.say('A', 'dorothy-rage', t.order('B', 'schofield', 'C', 'bang'))
  }
  const t = ordered('schofield/JC').say('B', 'obey', { card: 'schofield' })
  expect([t.life('C'), t.front('B'), t.asked()]).toEqual([3, [], 'play:A'])
  const u = ordered('schofield/KS')
  expect([u.life('C'), u.events('hand-shown').length]).toEqual([4, 1])
})

test('Der Spot-Burst Ringer may be told to fire a BANG! as a Gatling, nothing else', () => {
  const t = mixed({ A: {}, B: { character: 'der-spot-burst-ringer', hand: ['bang'] }, C: {}, D: {} }, ORDERS)
  expect(t.can('A', 'dorothy-rage', t.order('B', 'beer', 'B', 'gatling'))).toBe(false)
  t.say('A', 'dorothy-rage', t.order('B', 'bang', 'B', 'gatling')).say('B', 'obey', { card: 'bang' })
  expect([t.life('A'), t.life('C'), t.life('D')]).toEqual([4, 3, 3])
})

test('Belle Star acts as if it were her turn: the cards of all others are off, those of the active player too', () => {
  const t = mixed({ A: { front: ['barrel'] }, B: { character: 'belle-star', hand: ['bang'] }, C: {}, D: {} }, ORDERS)
  t.say('A', 'dorothy-rage', t.order('B', 'bang', 'A')).say('B', 'obey', { card: 'bang' })
  expect([t.life('A'), t.asked(), firstOf(t.sees('C', 'A').front).off]).toEqual([4, 'play:A', undefined])
  const u = mixed({ A: {}, B: { character: 'belle-star', hand: ['panic'] }, C: { front: ['mustang', 'barrel'] }, D: {} }, ORDERS)
  u.say('A', 'dorothy-rage', u.order('B', 'panic', 'C'))
    .say('A', 'order', { picks: [[u.handle('C', 'barrel')]] })
    .say('B', 'obey', { card: 'panic' })
  expect([u.hand('B'), u.distance('B', 'C')]).toEqual([['barrel'], 2])
})

test('with a LeMat any card is Der Spot-Burst Ringer’s Gatling, on order as in his own turn', () => {
  const t = mixed({ A: {}, B: { character: 'der-spot-burst-ringer', hand: ['beer'], front: ['lemat'] }, C: {}, D: {} }, ORDERS)
  t.say('A', 'dorothy-rage', t.order('B', 'beer', 'B', 'gatling')).say('B', 'obey', { card: 'beer' })
  expect([t.life('A'), t.life('C'), t.life('D')]).toEqual([4, 3, 3])
})

test('the Stick is won in one’s own turn only, not on order', () => {
  const t = mixed({ A: {}, B: { hand: ['bang'] }, C: {}, D: {} }, { ...ORDERS, stick: 'D', options: { stickOfDynamite: true } })
  t.say('A', 'dorothy-rage', t.order('B', 'bang', 'C')).say('B', 'obey', { card: 'bang' })
  expect([t.life('C'), t.stick()]).toEqual([3, 'D'])
})

test('all that follows from the BANG! is the victim’s: Colorado Bill’s “draw!”, the card of El Gringo', () => {
  const bill = mixed(
    { A: {}, B: { character: 'colorado-bill', hand: ['bang'] }, C: { hand: ['missed'] } },
    { ...ORDERS, deck: ['*/spades'] },
  )
  bill.say('A', 'dorothy-rage', bill.order('B', 'bang', 'C')).say('B', 'obey', { card: 'bang' })
  expect([bill.life('C'), bill.hand('C')]).toEqual([3, ['missed']])
  const gringo = mixed({ A: { hand: ['scope'] }, B: { hand: ['bang', 'duel'] }, C: { character: 'el-gringo' } }, ORDERS)
  gringo.say('A', 'dorothy-rage', gringo.order('B', 'bang', 'C')).say('B', 'obey', { card: 'bang' })
  expect([gringo.hand('C'), gringo.hand('A'), gringo.hand('B')]).toEqual([['duel'], ['scope'], []])
})

test('a Deputy has the Sheriff shoot him down: the Sheriff pays for it, and the turn is over', () => {
  const t = mixed(
    {
      A: { role: 'sheriff', hand: ['bang', 'duel'], front: ['scope'] },
      B: { role: 'deputy', life: 1 },
      C: { role: 'outlaw' },
      D: { role: 'renegade' },
    },
    { ...ORDERS, turn: 'B' },
  )
  t.say('B', 'dorothy-rage', t.order('A', 'bang', 'B')).say('A', 'obey', { card: 'bang' })
  expect([t.isOut('B'), t.hand('A'), t.front('A'), t.turn()]).toEqual([true, [], [], 'C'])
})

test('an active player with a LeMat answers with any card what he has others do to him: it is his turn', () => {
  for (const card of ['duel', 'indians']) {
    const t = mixed({ A: { front: ['lemat'], hand: ['scope'] }, B: { hand: [card] }, C: {} }, { ...ORDERS, bangsPlayed: 1 })
    t.say('A', 'dorothy-rage', t.order('B', card, card === 'duel' ? 'A' : 'B')).say('B', 'obey', { card })
    t.say('A', 'give', { card: 'scope' })
    expect([t.life('A'), t.life(card === 'duel' ? 'B' : 'C'), t.asked()]).toEqual([5, 3, 'play:A'])
  }
})

test('a Stagecoach on order that turns up Miss Susanna counts for nobody: not for whoever gave the order', () => {
  const t = mixed({ A: { hand: ['scope', 'mustang'] }, B: { hand: ['stagecoach'] }, C: {} }, { ...ORDERS, shows: ['miss-susanna'] })
  t.say('A', 'play', { card: 'scope' }).say('A', 'play', { card: 'mustang' })
  t.say('A', 'dorothy-rage', t.order('B', 'stagecoach', 'B'))
    .say('B', 'obey', { card: 'stagecoach' })
    .say('A', 'end')
  expect([t.show(), t.life('A')]).toEqual(['miss-susanna', 4])
})
