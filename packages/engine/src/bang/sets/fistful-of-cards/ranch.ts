import { ask, handlesOf, type Kind, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'

const NAME = 'ranch'

/** One exchange: all chosen cards are discarded first, then as many are drawn. */
export function* exchangeCards(game: Bang, seat: Seat): Rule {
  if (game.hand(seat).length === 0) return
  const { id, picks } = yield* ask(game, seat, exchangeOrKeep, undefined)
  if (id === 'keep') return
  const chosen = picks?.[0] ?? []
  game.emit({ type: 'ability', seat, source: NAME, target: undefined })
  const given = game.hand(seat).filter((card) => chosen.includes(game.handle(card)))
  for (const card of given) game.discard(card)
  game.draw(seat, given.length, NAME)
}

const exchangeOrKeep: Kind<Bang, undefined> = {
  name: NAME,
  options(game, seat) {
    const cards = handlesOf(game, game.hand(seat))
    if (cards.length === 0) return [option('keep')]
    return [
      option('exchange', undefined, undefined, [{ name: 'ranch-cards', pick: 'cards', min: 1, max: cards.length, from: () => cards }]),
      option('keep'),
    ]
  },
  refuse: (_game, _seat, _about, { id }) => (id === 'exchange' ? { code: 'wrong-choice' } : undefined),
  fallback: () => ({ id: 'keep' }),
  publicAbout: () => null,
}
