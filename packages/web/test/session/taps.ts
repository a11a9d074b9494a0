import type { Random } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import type { Answer, QuestionView } from '@sundown/protocol'
import { plainPolicy } from '../../src/select/policy.ts'
import { nothing, offerOf, offerValues, tap, wanted } from '../../src/select/select.ts'
import type { GameSession } from '../../src/session/session.ts'

const MANY = 200

/** Somebody who taps at random on what can be tapped until an answer is made. */
export async function randomTaps(session: GameSession, question: QuestionView, chance: Random): Promise<Answer> {
  let move: ReturnType<typeof tap> = { selection: nothing(question) }
  for (let taps = 0; taps < MANY; taps++) {
    const { order } = offerOf(question, move.selection, plainPolicy)
    const on = order.length > 0 ? nth(order, chance.below(order.length)) : { on: 'back' as const }
    move = tap(question, move.selection, on, plainPolicy)
    const partial = move.answer ? undefined : wanted(question, move.selection)
    const offered = partial && (await session.complete(partial))
    if (offered) move = offerValues(question, move.selection, offered, plainPolicy)
    if (move.answer) return move.answer
  }
  throw new Error(`no answer after ${MANY} taps: ${JSON.stringify(question)}`)
}

/** True once what is waited for has come about. */
export function until(session: { subscribe(listener: () => void): () => void }, is: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!is()) return
      unsubscribe()
      done()
    }
    const unsubscribe = session.subscribe(look)
    queueMicrotask(look)
  })
}
