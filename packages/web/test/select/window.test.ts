import type { BangView } from '@sundown/engine'
import { bang, Match, seatOf, seedFrom } from '@sundown/engine'
import type { Answer, QuestionView } from '@sundown/protocol'
import { expect, test } from 'vitest'
import { questionFor } from '../../src/select/question.ts'
import { SelectStore } from '../../src/select/store.ts'
import { type GameSession, NOTHING_YET, type Refusal, type Snapshot } from '../../src/session/session.ts'
import { Store } from '../../src/session/store.ts'

const view: BangView = Match.start(bang, { players: 4, sets: ['base', 'wild-west-show'] }, seedFrom('window')).game.view(seatOf(0))

/** A server that keeps what it is answered until the time is over: it shows the same question all the while. */
class Holding extends Store<Snapshot> implements GameSession {
  readonly answers: Answer[] = []
  refuses: Refusal | undefined = undefined

  constructor(question: QuestionView) {
    super({ ...NOTHING_YET, game: 'one', view, question, me: 0, names: ['A', 'B', 'C', 'D'] })
  }

  ask(question: QuestionView): void {
    this.set({ ...this.getSnapshot(), question })
  }

  async answer(answer: Answer) {
    this.answers.push(answer)
    return this.refuses
  }

  complete = async () => undefined
  whyNot = async () => []
  verify = async () => undefined
  leave = () => undefined
}

const spare: QuestionView = {
  number: 7,
  kind: 'spare',
  about: { seat: 2, amount: 1, card: 'bang' },
  options: [{ id: 'spare', card: 3 }, { id: 'pass' }],
}

test('an answer in a window is given once; the question stands there answered until the window closes', async () => {
  const session = new Holding(spare)
  const store = new SelectStore(session)
  store.give({ id: 'pass' })
  await Promise.resolve()
  expect(session.answers).toEqual([{ id: 'pass' }])
  expect(store.getSnapshot()).toMatchObject({ answered: true, question: { number: 7, kind: 'spare' } })
  expect(store.getSnapshot().question?.options).toBeUndefined()
  session.ask({ ...spare })
  expect(store.getSnapshot().answered).toBe(true)
  expect(store.getSnapshot().offer.order).toEqual([])
  session.ask({ ...spare, number: 8 })
  expect(store.getSnapshot().answered).toBe(false)
  expect(store.getSnapshot().question?.options).toHaveLength(2)
})

test('a refused answer leaves the window open, and other questions are never held', async () => {
  const session = new Holding(spare)
  session.refuses = { code: 'not-allowed' }
  const store = new SelectStore(session)
  store.give({ id: 'pass' })
  await Promise.resolve()
  expect(store.getSnapshot()).toMatchObject({ answered: false, refusal: { code: 'not-allowed' } })
  expect(store.getSnapshot().question?.options).toHaveLength(2)
  session.refuses = undefined
  session.ask({ number: 9, kind: 'shot', about: null, options: [{ id: 'take-it' }] })
  store.give({ id: 'take-it' })
  await Promise.resolve()
  expect(store.getSnapshot().answered).toBe(false)
  expect(store.getSnapshot().question?.options).toHaveLength(1)
})

test('talking is never offered as a move, other interjections are', () => {
  const silent: BangView = { ...view, table: { ...view.table, speech: 'gag' } }
  const question: QuestionView = { number: 1, kind: 'play', about: null, seats: [1], interjections: [{ id: 'gag' }, { id: 'sid-ketchum' }] }
  expect(questionFor({ question, view: silent }, undefined)?.interjections).toEqual([{ id: 'sid-ketchum' }])
  expect(questionFor({ question: { ...question, interjections: [{ id: 'gag' }] }, view: silent }, undefined)?.interjections).toBeUndefined()
  expect(questionFor({ question, view }, undefined)).toBe(question)
})

test('while an answer is on its way, question and choices stay as they were when it was given', async () => {
  const shot: QuestionView = { number: 3, kind: 'shot', about: null, options: [{ id: 'missed', card: 5 }, { id: 'take-it' }] }
  const session = new Holding(shot)
  const store = new SelectStore(session)
  const before = store.getSnapshot()
  store.tap({ on: 'card', card: 5 })
  expect(store.getSnapshot()).toEqual({ ...before, busy: true, sent: { id: 'missed', card: 5 } })
  store.tap({ on: 'option', option: 1 })
  expect(session.answers).toEqual([{ id: 'missed', card: 5 }])
  session.ask({ ...shot, number: 4 })
  expect(store.getSnapshot()).toMatchObject({ busy: false, sent: undefined, question: { number: 4 } })
})
