import { type CardId, type Option, option, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Numbers } from '../../def.ts'
import type { Moments } from '../../moments.ts'
import { detailsOf } from '../../rules/announce.ts'
import { guardOf } from '../../rules/list-plays.ts'
import { cardIn, type Play } from '../../rules/play.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'
import { explain } from '../../rules/target.ts'
import { whyNotAt } from '../../rules/why-not.ts'

/** The brown card he has just played himself, as long as he has done nothing else. */
function repeatable(game: Bang, seat: Seat): Play | undefined {
  const { lastPlay } = game
  return lastPlay?.by === seat && lastPlay.as.border === 'brown' ? lastPlay : undefined
}

/** A repetition ignores the BANG! limit, but nothing else that forbids the card. */
function refused(game: Bang, seat: Seat, { as }: Play): ReasonCode | undefined {
  const code = as.refuse?.(game, seat)
  return code === 'bang-limit' ? undefined : code
}

/** Any card that counts as a BANG! card can pay, even if none may be played now, unless a rule forbids even that. */
const pays = (game: Bang, seat: Seat, card: CardId): boolean => game.countsAs(seat, card, 'bang') && !game.forbidden(seat, card, 'pay')

/** He pays a BANG! card to repeat the effect of the card he has just played, with new targets if he likes. */
export const repeatsCards: Pick<Moments, 'actions' | 'whyNoAction' | 'act'> & Pick<Numbers, 'repeatsLast'> = {
  repeatsLast: true,
  actions(game, { def }, seat, out) {
    const play = repeatable(game, seat)
    if (play === undefined || refused(game, seat, play)) return
    for (const card of game.hand(seat)) if (pays(game, seat, card)) listRepeats(game, seat, play, card, def.id, out)
  },
  whyNoAction(game, _self, seat, answer): BangReason {
    const play = repeatable(game, seat)
    if (play === undefined) return { code: 'nothing-to-repeat' }
    const code = refused(game, seat, play)
    if (code) return explain(game, code, seat, { card: play.as.id })
    const card = game.cardAt(answer.card)
    if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
    const forbidden = game.forbidden(seat, card, 'pay')
    if (forbidden) return { code: 'forbidden', facts: { card: game.def(card).id, source: forbidden.def.id } }
    if (!pays(game, seat, card)) return { code: 'not-a-bang', facts: { card: game.def(card).id } }
    return whyNotAt(game, seat, play.as, answer)
  },
  act(game, { def }, seat, answer) {
    const play = repeatable(game, seat)
    if (play === undefined) return undefined
    game.emit({ type: 'ability', seat, source: def.id, target: answer.seat })
    game.discard(cardIn(game, answer))
    game.cardsPlayed++
    const { seat: target, picks = [] } = answer
    return play.as.play?.(game, { ...play, target, picks, joined: [], free: true, sets: [], isRepeated: true })
  },
}

function listRepeats(game: Bang, seat: Seat, { as }: Play, price: CardId, id: string, out: Option[]): void {
  const card = game.handle(price)
  const { aim } = as
  const isOpen = (seated: Seat) => aim?.refuse(game, seat, seated, price) === undefined && guardOf(game, seat, seated, as) === undefined
  const targets = aim === undefined ? [undefined] : game.ring.filter(isOpen)
  for (const target of targets) {
    const fields = detailsOf(game, seat, price, as, target)?.slice(0, as.plainChoices)
    out.push(option(id, card, target, fields))
  }
}
