import { type Answer, ask, type CardId, type Kind, type Option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'
import { hand } from '../zones.ts'
import { backFields } from './target.ts'

/** A card of a hand picked blindly, among those with the chosen back. */
function blindPick(game: Duel, victim: Seat, { picks }: Pick<Answer, 'picks'>): CardId | undefined {
  const back = picks?.[0]?.[0]
  const cards = game.hand(victim).filter((card) => back === undefined || game.backOf(card) === back)
  return cards.length === 0 ? undefined : cards[game.random.below(cards.length)]
}

/** A card of a hand picked blindly goes to the taker. */
export function robHand(game: Duel, by: Seat, victim: Seat, answer: Pick<Answer, 'picks'>): void {
  const card = blindPick(game, victim, answer)
  if (card === undefined) return
  game.move(card, hand(by), true)
  handTaken(game, victim, by)
}

/** The opponent took or discarded a card of a hand. */
function handTaken(game: Duel, victim: Seat, by: Seat): void {
  if (victim !== by) for (const source of game.sources(victim)) source.def.cardTaken?.(game, source)
}

/** Takes or discards a card in play: `to` says where it goes. Its carrier may react. */
export function takeInPlay(game: Duel, by: Seat, card: CardId, to: 'hand' | 'discard'): void {
  const carrier = game.carrier(card)
  if (to === 'hand') game.move(card, hand(by))
  else game.discard(card)
  if (carrier !== undefined && game.owner(carrier) !== by && game.alive(carrier)) {
    game.def(carrier).cardTaken?.(game, game.selfOf(carrier))
  }
}

/** A random card of the opponent's hand may be discarded. */
export function* mayDiscardRandom(game: Duel, by: Seat, source: string): Rule {
  const victim = game.opponent(by)
  if (game.hand(victim).length === 0) return
  const answer = yield* ask(game, by, discardRandom, { source })
  if (answer.id === 'no') return
  game.emit({ type: 'ability', seat: by, source })
  const card = blindPick(game, victim, answer)
  if (card === undefined) return
  game.discard(card)
  handTaken(game, victim, by)
}

const NO: Option = { id: 'no' }

const discardRandom: Kind<Duel, { readonly source: string }> = {
  name: 'discard-random',
  options: (game, seat) => [{ id: 'rob', seat: game.opponent(seat), fields: backFields(game, game.opponent(seat)) }, NO],
  fallback: () => NO,
  publicAbout: (_game, { source }) => ({ source }),
}
