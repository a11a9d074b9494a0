import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }
const judged =
  (source = 'the-judge') =>
  (card: string) => ({ code: 'forbidden', facts: { card, source } })

test('12. only what does not stay on the table is accepted; what lies there may be used', () => {
  const t = table(
    { A: {}, B: { hand: ['barrel', 'jail', 'stagecoach', 'canteen'], life: 2, front: ['sombrero'] }, C: { hand: ['gatling'] } },
    { options: { sets: ['fistful-of-cards', 'dodge-city'] }, event: 'the-judge', turn: 'B', phase: 'play' },
  )
  expect(t.refused('B', 'play', { card: 'barrel' })).toEqual(judged()('barrel'))
  expect(t.refused('B', 'play', { card: 'canteen' })).toEqual(judged()('canteen'))
  expect(t.refused('B', 'play', { card: 'jail', seat: 'C' })).toEqual(judged()('jail'))
  t.say('B', 'play', { card: 'stagecoach' })
  expect(t.hand('B')).toHaveLength(5)
  const shot = table(
    { A: { hand: ['bang'] }, B: { front: ['sombrero'] }, C: {} },
    { options: { sets: ['fistful-of-cards', 'dodge-city'] }, event: 'the-judge', phase: 'play' },
  )
  shot.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'sombrero', { card: 'sombrero' })
  expect(shot.life('B')).toBe(4)
})

test('34. Jail is refused, but LeMat may use that card as a BANG!', () => {
  const t = table(
    { A: { hand: ['jail'], front: ['lemat'] }, B: {}, C: {} },
    { options: { sets: ['fistful-of-cards', 'valley-of-shadows'] }, event: 'the-judge', phase: 'play', discard: ['saved'] },
  )
  expect(t.refused('A', 'play', { card: 'jail', seat: 'B' })).toEqual(judged()('jail'))
  t.say('A', 'as-bang', { card: 'jail', seat: 'B' })
  expect(t.life('B')).toBe(3)
})

test('Dynamite still moves on', () => {
  const t = table({ A: {}, B: { front: ['dynamite'] }, C: {} }, { options, event: 'the-judge', turn: 'B', deck: ['*/hearts'] })
  expect(t.front('C')).toEqual(['dynamite'])
})
