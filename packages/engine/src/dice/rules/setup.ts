import { firstOf, lastOf, type Rule, type Seat } from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'
import { roles, THREE_PLAYER_FIRST } from '../facts.ts'
import { MIN_PLAYERS } from '../size.ts'
import { CHARACTER_BOX, characterPlace, ROLE_BOX, rolePlace } from '../zones.ts'

/** Roles, characters, life. Nobody is asked anything. */
export function* setUp(game: Dice): Rule {
  game.shuffleInto(ROLE_BOX, ROLE_BOX)
  for (const seat of game.ring) game.move(lastOf(game.at(ROLE_BOX)), rolePlace(seat))
  for (const seat of game.ring) {
    if (!isShown(game, seat)) continue
    game.revealRole(seat)
    game.emit({ type: 'role-shown', seat, role: game.role(seat) })
  }
  game.shuffleInto(CHARACTER_BOX, CHARACTER_BOX)
  for (const seat of game.ring) {
    game.move(lastOf(game.at(CHARACTER_BOX)), characterPlace(seat))
    const { id, life } = game.character(seat)
    game.setMaxLife(seat, life + (roles[game.role(seat)].lifeBonus ?? 0))
    game.emit({ type: 'character', seat, character: id })
  }
  const first = game.ring.find((seat) => game.role(seat) === firstRole(game)) ?? firstOf(game.ring)
  game.passTurn(first)
  game.emit({ type: 'started', first })
}

const isShown = (game: Dice, seat: Seat): boolean => game.seats === MIN_PLAYERS || roles[game.role(seat)].public
const firstRole = (game: Dice) => (game.seats === MIN_PLAYERS ? THREE_PLAYER_FIRST : 'sheriff')
