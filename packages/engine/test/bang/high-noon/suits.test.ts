import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['high-noon'] }

test('4. Blessing: a flipped 5 of Spades counts as Hearts, Dynamite moves on', () => {
  const t = table({ A: {}, B: { front: ['dynamite'] }, C: {}, D: {} }, { options, event: 'blessing', turn: 'B', deck: ['*/5S'] })
  expect(t.events('checked')).toMatchObject([{ seat: 1, source: 'dynamite', good: false, cards: [{ suit: 'spades', rank: '5' }] }])
  expect(t.life('B')).toBe(4)
  expect(t.front('C')).toEqual(['dynamite'])
})

test('5. Curse: the 10 of Hearts is a 10 of Spades, no explosion; the 4 of Diamonds explodes', () => {
  const on = (flip: string) => table({ A: {}, B: { front: ['dynamite'] }, C: {} }, { options, event: 'curse', turn: 'B', deck: [flip] })
  const safe = on('*/10H')
  expect([safe.life('B'), safe.front('C')]).toEqual([4, ['dynamite']])
  const blast = on('*/4D')
  expect([blast.life('B'), blast.front('C')]).toEqual([1, []])
})

test('6. Curse: nobody gets out of Jail', () => {
  const t = table({ A: {}, B: { front: ['jail'] }, C: {} }, { options, event: 'curse', turn: 'B', deck: ['*/KH'] })
  expect(t.front('B')).toEqual([])
  expect(t.events('turn-skipped')).toEqual([{ type: 'turn-skipped', seat: 1 }])
  expect(t.asked()).toBe('play:C')
})

test('7. Curse: the Barrel is flipped for in vain, a Missed! still works', () => {
  const t = table(
    { A: { hand: ['bang'] }, B: { front: ['barrel'], hand: ['missed'] }, C: {} },
    { options, event: 'curse', phase: 'play', deck: ['*/hearts'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
  expect(t.events('checked')).toMatchObject([{ source: 'barrel', good: false }])
  t.say('B', 'missed', { card: 'missed' })
  expect(t.life('B')).toBe(4)
})

test('40. Blessing: Black Jack’s second card, 8 of Clubs, counts as Hearts', () => {
  const t = table(
    { A: {}, B: { character: 'black-jack' }, C: {} },
    { options, event: 'blessing', turn: 'B', deck: ['*/2C', '*/8C', '*/3C'] },
  )
  expect(t.hand('B')).toHaveLength(3)
})

test('Curse: Black Jack’s red second card is black', () => {
  const t = table({ A: {}, B: { character: 'black-jack' }, C: {} }, { options, event: 'curse', turn: 'B', deck: ['*/2C', '*/8H', '*/3C'] })
  expect(t.hand('B')).toHaveLength(2)
})

test('the printed suit is what everybody is told', () => {
  const t = table({ A: {}, B: { front: ['jail'] }, C: {} }, { options, event: 'blessing', turn: 'B', deck: ['*/5S'] })
  expect(t.discardFaces()).toEqual(expect.arrayContaining([expect.stringMatching(/\/5S$/)]))
})
