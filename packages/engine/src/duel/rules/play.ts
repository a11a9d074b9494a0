import { type Answer, type CardId, type Option, option, type Picks, type Rule, type Seat } from '../../kernel/index.ts'
import type { Def } from '../def.ts'
import type { Duel } from '../duel.ts'
import { countBang, mayPlayBang } from './limit.ts'
import type { DuelReason, ReasonCode } from './reasons.ts'
import { picked, type Way } from './target.ts'

/** A card being played or copied, with everything announced. What is printed on it is copied: it may be shuffled away. */
export interface Play {
  readonly by: Seat
  /** What it is played as. */
  readonly as: Def
  readonly way: Way['id']
  /** The card named by the first pick: a character, or a card in play. */
  readonly target: CardId | undefined
  readonly seat: Seat | undefined
  readonly picks: Picks
  /** It counts as a BANG! card. */
  readonly bangCard: boolean
}

/** The card an answer names. Answers are checked before they get here, so it is there. */
export function cardIn(game: Duel, { card }: Answer): CardId {
  const found = game.cardAt(card)
  if (found === undefined) throw new Error(`no card has the handle ${card}`)
  return found
}

/** Why a card of this kind cannot be played now, whatever the target. */
function refuseCard(game: Duel, seat: Seat, def: Def): ReasonCode | undefined {
  if (def.aim === undefined) return 'only-as-answer'
  return def.facts?.border === 'red' && !mayPlayBang(game, seat) ? 'bang-limit' : undefined
}

const NO_WAYS: readonly Way[] = []

/** The hand cards that can be played now, as what they are and as a Colt. */
export function listHand(game: Duel, seat: Seat, out: Option[]): void {
  const { colt } = game.catalog
  for (const card of game.hand(seat)) {
    const handle = game.handle(card)
    const def = game.def(card)
    if (!refuseCard(game, seat, def)) {
      for (const way of def.aim?.ways(game, seat, def) ?? NO_WAYS) out.push(option(way.id, handle, way.seat, way.fields))
    }
    if (def !== colt && game.converts(seat, def, 'colt') && !refuseCard(game, seat, colt)) {
      for (const way of colt.aim?.ways(game, seat, colt) ?? NO_WAYS) out.push(option('as-colt', handle, way.seat, way.fields))
    }
  }
}

export const isPlay = ({ id }: Answer): boolean => id === 'play' || id === 'rob' || id === 'as-colt'

/** Why a card of the hand cannot be played so. Never tells about a card the player does not hold. */
export function whyNotPlay(game: Duel, seat: Seat, answer: Answer): DuelReason {
  const card = game.cardAt(answer.card)
  if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
  const own = game.def(card)
  const facts = { card: own.id }
  if (answer.id === 'as-colt' && !game.converts(seat, own, 'colt')) return { code: 'not-a-colt', facts }
  const def = answer.id === 'as-colt' ? game.catalog.colt : own
  return { code: refuseCard(game, seat, def) ?? def.aim?.refuse(game, seat, def, answer) ?? 'not-allowed', facts }
}

/** Announce, put down, resolve. A rule only if there is more to do. */
export function playCard(game: Duel, seat: Seat, answer: Answer): Rule | undefined {
  const card = cardIn(game, answer)
  const own = game.def(card)
  const as = answer.id === 'as-colt' ? game.catalog.colt : own
  const bangCard = as.facts?.border === 'red'
  const play = announced(game, seat, as, answer.id === 'rob' ? 'rob' : 'play', answer, bangCard)
  game.emit({ type: 'played', seat, card: game.faceOf(card), as: as.id, target: targetName(game, play), side: play.seat })
  if (as.facts?.border === 'blue') {
    if (play.target !== undefined) game.equip(card, play.target)
    return undefined
  }
  if (bangCard) countBang(game, seat)
  // First on the discard pile, then its effect: so it can be shuffled in by its own draw.
  game.discard(card)
  return as.play?.(game, play)
}

export const announced = (game: Duel, by: Seat, as: Def, way: Way['id'], answer: Answer, bangCard: boolean): Play => ({
  by,
  as,
  way,
  target: way === 'rob' ? undefined : picked(game, answer),
  seat: answer.seat,
  picks: answer.picks ?? [],
  bangCard,
})

/** The character a card is played on, or the card in play it is about. */
export const targetName = (game: Duel, { target }: Play): string | undefined => (target === undefined ? undefined : game.def(target).id)
