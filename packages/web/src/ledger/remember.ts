import type { Snapshot } from '../session/session.ts'
import { keptGames } from './kept-games.ts'
import { ledger } from './ledger.ts'
import { playedGame } from './played-game.ts'

/** A game that has just ended is kept, to be seen again, and counted for whoever sat here. */
export async function remember({ record, me, game, solo, table, names }: Snapshot): Promise<void> {
  if (record.is !== 'open' || game === undefined) return
  const at = Date.now()
  if (!(await keptGames.find(game))) await keptGames.keep({ id: game, at, record: record.record, names })
  if (me === null || ledger.has(game)) return
  const isBot = (seat: number) => (solo ? seat !== me : table?.seats[seat]?.person == null)
  const played = await playedGame(record.record, { id: game, at, seat: me, names, isBot })
  if (played) ledger.add([played])
}
