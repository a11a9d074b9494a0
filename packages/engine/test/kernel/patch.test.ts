import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPatch, diff } from '../../src/kernel/index.ts'

/** Trees like those of views. They have few keys, so that two of them have much in common. */
const { tree } = fc.letrec<{ tree: object; value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 2, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('tree'),
  ),
  tree: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }),
}))

describe('patches', () => {
  test('view plus patch is the next view', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        expect(applyPatch(before, diff(before, after))).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })

  test('also after a journey as JSON', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        expect(applyPatch(before, JSON.parse(JSON.stringify(diff(before, after))))).toEqual(after)
      }),
    )
  })

  test('the view before is left alone', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const copy = structuredClone(before)
        applyPatch(before, diff(before, after))
        expect(before).toEqual(copy)
      }),
    )
  })

  test('no difference, no patch', () => {
    fc.assert(
      fc.property(tree, (view) => {
        expect(diff(view, structuredClone(view))).toEqual([])
      }),
    )
  })

  test('only what differs is sent, and what does not stays the same object', () => {
    const before = { seats: [{ life: 4 }, { life: 3 }], table: { deck: 50 } }
    const after = { seats: [{ life: 4 }, { life: 2 }], table: { deck: 50 } }
    const patch = diff(before, after)
    expect(patch).toEqual([[['seats', 1, 'life'], 2]])
    const patched = applyPatch(before, patch)
    expect(patched.table).toBe(before.table)
    expect(patched.seats[0]).toBe(before.seats[0])
  })

  test('what is gone is removed, what became undefined as well', () => {
    expect(diff({ a: 1, b: 2 }, { a: 1 })).toEqual([[['b']]])
    expect(diff({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual([[['b']]])
    expect(applyPatch({ a: 1, b: 2 }, [[['b']]])).toEqual({ a: 1 })
  })
})
