import type { Rule, Seat } from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'
import { TRIO } from '../facts.ts'
import { beers } from './beers.ts'
import { bullsEyes } from './bulls-eyes.ts'
import { settle } from './elimination.ts'
import { afterLoss, avenge, lose, loseTogether } from './loss.ts'

/** No die is ignored, and the order is fixed. Arrows are already taken. */
export function* resolve(game: Dice, seat: Seat): Rule {
  if (game.showing('dynamite') >= TRIO) yield* dynamite(game, seat)
  const spent = game.goesOn(seat) ? yield* bullsEyes(game, seat) : 0
  if (game.goesOn(seat)) yield* beers(game, seat, game.showing('beer') - spent)
  if (game.goesOn(seat)) yield* gatlings(game, seat)
}

function* dynamite(game: Dice, seat: Seat): Rule {
  game.emit({ type: 'dynamite', seat })
  lose(game, seat, 1, undefined, 'dynamite')
  yield* afterLoss(game, seat, 1)
  settle(game, undefined)
}

function* gatlings(game: Dice, seat: Seat): Rule {
  const dice = game.showing('gatling')
  const { gatlings: needed = TRIO, gatlingDice } = game.character(seat)
  const hurt = dice >= needed ? yield* fireGatling(game, seat) : []
  if (gatlingDice && dice > 0) yield* gatlingDice(game, seat, dice)
  settle(game, seat)
  avenge(game, seat, hurt)
}

/** Everybody else loses a point, and the shooter is rid of his arrows. */
function* fireGatling(game: Dice, seat: Seat): Rule<readonly Seat[]> {
  game.emit({ type: 'gatling', seat })
  const exposed = game.othersFrom(seat).filter((other) => !game.character(other).gatlingProof)
  const hurt = yield* loseTogether(game, seat, new Map(exposed.map((other) => [other, 1])), 'gatling')
  game.returnArrows(seat, game.arrows(seat), 'gatling')
  return hurt
}
