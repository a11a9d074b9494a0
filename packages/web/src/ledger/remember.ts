import type { Snapshot } from '../session/session.ts'
import { ledger } from './ledger.ts'
import { playedGame } from './played-game.ts'

/** A game that has just ended is counted for whoever sat here. */
export async function remember({ record, me, game, solo, table, names }: Snapshot): Promise<void> {
  if (record.is !== 'open' || me === null || game === undefined || ledger.has(game)) return
  const isBot = (seat: number) => (solo ? seat !== me : table?.seats[seat]?.person == null)
  const played = await playedGame(record.record, { id: game, at: Date.now(), seat: me, names, isBot })
  if (played) ledger.add([played])
}
