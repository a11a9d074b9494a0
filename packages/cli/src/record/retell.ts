import { BadOptions, type Bang, bang, type GameRecord, isFair, type Match, type ReplayFault, replay, sealOf } from '@sundown/engine'

type Happening = { readonly type: string }

/** What may be wrong with a record, beyond what the kernel finds. */
export type Fault =
  | Extract<ReplayFault, { readonly what: 'rules' | 'answer' | 'digest' }>
  /** The seed was not made from the secret and the shares of the players. */
  | { readonly what: 'deal' }
  | { readonly what: 'seal'; readonly real: string }
  | { readonly what: 'options'; readonly why: string }
  /** The number of turns is not the recorded one. */
  | { readonly what: 'turns'; readonly recorded: number; readonly played: number }
  /** Hidden cards were dealt anew: a world somebody imagined. */
  | { readonly what: 'sample'; readonly input: number }
  | { readonly what: 'event'; readonly event: number }
  /** The rules could not go on: only a record that is wrong somewhere gets there. */
  | { readonly what: 'crash'; readonly input: number }

/** A record played again. */
export interface Retold {
  readonly events: readonly Happening[]
  /** The game as far as it went. */
  readonly match: Match<Bang> | undefined
  readonly fault: Fault | undefined
}

/**
 * Plays a record of these rules again. Every answer goes through the checked door in any case: nothing in a file is trusted. `verify` also
 * asks whether the seed is the one that was sealed and whether the stored events are what happens.
 */
export function retell(record: GameRecord, verify: boolean): Retold {
  const events: Happening[] = []
  let reached = 0
  let played: Match<Bang> | undefined
  let early: Fault | undefined
  const each = (match: Match<Bang>, input: number) => {
    played = match
    reached = input
    events.push(...match.drain())
    if (input === 0 && match.digests.some((digest, turn) => digest !== record.digests[turn])) early = { what: 'digest', turn: 1, input: 0 }
  }
  const sample = verify ? record.inputs.findIndex((input) => 'sample' in input) : -1
  const real = sealOf(record.seed)
  if (verify && real !== record.seal) return { events, match: undefined, fault: { what: 'seal', real } }
  if (verify && record.deal && !isFair(record.deal, record.seed)) return { events, match: undefined, fault: { what: 'deal' } }
  try {
    const inputs = sample < 0 ? record.inputs : record.inputs.slice(0, sample)
    const { match, fault } = replay(bang, { ...record, inputs, seal: real, deal: undefined }, { verify: true, each })
    return { events, match: match ?? played, fault: early ?? judge(record, events, { match, fault, sample, verify }) }
  } catch (error) {
    if (error instanceof BadOptions) return { events, match: played, fault: { what: 'options', why: error.message } }
    return { events, match: played, fault: { what: 'crash', input: reached } }
  }
}

interface Found {
  readonly match: Match<Bang> | undefined
  readonly fault: ReplayFault | undefined
  readonly sample: number
  readonly verify: boolean
}

function judge(record: GameRecord, events: readonly Happening[], { match, fault, sample, verify }: Found): Fault | undefined {
  const atEnd = fault?.what === 'digest' && fault.input === (sample < 0 ? record.inputs.length : sample)
  if (fault && !atEnd)
    return fault.what === 'rules' || fault.what === 'answer' || fault.what === 'digest' ? fault : { what: 'crash', input: 0 }
  if (sample >= 0) return { what: 'sample', input: sample }
  if (atEnd) return { what: 'turns', recorded: record.digests.length, played: match?.digests.length ?? 0 }
  return verify && record.events ? wrongEvent(record.events, events) : undefined
}

function wrongEvent(stored: readonly unknown[], happened: readonly Happening[]): Fault | undefined {
  for (let event = 0; event < Math.max(stored.length, happened.length); event++) {
    if (JSON.stringify(stored[event]) !== JSON.stringify(happened[event])) return { what: 'event', event }
  }
  return undefined
}
