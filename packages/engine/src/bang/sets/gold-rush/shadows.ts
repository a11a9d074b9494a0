import type { Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { variant } from '../../def.ts'
import type { RoleId } from '../../facts.ts'
import { atSeat } from '../../parts/spots.ts'
import { isStillIn, stillIn } from '../../rules/victory.ts'
import { nugget, shadows, sided } from './parts.ts'

/** Only the Sheriff and one Renegade are left. From then on nobody comes back. */
function isShowdown(game: Bang): boolean {
  const left = stillIn(game)
  const isRenegade = (seat: Seat) => game.role(seat) === 'renegade' && !isShadowRenegade(game, seat)
  return left.length === 2 && left.some((seat) => game.role(seat) === 'sheriff') && left.some(isRenegade)
}

/** The side with more open roles, not counting Renegades and the shadow-Renegade himself. */
function sideFor(game: Bang, self: Seat): RoleId {
  let law = 0
  let outlaws = 0
  for (const seat of game.ring) {
    if (seat === self || !game.roleShown(seat)) continue
    const role = game.role(seat)
    if (role === 'outlaw') outlaws++
    else if (role !== 'renegade') law++
  }
  return law > outlaws ? 'deputy' : 'outlaw'
}

/**
 * A Renegade who was eliminated. Whatever brings him back, he is no longer a Renegade until roles are dealt anew. Only an elimination shows a
 * Renegade's role, so an open role is enough to tell.
 */
const isShadowRenegade = (game: Bang, seat: Seat): boolean => game.role(seat) === 'renegade' && game.roleShown(seat)

/** For somebody who is back with a newly dealt role. */
const NO_SIDE = ''

function takeSide(game: Bang, seat: Seat, side: RoleId | typeof NO_SIDE): void {
  const { sides } = game.recall(shadows)
  if (sides[seat] === side) return
  game.note(shadows, { sides: sides.map((old, i) => (i === seat ? side : old)) })
  // Somebody who is in play again counts for his side.
  if (isStillIn(game, seat)) game.rolesChanged = true
}

/** Whoever was eliminated comes back without life for each of his own turns. */
export const shadowGunslingers = variant('shadow-gunslingers', {
  revives: (game, _self, seat) =>
    game.recall(shadows).gone || isShowdown(game) || game.inPlay(seat) ? undefined : { order: 4, as: 'shadow', life: 0, cards: 0 },
  startOfTurn(game, _self, seat) {
    if (isShadowRenegade(game, seat)) {
      const side = sideFor(game, seat)
      takeSide(game, seat, side)
      game.tell(sided, seat, { side })
    } else if (!game.roleShown(seat)) takeSide(game, seat, NO_SIDE)
    return undefined
  },
  standsFor(game, _self, seat) {
    if (!isShadowRenegade(game, seat)) return undefined
    const side = game.recall(shadows).sides[seat]
    return side === 'deputy' || side === 'outlaw' ? side : 'nobody'
  },
  effectOver(game) {
    if (game.recall(shadows).gone || !isShowdown(game)) return false
    game.note(shadows, { gone: true })
    for (const seat of game.ring) {
      if (isStillIn(game, seat)) continue
      if (game.mixture.counters.includes(nugget)) game.spend(nugget, atSeat(seat), game.count(nugget, atSeat(seat)))
      if (game.inPlay(seat)) game.setPresence(seat, 'fading')
    }
    return true
  },
})
