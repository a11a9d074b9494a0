import type { Outcome, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { RoleId } from '../facts.ts'

/** A9: looks at the table once everybody who dies of an effect has left it. */
export function victory(game: Bang): Outcome | undefined {
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
const withRole = (game: Bang, ...roles: RoleId[]): Seat[] => game.ring.filter((seat) => roles.includes(game.role(seat)))
