import { ask, firstOf, type Kind, noOptions, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { variant } from '../../def.ts'
import { loadedLate } from './dangerous.ts'
import { cards as facts } from './facts.ts'
import { bomber, nextDoor, openSlots, token } from './parts.ts'

/** The rules that tokens bring to the whole table: reloading, and what the Bell Tower and the Bomb must remember. */
export const reload = variant('reload', {
  cardPlayed(game, _self, { by, as }) {
    if (as.id === facts.bomb.id) game.note(bomber, { seat: by })
    return as.border === 'blue' ? reloadOne(game, by) : undefined
  },
  excessGone: (game, _self, seat) => reloadOne(game, seat),
  bringsNear: (game, _self, seat) => game.recall(nextDoor).seat === seat,
  // The Bell Tower is used up even by a card that needs no distance.
  spent(game, _self, { seat, played }) {
    if (played) useUp(game, seat)
  },
  frontUsed: useUpFor,
  endOfTurn(game, _self, seat) {
    useUp(game, seat)
    return undefined
  },
  leaving: useUpFor,
})

function useUp(game: Bang, seat: Seat): void {
  if (game.recall(nextDoor).seat === seat) game.note(nextDoor, { seat: -1 })
}

function useUpFor(game: Bang, _self: unknown, seat: Seat): void {
  useUp(game, seat)
}

/** The player may put one token from the supply on one of his slots. */
function reloadOne(game: Bang, seat: Seat): Rule | undefined {
  return game.alive(seat) && openSlots(game, seat).length > 0 ? placeOne(game, seat) : undefined
}

function* placeOne(game: Bang, seat: Seat): Rule {
  const answer = yield* ask(game, seat, whereTo, undefined)
  const slot = answer.id === 'load' ? openSlots(game, seat).find(({ card }) => nameOf(game, card) === answer.card) : undefined
  if (slot === undefined) return
  game.gain(token, slot.spot, 1)
  if (game.phase === 'discard') loadedLate(game, seat, slot.card)
}

const nameOf = (game: Bang, card: Parameters<Bang['handle']>[0] | undefined) => (card === undefined ? undefined : game.handle(card))
const PASS = option('pass')

const whereTo: Kind<Bang, undefined> = {
  name: 'reload',
  options(game, seat) {
    const out = noOptions()
    for (const { card } of openSlots(game, seat)) out.push(option('load', nameOf(game, card)))
    out.push(PASS)
    return out
  },
  refuse: () => ({ code: 'armed-and-dangerous/no-room' }),
  // Somebody who is away still loads: it costs nothing.
  fallback: (game, seat) => firstOf(whereTo.options(game, seat, undefined)),
  publicAbout: () => null,
}
