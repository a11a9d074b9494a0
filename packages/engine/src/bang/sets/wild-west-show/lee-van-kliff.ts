import type { CardId, Option, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Moments } from '../../def.ts'
import { cardIn, type Play } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'

/** The brown card he has just played himself, as long as he has done nothing else. */
function repeatable(game: Bang, seat: Seat): Play | undefined {
  const { lastPlay } = game
  return lastPlay?.by === seat && lastPlay.as.facts?.border === 'brown' ? lastPlay : undefined
}

/** The limit of BANG! cards does not hold for a repetition; whatever else speaks against the card does. */
const refused = (game: Bang, seat: Seat, { as }: Play): boolean => !as.facts?.isBangCard && as.refuse?.(game, seat) !== undefined

/** Any card that counts as a BANG! card pays, even where such cards may not be played. */
const pays = (game: Bang, seat: Seat, card: CardId): boolean => game.isNamed(game.def(card), 'bang') || game.countsAs(seat, card, 'bang')

/** Another BANG! card, and the effect of the card just played happens once more, with new targets if wanted. */
export const repeatsCards: Pick<Moments, 'actions' | 'whyNoAction' | 'act'> = {
  actions(game, { def }, seat, out) {
    const play = repeatable(game, seat)
    if (play === undefined || refused(game, seat, play)) return
    for (const card of game.hand(seat))
      if (pays(game, seat, card)) listRepeats(game, seat, play, { id: def.id, card: game.handle(card) }, out)
  },
  whyNoAction(game, _self, seat, answer): BangReason | undefined {
    const play = repeatable(game, seat)
    if (play === undefined) return undefined
    const card = game.cardAt(answer.card)
    if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
    if (!pays(game, seat, card)) return { code: 'not-a-bang', facts: { card: game.def(card).id } }
    return { code: 'wrong-choice', facts: { card: play.as.id } }
  },
  *act(game, { def }, seat, answer) {
    const play = repeatable(game, seat)
    if (play === undefined) return
    game.emit({ type: 'ability', seat, source: def.id, target: answer.seat })
    game.discard(cardIn(game, answer))
    game.cardsPlayed++
    const again = play.as.play?.(game, { ...play, target: answer.seat, picks: answer.picks ?? [], joined: [], free: true })
    if (again) yield* again
  },
}

function listRepeats(game: Bang, seat: Seat, { as }: Play, price: Pick<Option, 'id' | 'card'>, out: Option[]): void {
  const { aim } = as
  if (aim === undefined) {
    out.push({ ...price, seat: undefined, fields: undefined })
    return
  }
  for (const target of game.ring) {
    if (aim.refuse(game, seat, target) === undefined) out.push({ ...price, seat: target, fields: aim.fields?.(game, seat, target) })
  }
}
