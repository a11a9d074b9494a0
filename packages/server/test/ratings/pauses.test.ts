import { expect, test } from 'vitest'
import { afterLeaving, levelNow, unratedUntil } from '../../src/ratings/pauses.ts'
import type { Standing } from '../../src/store/store.ts'

const GOOD: Standing = { level: 0, levelAt: 0, pausedUntil: 0, mutedUntil: 0, unratedUntil: 0, warning: null, warnedAt: null, others: 0 }
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('the pause grows each time, up to a week, and is forgiven step by step', () => {
  let standing = GOOD
  const pauses: number[] = []
  for (let i = 0; i < 9; i++) {
    standing = { ...standing, ...afterLeaving(standing, 1000 + i) }
    pauses.push((standing.pausedUntil - 1000 - i) / MINUTE)
  }
  expect(pauses).toEqual([5, 15, 60, 360, 1440, 3 * 1440, 7 * 1440, 7 * 1440, 7 * 1440])
  expect(levelNow(standing, 1008)).toBe(7)
  expect(levelNow(standing, 1008 + 6 * DAY)).toBe(5)
  expect(levelNow(standing, 1008 + 60 * DAY)).toBe(0)
  expect({ ...standing, ...afterLeaving(standing, 1008 + 60 * DAY) }).toMatchObject({ level: 1, pausedUntil: 1008 + 60 * DAY + 5 * MINUTE })
})

test('whoever may not play for ratings learns until when', () => {
  expect(unratedUntil(GOOD, 1)).toBeUndefined()
  expect(unratedUntil({ ...GOOD, pausedUntil: 5, unratedUntil: 9 }, 1)).toBe(9)
  expect(unratedUntil({ ...GOOD, pausedUntil: 5, unratedUntil: 9 }, 9)).toBeUndefined()
})
