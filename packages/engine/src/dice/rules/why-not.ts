import type { Answer, Seat } from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'
import { TRIO } from '../facts.ts'
import type { DiceReason } from '../reasons.ts'

/** Why something a player knows of is not asked for now. */
export function whyNotNow(game: Dice, seat: Seat, { id, seat: target }: Answer): DiceReason | undefined {
  switch (id) {
    case 'roll':
      if (seat !== game.active) return { code: 'not-your-turn' }
      if (game.rollsLeft > 0) return undefined
      return game.showing('dynamite') >= TRIO ? { code: 'three-dynamites' } : { code: 'no-rolls-left', facts: { rolls: game.rolls } }
    case 'take-arrow':
      return game.character(seat).insteadOfLosing && game.supply === 1 ? { code: 'last-arrow' } : undefined
    case 'remove-arrow':
      // Where there is an arrow to remove, only a die can be missing.
      return game.character(seat).gatlingDice && isHolder(game, target) ? { code: 'no-gatling-left' } : undefined
    default:
      return undefined
  }
}

const isHolder = (game: Dice, seat: Seat | undefined): boolean => seat !== undefined && game.ring.includes(seat) && game.arrows(seat) > 0
