import { cardNamed, loadChance, nth, type Rule, type Rules, seatOf } from '../kernel/index.ts'
import type { RoleId } from '../western/facts.ts'
import type { Dice } from './dice.ts'
import { DIE_FACES, type DieFace, roles } from './facts.ts'
import { CHARACTER_BOX, characterPlace, ROLE_BOX, rolePlace } from './zones.ts'

interface Sitting {
  readonly role: RoleId
  readonly character: string
  /** Left out: all he can have. */
  readonly life?: number
  readonly arrows?: number
}

/** The dice game in the middle of an evening, with loaded dice. */
export interface DicePosition {
  readonly game: 'dice'
  /** Clockwise. */
  readonly seats: readonly Sitting[]
  /** Whose turn begins. */
  readonly turn: number
  /** By turn: what the dice show, in the order in which they are rolled. After that they are fair. */
  readonly rolls: readonly (readonly DieFace[])[]
}

/** The rules of the dice game, from a position. */
export const diceFrom = (rules: Rules<Dice>, { seats, turn, rolls }: DicePosition): Rules<Dice> => ({
  ...rules,
  *setUp(game): Rule {
    const places = game.ring.map((seat) => ({ seat, ...nth(seats, seat) }))
    for (const { seat, role } of places) game.move(cardNamed(game, ROLE_BOX, role), rolePlace(seat))
    for (const { seat, role } of places) {
      if (!roles[role].public) continue
      game.revealRole(seat)
      game.emit({ type: 'role-shown', seat, role })
    }
    for (const { seat, role, character, life, arrows = 0 } of places) {
      game.move(cardNamed(game, CHARACTER_BOX, character), characterPlace(seat))
      game.setMaxLife(seat, game.character(seat).life + (roles[role].lifeBonus ?? 0))
      if (life !== undefined) game.setLife(seat, life)
      game.setArrows(seat, arrows)
      game.emit({ type: 'character', seat, character })
    }
    game.passTurn(seatOf(turn))
    game.emit({ type: 'started', first: seatOf(turn) })
  },
  *turn(game): Rule {
    // A turn begins with nothing but the state, so what it rolls is loaded here, also after a move was taken back.
    loadChance(
      game,
      (rolls[game.turns - 1] ?? []).map((face) => DIE_FACES.indexOf(face)),
    )
    yield* rules.turn(game)
  },
})
