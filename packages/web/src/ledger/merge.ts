import { hub, online } from '../app/hub.ts'
import { ledger } from './ledger.ts'
import { hadNoPart, playedGame } from './played-game.ts'

/** This many of the newest are fetched at once. */
const MOST = 200

export type Merged = { readonly is: 'done'; readonly added: number; readonly left: number } | { readonly is: 'unreachable' }

/** Adds the games that this person has played at the server, on whatever device. `onProgress`: how many have been looked at. */
export async function mergeAccount(onProgress: (looked: number) => void): Promise<Merged> {
  online()
  if (!(await hub.whenLive())) return { is: 'unreachable' }
  let added = 0
  let left = 0
  let looked = 0
  for (let from: number | null = 0; from !== null && looked < MOST; ) {
    const { value } = await hub.api.history(from)
    if (!value) return { is: 'unreachable' }
    for (const { game, seat, endedAt, won } of value.games) {
      if (won === null || endedAt === null || ledger.has(game)) continue
      onProgress(++looked)
      const { value: record } = await hub.api.record(game)
      const played = record && (await playedGame(record, { id: game, at: endedAt, seat, isBot: hadNoPart(record) }))
      if (played) {
        ledger.add([played])
        added++
      } else left++
    }
    from = value.next
  }
  return { is: 'done', added, left }
}
