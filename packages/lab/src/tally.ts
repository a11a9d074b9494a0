import type { GameRecord } from '@sundown/engine'

export interface Violation {
  readonly game: number
  readonly seed: string
  readonly decision: number
  /** The invariant's name, and one sentence. */
  readonly what: string
}

/** A game in which something went wrong, so that it can be replayed. */
export interface Evidence {
  readonly violation: Violation
  readonly record: GameRecord
}

/** What some games came to. Tallies of different games can be merged in any order. */
export interface Tally {
  games: number
  finished: number
  violations: Violation[]
  /** For each invariant the first game that breaks it. */
  evidence: { [invariant: string]: Evidence }
  /** How often each invariant was looked at. */
  checks: { [invariant: string]: number }
  decisions: number
  turns: number
  /** Of play, without start-up. */
  seconds: number
  wins: { [role: string]: number }
  characters: { [id: string]: { games: number; wins: number } }
  /** How often events named something as used; counted where invariants are verified. */
  uses: { [id: string]: number }
  /** Faces of all dice rolled, in a game that has dice. */
  faces: { [id: string]: number }
}

export const emptyTally = (): Tally => ({
  games: 0,
  finished: 0,
  violations: [],
  evidence: {},
  checks: {},
  decisions: 0,
  turns: 0,
  seconds: 0,
  wins: {},
  characters: {},
  uses: {},
  faces: {},
})

const invariantOf = ({ what }: Violation): string => what.slice(0, what.indexOf(':'))

export function addViolation(tally: Tally, violation: Violation, record: GameRecord): void {
  tally.violations.push(violation)
  keepEvidence(tally, invariantOf(violation), { violation, record })
}

function keepEvidence({ evidence }: Tally, invariant: string, found: Evidence): void {
  const known = evidence[invariant]
  if (!known || found.violation.game < known.violation.game) evidence[invariant] = found
}

const addTo = (sums: { [key: string]: number }, more: { readonly [key: string]: number }) => {
  for (const [key, n] of Object.entries(more)) sums[key] = (sums[key] ?? 0) + n
}

/** Adds what happened in other games, but not the time they took. */
export function add(all: Tally, more: Tally): void {
  all.games += more.games
  all.finished += more.finished
  all.violations.push(...more.violations)
  for (const [invariant, found] of Object.entries(more.evidence)) keepEvidence(all, invariant, found)
  addTo(all.checks, more.checks)
  all.decisions += more.decisions
  all.turns += more.turns
  addTo(all.wins, more.wins)
  addTo(all.uses, more.uses)
  addTo(all.faces, more.faces)
  for (const [id, { games, wins }] of Object.entries(more.characters)) {
    const known = all.characters[id]
    if (known) {
      known.games += games
      known.wins += wins
    } else {
      all.characters[id] = { games, wins }
    }
  }
}

/** Shares that were played at the same time: the time is that of the longest. */
export function merge(shares: readonly Tally[]): Tally {
  const all = emptyTally()
  for (const share of shares) {
    add(all, share)
    all.seconds = Math.max(all.seconds, share.seconds)
  }
  all.violations.sort((a, b) => a.game - b.game || a.decision - b.decision)
  return all
}
