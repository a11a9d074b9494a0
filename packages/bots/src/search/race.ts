import { firstOf } from '../list.ts'

/** How long a race lasts. */
export interface Budget {
  /** Trials in all: counted, not timed, so that a game can be repeated. */
  readonly trials: number
  /** Nobody is given up before this many worlds. */
  readonly worlds: number
  readonly isLate: () => boolean
}

/** By how much a rival did better than the favourite, in the same worlds. */
class Lead {
  private worlds = 0
  private sum = 0
  private squares = 0

  add(difference: number): void {
    this.worlds++
    this.sum += difference
    this.squares += difference ** 2
  }

  get mean(): number {
    return this.sum / this.worlds
  }

  /** How far the mean may be off. */
  get error(): number {
    return Math.sqrt(Math.max(0, this.squares / this.worlds - this.mean ** 2) / Math.max(1, this.worlds - 1))
  }
}

/**
 * Which of several is best, the favourite first. All are tried in the same worlds, so that what differs is their doing and not luck. Rivals that
 * are clearly worse are given up, and the others get their trials; the favourite is left only for what is clearly better. `worth`: how well it
 * turned out in that world; nothing: it cannot be done there.
 */
export function race<T>(candidates: readonly T[], worth: (candidate: T, world: number) => number | undefined, budget: Budget): T {
  const favourite = firstOf(candidates)
  let rivals = candidates.slice(1).map((candidate) => ({ candidate, lead: new Lead() }))
  let trials = 0
  for (let world = 0; rivals.length > 0 && trials + rivals.length < budget.trials && !budget.isLate(); world++) {
    const usual = worth(favourite, world)
    if (usual === undefined) return favourite
    trials += 1 + rivals.length
    rivals = rivals.filter(({ candidate, lead }) => {
      const value = worth(candidate, world)
      if (value === undefined) return false
      lead.add(value - usual)
      return world + 1 < budget.worlds || lead.mean + lead.error > 0
    })
  }
  let best = favourite
  let most = 0
  for (const { candidate, lead } of rivals) {
    const certain = lead.mean - lead.error
    if (certain > most) {
      most = certain
      best = candidate
    }
  }
  return best
}
