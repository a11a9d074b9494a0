import { type Answer, ask, type CardId, type Field, handlesOf, type Kind, type Option, option, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { character } from '../../def.ts'
import type { Rank } from '../../facts.ts'
import { onCard, onCharacter } from '../../parts/spots.ts'
import { cardlessShot, shoot } from '../../rules/attack.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { anotherInReach, explain } from '../../rules/target.ts'
import { deplete, payFrom, somethingToDraw } from './depletion.ts'
import { characters as facts } from './facts.ts'
import { dangerousOf, openSlots, priceFields, token, tokensOf, tokensOn, tooFew, upTo } from './parts.ts'

const ALS_PRICE = facts['al-preacher'].more.loadCost

/** Whenever another player plays a blue or orange card, before anything else happens. */
export const alPreacher = character(facts['al-preacher'], {
  *cardPlayed(game, { def, owner }, { by, as }) {
    if (owner === undefined || by === owner || (as.border !== 'blue' && as.border !== 'orange')) return
    if (!game.alive(owner) || tokensOf(game, owner) < ALS_PRICE) return
    const mayEmpty = dangerousOf(game, owner).some((card) => tokensOn(game, card) <= ALS_PRICE)
    if (!somethingToDraw(game, mayEmpty)) return
    const { id, picks = [] } = yield* ask(game, owner, payToDraw, as.id)
    if (id !== 'draw') return
    game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
    if (yield* payFrom(game, owner, picks, 0, def.id)) game.draw(owner, 1, def.id)
  },
})

const payToDraw: Kind<Bang, string> = {
  name: 'al-preacher',
  options: (game, seat) => [
    option(
      'draw',
      undefined,
      undefined,
      priceFields(game, seat, () => ALS_PRICE, 0),
    ),
    option('pass'),
  ],
  fallback: () => ({ id: 'pass' }),
  publicAbout: (_game, card) => ({ card }),
}

const TWO = 2

/** Discards a hand card for two tokens on one slot; tokens that do not fit are lost. */
export const bassGreeves = character(facts['bass-greeves'], {
  uses: 1,
  actions(game, { def }, seat, out) {
    const held = handlesOf(game, game.hand(seat))
    if (held.length === 0) return
    const price: Field = { name: 'discard-for-tokens', pick: 'cards', min: 1, max: 1, from: () => held }
    for (const { card } of openSlots(game, seat)) {
      out.push(option(def.id, card === undefined ? undefined : game.handle(card), undefined, [price]))
    }
  },
  whyNoAction: (game, _self, seat): BangReason =>
    game.hand(seat).length === 0 ? { code: 'too-few-cards', facts: { cards: 1 } } : { code: 'armed-and-dangerous/no-room' },
  act(game, { def }, seat, { card: named, picks = [] }) {
    const slot = openSlots(game, seat).find(({ card }) => (card === undefined ? undefined : game.handle(card)) === named)
    const price = game.hand(seat).find((card) => game.handle(card) === picks[0]?.[0])
    if (slot === undefined || price === undefined) return undefined
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    game.discard(price)
    game.gain(token, slot.spot, TWO, def.id)
    return undefined
  },
})

/** Comes after the effects that return or take the card of a cancelled shot. */
const AFTER_RETURNS = 3

export const bloodyMary = character(facts['bloody-mary'], {
  shotSet(game, { def, owner }, shot) {
    if (owner === undefined || shot.by !== owner || !shot.bangCard) return undefined
    const draws = () => {
      if (!game.alive(owner)) return undefined
      game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
      game.draw(owner, 1, def.id)
      return undefined
    }
    shot.whenCancelled = [...shot.whenCancelled, { order: AFTER_RETURNS, do: draws }]
    return undefined
  },
})

/** Takes a token from any Dangerous card in play, or from another player's character. */
export const frankieCanton = character(facts['frankie-canton'], {
  uses: 1,
  actions(game, { def }, seat, out) {
    if (!hasRoom(game, seat)) return
    for (const owner of game.ring) {
      if (!game.alive(owner)) continue
      for (const card of dangerousOf(game, owner)) {
        if (tokensOn(game, card) > 0) out.push(option(def.id, game.handle(card)))
      }
      if (owner !== seat && game.count(token, onCharacter(owner)) > 0) out.push(option(def.id, undefined, owner))
    }
  },
  whyNoAction: (game, _self, seat): BangReason => ({
    code: hasRoom(game, seat) ? 'armed-and-dangerous/nothing-there' : 'armed-and-dangerous/full-himself',
  }),
  *act(game, { def }, seat, { card: named, seat: other }) {
    const card = named === undefined ? undefined : game.cardAt(named)
    const owner = card === undefined ? other : game.ring.find((one) => game.front(one).includes(card))
    if (owner === undefined) return
    game.emit({ type: 'ability', seat, source: def.id, target: owner })
    game.shift(token, card === undefined ? onCharacter(owner) : onCard(card), onCharacter(seat), 1, def.id)
    yield* deplete(game, owner)
  },
})

const hasRoom = (game: Bang, seat: Seat): boolean => game.count(token, onCharacter(seat)) < (token.most ?? 0)

/** Whoever makes her lose life may be shot at, once, no matter how many points she lost. */
export const julieCutter = character(facts['julie-cutter'], {
  indifferent: (game, _self, { seat, by }) => by === undefined || by === seat || !game.alive(by),
  *afterWound(game, { def }, { seat, by }) {
    if (by === undefined || by === seat || !game.alive(by)) return
    if (yield* drawCheck(game, seat, def.id, { suits: ['hearts', 'diamonds'] })) yield* shoot(game, cardlessShot(def.id, seat, by))
  },
})

const KIDS_PRICE = facts['mexicali-kid'].more.loadCost

/** A shot without a card, outside the limit. */
export const mexicaliKid = character(facts['mexicali-kid'], {
  uses: 1,
  actions(game, { def }, seat, out) {
    if (tokensOf(game, seat) < KIDS_PRICE) return
    const fields = priceFields(game, seat, () => KIDS_PRICE, 0)
    for (const target of game.ring) {
      if (anotherInReach.refuse(game, seat, target) === undefined) out.push(option(def.id, undefined, target, fields))
    }
  },
  whyNoAction(game, { def }, seat, { seat: target }): BangReason {
    if (tokensOf(game, seat) < KIDS_PRICE) return tooFew(def.id, KIDS_PRICE, tokensOf(game, seat))
    if (target === undefined || !game.ring.includes(target)) return { code: 'no-such-seat' }
    const wrong = anotherInReach.refuse(game, seat, target)
    return wrong ? explain(game, wrong, seat, { target }) : { code: 'wrong-choice' }
  },
  *act(game, { def }, seat, { seat: target, picks = [] }) {
    if (target === undefined) return
    game.emit({ type: 'ability', seat, source: def.id, target })
    if (yield* payFrom(game, seat, picks, 0, def.id)) yield* shoot(game, cardlessShot(def.id, seat, target))
  },
})

const HIGH: readonly (Rank | undefined)[] = ['J', 'Q', 'K', 'A']

/** Against high brown cards that are aimed at her alone. */
export const msAbigail = character(facts['ms-abigail'], {
  ignores: (_game, { owner }, { by, isSingle, border, rank }) =>
    by !== undefined && by !== owner && isSingle && border === 'brown' && HIGH.includes(rank),
})

const RINGOS_TOKENS = facts['red-ringo'].more.startTokens
const AT_ONCE = 2

/** Once a turn he moves tokens from his character to his cards, all in one go. */
export const redRingo = character(facts['red-ringo'], {
  uses: 1,
  dealt(game, { def, owner }) {
    if (owner !== undefined) game.gain(token, onCharacter(owner), RINGOS_TOKENS, def.id)
  },
  actions(game, { def }, seat, out) {
    const cards = loadable(game, seat)
    if (cards.length > 0 && game.count(token, onCharacter(seat)) > 0) out.push(moving(game, def.id, seat, cards))
  },
  whyNoAction(game, { def }, seat, answer: Answer): BangReason {
    if (game.count(token, onCharacter(seat)) === 0) return tooFew(def.id, 1, 0)
    return { code: loadable(game, seat).length === 0 ? 'armed-and-dangerous/no-room' : 'wrong-choice', facts: { card: answer.id } }
  },
  act(game, { def }, seat, { picks = [] }) {
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    loadable(game, seat).forEach((card, i) => {
      game.shift(token, onCharacter(seat), onCard(card), picks[i]?.[0] ?? 0, def.id)
    })
    return undefined
  },
})

const loadable = (game: Bang, seat: Seat): readonly CardId[] =>
  dangerousOf(game, seat).filter((card) => tokensOn(game, card) < (token.most ?? 0))

/** How many tokens go to each card: at least one and at most two in all. */
function moving(game: Bang, id: string, seat: Seat, cards: readonly CardId[]): Option {
  const most = Math.min(AT_ONCE, game.count(token, onCharacter(seat)))
  const fields = cards.map(
    (card, i): Field => ({
      name: 'move-tokens',
      card: game.handle(card),
      pick: 'number',
      min: 1,
      max: 1,
      from(before) {
        const moved = before.slice(0, i).reduce((sum, [n = 0]) => sum + n, 0)
        return upTo(most - moved).filter((n) => n > 0 || moved > 0 || i < cards.length - 1)
      },
    }),
  )
  return { id, fields }
}
