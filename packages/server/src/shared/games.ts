import { namesAt } from '@sundown/bots/names'
import type { GameRecord } from '@sundown/engine'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import type { SharedCodes } from './code.ts'

/** A finished game, as a link shows it. */
export interface SharedGame {
  readonly record: GameRecord
  /** As people are called today; a seat of somebody who is gone has a name of ours. Nothing: the link tells none. */
  readonly names: readonly string[] | undefined
}

/** What a link leads to. Only a game that was played to its end can be shown: before, it would tell who is who. */
export async function sharedGame(store: Store, codes: SharedCodes, code: string): Promise<SharedGame> {
  const found = codes.read(code)
  const game = found && (await store.game(found.game))
  if (!found || !game) throw new Refused('no-such-game')
  if (game.status !== 'over') throw new Refused(game.status === 'closed' ? 'no-such-game' : 'game-not-over')
  const record = await store.record(game.id)
  if (!record) throw new Refused('no-such-game')
  if (!found.named) return { record, names: undefined }
  const people = await Promise.all(game.people.map((id) => (id === null ? undefined : store.person(id))))
  return { record, names: namesAt(people.map((person) => person?.name)) }
}
