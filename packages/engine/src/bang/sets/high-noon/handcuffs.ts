import { ask, type Kind, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Source } from '../../def.ts'
import { SUITS, type Suit } from '../../facts.ts'

/** The suit that was named, and in which turn: it binds until that turn ends. */
export type Named = { suit: Suit | undefined; turn: number }
export const NOTHING_NAMED: Named = { suit: undefined, turn: 0 }

/** The suit the active player has named this turn. An extra turn may ask for answers before he names one again. */
export const namedNow = (game: Bang, { suit, turn }: Named): Suit | undefined => (turn === game.turns ? suit : undefined)

export function* nameSuit(game: Bang, self: Source<Named>, seat: Seat): Rule {
  const { id } = yield* ask(game, seat, chooseSuit, undefined)
  self.memory.suit = SUITS.find((one) => one === id)
  self.memory.turn = game.turns
  game.emit({ type: 'called', seat, source: self.def.id, call: id, target: undefined })
}

const chooseSuit: Kind<Bang, undefined> = {
  name: 'handcuffs',
  options: () => SUITS.map((suit) => option(suit)),
  fallback: (game, seat) => ({ id: commonest(game, seat) }),
  publicAbout: () => null,
}

/** The most common suit in a player's hand. */
function commonest(game: Bang, seat: Seat): Suit {
  const held = game.hand(seat).map((card) => game.suitOf(game.faceOf(card)))
  const count = (suit: Suit) => held.filter((one) => one === suit).length
  return SUITS.reduce((best, suit) => (count(suit) > count(best) ? suit : best))
}
