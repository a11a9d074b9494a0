import {
  type Answer,
  absent,
  type CardId,
  choose,
  firstNumber,
  type Kind,
  offer,
  type Question,
  type Rule,
  type Seat,
} from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import { maskOf } from '../moments.ts'
import { DECK } from '../zones.ts'
import { endEffect } from './effect.ts'
import { cardIn } from './play.ts'
import type { BangReason } from './reasons.ts'

/** T10: discarding down to the limit, one card after the other: what is asked first, if anything. An effect, which is over at once where nobody has to. */
export function phase3(game: Bang, seat: Seat): Question | undefined {
  game.setPhase('discard')
  game.depth++
  return whatExcess(game, seat)
}

/** And what after each card. An interjection may have made it pointless. The last card is nobody's choice. */
export const whatExcess = (game: Bang, seat: Seat): Question | undefined =>
  excess(game, seat) > 0 && game.hand(seat).length > 1 ? choose(game, seat, whichExcess, undefined) : undefined

/** When nothing is asked any more: a last card may have to go too. */
export const endPhase3 = (game: Bang, seat: Seat): Rule | undefined => (excess(game, seat) > 0 ? discardLast(game, seat) : endEffect(game))

function* discardLast(game: Bang, seat: Seat): Rule {
  while (excess(game, seat) > 0) {
    const question = whatExcess(game, seat)
    const answer = question === undefined ? undefined : ((yield question) as Answer | undefined)
    if (question !== undefined && answer === undefined) continue
    const then = discardExcess(game, seat, answer)
    if (then !== undefined) yield* then
  }
  const rest = endEffect(game)
  if (rest !== undefined) yield* rest
}

/** Nothing is named where there is but one. */
export function discardExcess(game: Bang, seat: Seat, answer: Answer | undefined): Rule | undefined {
  putAway(game, seat, answer === undefined ? firstNumber(game.hand(seat)) : cardIn(game, answer))
  const { excessGone } = game.of(seat)
  return excessGone.length === 0 ? undefined : afterOne(game, seat, excessGone)
}

function* afterOne(game: Bang, seat: Seat, sources: readonly Source[]): Rule {
  for (const source of sources) {
    const then = source.def.excessGone?.(game, source, seat)
    if (then) yield* then
  }
}

const TAKES_EXCESS = maskOf('takesExcess')

/** To whoever takes such cards, the first clockwise; else on the discard pile, or on the deck while cards are drawn from there. */
function putAway(game: Bang, seat: Seat, card: CardId): void {
  if (game.anybodyHas(TAKES_EXCESS)) {
    for (const other of game.othersFrom(seat)) {
      for (const source of game.of(other).takesExcess) if (source.def.takesExcess?.(game, source, seat, card)) return
    }
  }
  if (game.drawsFromDiscard) game.move(card, DECK, true)
  else game.discard(card)
}

/** Somebody without life keeps nothing, unless his limit does not depend on it. */
const handLimit = (game: Bang, seat: Seat): number => Math.max(game.life(seat), game.of(seat).handLimit)
/** A shadow has no phase 3: what it holds goes when it leaves (T11), and is nobody's excess. */
const excess = (game: Bang, seat: Seat): number => (game.presenceOf(seat) === 'shadow' ? 0 : game.hand(seat).length - handLimit(game, seat))

const whichExcess: Kind<Bang, undefined> = {
  name: 'discard',
  options: (game, seat) => offer(game, 'discard', game.hand(seat)),
  refuse: (game, seat, _about, answer: Answer): BangReason | undefined =>
    answer.id === 'end' ? { code: 'too-many-cards', facts: { cards: game.hand(seat).length, limit: handLimit(game, seat) } } : undefined,
  live: (game, seat) => excess(game, seat) > 0,
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(game.hand(seat)[0] ?? absent()) }),
  publicAbout: () => null,
}
