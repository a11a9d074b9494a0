import type { Answer, CardId, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Def } from '../def.ts'
import { guardOf, ownName, refuseCard, refuseUse, sightOf } from './list-plays.ts'
import type { BangReason } from './reasons.ts'
import { explain } from './target.ts'

/** Why a card of the hand cannot be played so. Never tells about a card the player does not hold. */
export function whyNotPlay(game: Bang, seat: Seat, answer: Answer): BangReason {
  const card = game.cardAt(answer.card)
  if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
  const own = game.def(card)
  if (answer.id === 'as-bang' && !game.converts(seat, own, 'bang')) return { code: 'not-a-bang', facts: { card: own.id } }
  const as = answer.id === 'as-bang' ? game.mixture.bangDef : ownName(game, card)
  const code = refuseCard(game, seat, card, as)
  if (code === 'forbidden') return whyForbidden(game, seat, card, as)
  if (code) return explain(game, code, seat, { card: as.id })
  if (as.isForOneself) return { code: 'no-target', facts: { card: as.id } }
  if (as.hasCost && !answer.picks?.[0]?.length) return { code: 'cost-needed', facts: { card: as.id } }
  return whyNotAt(game, seat, as, answer)
}

function whyForbidden(game: Bang, seat: Seat, card: CardId, as: Def): BangReason {
  const use = as.isBang ? 'bang' : 'play'
  const source = game.forbidden(seat, card, use)
  const why = source?.def.forbids?.(game, source, seat, card, use)
  return { code: typeof why === 'string' ? why : 'forbidden', facts: { card: game.def(card).id, source: source?.def.id ?? '' } }
}

/** Why a card in front cannot be used so. */
export function whyNotUse(game: Bang, seat: Seat, answer: Answer): BangReason {
  const card = game.cardAt(answer.card)
  if (card === undefined || !game.front(seat).includes(card)) return { code: 'not-in-front' }
  const def = game.def(card)
  const code = refuseUse(game, seat, card, def)
  return code ? explain(game, code, seat, { card: def.id }) : whyNotAt(game, seat, def, answer)
}

/** Why a card cannot be aimed so. */
export function whyNotAt(game: Bang, seat: Seat, as: Def, { card, seat: target }: Answer): BangReason {
  const { aim } = as
  if (aim === undefined) return { code: target === undefined ? 'wrong-choice' : 'no-target', facts: { card: as.id } }
  if (target === undefined) return whyNobody(game, seat, as)
  if (!game.ring.includes(target)) return { code: 'no-such-seat' }
  const wrong = aim.refuse(game, seat, target, game.cardAt(card), sightOf(game, seat)) ?? guardOf(game, seat, target, as)
  if (wrong) return explain(game, wrong, seat, { card: as.id, target, within: aim.within })
  return { code: aim.wrongChoice ?? 'wrong-choice', facts: { card: as.id } }
}

/** A card without a target named: the reason is that of the target that comes nearest to being one. */
function whyNobody(game: Bang, seat: Seat, def: Def): BangReason {
  const [nearest] = game.othersFrom(seat).sort((one, other) => game.distance(seat, one) - game.distance(seat, other))
  const code = nearest === undefined ? undefined : def.aim?.refuse(game, seat, nearest, undefined, sightOf(game, seat))
  return code === undefined
    ? { code: 'target-needed', facts: { card: def.id } }
    : explain(game, code, seat, { card: def.id, target: nearest, within: def.aim?.within })
}
