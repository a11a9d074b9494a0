import type { Rule, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { wound } from './damage.ts'
import { giveBang } from './give.ts'
import { type Hit, isImmune } from './ignore.ts'

/** Both give up BANG! cards in turn, the challenged one first, until one has none or keeps it. */
export function* challenge(game: Bang, by: Seat, hit: Hit): Rule {
  if (isImmune(game, hit)) return
  let asked = hit.target
  let answer = yield* giveBang(game, asked, { hit, first: true })
  while (answer === 'given') {
    asked = asked === by ? hit.target : by
    answer = yield* giveBang(game, asked, { hit, first: false })
  }
  // Nobody is responsible when the challenger himself loses.
  const loser = { seat: asked, amount: 1, by: asked === by ? undefined : by, cause: hit.name, shot: undefined, cost: false }
  if (answer === 'declined') yield* wound(game, loser)
}
