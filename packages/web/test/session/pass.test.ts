import type { Answer, QuestionView } from '@sundown/protocol'
import { expect, test, vi } from 'vitest'
import { AutoPass, passOf } from '../../src/session/pass.ts'
import { type GameSession, NOTHING_YET, type Snapshot } from '../../src/session/session.ts'
import { Store } from '../../src/session/store.ts'

const shot = (number: number): QuestionView => ({
  number,
  kind: 'shot',
  about: null,
  options: [{ id: 'missed', card: 1 }, { id: 'take-it' }],
})

/** As much of a session as asks and hears answers. */
class Asking extends Store<Snapshot> implements GameSession {
  readonly answers: Answer[] = []
  ask(question: QuestionView | undefined): void {
    this.set({ ...this.getSnapshot(), question })
  }
  async answer(answer: Answer) {
    this.answers.push(answer)
    return undefined
  }
  complete = async () => undefined
  whyNot = async () => []
  verify = async () => undefined
  leave = () => undefined
}

const blank: Snapshot = { ...NOTHING_YET, solo: true, game: 'g', me: 0 }

test('passes after a fixed wait, only where declining is ordinary, and not once it is switched off', () => {
  vi.useFakeTimers()
  try {
    const session = new Asking(blank)
    const pass = new AutoPass(session, 1000)
    session.ask(shot(1))
    vi.advanceTimersByTime(5000)
    expect(session.answers).toEqual([])
    pass.turn(true)
    vi.advanceTimersByTime(999)
    expect(session.answers).toEqual([])
    vi.advanceTimersByTime(1)
    expect(session.answers).toEqual([{ id: 'take-it' }])
    session.ask(shot(2))
    pass.turn(false)
    vi.advanceTimersByTime(5000)
    expect(session.answers).toHaveLength(1)
    pass.dispose()
  } finally {
    vi.useRealTimers()
  }
  expect(passOf({ number: 3, kind: 'dying', about: null, options: [{ id: 'give-up' }] })).toBeUndefined()
  expect(passOf({ number: 4, kind: 'shot', about: null })).toBeUndefined()
})
