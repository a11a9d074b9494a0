import type { Game, Match } from '@sundown/engine'
import { endedGame } from '../ratings/ended.ts'
import { StoreDamaged } from '../store/store.ts'
import { closedRecord } from './archive.ts'
import type { Env } from './env.ts'
import type { LiveGame } from './game.ts'
import type { Table } from './table.ts'

/** How long it keeps this thread busy to store the record of a game. */
const RECORD_MS = 5

/** What is kept of a finished game. Stored once only: there may have been no room for the table afterwards. */
export async function keepRecord(table: Table, { stored, kind, log }: LiveGame, match: Match<Game>): Promise<void> {
  const { store, clock, thinkers, botTime } = table.env
  if (await store.record(stored.id)) return
  if (table.people.every((person) => person === null)) botTime.alone.charge(table.owner, RECORD_MS)
  const record = await thinkers.record(kind, stored, log)
  const at = clock.wall()
  const ended = endedGame(kind, match, record, { rated: table.settings.rated === true, at })
  await store.archive(stored.id, 'over', record, match.game.over?.winners ?? [], at, ended)
}

/** What is kept of a game that will not be played to its end. False: the store does not have it. */
export async function keepAsFarAsItCame({ store, clock, games }: Env, game: string): Promise<boolean> {
  try {
    const stored = await store.game(game)
    if (!stored) return false
    const record = closedRecord(games.get(stored.kind), stored, await store.log(game))
    await store.archive(game, 'closed', record, [], clock.wall())
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error
    await store.setAside(game, clock.wall())
  }
  return true
}
