import { type GameKind, type GameRecord, type Json, sealOf, sharedSeed } from '@sundown/engine'
import type { LogEntry, StoredGame } from '../store/store.ts'
import { type Logged, Position, RulesChanged } from './position.ts'

type Event = { readonly type: string }

const seedOf = ({ deal }: StoredGame): string => sharedSeed(deal.secret, deal.shares)

/** Replays the log of a stored game under the present rules. Throws `RulesChanged` if the result differs. */
export const replayed = (
  kind: GameKind,
  game: StoredGame,
  log: readonly Logged[],
  each?: (position: Position, events: readonly Event[]) => void,
): Position => {
  const sameRules = game.rulesVersion === kind.rules.version
  return Position.replay({ kind, options: game.options, seed: seedOf(game), log, sameRules }, each)
}

/** The record of a game that has ended: with the deal and everything that happened, so that anybody can verify and tell it. */
export function finishedRecord(kind: GameKind, game: StoredGame, log: readonly Logged[]): GameRecord {
  const events: Event[] = []
  const { match } = replayed(kind, game, log, (_, happened) => events.push(...happened))
  return { ...match.record(events), deal: game.deal }
}

/** The record of a game that was closed before its end. Even if the present rules would play it differently, it can be verified under the rules it names. */
export function closedRecord(kind: GameKind | undefined, game: StoredGame, log: readonly LogEntry[]): GameRecord {
  if (!kind) return bareRecord(game, log)
  try {
    return finishedRecord(kind, game, log)
  } catch (error) {
    if (!(error instanceof RulesChanged)) throw error
    return { ...bareRecord(game, log), retold: { rulesVersion: kind.rules.version, events: error.events.map(plain) } }
  }
}

const plain = (event: Event): Json => ({ ...event })

/** What the log itself says, without anything that needs the rules. */
function bareRecord(game: StoredGame, log: readonly LogEntry[]): GameRecord {
  const seed = seedOf(game)
  return {
    format: 1,
    game: game.kind,
    rulesVersion: game.rulesVersion,
    options: game.options,
    seed,
    seal: sealOf(seed),
    deal: game.deal,
    inputs: log.map(({ input }) => input),
    digests: log.length === 0 ? game.begun : log.flatMap(({ digests }) => digests),
  }
}
