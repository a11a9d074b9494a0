import type { QuestionView } from '@sundown/protocol'
import { describe, expect, it } from 'vitest'
import { nothing, type Policy, tap } from '../../src/select/select.ts'

/** A Colt with one character to aim at. */
const question: QuestionView = {
  number: 1,
  kind: 'play',
  about: null,
  seats: [0],
  options: [{ id: 'play', card: 7, fields: [{ name: 'target', pick: 'cards', min: 1, max: 1, from: [21] }] }, { id: 'end' }],
}
const plain: Policy = { pickUpFirst: () => true, slip: () => undefined }
const aiming: Policy = { ...plain, aims: ({ pick }) => pick === 'cards' }

describe('a card with one target', () => {
  it('is sent at once where a field without a choice is filled in by itself', () => {
    expect(tap(question, nothing(question), { on: 'card', card: 7 }, plain).answer).toEqual({ id: 'play', card: 7, picks: [[21]] })
  })

  it('waits for the tap on its target where fields are aims', () => {
    const { selection, answer } = tap(question, nothing(question), { on: 'card', card: 7 }, aiming)
    expect(answer).toBeUndefined()
    expect(tap(question, selection, { on: 'card', card: 21 }, aiming).answer).toEqual({ id: 'play', card: 7, picks: [[21]] })
  })
})
