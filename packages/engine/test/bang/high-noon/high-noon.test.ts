import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['high-noon'] }

test('28. a Beer may answer the loss of the last life point, but not with two players left', () => {
  const t = table({ A: {}, B: { life: 1, hand: ['beer'] }, C: {} }, { options, event: 'high-noon', turn: 'B' })
  expect(t.asked()).toBe('dying:B')
  t.say('B', 'beer', { card: 'beer' })
  expect(t.life('B')).toBe(1)
  expect(t.asked()).toBe('play:B')
  const two = table({ A: {}, B: { role: 'renegade', life: 1, hand: ['beer'] } }, { options, event: 'high-noon', turn: 'B' })
  expect(two.isOut('B')).toBe(true)
  expect(two.over).toBe('law')
})

test('29. the loss comes before the Dynamite: its owner is out and it is discarded', () => {
  const t = table({ A: {}, B: {}, C: { life: 1, front: ['dynamite'] }, D: {} }, { options, event: 'high-noon', turn: 'C' })
  expect(t.isOut('C')).toBe(true)
  expect(t.events('checked')).toEqual([])
  expect(t.discard()).toContain('dynamite')
  expect(t.asked()).toBe('play:D')
})

test('interactions 2. High Noon and its lethal window come before the Dynamite', () => {
  const t = table(
    { A: {}, B: { life: 1, hand: ['beer'], front: ['dynamite'] }, C: {} },
    { options, event: 'high-noon', turn: 'B', deck: ['*/hearts'] },
  )
  expect(t.asked()).toBe('dying:B')
  expect(t.events('checked')).toEqual([])
  t.say('B', 'beer', { card: 'beer' })
  expect(t.events('checked')).toMatchObject([{ source: 'dynamite' }])
})

test('nobody causes it: Bart Cassidy draws, an Outlaw’s death is rewarded to nobody', () => {
  const bart = table({ A: {}, B: { character: 'bart-cassidy' }, C: {} }, { options, event: 'high-noon', turn: 'B' })
  expect([bart.life('B'), bart.hand('B').length]).toEqual([3, 3])
  const t = table({ A: {}, B: { role: 'outlaw', life: 1 }, C: {}, D: {} }, { options, event: 'high-noon', turn: 'B' })
  expect(t.events('eliminated')).toMatchObject([{ seat: 1, by: undefined }])
  expect(t.events('rewarded')).toEqual([])
})

test('a Sheriff who dies of it ends the game there', () => {
  const t = table({ A: { life: 1 }, B: {}, C: {} }, { options, event: 'high-noon' })
  expect(t.over).toBe('outlaws')
})
