import { askUnlessForced, type Kind, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { onCard } from '../../parts/spots.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { Aim } from '../../rules/target.ts'
import { DECK, DISCARD, front } from '../../zones.ts'
import { dangerous } from './dangerous.ts'
import { deplete } from './depletion.ts'
import { cards as facts } from './facts.ts'
import { token } from './parts.ts'

const { id: BOMB, check: RED } = facts.bomb
const LOST = facts.bomb.more.tokensLostOnBlackCheck

/** Played in front of anybody who has none. On red it moves on to another player; on black it loses tokens. */
export const bomb = dangerous(facts.bomb, {
  aim: new Aim({ at: 'anybody', also: (game, _by, target) => (game.hasInFront(target, BOMB) ? 'twin-there' : undefined) }),
  checkOrder: 4,
  *check(game, { card: own }, seat) {
    // Without a card to flip it is neither red nor black.
    const isBare = game.at(DECK).length + game.at(DISCARD).length === 0
    const isRed = yield* drawCheck(game, seat, BOMB, RED)
    if (isBare || own === undefined || !game.front(seat).includes(own)) return false
    if (isRed) yield* handOn(game, own, seat)
    else {
      game.spend(token, onCard(own), LOST, BOMB)
      yield* deplete(game, seat)
    }
    return false
  },
})

function* handOn(game: Bang, own: Parameters<Bang['move']>[0], seat: Seat): Rule {
  if (receivers(game, seat).length === 0) return
  const { seat: to } = yield* askUnlessForced(game, seat, whoGetsIt, undefined)
  if (to === undefined) return
  game.emit({ type: 'passed-on', seat, to, card: BOMB })
  game.move(own, front(to))
}

const receivers = (game: Bang, seat: Seat): readonly Seat[] =>
  game.othersFrom(seat).filter((other) => game.alive(other) && !game.hasInFront(other, BOMB))

const whoGetsIt: Kind<Bang, undefined> = {
  name: 'bomb',
  options: (game, seat) => receivers(game, seat).map((other) => option('give', undefined, other)),
  refuse: (game, seat, _about, { seat: to }): BangReason =>
    to === seat || to === undefined
      ? { code: 'armed-and-dangerous/must-give' }
      : game.ring.includes(to)
        ? { code: 'not-in-play', facts: { seat: to } }
        : { code: 'no-such-seat' },
  fallback: (game, seat) => ({ id: 'give', seat: receivers(game, seat)[0] }),
  publicAbout: () => null,
}
