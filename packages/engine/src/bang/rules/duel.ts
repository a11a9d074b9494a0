import type { Rule } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { wound } from './damage.ts'
import { giveBang } from './give.ts'
import { hitOf } from './ignore.ts'
import type { Play } from './play.ts'

/** The challenged player and the challenger give up BANG! cards in turn, until one of them does not. */
export function* duel(game: Bang, play: Play): Rule {
  const { by, target } = play
  if (target === undefined) return
  const hit = hitOf(game, play, target, true)
  let asked = target
  let answer = yield* giveBang(game, asked, { hit, first: true })
  while (answer === 'given') {
    asked = asked === by ? target : by
    answer = yield* giveBang(game, asked, { hit, first: false })
  }
  // Nobody is responsible when the challenger himself loses.
  const loser = { seat: asked, amount: 1, by: asked === by ? undefined : by, cause: hit.name, shot: undefined, cost: false }
  if (answer === 'declined') yield* wound(game, loser)
}
