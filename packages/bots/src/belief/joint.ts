import type { RoleId } from '@sundown/engine'
import { absent, firstOf } from '../list.ts'

/** One way the roles may lie, by seat. */
type Deal = readonly RoleId[]

/** How likely each role is. */
export type RoleChances = { readonly [role in RoleId]: number }

export const ROLES: readonly RoleId[] = ['sheriff', 'deputy', 'outlaw', 'renegade']

/** Nothing: no role is called so. */
export const roleNamed = (name: unknown): RoleId | undefined => ROLES.find((role) => role === name)

/**
 * Every way the roles may lie, each with how likely it was when they were dealt and what has spoken for it since. At eight seats with a known
 * Sheriff there are 210, so nothing has to be approximated.
 */
export class Joint {
  readonly deals: readonly Deal[]
  /** By deal: how likely it was when the roles were dealt. */
  private readonly prior: readonly number[]
  /** By deal: the logarithm of how well it explains what was seen. */
  private readonly evidence: readonly number[]
  /** By deal: how likely it is now; together one. */
  private readonly chances: readonly number[]

  private constructor(deals: readonly Deal[], prior: readonly number[], evidence: readonly number[]) {
    this.deals = deals
    this.prior = prior
    this.evidence = evidence
    this.chances = shares(prior, evidence)
  }

  /** All deals of these roles are equally likely. */
  static of(roles: readonly RoleId[]): Joint {
    const deals = arrangements(roles)
    return new Joint(
      deals,
      deals.map(() => 1),
      deals.map(() => 0),
    )
  }

  /** Somebody's role is known for certain. What contradicts it is no longer thought of; if everything does, nothing is changed. */
  given(seat: number, role: RoleId): Joint {
    const fits = this.deals.map((deal) => deal[seat] === role)
    const deals = this.deals.filter((_, i) => fits[i])
    if (deals.length === 0 || deals.length === this.deals.length) return this
    return new Joint(
      deals,
      this.prior.filter((_, i) => fits[i]),
      this.evidence.filter((_, i) => fits[i]),
    )
  }

  /** Something was seen that each role of a seat would have done with such a chance. */
  seen(seat: number, likelihood: RoleChances): Joint {
    const logs = logarithms(likelihood)
    return new Joint(
      this.deals,
      this.prior,
      this.deals.map((deal, i) => (this.evidence[i] ?? absent()) + logs[deal[seat] ?? absent()]),
    )
  }

  /** What was seen counts a little less as time goes by. */
  faded(keep: number): Joint {
    return new Joint(
      this.deals,
      this.prior,
      this.evidence.map((sum) => sum * keep),
    )
  }

  /** The roles of these seats are mixed and dealt anew: what was known of all of them together stays, who has which is open again. */
  redealt(seats: readonly number[]): Joint {
    const groups = new Map<string, { chance: number; readonly deal: Deal }>()
    for (const { deal, chance } of this.weighted()) {
      const mixed = seats.map((seat) => deal[seat]).sort()
      const others = deal.map((role, seat) => (seats.includes(seat) ? '' : role))
      const key = [...others, ...mixed].join()
      const group = groups.get(key)
      if (group) group.chance += chance
      else groups.set(key, { chance, deal })
    }
    const deals: Deal[] = []
    const prior: number[] = []
    for (const { chance, deal } of groups.values()) {
      const ways = arrangements(seats.map((seat) => deal[seat] ?? absent()))
      for (const way of ways) {
        deals.push(deal.map((role, seat) => way[seats.indexOf(seat)] ?? role))
        prior.push(chance / ways.length)
      }
    }
    return new Joint(
      deals,
      prior,
      deals.map(() => 0),
    )
  }

  /** By seat: how likely each role is. */
  marginals(): readonly RoleChances[] {
    return this.marginalsGiven(() => true)
  }

  /** By seat: how likely each role would be if that seat had this one; nothing if it cannot have it. */
  marginalsIf(seat: number, role: RoleId): readonly RoleChances[] | undefined {
    return this.chanceOf(seat, role) > 0 ? this.marginalsGiven((deal) => deal[seat] === role) : undefined
  }

  chanceOf(seat: number, role: RoleId): number {
    let sum = 0
    for (let i = 0; i < this.deals.length; i++) if (this.deals[i]?.[seat] === role) sum += this.chances[i] ?? absent()
    return sum
  }

  /** The deals with how likely each is, for whoever draws one. */
  weighted(): readonly { readonly deal: Deal; readonly chance: number }[] {
    return this.deals.map((deal, i) => ({ deal, chance: this.chances[i] ?? absent() }))
  }

  private marginalsGiven(counts: (deal: Deal) => boolean): readonly RoleChances[] {
    const seats = firstOf(this.deals).length
    const sums = Array.from({ length: seats }, () => ({ sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 }))
    let total = 0
    for (let i = 0; i < this.deals.length; i++) {
      const deal = this.deals[i] ?? absent()
      if (!counts(deal)) continue
      const chance = this.chances[i] ?? absent()
      total += chance
      for (let seat = 0; seat < seats; seat++) (sums[seat] ?? absent())[deal[seat] ?? absent()] += chance
    }
    for (const sum of sums) for (const role of ROLES) sum[role] /= total
    return sums
  }
}

function shares(prior: readonly number[], evidence: readonly number[]): readonly number[] {
  const best = evidence.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY)
  const weights = evidence.map((sum, i) => (prior[i] ?? absent()) * Math.exp(sum - best))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

const logarithms = ({ sheriff, deputy, outlaw, renegade }: RoleChances): RoleChances => ({
  sheriff: Math.log(sheriff),
  deputy: Math.log(deputy),
  outlaw: Math.log(outlaw),
  renegade: Math.log(renegade),
})

/** All different orders of some roles. */
function arrangements(roles: readonly RoleId[]): Deal[] {
  if (roles.length === 0) return [[]]
  return ROLES.flatMap((role) => {
    const at = roles.indexOf(role)
    if (at < 0) return []
    const rest = arrangements([...roles.slice(0, at), ...roles.slice(at + 1)])
    return rest.map((deal) => [role, ...deal])
  })
}
