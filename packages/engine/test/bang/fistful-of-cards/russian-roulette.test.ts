import { expect, test } from 'vitest'
import { entering } from '../high-noon/turns.ts'

const options = { sets: ['fistful-of-cards'] }
const events = ['russian-roulette']

test('24. Missed!, Dodge, a Barrel that holds, Missed!, and then nothing: the Sheriff loses 2', () => {
  const t = entering({ A: { hand: ['missed', 'scope'] }, B: { hand: ['dodge'] }, C: { front: ['barrel'] }, D: { hand: ['missed'] } }, 'D', {
    options: { sets: ['fistful-of-cards', 'dodge-city'] },
    events,
    deck: ['beer', '*/hearts'],
  })
  t.say('A', 'missed', { card: 'missed' }).say('B', 'dodge', { card: 'dodge' })
  expect(t.hand('B')).toEqual(['beer'])
  t.say('C', 'barrel', { card: 'barrel' }).say('D', 'missed', { card: 'missed' })
  expect(t.asked()).toBe('shot:A')
  t.say('A', 'take-it')
  expect([t.life('A'), t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 4, 4, 4])
  expect(t.asked()).toBe('play:A')
})

test('25. two life points are lost at once; a Beer saves', () => {
  const t = entering({ A: { life: 2, hand: ['beer'] }, B: {}, C: {}, D: {} }, 'D', { options, events })
  t.say('A', 'take-it')
  expect([t.life('A'), t.asked()]).toEqual([0, 'dying:A'])
  t.say('A', 'beer', { card: 'beer' })
  expect([t.life('A'), t.asked()]).toEqual([1, 'play:A'])
})

test('failing on purpose is allowed, and nobody causes the loss', () => {
  const t = entering({ A: { hand: ['missed'] }, B: {}, C: {} }, 'C', { options, events })
  t.say('A', 'take-it')
  expect([t.life('A'), t.hand('A').includes('missed')]).toEqual([3, true])
  expect(t.events('wounded')).toMatchObject([{ seat: 0, amount: 2, by: undefined, cause: 'russian-roulette' }])
})

test('it is spent when somebody has failed: nothing more happens in this round', () => {
  const t = entering({ A: {}, B: {}, C: {} }, 'C', { options, events })
  expect([t.life('A'), t.asked()]).toEqual([3, 'play:A'])
  t.endTurn('A')
  expect([t.life('B'), t.asked()]).toEqual([4, 'play:B'])
})

test('Calamity Janet may give a BANG!, Jourdonnais has his Barrel', () => {
  const t = entering({ A: { character: 'calamity-janet', hand: ['bang'] }, B: { character: 'jourdonnais' }, C: {} }, 'C', {
    options,
    events,
    deck: ['*/hearts'],
  })
  t.say('A', 'missed', { card: 'bang' }).say('B', 'jourdonnais')
  expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([5, 4, 2])
})

test('who has no life to stake is passed over', () => {
  const t = entering({ A: { hand: ['missed'] }, B: { ghost: true, front: ['ghost'] }, C: {} }, 'C', {
    options: { sets: ['fistful-of-cards', 'valley-of-shadows'] },
    events,
    discard: ['saved'],
  })
  t.say('A', 'missed', { card: 'missed' })
  expect([t.isOut('B'), t.life('C')]).toEqual([false, 2])
})

test('Molly Stark draws for a Missed! she gives, even as Sheriff', () => {
  const t = entering({ A: { character: 'molly-stark', hand: ['missed'] }, B: {}, C: {} }, 'C', {
    options: { sets: ['fistful-of-cards', 'dodge-city'] },
    events,
    deck: ['beer'],
  })
  t.say('A', 'missed', { card: 'missed' })
  expect(t.hand('A')).toContain('beer')
})

test('a Backfire counts, but nothing is shot back', () => {
  const t = entering({ A: { hand: ['backfire'] }, B: {}, C: {} }, 'C', {
    options: { sets: ['fistful-of-cards', 'valley-of-shadows'] },
    events,
    discard: ['saved'],
  })
  t.say('A', 'missed', { card: 'backfire' })
  expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([5, 2, 4])
})

test('Suzy Lafayette draws only when it is over: asked again with an empty hand she loses', () => {
  const hand = ['missed', 'missed']
  const t = entering({ A: { hand }, B: { character: 'suzy-lafayette', hand: ['missed'] }, C: { hand: ['missed'] } }, 'C', {
    options,
    events,
    deck: ['duel'],
  })
  for (const seat of ['A', 'B', 'C', 'A'] as const) t.say(seat, 'missed', { card: 'missed' })
  expect([t.life('B'), t.hand('B')]).toEqual([2, ['duel']])
})

test('with two players left a Beer does not save the Sheriff', () => {
  const t = entering({ A: { role: 'sheriff', life: 2, hand: ['beer'] }, B: { role: 'renegade' }, C: { role: 'outlaw', out: true } }, 'B', {
    options,
    events,
  })
  t.say('A', 'take-it')
  expect([t.over, t.winners()]).toEqual(['renegade', ['B']])
})

test('an Outlaw who dies of it: Vulture Sam and Herb Hunter gain, nobody is rewarded', () => {
  const t = entering(
    {
      A: { hand: ['missed'] },
      B: { role: 'outlaw', life: 2, front: ['mustang'] },
      C: { role: 'outlaw', character: 'vulture-sam' },
      D: { role: 'renegade', character: 'herb-hunter' },
    },
    'D',
    { options: { sets: ['fistful-of-cards', 'dodge-city'] }, events },
  )
  t.say('A', 'missed', { card: 'missed' })
  expect([t.isOut('B'), t.hand('C').includes('mustang'), t.hand('D').length, t.events('rewarded')]).toEqual([true, true, 2, []])
})
