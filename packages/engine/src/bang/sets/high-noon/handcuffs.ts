import { ask, type Kind, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Source } from '../../def.ts'
import { SUITS, type Suit } from '../../facts.ts'

/** The suit the active player has named; it is noted by its place among the suits, the first being 1. */
export const namedSuit = ({ note }: Source): Suit | undefined => SUITS[note - 1]

export function* nameSuit(game: Bang, self: Source, seat: Seat): Rule {
  const { id } = yield* ask(game, seat, chooseSuit, undefined)
  const suit = SUITS.find((one) => one === id)
  self.note = suit === undefined ? 0 : 1 + SUITS.indexOf(suit)
  game.emit({ type: 'called', seat, source: self.def.id, call: id, target: undefined })
}

const chooseSuit: Kind<Bang, undefined> = {
  name: 'handcuffs',
  options: () => SUITS.map((suit) => ({ id: suit })),
  fallback: (game, seat) => ({ id: commonest(game, seat) }),
  publicAbout: () => null,
}

/** The suit of which a player holds most cards. */
function commonest(game: Bang, seat: Seat): Suit {
  const held = game.hand(seat).map((card) => game.suitOf(game.faceOf(card)))
  const count = (suit: Suit) => held.filter((one) => one === suit).length
  return SUITS.reduce((best, suit) => (count(suit) > count(best) ? suit : best))
}
