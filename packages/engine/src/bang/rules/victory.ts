import type { Outcome, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { RoleId } from '../facts.ts'

/** A9: looks at the table once everybody who dies of an effect has left it. `dead`: those who have just been eliminated. */
export function victory(game: Bang, dead: readonly Seat[]): Outcome | undefined {
  for (const source of game.tableLists.decides) {
    const verdict = source.def.decides?.(game, source)
    if (verdict !== undefined) return verdict === 'goes-on' ? undefined : verdict
  }
  const left = stillIn(game)
  if (game.options.players === THREE) return lastOfThree(game, dead, left)
  const has = (role: RoleId) => left.some((seat) => sideOf(game, seat) === role)
  if (!has('sheriff')) {
    if (left.length === 1 && has('renegade')) return { by: 'renegade', winners: left }
    return { by: 'outlaws', winners: withRole(game, 'outlaw') }
  }
  if (has('outlaw') || has('renegade')) return undefined
  return { by: 'law', winners: withRole(game, 'sheriff', 'deputy') }
}

/** Ghosts are in play; a shadow plays, but is not alive. */
export const isStillIn = (game: Bang, seat: Seat): boolean => game.inPlay(seat) && game.presenceOf(seat) !== 'shadow'
export const stillIn = (game: Bang): Seat[] => game.ring.filter((seat) => isStillIn(game, seat))

export const THREE = 3
/** With three players everybody is after one of the others. */
const PREY: { readonly [role in RoleId]?: RoleId } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' }
const WON_BY: { readonly [role in RoleId]: string } = { sheriff: 'law', deputy: 'deputy', outlaw: 'outlaws', renegade: 'renegade' }

/** Whoever eliminates his prey wins at once; otherwise the last one in play; if nobody is left, the Outlaw. */
function lastOfThree(game: Bang, dead: readonly Seat[], left: readonly Seat[]): Outcome | undefined {
  const caught = dead.find((prey) => {
    const by = game.causeOf(prey)
    return by !== undefined && PREY[game.role(by)] === game.role(prey)
  })
  const hunter = caught === undefined ? undefined : game.causeOf(caught)
  const winner = hunter ?? (left.length === 1 ? left[0] : undefined)
  if (winner !== undefined) return { by: WON_BY[game.role(winner)], winners: [winner] }
  return left.length === 0 ? { by: 'outlaws', winners: withRole(game, 'outlaw') } : undefined
}

/** Living or not. */
const withRole = (game: Bang, ...roles: RoleId[]): Seat[] =>
  game.ring.filter((seat) => {
    const side = sideOf(game, seat)
    return side !== 'nobody' && roles.includes(side)
  })

/** The role somebody wins and loses with: mostly his own. */
function sideOf(game: Bang, seat: Seat): RoleId | 'nobody' {
  for (const source of game.tableLists.standsFor) {
    const side = source.def.standsFor?.(game, source, seat)
    if (side !== undefined) return side
  }
  return game.role(seat)
}
