import { type GameRecord, replay } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import { isTold, type ToldEvent } from './played.ts'

/** Everything that everybody was told of a finished game, from its record, step by step as a replay counts them. */
export async function toldAgain(record: GameRecord): Promise<readonly (readonly ToldEvent[])[]> {
  const rules = await rulesOf(record.game, record.options)
  const steps: (readonly ToldEvent[])[] = []
  let number = -1
  if (rules) {
    replay(rules, record, {
      each: (match) => {
        const events = match.tell(match.drain(), 'spectator').filter(isTold)
        const noticed = events.length > 0 || match.questionNumber !== number || match.question === undefined
        number = match.questionNumber
        if (noticed) steps.push(events)
      },
    })
  }
  return steps
}
