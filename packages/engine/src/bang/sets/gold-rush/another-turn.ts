import type { Rule, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { variant } from '../../def.ts'

/** The turn ends as it stands; then all life comes back, and a whole new turn begins. */
export function endTurnForAnother(game: Bang, seat: Seat): Rule | undefined {
  if (game.isExtraTurn || game.hasExtraTurn) return undefined
  game.winExtraTurn(SOURCE)
  game.endActions()
  const rule = game.table.find(({ def }) => def === fullLifeBetween)
  if (rule) rule.memory.heals = seat
  return undefined
}

const SOURCE = 'gold-rush'

/** After the end of the turn, so that the limit of the hand still goes by the old life. */
export const fullLifeBetween = variant<{ heals: number | undefined }>('gold-rush-heals', {
  memory: { heals: undefined },
  extraTurn(game, { memory }, seat) {
    if (memory.heals === seat) game.heal(seat, game.maxLife(seat), SOURCE)
    memory.heals = undefined
  },
  // Who does not live to see it is not healed by another extra turn later.
  leaving(_game, { memory }, gone) {
    if (memory.heals === gone) memory.heals = undefined
  },
})
