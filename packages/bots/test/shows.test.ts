import { type Field, handleOf, type Option, seatOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { decide, END, faceUp, HAND, type Sketch } from './hand-made.ts'

const outlaw: Sketch = { role: 'outlaw', hand: ['bang', 'dynamite'], others: [{ role: 'sheriff', hand: 3 }, {}, {}] }
const inTurn = (sketch: Sketch, ...options: Option[]) => decide(sketch, { kind: 'play', options: [...options, END] })

describe('Flint Westwood', () => {
  const give: Field = { name: 'give-away', pick: 'cards', min: 1, max: 1, from: () => [HAND, HAND + 1] }
  const trade = (seat: number): Option => ({ id: 'flint-westwood', seat: seatOf(seat), fields: [give] })

  test('gives what is worth least to an enemy', () => {
    expect(inTurn(outlaw, trade(1))).toMatchObject({ id: 'flint-westwood', seat: 1, picks: [[HAND + 1]] })
  })

  test('and robs no friend', () => {
    expect(inTurn({ ...outlaw, role: 'deputy' }, trade(1)).id).toBe('end')
  })
})

describe('Lee Van Kliff', () => {
  const again: Option = { id: 'lee-van-kliff', card: handleOf(HAND) }

  test('repeats a Stagecoach, but no General Store', () => {
    expect(inTurn({ ...outlaw, top: faceUp(1, 'stagecoach') }, again).id).toBe('lee-van-kliff')
    expect(inTurn({ ...outlaw, top: faceUp(1, 'general-store') }, again).id).toBe('end')
  })

  test('a Beer only when it heals', () => {
    expect(inTurn({ ...outlaw, life: 2, top: faceUp(1, 'beer') }, again).id).toBe('lee-van-kliff')
    expect(inTurn({ ...outlaw, top: faceUp(1, 'beer') }, again).id).toBe('end')
  })

  test('what has a target, at an enemy', () => {
    expect(inTurn(outlaw, { ...again, seat: seatOf(1) }).id).toBe('lee-van-kliff')
    expect(inTurn({ ...outlaw, role: 'deputy' }, { ...again, seat: seatOf(1) }).id).toBe('end')
  })
})

describe('Lady Rosa del Texas', () => {
  const swap: Option = { id: 'lady-rosa-del-texas' }

  test('costs an enemy on the right his turn, past whoever is out', () => {
    const others = [{}, { role: 'sheriff' }, { state: 'out' }] as const
    expect(inTurn({ ...outlaw, others }, swap).id).toBe('lady-rosa-del-texas')
    expect(inTurn({ ...outlaw, role: 'deputy', others }, swap).id).toBe('end')
    // Every third turn is a rest.
    expect(inTurn({ ...outlaw, others, turn: 4 }, swap).id).toBe('end')
    // A game that goes on for ever is not kept from its end.
    expect(inTurn({ ...outlaw, others, turn: 300 }, swap).id).toBe('end')
  })
})

describe('Dorothy Rage', () => {
  const names = ['beer', 'bang']
  const fields: Field[] = [
    { name: 'order-card', pick: 'names', names, min: 1, max: 1, from: () => [0, 1] },
    { name: 'order-use', pick: 'names', names, min: 1, max: 1, from: ([card = []]) => card },
    { name: 'order-target', pick: 'seats', min: 1, max: 1, from: () => [0, 1, 3] },
  ]
  const order = (seat: number): Option => ({ id: 'dorothy-rage', seat: seatOf(seat), fields })
  const renegade: Sketch = { role: 'renegade', others: [{ role: 'sheriff' }, {}, {}] }

  test('one enemy is told to shoot at another', () => {
    expect(inTurn(renegade, order(2))).toMatchObject({ id: 'dorothy-rage', seat: 2, picks: [[1], [1], [3]] })
  })

  test('nobody who holds nothing', () => {
    expect(inTurn({ ...renegade, others: [{ role: 'sheriff' }, { hand: 0 }, {}] }, order(2)).id).toBe('end')
  })
})

describe('Showdown', () => {
  test('the card that is worth least is the one that is fired', () => {
    const fire = (i: number): Option => ({ id: 'as-bang', card: handleOf(HAND + i), seat: seatOf(1) })
    expect(inTurn({ ...outlaw, hand: ['beer', 'dynamite', 'stagecoach'], show: 'showdown' }, fire(0), fire(1), fire(2)).card).toBe(HAND + 1)
  })
})

describe('Wild West Show', () => {
  test('everybody for himself: even the Deputy shoots at the Sheriff', () => {
    const shot: Option = { id: 'play', card: handleOf(HAND), seat: seatOf(1) }
    expect(inTurn({ ...outlaw, role: 'deputy' }, shot).id).toBe('end')
    expect(inTurn({ ...outlaw, role: 'deputy', show: 'wild-west-show' }, shot).id).toBe('play')
  })
})

describe('questions', () => {
  test('Gregory Deck exchanges two weak characters', () => {
    const options: Option[] = [{ id: 'keep' }, { id: 'exchange' }]
    const asked = (abilities: readonly string[]) => decide({ ...outlaw, abilities }, { kind: 'gregory-deck', options }).id
    expect(asked(['vulture-sam', 'pedro-ramirez'])).toBe('exchange')
    expect(asked(['vulture-sam', 'willy-the-kid'])).toBe('keep')
  })

  test('Youl Grinner gets what is worth least', () => {
    const options = [HAND, HAND + 1].map((card) => ({ id: 'give', card: handleOf(card) }))
    expect(decide(outlaw, { kind: 'youl-grinner', options }).card).toBe(HAND + 1)
  })
})

describe('open hands', () => {
  test('whoever is seen to hold a Missed! is shot at last', () => {
    const others: Sketch['others'] = [{}, { hand: 1, cards: [faceUp(1, 'missed')] }, { hand: 1, cards: [faceUp(2, 'stagecoach')] }]
    const shots = [2, 3].map((seat): Option => ({ id: 'play', card: handleOf(HAND), seat: seatOf(seat) }))
    expect(inTurn({ role: 'sheriff', hand: ['bang'], others }, ...shots).seat).toBe(3)
  })
})

test('Big Spencer throws his Missed! away first', () => {
  const options = [0, 1].map((i): Option => ({ id: 'discard', card: handleOf(HAND + i) }))
  const sketch: Sketch = { ...outlaw, life: 1, hand: ['missed', 'general-store'] }
  expect(decide({ ...sketch, character: 'big-spencer' }, { kind: 'discard', options }).card).toBe(HAND)
  expect(decide(sketch, { kind: 'discard', options }).card).toBe(HAND + 1)
})

test('Gag: it does not talk', () => {
  const options: Option[] = [
    { id: 'discard', card: handleOf(HAND) },
    { id: 'discard', card: handleOf(HAND + 1) },
  ]
  expect(decide(outlaw, { kind: 'discard', options, interjections: [{ id: 'gag' }] }).id).toBe('discard')
})
