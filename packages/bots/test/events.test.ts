import { handleOf, type Option, seatOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { decide, front, HAND, type Sketch } from './hand-made.ts'

const plain = (...ids: string[]): Option[] => ids.map((id) => ({ id }))
const enemy = { role: 'outlaw' } as const
const law: Sketch = { role: 'deputy', others: [{ role: 'sheriff', life: 1 }, enemy, {}] }

describe('what the events of a round ask', () => {
  test('The Daltons get what hurts or helps least', () => {
    const options = [0, 1, 2].map((i) => ({ id: 'discard', card: handleOf(front(0) + i) }))
    expect(decide({ ...law, front: ['barrel', 'dynamite', 'schofield'] }, { kind: 'the-daltons', options }).card).toBe(front(0) + 1)
    expect(decide({ ...law, front: ['barrel', 'volcanic', 'mustang'] }, { kind: 'the-daltons', options }).card).toBe(front(0) + 1)
  })

  test('a new identity only for somebody who gains life by it', () => {
    const options: Option[] = [{ id: 'accept', card: handleOf(300) }, { id: 'decline' }]
    expect(decide({ ...law, life: 1 }, { kind: 'new-identity', options }).id).toBe('accept')
    expect(decide({ ...law, life: 3 }, { kind: 'new-identity', options }).id).toBe('decline')
  })

  test('Blood Brothers: a healthy Deputy saves the Sheriff, a wounded one does not', () => {
    const options: Option[] = [{ id: 'give', seat: seatOf(1) }, { id: 'give', seat: seatOf(2) }, { id: 'keep' }]
    expect(decide(law, { kind: 'blood-brothers', options })).toMatchObject({ id: 'give', seat: 1 })
    expect(decide({ ...law, life: 2 }, { kind: 'blood-brothers', options }).id).toBe('keep')
  })

  test('Hard Liquor for the last life point, or for a full hand', () => {
    const options = plain('drink', 'draw')
    expect(decide({ ...law, life: 1 }, { kind: 'hard-liquor', options }).id).toBe('drink')
    expect(decide({ ...law, life: 2, hand: ['bang', 'bang', 'bang'] }, { kind: 'hard-liquor', options }).id).toBe('drink')
    expect(decide({ ...law, life: 3, hand: ['bang'] }, { kind: 'hard-liquor', options }).id).toBe('draw')
  })

  test('Peyote: it never stops', () => {
    expect(['red', 'black']).toContain(decide(law, { kind: 'peyote', options: plain('red', 'black', 'stop') }).id)
  })

  test('Ranch: what is worth little goes', () => {
    const cards = [HAND, HAND + 1]
    const options: Option[] = [
      { id: 'exchange', fields: [{ name: 'ranch-cards', pick: 'cards', min: 1, max: 2, from: () => cards }] },
      { id: 'keep' },
    ]
    expect(decide({ ...law, hand: ['dynamite', 'beer'] }, { kind: 'ranch', options })).toMatchObject({ id: 'exchange', picks: [[HAND]] })
    expect(decide({ ...law, hand: ['bang', 'beer'] }, { kind: 'ranch', options }).id).toBe('keep')
  })
})

describe('Ricochet', () => {
  const at = (seat: number, card: number): Option => ({
    id: 'ricochet',
    card: handleOf(HAND),
    seat: seatOf(seat),
    fields: [{ name: 'front', pick: 'cards', min: 1, max: 1, from: () => [card] }],
  })
  const sheriff: Sketch = { role: 'outlaw', hand: ['bang', 'bang'], others: [{ role: 'sheriff', front: ['barrel'] }, {}, {}] }

  test('a BANG! too many is fired at a good card of an enemy, the last one is kept', () => {
    const options = [at(1, front(1)), { id: 'end' }]
    expect(decide(sheriff, { kind: 'play', options })).toMatchObject({ id: 'ricochet', seat: 1, picks: [[front(1)]] })
    expect(decide({ ...sheriff, hand: ['bang'] }, { kind: 'play', options }).id).toBe('end')
  })

  test('the only Missed! is not spent on a card', () => {
    const options: Option[] = [{ id: 'missed', card: handleOf(HAND) }, { id: 'take-it' }]
    const about = { by: 1, target: 0, aimed: 'scope', card: 'ricochet', needs: 1, missing: 1 }
    expect(decide({ ...law, hand: ['missed'] }, { kind: 'shot', about, options }).id).toBe('take-it')
    expect(decide({ ...law, hand: ['missed'] }, { kind: 'shot', about: { ...about, aimed: undefined }, options }).id).toBe('missed')
  })
})

test('Law of the West: without an end to the turn, what must be played is played with all it needs', () => {
  const panic: Option = {
    id: 'play',
    card: handleOf(HAND),
    seat: seatOf(1),
    fields: [{ name: 'front', pick: 'cards', min: 1, max: 1, from: () => [front(1)] }],
  }
  const sketch: Sketch = { role: 'deputy', hand: ['panic'], others: [{ role: 'sheriff', front: ['barrel'], hand: 0 }, {}, {}] }
  expect(decide(sketch, { kind: 'play', options: [panic] })).toMatchObject({ id: 'play', picks: [[front(1)]] })
})
