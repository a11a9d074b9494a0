import type { Outcome, Seat } from '../../kernel/index.ts'
import type { RoleId } from '../../western/facts.ts'
import type { Dice } from '../dice.ts'
import { THREE_PLAYER_GOALS } from '../facts.ts'
import { MIN_PLAYERS } from '../size.ts'

/** Looks at the table once everybody who dies of one event has left it. */
export const victory = (game: Dice, dead: readonly Seat[], by: Seat | undefined): Outcome | undefined =>
  game.seats === MIN_PLAYERS ? ofThree(game, dead, by) : bySide(game)

function bySide(game: Dice): Outcome | undefined {
  const left = game.ring.filter((seat) => game.inPlay(seat))
  const has = (role: RoleId) => left.some((seat) => game.role(seat) === role)
  if (!has('sheriff')) {
    if (left.length === 1 && has('renegade')) return { by: 'renegade', winners: left }
    return { by: 'outlaws', winners: withRole(game, 'outlaw') }
  }
  if (has('outlaw') || has('renegade')) return undefined
  return { by: 'law', winners: withRole(game, 'sheriff', 'deputy') }
}

/** Living or not. */
const withRole = (game: Dice, ...roles: RoleId[]): Seat[] => game.ring.filter((seat) => roles.includes(game.role(seat)))

/** Who kills his goal wins at once; if it dies another way, the last one standing does. */
function ofThree(game: Dice, dead: readonly Seat[], by: Seat | undefined): Outcome | undefined {
  if (by !== undefined && dead.some((seat) => game.role(seat) === THREE_PLAYER_GOALS[game.role(by)])) return alone(game, by)
  const left = game.ring.filter((seat) => game.inPlay(seat))
  if (left.length > 1) return undefined
  const [last] = left
  return last === undefined ? { by: 'nobody', winners: [] } : alone(game, last)
}

const alone = (game: Dice, seat: Seat): Outcome => ({ by: game.role(seat), winners: [seat] })
