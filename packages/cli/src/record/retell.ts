import { type Game, type GameRecord, isFair, type Match, type ReplayFault, type Rules, replay, sealOf } from '@sundown/engine'

type Happening = { readonly type: string }

/** What may be wrong with a record, beyond what the kernel finds. */
export type Fault =
  | Extract<ReplayFault, { readonly what: 'rules' | 'options' | 'sample' | 'answer' | 'digest' }>
  /** The seed was not made from the secret and the shares of the players. */
  | { readonly what: 'deal' }
  | { readonly what: 'seal'; readonly real: string }
  /** The number of turns is not the recorded one. */
  | { readonly what: 'turns'; readonly recorded: number; readonly played: number }
  | { readonly what: 'event'; readonly event: number }
  /** The rules threw an error, which only happens if the record is wrong somewhere. */
  | { readonly what: 'crash'; readonly input: number }

/** A record played again. */
export interface Retold {
  readonly events: readonly Happening[]
  /** The game as far as it went. */
  readonly match: Match<Game> | undefined
  readonly fault: Fault | undefined
}

/**
 * Plays a record of these rules again. Every answer is checked in any case, because nothing in a file is trusted. `verify` also
 * checks that the seed is the one that was sealed and that the stored events are what happens.
 */
export function retell(rules: Rules<Game>, record: GameRecord, verify: boolean): Retold {
  const events: Happening[] = []
  let reached = 0
  let played: Match<Game> | undefined
  const each = (match: Match<Game>, input: number) => {
    played = match
    reached = input
    events.push(...match.drain())
  }
  const real = sealOf(record.seed)
  if (verify && real !== record.seal) return { events, match: undefined, fault: { what: 'seal', real } }
  if (verify && record.deal && !isFair(record.deal, record.seed)) return { events, match: undefined, fault: { what: 'deal' } }
  try {
    const { match, fault } = replay(rules, { ...record, seal: real, deal: undefined }, { verify: true, each })
    const wrong = fault ? judge(fault, record, match) : verify && record.events ? wrongEvent(record.events, events) : undefined
    return { events, match: match ?? played, fault: wrong }
  } catch {
    return { events, match: played, fault: { what: 'crash', input: reached } }
  }
}

function judge(fault: ReplayFault, { inputs, digests }: GameRecord, match: Match<Game> | undefined): Fault {
  const played = match?.digests.length ?? 0
  switch (fault.what) {
    case 'digest':
      // After the last answer only the number of turns is compared.
      return fault.input === inputs.length && played !== digests.length ? { what: 'turns', recorded: digests.length, played } : fault
    case 'rules':
    case 'options':
    case 'sample':
    case 'answer':
      return fault
    default:
      // Game, seed, seal and deal have been checked before.
      return { what: 'crash', input: 0 }
  }
}

function wrongEvent(stored: readonly unknown[], happened: readonly Happening[]): Fault | undefined {
  for (let event = 0; event < Math.max(stored.length, happened.length); event++) {
    if (JSON.stringify(stored[event]) !== JSON.stringify(happened[event])) return { what: 'event', event }
  }
  return undefined
}
