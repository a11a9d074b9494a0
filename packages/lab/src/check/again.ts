import { type Game, type GameRecord, type Match, type Random, replay, type Viewer } from '@sundown/engine'
import { type Finding, wordsOf } from './check.ts'
import type { Happened } from './lockstep.ts'
import { same } from './same.ts'
import { everything } from './told.ts'

/** The record, played again through the checked door, gives the same events, digests and outcome. */
export function replayed(match: Match<Game>, events: Happened, viewers: readonly Viewer[]): Finding {
  // As it would come from a file.
  const record: GameRecord = JSON.parse(JSON.stringify(match.record()))
  const seen: { readonly type: string }[] = []
  try {
    const { match: again, fault } = replay(match.rules, record, { verify: true, each: (playing) => seen.push(...playing.drain()) })
    if (fault) return `the record does not replay: ${JSON.stringify(fault)}`
    return again ? unlike('the replayed game', match, again, events, seen, viewers) : 'the record does not replay'
  } catch (error) {
    return `the record does not replay: ${wordsOf(error)}`
  }
}

/** A fork made at a random decision, led to the end by the same inputs, sees the same happen. */
export class Forked {
  private taken: { readonly fork: Match<Game>; readonly events: number } | undefined

  /** Before each decision; every decision of the game is as likely to be the one. */
  perhaps(match: Match<Game>, decision: number, events: number, random: Random): void {
    if (random.below(decision + 1) === 0) this.taken = { fork: match.fork({ checkpoints: false }), events }
  }

  led(match: Match<Game>, events: Happened, viewers: readonly Viewer[]): Finding {
    if (!this.taken) return undefined
    const { fork, events: before } = this.taken
    const at = fork.inputs.length
    const seen: { readonly type: string }[] = []
    try {
      for (const input of match.inputs.slice(at)) {
        fork.apply(input)
        seen.push(...fork.drain())
      }
    } catch (error) {
      return `the fork at decision ${at} breaks: ${wordsOf(error)}`
    }
    return unlike(`the fork at decision ${at}`, match, fork, events.slice(before), seen, viewers)
  }
}

function unlike(
  name: string,
  match: Match<Game>,
  again: Match<Game>,
  events: Happened,
  seen: Happened,
  viewers: readonly Viewer[],
): Finding {
  const first = events.findIndex((event, i) => !same(event, seen[i]))
  if (first >= 0 || seen.length !== events.length) {
    const at = first < 0 ? events.length : first
    return `${name} differs at event ${at}: ${JSON.stringify(events[at])} became ${JSON.stringify(seen[at])}`
  }
  if (!same(match.digests, again.digests) || match.game.digest !== again.game.digest) return `${name} has other digests`
  if (!same(match.game.over, again.game.over)) return `${name} ends otherwise`
  const told = everything(again, viewers)
  return everything(match, viewers).every((text, i) => text === told[i]) ? undefined : `${name} looks different at the end`
}
