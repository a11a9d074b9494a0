import type { RoleId } from '@sundown/engine'
import { absent } from '../list.ts'
import type { Joint, RoleChances } from './joint.ts'

/** What a role wants of each other role: above zero hurt, below zero well, up to 100. */
export type Wishes = { readonly [role in RoleId]: number }
export type WishesByRole = { readonly [role in RoleId]: Wishes }

/** Something somebody did to somebody, or to everybody, when he could have done something else. */
export interface Act {
  readonly by: number
  /** Card, ability or die it was done with. */
  readonly what: string
  /** At whom; everybody if there are several. */
  readonly at: readonly number[]
  /** Whom else he could have chosen: `at` is among them. */
  readonly among: readonly number[]
  /** It does good to whom it is done. */
  readonly helps: boolean
}

/** How a reader takes what he sees. */
export interface Reader {
  readonly wishes: WishesByRole
  /** How strongly somebody's choice follows his wishes; 0: not at all. */
  readonly focus: number
  /** How often somebody does anything at all, for no reason: nothing is ever quite impossible. */
  readonly whim: number
}

/** How likely each role would have done just this, by what the table thinks of the others. */
export function likelihoodOf(belief: Joint, act: Act, reader: Reader): RoleChances {
  const likelihood = (role: RoleId): number => {
    const others = belief.marginalsIf(act.by, role)
    return others === undefined ? reader.whim : chanceOfAct(act, reader.wishes[role], others, reader)
  }
  return {
    sheriff: likelihood('sheriff'),
    deputy: likelihood('deputy'),
    outlaw: likelihood('outlaw'),
    renegade: likelihood('renegade'),
  }
}

/** How likely somebody with these wishes, who knows no more than the table and his own role, does just this. */
function chanceOfAct({ at, among, helps }: Act, wishes: Wishes, others: readonly RoleChances[], { focus, whim }: Reader): number {
  const pull = (seat: number) => (focus * (helps ? -1 : 1) * expected(wishes, others[seat] ?? absent())) / 100
  const [target] = at
  if (target === undefined || at.length > 1) {
    const sum = at.reduce((total, seat) => total + pull(seat), 0)
    return (1 - whim) / (1 + Math.exp(-sum / 2)) + whim / 2
  }
  // Nobody has to do it at all: leaving it is one more choice.
  const chosen = Math.exp(pull(target))
  const all = among.reduce((total, seat) => total + Math.exp(pull(seat)), 1)
  return (1 - whim) * (chosen / all) + whim / (among.length + 1)
}

export const expected = (wishes: Wishes, chances: RoleChances): number =>
  wishes.sheriff * chances.sheriff + wishes.deputy * chances.deputy + wishes.outlaw * chances.outlaw + wishes.renegade * chances.renegade
