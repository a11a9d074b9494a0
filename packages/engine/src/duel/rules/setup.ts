import { askAll, firstOf, type Kind, lastOf, nth, offer, type Rule, type Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'
import { box, look, ownDeck, PLACES, reserve } from '../zones.ts'
import { cardIn } from './play.ts'

const FIRST_HAND = { law: 4, outlaw: 5 } as const

/** Reserves, a secret choice of the active characters, decks and first hands. The law plays first. */
export function* setUp(game: Duel): Rule {
  for (const seat of game.both) fillReserve(game, seat)
  const answers = yield* askAll(game, game.both, chooseActive, undefined, false)
  const chosen = game.both.map((seat, i) => cardIn(game, answers[i] ?? chooseActive.fallback(game, seat, undefined)))
  for (const seat of game.both) game.enter(nth(chosen, seat), seat, PLACES[0])
  for (const seat of game.both) game.enter(firstOf(game.at(look(seat))), seat, PLACES[1])
  for (const seat of game.both) game.shuffleInto(ownDeck(seat), ownDeck(seat))
  const { law } = game.options
  for (const seat of [law, game.opponent(law)]) game.draw(seat, FIRST_HAND[game.side(seat)])
  game.passTurn(law)
  game.emit({ type: 'started', law, outlaw: game.opponent(law) })
}

/** As many as agreed, stacked in an order nobody knows; then the top two are looked at. */
function fillReserve(game: Duel, seat: Seat): void {
  game.shuffleInto(box(seat), box(seat))
  for (let i = 0; i < game.options.charactersPerSide; i++) game.move(lastOf(game.at(box(seat))), reserve(seat))
  game.shuffleInto(reserve(seat), reserve(seat))
  for (const _ of PLACES) {
    const top = game.nextInReserve(seat)
    if (top !== undefined) game.move(top, look(seat))
  }
}

const chooseActive: Kind<Duel, undefined> = {
  name: 'choose-active',
  options: (game, seat) => offer(game, 'choose', game.at(look(seat))),
  fallback: (game, seat) => ({ id: 'choose', card: game.handle(firstOf(game.at(look(seat)))) }),
  publicAbout: () => null,
}
