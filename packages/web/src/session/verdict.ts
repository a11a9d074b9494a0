import { type GameRecord, isFair, replay, sealOf } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import type { Verdict } from './session.ts'

/** What this page knows of a deal from before the game. */
export interface Witness {
  /** The seal that was shown before the first card. */
  readonly seal: string | undefined
  /** The share this page added. */
  readonly share: string | undefined
}

/** Plays a finished game again by the rules, and checks that nobody chose the cards. */
export async function judge(record: GameRecord, { seal, share }: Witness): Promise<Verdict> {
  const rules = await rulesOf(record.game, record.options)
  const fault = rules ? replay(rules, record, { verify: true }).fault : ({ what: 'game' } as const)
  const { deal, seed } = record
  const published = deal ? deal.seal : sealOf(seed)
  const sealed = seal === undefined || seal === published
  const mine = deal && share !== undefined ? deal.shares.includes(share) : undefined
  const fair = fault === undefined && sealed && mine !== false && (deal === undefined || isFair(deal, seed))
  return { fair, fault, shared: deal !== undefined, mine, sealed }
}
