import { cardNamed, nth, type Rule, type Rules, seatOf, stack } from '../kernel/index.ts'
import type { RoleId } from '../western/facts.ts'
import type { Bang } from './bang.ts'
import { CHARACTER_BOX, characterPlace, DECK, front, hand, ROLE_BOX, rolePlace } from './zones.ts'

interface Sitting {
  readonly role: RoleId
  readonly character: string
  /** Left out: all he can have. */
  readonly life?: number
  readonly hand: readonly string[]
  readonly front?: readonly string[]
}

/** The card game in the middle of an evening. */
export interface BangPosition {
  readonly game: 'bang'
  /** Clockwise. */
  readonly seats: readonly Sitting[]
  /** Whose turn begins. */
  readonly turn: number
  /** The top of the deck, the uppermost card first. Nobody knows what lies below. */
  readonly deck: readonly string[]
}

/** The rules of the card game, from a position instead of a deal. */
export const bangFrom = (rules: Rules<Bang>, { seats, turn, deck }: BangPosition): Rules<Bang> => ({
  ...rules,
  *setUp(game): Rule {
    const places = game.ring.map((seat) => ({ seat, ...nth(seats, seat) }))
    for (const { seat, role } of places) game.move(cardNamed(game, ROLE_BOX, role), rolePlace(seat))
    const sheriff = places.find(({ role }) => role === 'sheriff')?.seat ?? seatOf(0)
    game.revealRole(sheriff)
    for (const { seat, character } of places) {
      game.move(cardNamed(game, CHARACTER_BOX, character), characterPlace(seat))
      game.emit({ type: 'character', seat, character, kept: false })
    }
    for (const { seat, role, life } of places) {
      game.setMaxLife(seat, (game.character(seat)?.character?.life ?? 0) + (role === 'sheriff' ? 1 : 0))
      if (life !== undefined) game.setLife(seat, life)
    }
    game.shuffleInto(DECK, DECK)
    for (const { seat, hand: held, front: laid = [] } of places) {
      for (const id of held) game.move(cardNamed(game, DECK, id), hand(seat))
      for (const id of laid) game.move(cardNamed(game, DECK, id), front(seat))
    }
    stack(game, DECK, deck)
    game.passTurn(seatOf(turn))
    game.setKeeper(sheriff)
    game.emit({ type: 'started', sheriff })
  },
})
