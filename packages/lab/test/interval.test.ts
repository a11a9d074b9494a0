import { expect, test } from 'vitest'
import { interval } from '../src/index.ts'

test('the interval of a share is that of Wilson', () => {
  // Brown, Cai and DasGupta (2001): 10 of 20.
  expect(interval(10, 20).low).toBeCloseTo(0.2993, 4)
  expect(interval(10, 20).high).toBeCloseTo(0.7007, 4)
  expect(interval(0, 10).low).toBe(0)
  expect(interval(0, 10).high).toBeCloseTo(0.2775, 4)
  expect(interval(0, 0)).toEqual({ low: 0, high: 1 })
})
