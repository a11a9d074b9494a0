import type { QuestionView } from '@sundown/protocol'
import { expect, test } from 'vitest'
import { declinedBy } from '../../src/session/pass.ts'

const asked = (kind: string, ...ids: readonly string[]): QuestionView => ({
  number: 3,
  kind,
  about: null,
  options: ids.map((id) => ({ id })),
})
const solo = (question: QuestionView | undefined) => ({ question, solo: true })
const atServer = (question: QuestionView | undefined) => ({ question, solo: false })

test('"pass for me" declines shots, demands and windows, always after the same wait', () => {
  const shot = declinedBy(atServer(asked('shot', 'missed', 'take-it')), true)
  expect(shot?.answer).toEqual({ id: 'take-it' })
  expect(declinedBy(atServer(asked('give-bang', 'decline')), true)).toEqual({ answer: { id: 'decline' }, after: shot?.after })
  expect(declinedBy(atServer(asked('spare', 'spare', 'pass')), true)).toEqual({ answer: { id: 'pass' }, after: shot?.after })
  expect(declinedBy(atServer(asked('ignore', 'let-it')), true)).toEqual({ answer: { id: 'let-it' }, after: shot?.after })
})

test('nobody gives up his life by a timer, and who is not asked declines nothing', () => {
  expect(declinedBy(solo(asked('dying', 'give-up')), true)).toBeUndefined()
  expect(declinedBy(solo({ number: 4, kind: 'shot', about: null }), true)).toBeUndefined()
  expect(declinedBy(solo(undefined), true)).toBeUndefined()
})

test('in a game in the page a window in which one can only pass closes by itself; at a server that would tell what one holds', () => {
  expect(declinedBy(solo(asked('spare', 'pass')), false)?.answer).toEqual({ id: 'pass' })
  expect(declinedBy(solo(asked('spare', 'spare', 'pass')), false)).toBeUndefined()
  expect(declinedBy(atServer(asked('spare', 'pass')), false)).toBeUndefined()
  // A shot is not a window: one wants to see what hits one.
  expect(declinedBy(solo(asked('shot', 'take-it')), false)).toBeUndefined()
})
