import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, type Field, fitting, handleOf, nextField, type Option, readAnswer, seatOf } from '../../src/kernel/index.ts'

const first: Field = { name: 'first', pick: 'cards', min: 1, max: 2, from: () => [10, 11, 12] }
/** Offers what was not picked before. */
const second: Field = {
  name: 'second',
  pick: 'cards',
  min: 0,
  max: 1,
  from: ([before = []]) => [10, 11, 12].filter((card) => !before.includes(card)),
}

const options: readonly Option[] = [
  { id: 'end' },
  { id: 'play', card: handleOf(5) },
  { id: 'play', card: handleOf(5), seat: seatOf(1) },
  { id: 'pay', fields: [first, second] },
]

describe('fitting', () => {
  const fits = (answer: Answer) => fitting(options, answer)

  test('an answer is the option it says', () => {
    expect(fits({ id: 'end' })).toBe(options[0])
    expect(fits({ id: 'play', card: handleOf(5) })).toBe(options[1])
    expect(fits({ id: 'play', card: handleOf(5), seat: seatOf(1) })).toBe(options[2])
  })

  test('a card or seat too few, too many, or another', () => {
    expect(fits({ id: 'play' })).toBeUndefined()
    expect(fits({ id: 'play', card: handleOf(6) })).toBeUndefined()
    expect(fits({ id: 'play', seat: seatOf(1) })).toBeUndefined()
    expect(fits({ id: 'play', card: handleOf(5), seat: seatOf(2) })).toBeUndefined()
    expect(fits({ id: 'end', card: handleOf(5) })).toBeUndefined()
    expect(fits({ id: 'start' })).toBeUndefined()
  })

  test('picks: as many as asked for, of what is offered, no two alike', () => {
    expect(fits({ id: 'pay', picks: [[10], []] })).toBe(options[3])
    expect(fits({ id: 'pay', picks: [[12, 10], [11]] })).toBe(options[3])
    expect(fits({ id: 'pay', picks: [[], []] })).toBeUndefined()
    expect(fits({ id: 'pay', picks: [[10, 11, 12], []] })).toBeUndefined()
    expect(fits({ id: 'pay', picks: [[10, 10], []] })).toBeUndefined()
    expect(fits({ id: 'pay', picks: [[13], []] })).toBeUndefined()
  })

  test('a later field depends on earlier picks', () => {
    expect(fits({ id: 'pay', picks: [[10], [11]] })).toBe(options[3])
    expect(fits({ id: 'pay', picks: [[10], [10]] })).toBeUndefined()
  })

  test('fields too few or too many', () => {
    expect(fits({ id: 'pay' })).toBeUndefined()
    expect(fits({ id: 'pay', picks: [[10]] })).toBeUndefined()
    expect(fits({ id: 'pay', picks: [[10], [], []] })).toBeUndefined()
    expect(fits({ id: 'end', picks: [[10]] })).toBeUndefined()
    expect(fits({ id: 'end', picks: [] })).toBe(options[0])
  })
})

describe('nextField', () => {
  test('tells what may be picked next', () => {
    expect(nextField(options, { id: 'pay' })).toEqual({ field: first, offered: [10, 11, 12] })
    expect(nextField(options, { id: 'pay', picks: [[10, 12]] })).toEqual({ field: second, offered: [11] })
  })

  test('nothing for a complete, an impossible, or an unknown answer', () => {
    expect(nextField(options, { id: 'pay', picks: [[10], []] })).toBeUndefined()
    expect(nextField(options, { id: 'pay', picks: [[99]] })).toBeUndefined()
    expect(nextField(options, { id: 'end' })).toBeUndefined()
    expect(nextField(options, { id: 'start' })).toBeUndefined()
  })

  test('whatever it leads to fits', () => {
    fc.assert(
      fc.property(fc.nat(), (chance) => {
        let answer: Answer = { id: 'pay' }
        for (let next = nextField(options, answer); next; next = nextField(options, answer)) {
          const count = next.field.min + (chance % (next.field.max - next.field.min + 1))
          const picked = next.offered.slice(0, Math.min(count, next.offered.length))
          answer = { ...answer, picks: [...(answer.picks ?? []), picked] }
        }
        expect(fitting(options, answer)).toBe(options[3])
      }),
    )
  })
})

describe('readAnswer', () => {
  test('takes the known fields', () => {
    const answer = { id: 'play', card: 5, seat: 1, picks: [[1, 2], []] }
    expect(readAnswer(answer)).toEqual(answer)
    expect(readAnswer({ id: 'end' })).toEqual({ id: 'end' })
  })

  test.each([
    ['no object', 'end'],
    ['nothing', null],
    ['a list', ['end']],
    ['no id', { card: 5 }],
    ['an id that is no text', { id: 5 }],
    ['an unknown field', { id: 'end', force: true }],
    ['a card that is no whole number', { id: 'play', card: 1.5 }],
    ['a card that is text', { id: 'play', card: '5' }],
    ['a seat that is nothing', { id: 'play', seat: null }],
    ['a number beyond all', { id: 'play', seat: Number.POSITIVE_INFINITY }],
    ['picks that are no lists', { id: 'play', picks: [1] }],
    ['picks that are no numbers', { id: 'play', picks: [['1']] }],
    ['picks that are an object', { id: 'play', picks: { 0: [1] } }],
  ])('refuses %s', (_what, json) => {
    expect(readAnswer(json)).toBeUndefined()
  })

  test('never throws, and what it takes has only known fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const answer = readAnswer(json)
        if (answer) expect(Object.keys(answer).every((key) => ['id', 'card', 'seat', 'picks'].includes(key))).toBe(true)
      }),
    )
  })
})
