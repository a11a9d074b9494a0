import { type CardId, type Picks, type Rule, type Seat, seatOf } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { onCard } from '../../parts/spots.ts'
import { misfortune, wound } from '../../rules/damage.ts'
import { survives } from '../../rules/elimination.ts'
import { isImmune } from '../../rules/ignore.ts'
import { pay } from '../../rules/payment.ts'
import { DECK, DISCARD } from '../../zones.ts'
import { cards as facts } from './facts.ts'
import { bomber, dangerousOf, purseOf, token, tokensOn } from './parts.ts'

const BOMB = facts.bomb.id
const DAMAGE = facts.bomb.more.damage

/** The whole price is paid first; then cards without tokens are discarded. True: what was paid for goes on, since no Bomb among them eliminates him. */
export function* payFrom(game: Bang, seat: Seat, picks: Picks, first: number, because: string): Rule<boolean> {
  pay(game, token, purseOf(game, seat), picks, { first, because })
  yield* deplete(game, seat)
  return survives(game, seat)
}

/** There is a card to draw, if need be this one, which the payment is going to put on the discard pile. */
export const somethingToDraw = (game: Bang, isEmptied: boolean): boolean => isEmptied || game.at(DECK).length + game.at(DISCARD).length > 0

/** The same from one card only. */
export function* payFromCard(game: Bang, seat: Seat, card: CardId, cost: number, because: string): Rule {
  game.spend(token, onCard(card), cost, because)
  yield* deplete(game, seat)
}

/** Dangerous cards without a token are discarded; then a Bomb among them explodes, unless it was switched off. */
export function* deplete(game: Bang, seat: Seat): Rule {
  const empty = dangerousOf(game, seat).filter((card) => tokensOn(game, card) === 0)
  const bomb = empty.find((card) => game.def(card).id === BOMB && game.works(card))
  const face = bomb === undefined ? undefined : game.faceOf(bomb)
  for (const card of empty) game.discard(card)
  if (face === undefined) return
  game.emit({ type: 'exploded', seat, card: BOMB })
  // Nobody is responsible for the damage; but whoever is safe from cards of other players is safe from it.
  const { seat: by } = game.recall(bomber)
  const hit = {
    by: by < 0 ? undefined : seatOf(by),
    target: seat,
    name: BOMB,
    suit: game.suitOf(face),
    rank: face.rank,
    border: 'orange',
    bangCard: false,
    duel: false,
    card: undefined,
    isSingle: false,
  } as const
  if (game.alive(seat) && !isImmune(game, hit)) yield* wound(game, misfortune(seat, DAMAGE, BOMB))
}
