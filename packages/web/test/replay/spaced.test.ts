import { expect, test } from 'vitest'
import { spaced } from '../../src/screens/replay/spaced.ts'

const at = (...steps: number[]) => steps.map((step) => ({ step }))

test('words of a mark lie behind it, and at the right edge before it: none over another', () => {
  expect(spaced(at(0, 5, 20, 29), 100, 0.1)).toEqual(at(0, 20))
  // 85 reaches to 95, and what stands before 96 begins at 86.
  expect(spaced(at(85, 96), 100, 0.1)).toEqual(at(85))
  expect(spaced(at(75, 96, 99), 100, 0.1)).toEqual(at(75, 96))
})

test('a turning point gives way to who fell there, on either side', () => {
  expect(spaced(at(20, 45, 88), 100, 0.1, at(28, 60, 99))).toEqual(at(45))
})

test('a game without steps has no marks', () => {
  expect(spaced(at(0), 0, 0.1)).toEqual([])
})
