import { isFair } from './deal.ts'
import type { Game } from './game.ts'
import { seatOf } from './ids.ts'
import { Match, type Rules } from './match.ts'
import type { Reason } from './question.ts'
import { isSeed, sealOf } from './random.ts'
import type { GameRecord } from './record.ts'

/** Why a record cannot be played again, and where. */
export type ReplayFault =
  | { readonly what: 'game' | 'seed' | 'seal' | 'deal' }
  | { readonly what: 'rules'; readonly recorded: string; readonly current: string }
  | { readonly what: 'options'; readonly why: string }
  | { readonly what: 'sample'; readonly input: number }
  | { readonly what: 'answer'; readonly input: number; readonly seat: number; readonly reason: Reason }
  | { readonly what: 'digest'; readonly turn: number; readonly input: number }

/** Whether this has the shape of a record. Whether the game was played by the rules is what `replay` finds out. */
export const isRecord = (json: unknown): json is GameRecord => {
  if (typeof json !== 'object' || json === null) return false
  const { format, game, rulesVersion, inputs, digests, seed } = json as { [key in keyof GameRecord]: unknown }
  return (
    format === 1 &&
    typeof game === 'string' &&
    typeof rulesVersion === 'string' &&
    Array.isArray(inputs) &&
    Array.isArray(digests) &&
    typeof seed === 'string'
  )
}

/**
 * Plays a record again. `verify`: every answer goes through the checked door, and the seed must match its seal; otherwise answers are trusted
 * and only the digests are compared. `each` is called after every input, and once before the first; without it nobody hears what happens on the
 * way, so nothing is told of it.
 */
export function replay<G extends Game>(
  rules: Rules<G>,
  record: GameRecord,
  { verify = false, each }: { verify?: boolean; each?: (match: Match<G>, input: number) => void } = {},
): { match?: Match<G>; fault?: ReplayFault } {
  if (record.game !== rules.name) return { fault: { what: 'game' } }
  if (record.rulesVersion !== rules.version) return { fault: { what: 'rules', recorded: record.rulesVersion, current: rules.version } }
  if (!isSeed(record.seed)) return { fault: { what: 'seed' } }
  if (verify && record.seal !== sealOf(record.seed)) return { fault: { what: 'seal' } }
  if (verify && record.deal && !isFair(record.deal, record.seed)) return { fault: { what: 'deal' } }
  let match: Match<G>
  try {
    match = Match.start(rules, record.options, record.seed, { events: each !== undefined })
  } catch (error) {
    return { fault: { what: 'options', why: error instanceof Error ? error.message : String(error) } }
  }
  const fault = replayAll(match, record, verify, each)
  // Whoever plays on from here is told.
  match.game.isHeard = true
  return fault ? { match, fault } : { match }
}

function replayAll<G extends Game>(
  match: Match<G>,
  record: GameRecord,
  verify: boolean,
  each: ((match: Match<G>, input: number) => void) | undefined,
): ReplayFault | undefined {
  const wrongStart = wrongDigest(match, record, 0, 0)
  if (wrongStart) return wrongStart
  each?.(match, 0)
  for (const [i, input] of record.inputs.entries()) {
    const fault = replayInput(match, record, input, i, verify)
    if (fault) return fault
    each?.(match, i + 1)
  }
  const isWhole = !verify || record.digests.length === match.digests.length
  return isWhole ? undefined : { what: 'digest', turn: match.digests.length, input: record.inputs.length }
}

function replayInput<G extends Game>(
  match: Match<G>,
  record: GameRecord,
  input: GameRecord['inputs'][number],
  i: number,
  verify: boolean,
): ReplayFault | undefined {
  const turns = match.digests.length
  if ('sample' in input) {
    // An imagined world is not a game that was played.
    if (verify) return { what: 'sample', input: i }
    match.apply(input)
  } else if (verify) {
    const seat = seatOf(input.seat)
    const reason = match.answer(seat, input.answer)
    if (reason) return { what: 'answer', input: i, seat, reason }
  } else {
    match.apply(input)
  }
  return wrongDigest(match, record, turns, i)
}

function wrongDigest(
  { digests }: { readonly digests: readonly number[] },
  record: GameRecord,
  from: number,
  input: number,
): ReplayFault | undefined {
  for (let turn = from; turn < digests.length; turn++) {
    if (digests[turn] !== record.digests[turn]) return { what: 'digest', turn: turn + 1, input }
  }
  return undefined
}
