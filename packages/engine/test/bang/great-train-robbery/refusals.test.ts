import { expect, test } from 'vitest'
import { robbery } from './train.ts'

const CARS = ['caboose', 'mail-car', 'dining-car']

test('taking the Locomotive, an unpaired car, something that is no car', () => {
  const t = robbery({ A: { hand: ['bang'] }, B: {}, C: {} }, { phase: 'play', line: ['boom-town'], cars: CARS })
  expect(t.refused('A', 'rob', { card: 'ironhorse', picks: [['bang']] }).code).toBe('great-train-robbery/locomotive')
  expect(t.refused('A', 'rob', { card: 'mail-car', picks: [['bang']] })).toEqual({
    code: 'great-train-robbery/unpaired',
    facts: { card: 'mail-car' },
  })
  expect(t.refused('A', 'rob', { card: 'bang', picks: [['bang']] }).code).toBe('great-train-robbery/not-on-the-train')
})

test('5. paying with a look-alike card', () => {
  const t = robbery(
    { A: { character: 'calamity-janet', hand: ['missed', 'bang'] }, B: {}, C: {} },
    { phase: 'play', line: ['boom-town'], cars: CARS },
  )
  expect(t.refused('A', 'rob', { card: 'caboose', picks: [['missed']] }).code).toBe('great-train-robbery/wrong-fare')
  const alone = robbery(
    { A: { character: 'calamity-janet', hand: ['missed'] }, B: {}, C: {} },
    { phase: 'play', line: ['boom-town'], cars: CARS },
  )
  expect(alone.refused('A', 'rob', { card: 'caboose', picks: [['missed']] }).code).toBe('great-train-robbery/cannot-pay')
})

test('8. Tombrock with one life point, or with none', () => {
  const t = robbery({ A: { life: 1 }, B: {}, C: {} }, { phase: 'play', line: ['tombrock'], cars: CARS })
  expect(t.refused('A', 'rob', { card: 'caboose' }).code).toBe('last-life')
  const ghost = robbery({ A: { ghost: true, front: ['ghost-car'] }, B: {}, C: {} }, { phase: 'play', line: ['tombrock'], cars: CARS })
  expect(ghost.refused('A', 'rob', { card: 'caboose' }).code).toBe('no-life-for-ghosts')
})

test('a Ghost Car that keeps its holder in play pays nothing', () => {
  const t = robbery({ A: { ghost: true, front: ['ghost-car'] }, B: {}, C: {} }, { phase: 'play', line: ['deathwood'], cars: CARS })
  expect(t.refused('A', 'rob', { card: 'caboose', picks: [['ghost-car']] }).code).toBe('great-train-robbery/cannot-pay')
})

test('23. Money Bag on a blue card, on one that only answers, on nothing', () => {
  for (const discard of [['mustang'], ['missed'], ['cactus'], []]) {
    const t = robbery({ A: { hand: ['money-bag'] }, B: {}, C: {} }, { phase: 'play', discard })
    expect(t.refused('A', 'play', { card: 'money-bag' }).code).toBe('great-train-robbery/nothing-to-copy')
  }
})

test('Money Bag on a BANG! without anybody in reach', () => {
  const t = robbery({ A: { hand: ['money-bag'] }, B: { front: ['mustang'] } }, { phase: 'play', discard: ['bang'] })
  expect(t.refused('A', 'play', { card: 'money-bag', seat: 'B' }).code).toBe('out-of-reach')
})

test('Water Tower with no car under a Station', () => {
  const t = robbery({ A: { hand: ['water-tower'] }, B: {}, C: {} }, { phase: 'play', at: 0 })
  expect(t.refused('A', 'play', { card: 'water-tower' }).code).toBe('great-train-robbery/none-paired')
})

test('the Ghost Car before the Sheriff', () => {
  const t = robbery(
    { A: { hand: ['bang'] }, B: {}, C: {} },
    { phase: 'play', line: ['boom-town'], cars: ['ghost-car', 'mail-car', 'dining-car'] },
  )
  expect(t.refused('A', 'rob', { card: 'ghost-car', seat: 'C', picks: [['bang']] }).code).toBe('sheriff')
  expect(t.can('A', 'rob', { card: 'ghost-car', seat: 'A', picks: [['bang']] })).toBe(true)
})

test('Switch: Jail or the Ghost Car for the Sheriff, two cards of one name, the own Ghost Car, nothing to give', () => {
  const swap = (front: readonly string[], other: readonly string[], ghost?: true) =>
    robbery({ A: { hand: ['switch'], front, ...(ghost && { ghost }) }, B: { role: 'sheriff', front: other }, C: {} }, { phase: 'play' })
  const refusal = (t: ReturnType<typeof swap>, mine: string, theirs: string) =>
    t.refused('A', 'play', { card: 'switch', seat: 'B', picks: [[mine], [theirs]] }).code
  expect(refusal(swap(['jail', 'scope'], ['barrel']), 'jail', 'barrel')).toBe('great-train-robbery/no-exchange')
  expect(refusal(swap(['ghost-car', 'scope'], ['barrel']), 'ghost-car', 'barrel')).toBe('great-train-robbery/no-exchange')
  expect(refusal(swap(['barrel', 'scope'], ['barrel', 'mustang']), 'barrel', 'mustang')).toBe('great-train-robbery/no-exchange')
  expect(refusal(swap(['ghost-car', 'scope'], ['mustang'], true), 'ghost-car', 'mustang')).toBe('great-train-robbery/no-exchange')
  const empty = robbery({ A: { hand: ['switch'] }, B: { role: 'sheriff', front: ['barrel'] }, C: {} }, { phase: 'play' })
  expect(empty.refused('A', 'play', { card: 'switch', seat: 'B', picks: [[], ['barrel']] }).code).toBe(
    'great-train-robbery/nothing-in-play',
  )
})

test('21. Knife Revolver in a Duel, or over the limit', () => {
  const t = robbery({ A: { hand: ['duel', 'knife-revolver'] }, B: { hand: ['bang'] }, C: {} }, { phase: 'play', bangsPlayed: 1 })
  expect(t.refused('A', 'play', { card: 'knife-revolver', seat: 'B' }).code).toBe('bang-limit')
  t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
  expect(t.refused('A', 'give', { card: 'knife-revolver' }).code).toBe('not-a-bang')
})

test('a card used as a BANG! at an empty-handed holder of a Private Car', () => {
  const t = robbery(
    { A: { character: 'calamity-janet', hand: ['missed'] }, B: { front: ['private-car'] }, C: {} },
    { phase: 'play', cars: CARS },
  )
  expect(t.refused('A', 'as-bang', { card: 'missed', seat: 'B' }).code).toBe('great-train-robbery/private')
})

test('a second extra turn after the Express Car', () => {
  const t = robbery({ A: { character: 'sancho', front: ['express-car'] }, B: {}, C: {} }, { phase: 'play', cars: [] })
  t.say('A', 'express-car', { card: 'express-car' })
  expect(t.view('A').table.extraTurn).toBe(true)
  // It was the only car of the train.
  t.say('A', 'sancho', { card: 'express-car' })
  expect(t.refused('A', 'express-car', { card: 'express-car' }).code).toBe('great-train-robbery/extra-turn')
})

test('the free advance twice, or after the take of the turn', () => {
  const t = robbery(
    { A: { hand: ['bang', 'bang'] }, B: {}, C: {} },
    { phase: 'play', line: ['frisco', 'boom-town', 'virginia-town'], cars: CARS },
  )
  t.say('A', 'free-advance')
  expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('great-train-robbery/only-take')
  t.say('A', 'rob', { card: 'caboose', picks: [['bang']] })
  expect(t.refused('A', 'free-advance').code).toBe('great-train-robbery/advanced')
  const taken = robbery(
    { A: { hand: ['bang', 'bang'] }, B: {}, C: {} },
    { phase: 'play', line: ['boom-town', 'virginia-town'], cars: CARS },
  )
  taken.say('A', 'rob', { card: 'caboose', picks: [['bang']] })
  expect(taken.refused('A', 'free-advance').code).toBe('great-train-robbery/taken')
})

test('the Sleeper Car a second time in a turn, though it has come back or has changed hands', () => {
  const back = robbery({ A: { hand: ['panic', 'scope'], front: ['sleeper-car', 'mustang'] }, B: {}, C: {} }, { phase: 'play', cars: CARS })
  back.say('A', 'sleeper-car', { card: 'sleeper-car', seat: 'B', picks: [['mustang']] })
  back.say('A', 'play', { card: 'panic', seat: 'A', picks: [['sleeper-car']] })
  expect(back.front('A')).toEqual(['sleeper-car'])
  expect(back.refused('A', 'sleeper-car', { card: 'sleeper-car', seat: 'B', picks: [['scope']] }).code).toBe('once-a-turn')

  const given = robbery(
    { A: { hand: ['switch', 'duel'], front: ['sleeper-car', 'mustang'] }, B: { front: ['barrel'], hand: ['scope'] }, C: {} },
    { phase: 'play', cars: CARS, deck: ['*/clubs'] },
  )
  given.say('A', 'sleeper-car', { card: 'sleeper-car', seat: 'B', picks: [['mustang']] }).say('B', 'take-it')
  given.say('A', 'play', { card: 'switch', seat: 'B', picks: [['sleeper-car'], ['barrel']] }).say('A', 'play', { card: 'duel', seat: 'B' })
  expect(given.can('B', 'sleeper-car', { card: 'sleeper-car', picks: [['scope']] })).toBe(false)
  given.say('B', 'decline')
  given.endTurn('A')
  given.say('B', 'sleeper-car', { card: 'sleeper-car', seat: 'A', picks: [['scope']] }).say('A', 'take-it')
  expect(given.life('A')).toBe(3)
})
