import { type GameRecord, games, isFair, replay, sealOf } from '@sundown/engine'
import type { Verdict } from './session.ts'

/** What this page knows of a deal from before the game. */
export interface Witness {
  /** The seal that was shown before the first card. */
  readonly seal: string | undefined
  /** The share this page added. */
  readonly share: string | undefined
}

/** Plays a finished game again by the rules, and checks that nobody chose the cards. */
export function judge(record: GameRecord, { seal, share }: Witness): Verdict {
  const kind = games.get(record.game)
  const fault = kind ? replay(kind.rules, record, { verify: true }).fault : ({ what: 'game' } as const)
  const { deal, seed } = record
  const published = deal ? deal.seal : sealOf(seed)
  const sealed = seal === undefined || seal === published
  const mine = deal && share !== undefined ? deal.shares.includes(share) : undefined
  const fair = fault === undefined && sealed && mine !== false && (deal === undefined || isFair(deal, seed))
  return { fair, fault, shared: deal !== undefined, mine, sealed }
}
