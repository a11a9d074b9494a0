import { expect, test } from 'vitest'
import { beside } from '../../src/stage/places.ts'

test('on a phone the table is the felt without what lies under the thumb, wherever the layer of the flights begins', () => {
  // Upright: a bar of 52 pixels, then the felt down to the edge of the screen; in coordinates of the thumb zone, whose top is at 475.
  const felt = { x: 195, y: -27, w: 390, h: 792 }
  expect(beside(felt, { x: 195, y: 184.5, w: 390, h: 369 })).toEqual({ x: 195, y: -211.5, w: 390, h: 423 })
  // No words are covered.
  expect(beside(felt, { x: 195, y: 184.5, w: 390, h: 369 }, { x: 195, y: -30, w: 366, h: 44 })).toEqual({
    x: 195,
    y: -237.5,
    w: 390,
    h: 371,
  })
  // On its side: the thumb zone is at the right.
  expect(beside({ x: 422, y: 217, w: 844, h: 346 }, { x: 656, y: 217, w: 376, h: 346 })).toEqual({ x: 234, y: 217, w: 468, h: 346 })
})
