import { expect, test } from 'vitest'
import { sameShown } from '../../src/kit/same.ts'

test('handlers are not shown; everything else is', () => {
  const seat = { name: 'Eli', life: 3, inPlay: [{ id: 'barrel', onPress: () => 1 }], onPress: () => 1 }
  expect(sameShown(seat, { ...seat, inPlay: [{ id: 'barrel', onPress: () => 2 }], onPress: () => 2 })).toBe(true)
  expect(sameShown(seat, { ...seat, life: 2 })).toBe(false)
  expect(sameShown(seat, { ...seat, inPlay: [] })).toBe(false)
  expect(sameShown(seat, { ...seat, inPlay: [{ id: 'scope', onPress: () => 1 }] })).toBe(false)
  // A button, or none.
  expect(sameShown(seat, { ...seat, onPress: undefined })).toBe(false)
  expect(sameShown({ a: undefined }, { b: undefined })).toBe(false)
  expect(sameShown([1], { 0: 1 })).toBe(false)
})

test('elements are the same if they are one', () => {
  const dice = <i>1</i>
  expect(sameShown({ given: dice }, { given: dice })).toBe(true)
  expect(sameShown({ given: dice }, { given: <i>1</i> })).toBe(false)
})
