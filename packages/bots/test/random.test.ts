import { type Field, handleOf, type Option, Random, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { random, type Situation } from '../src/index.ts'
import { completions } from '../src/random.ts'

const cards = (min: number, max: number, offered: readonly number[]): Field => ({
  name: 'cards',
  pick: 'cards',
  min,
  max,
  from: () => offered,
})

/** The second pick depends on the first. */
const chained: readonly Field[] = [
  cards(1, 1, [1, 2]),
  { ...cards(1, 1, []), from: ([picked]) => (picked?.[0] === 1 ? [10, 11, 12] : [10]) },
]

const options: readonly Option[] = [
  { id: 'play', card: handleOf(1) },
  { id: 'play', card: handleOf(2), seat: seatOf(3), fields: [cards(0, 1, [7, 8])] },
  { id: 'chain', fields: chained },
  { id: 'impossible', fields: [cards(2, 2, [7])] },
  { id: 'end' },
]
const interjections: readonly Option[] = [{ id: 'sid-ketchum', fields: [cards(2, 2, [4, 5, 6, 7])] }]

const situation: Situation = {
  game: 'bang',
  seat: seatOf(0),
  kind: 'play',
  about: null,
  options,
  interjections,
  get view(): never {
    throw new Error('the random bot has no use for a view')
  },
}

describe('the random bot', () => {
  it('counts what an option stands for', () => {
    expect(options.map(({ fields }) => completions(fields ?? [], []))).toEqual([1, 3, 4, 0, 1])
    expect(completions([cards(2, 2, [4, 5, 6, 7])], [])).toBe(6)
    expect(completions([cards(0, 3, [4, 5, 6])], [])).toBe(8)
  })

  it('gives every legal answer equally often', () => {
    const chance = new Random(seedFrom('uniform'))
    const answers = 15
    const times = 1000
    const counts = new Map<string, number>()
    for (let i = 0; i < answers * times; i++) {
      const key = JSON.stringify(random.answer(situation, chance))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(answers)
    let chiSquare = 0
    for (const count of counts.values()) chiSquare += (count - times) ** 2 / times
    // 14 degrees of freedom: one fair run in a thousand goes beyond 36.
    expect(chiSquare).toBeLessThan(36)
  })

  it('interjects once in sixteen chances', () => {
    const chance = new Random(seedFrom('interjects'))
    let times = 0
    for (let i = 0; i < 16_000; i++) if (random.interject?.(situation, chance)) times++
    expect(times).toBeGreaterThan(850)
    expect(times).toBeLessThan(1150)
  })
})
