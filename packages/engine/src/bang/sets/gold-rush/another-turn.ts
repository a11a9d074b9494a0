import type { Rule, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { variant } from '../../def.ts'

/** The turn ends at once; then the player is fully healed and has another whole turn. */
export function endTurnForAnother(game: Bang, seat: Seat): Rule | undefined {
  if (game.isExtraTurn || game.hasExtraTurn) return undefined
  game.winExtraTurn(SOURCE)
  game.endActions()
  const rule = game.table.find(({ def }) => def === fullLifeBetween)
  if (rule) rule.memory.heals = seat
  return undefined
}

const SOURCE = 'gold-rush'

/** Heals after the end of the turn, so that the hand limit still follows the old life. */
export const fullLifeBetween = variant<{ heals: number | undefined }>('gold-rush-heals', {
  memory: { heals: undefined },
  extraTurn(game, { memory }, seat) {
    if (memory.heals === seat) game.heal(seat, game.maxLife(seat), SOURCE)
    memory.heals = undefined
  },
  // If he is eliminated first, a later extra turn must not heal him.
  leaving(_game, { memory }, gone) {
    if (memory.heals === gone) memory.heals = undefined
  },
})
