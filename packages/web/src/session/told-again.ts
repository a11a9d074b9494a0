import { type GameRecord, replay } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import { isTold, type ToldEvent } from './played.ts'

/** Everything that everybody was told of a finished game, from its record. */
export async function toldAgain(record: GameRecord): Promise<readonly ToldEvent[]> {
  const rules = await rulesOf(record.game, record.options)
  const events: ToldEvent[] = []
  if (rules) replay(rules, record, { each: (match) => events.push(...match.tell(match.drain(), 'spectator').filter(isTold)) })
  return events
}
