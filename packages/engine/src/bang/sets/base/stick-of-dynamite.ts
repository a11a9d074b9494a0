import type { CardId, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { type Def, variant } from '../../def.ts'
import { DECK, front, hand, zoneSeat } from '../../zones.ts'
import { dynamite } from './cards.ts'

const isDynamite = (def: Def) => def.id === dynamite.id

/** The variant: a marker decides where every Dynamite goes that leaves the deck. */
export const stickOfDynamite = variant('stick-of-dynamite', {
  // Last among the immediate effects of a hit: a card drawn by one of the others may be a Dynamite.
  order: 1,
  dealt(game, _self, first) {
    for (const seat of game.from(first)) returnDynamites(game, seat)
    game.setStick(first)
  },

  /** Hitting another player with a BANG! card in one's own turn wins the Stick. */
  lifeLost(game, _self, { seat, by, shot }) {
    if (by !== undefined && by !== seat && by === game.active && shot?.bangCard && game.stick !== by) game.setStick(by)
  },

  /** When its holder is eliminated, it goes to whoever is responsible, otherwise to the next player, before his cards are dealt with. */
  leaving(game, _self, dead) {
    if (game.stick !== dead) return
    const killer = game.causeOf(dead)
    game.setStick(killer !== undefined && game.inPlay(killer) ? killer : game.leftOf(dead))
  },

  redirects(game, _self, card, to) {
    if (!isDynamite(game.def(card)) || game.stick === undefined) return false
    if (to === 'discard') game.shuffleInDeck(card)
    else place(game, card, game.stick)
    return true
  },

  neverInHand: (_game, _self, def) => isDynamite(def),
})

/** Goes in front of the holder, or of the first player to his left who has none; if everybody has one, into the deck. It stays if it is there already. */
function place(game: Bang, card: CardId, holder: Seat): void {
  const free = game.from(holder).find((seat) => !game.hasInFront(seat, dynamite.id) || game.front(seat).includes(card))
  if (free === undefined) game.shuffleInDeck(card)
  else if (zoneSeat[game.zoneOf(card)] !== free) game.move(card, front(free))
}

/** Dynamites dealt to a hand are shown, replaced, and shuffled into the deck. */
function returnDynamites(game: Bang, seat: Seat): void {
  for (;;) {
    const card = game.hand(seat).find((inHand) => isDynamite(game.def(inHand)))
    if (card === undefined) return
    game.reveal(card)
    game.emit({ type: 'shown', seat, card: game.faceOf(card), because: 'stick-of-dynamite' })
    game.fromDeck(hand(seat))
    game.move(card, DECK)
    game.shuffleInto(DECK, DECK)
  }
}
