import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['high-noon'], highNoonExtras: true }

test('30. in his turn he may not even answer with another suit', () => {
  const t = table(
    { A: {}, B: { hand: ['bang/8C', 'missed/4S', 'cat-balou/8C'] }, C: { character: 'henry-block', front: ['mustang'] } },
    {
      options: { ...options, sets: ['high-noon', 'valley-of-shadows', 'dodge-city'] },
      event: 'handcuffs',
      turn: 'B',
      deck: ['*/hearts', '*/hearts'],
    },
  )
  t.say('B', 'clubs').say('B', 'play', { card: 'cat-balou', seat: 'C', picks: [['mustang']] })
  expect(t.asked()).toBe('shot:B')
  expect(t.refused('B', 'missed', { card: 'missed/4S' })).toEqual({ code: 'forbidden', facts: { card: 'missed', source: 'handcuffs' } })
})

test('34. cards in play are free, other hand cards are not; phase 3 takes any suit', () => {
  const t = table(
    { A: {}, B: { life: 1, hand: ['scope/AS'], front: ['sombrero/7C'] }, C: { hand: ['bang'] } },
    { options: { ...options, sets: ['high-noon', 'dodge-city'] }, event: 'handcuffs', turn: 'B', deck: ['duel/8C', '*/spades'] },
  )
  t.say('B', 'hearts')
  expect(t.refused('B', 'play', { card: 'scope/AS' })).toEqual({ code: 'forbidden', facts: { card: 'scope', source: 'handcuffs' } })
  t.say('B', 'end').say('B', 'discard', { card: 'scope/AS' })
  t.say('B', 'discard', { card: 'duel/8C' })
  expect(t.hand('B')).toHaveLength(1)
})

test('35. out of turn any suit will do', () => {
  const t = table(
    { A: {}, B: { hand: ['missed/KC'] }, C: { hand: ['bang/AS'] } },
    { options, event: 'handcuffs', turn: 'C', deck: ['*/spades', '*/spades'] },
  )
  t.say('C', 'spades').say('C', 'play', { card: 'bang/AS', seat: 'B' }).say('B', 'missed', { card: 'missed/KC' })
  expect(t.life('B')).toBe(4)
})

test('a converted card keeps its own suit', () => {
  const t = table(
    { A: {}, B: { character: 'calamity-janet', hand: ['missed/KC', 'missed/4S'] }, C: {} },
    { options, event: 'handcuffs', turn: 'B' },
  )
  t.say('B', 'spades')
  expect(t.refused('B', 'as-bang', { card: 'missed/KC', seat: 'C' })).toMatchObject({ code: 'forbidden' })
  t.say('B', 'as-bang', { card: 'missed/4S', seat: 'C' })
  expect(t.life('C')).toBe(3)
})

test('a Beer of another suit saves nobody in his own turn', () => {
  const t = table(
    { A: {}, B: { life: 1, hand: ['duel/8C', 'beer/7H'] }, C: { hand: ['bang'] }, D: {} },
    { options, event: 'handcuffs', turn: 'B', deck: ['*/spades', '*/spades'] },
  )
  t.say('B', 'clubs').say('B', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' }).say('B', 'decline')
  // No Beer is a Club: there is nothing to ask.
  expect([t.isOut('B'), t.discard()]).toEqual([true, expect.arrayContaining(['beer'])])
})

test('the suit is public and lasts until the turn is over', () => {
  const t = table({ A: { hand: ['scope'] }, B: {}, C: {} }, { options, event: 'handcuffs', turn: 'B' })
  t.say('B', 'clubs')
  expect(t.events('called')).toEqual([{ type: 'called', seat: 1, source: 'handcuffs', call: 'clubs', target: undefined }])
  for (const viewer of ['A', 'B', 'spectator'] as const) expect(t.view(viewer).duty).toEqual({ seat: 1, suit: 'clubs' })
  t.endTurn('B')
  expect(t.asked()).toBe('handcuffs:C')
  expect(t.view('A').duty).toBeUndefined()
})

test('a turn that is lost has no declaration', () => {
  const t = table({ A: {}, B: { front: ['jail'] }, C: {} }, { options, event: 'handcuffs', turn: 'B', deck: ['*/clubs'] })
  expect(t.asked()).toBe('handcuffs:C')
})

test('a price may have any suit: Lee Van Kliff pays with a BANG! of another', () => {
  const t = table(
    { A: {}, B: { character: 'lee-van-kliff', hand: ['stagecoach/9S', 'bang/8C'] }, C: {} },
    { options: { ...options, sets: ['high-noon', 'wild-west-show'] }, event: 'handcuffs', turn: 'B' },
  )
  t.say('B', 'spades').say('B', 'play', { card: 'stagecoach/9S' }).say('B', 'lee-van-kliff', { card: 'bang/8C' })
  expect(t.hand('B')).toHaveLength(6)
})

test('in a Duel of his own he answers in that suit only', () => {
  const t = table(
    { A: {}, B: { hand: ['duel/QD', 'bang/8C', 'bang/2D'] }, C: { hand: ['bang', 'bang'] } },
    { options, event: 'handcuffs', turn: 'B' },
  )
  t.say('B', 'diamonds').say('B', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' })
  expect(t.refused('B', 'give', { card: 'bang/8C' })).toMatchObject({ code: 'forbidden' })
  t.say('B', 'give', { card: 'bang/2D' })
  expect(t.asked()).toBe('give-bang:C')
})
