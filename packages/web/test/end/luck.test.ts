import { seatOf } from '@sundown/engine'
import { chronicle, luckOf, type StoryEvent } from '@sundown/engine/story'
import { describe, expect, test } from 'vitest'
import { played } from './played.ts'

const A = seatOf(0)
const FACE = { id: 'beer', suit: 'hearts', rank: '7' } as const
const check = (source: string, good: boolean, cards = 1): StoryEvent => ({
  type: 'checked',
  seat: A,
  source,
  cards: Array(cards).fill(FACE),
  chosen: 0,
  good,
})

describe('the luck of the draw', () => {
  test('what is feared is lucky when it stays away', () => {
    const events = [check('barrel', true), check('dynamite', false), check('dynamite', true)]
    expect(luckOf(events, 1)).toEqual([{ tries: 3, lucky: 2, expected: 1 / 4 + 7 / 8 + 7 / 8 }])
    expect(chronicle([events], [4]).deeds[0]).toMatchObject({ flips: 3, luckyFlips: 2 })
  })

  test('who flips two cards has two chances', () => {
    expect(luckOf([check('jail', false, 2)], 1)[0]?.expected).toBeCloseTo(7 / 16)
    expect(luckOf([check('dynamite', false, 2)], 1)[0]?.expected).toBeCloseTo(63 / 64)
  })

  test('nothing is counted where nothing is left to chance, or nobody knows the chance', () => {
    const turned = (card: string): StoryEvent => ({ type: 'turned', pile: 'event', card, was: undefined, seat: undefined })
    const events = [turned('blessing'), check('barrel', true), turned('sermon'), check('knife-revolver', true), check('barrel', true, 0)]
    expect(luckOf(events, 1)[0]?.tries).toBe(0)
  })
})

/** Chances that are wrong show in the long run: within four standard deviations. */
test.each([
  ['bang', { players: 7, sets: ['base', 'dodge-city', 'valley-of-shadows', 'fistful-of-cards'] }, 120],
  ['dice', { players: 6 }, 12],
  ['duel', { charactersPerSide: 4 }, 40],
] as const)('over many games of %s nobody is lucky', (name, options, many) => {
  let [tries, lucky, expected] = [0, 0, 0]
  for (let n = 0; n < many; n++) {
    const { events, view } = played(name, options, `luck ${n}`)
    for (const luck of luckOf(events, view.seats.length)) {
      tries += luck.tries
      lucky += luck.lucky
      expected += luck.expected
    }
  }
  expect(tries).toBeGreaterThan(100)
  expect(Math.abs(lucky - expected)).toBeLessThan(4 * Math.sqrt(tries / 4))
})
