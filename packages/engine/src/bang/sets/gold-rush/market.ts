import { type Answer, type CardId, type Field, type Option, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { type Def, type Source, variant } from '../../def.ts'
import { atSeat } from '../../parts/spots.ts'
import { isSpent } from '../../rules/list-plays.ts'
import { cardIn } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { listWay, NO_MORE, type Way, whyNotAimed } from '../../rules/ways.ts'
import { bought, equipmentPile, forced, market, nugget, nuggetsOf, putUnder, worn } from './parts.ts'
import { refuseWay, useEquipment, wayOf, waysOf } from './ways.ts'

const ROW = 3

/** Numbers printed on a card of equipment. */
const amount = (printed: unknown): number => (typeof printed === 'number' ? printed : 0)
const costOf = ({ thing }: Def): number => amount(thing?.more?.cost)
const forceCostOf = ({ thing }: Def): number => amount(thing?.more?.forceDiscardCost)

/** The top card of the pile. If it lies face up, so does the whole pile, and it is shuffled first. */
export function topOfPile(game: Bang): CardId | undefined {
  const place = game.placeOf(equipmentPile)
  const pile = game.at(place)
  const top = pile.at(-1)
  if (top !== undefined && game.isPublic(top)) game.shuffleInto(place, place)
  return pile.at(-1)
}

function refill(game: Bang): void {
  while (game.lying(market).length < ROW) {
    const card = topOfPile(game)
    if (card === undefined) return
    game.move(card, game.placeOf(market))
  }
}

/** The ability that takes a nugget off the price of one purchase. */
function discount(game: Bang, seat: Seat): Source | undefined {
  const source = game.ownAction(seat, 'pretty-luzena')
  return source === undefined || isSpent(source) ? undefined : source
}

const DISCOUNT = 'discount'

/** Asks whether to lower the price, if the player may choose. */
function discountField(game: Bang, seat: Seat, cost: number): Field | undefined {
  if (discount(game, seat) === undefined) return undefined
  const choices = nuggetsOf(game, seat) >= cost ? [0, 1] : [1]
  return { name: DISCOUNT, pick: 'number', min: 1, max: 1, from: () => choices }
}

const lowest = (game: Bang, seat: Seat, cost: number): number => (discount(game, seat) === undefined ? cost : Math.max(0, cost - 1))

/** The discount is looked up only if the purchase depends on it. */
function canAfford(game: Bang, seat: Seat, cost: number): boolean {
  const money = nuggetsOf(game, seat)
  return money >= cost || (money === cost - 1 && discount(game, seat) !== undefined)
}

/** One way to buy something. A card that can be used in several ways has a name for each. */
interface Purchase {
  readonly id: string
  wayIn(def: Def): Way | undefined
}

const SIMPLE: Purchase = { id: 'buy', wayIn: (def) => (waysOf(def).length === 1 ? waysOf(def)[0] : undefined) }
const UNDER_NAMES: readonly Purchase[] = ['panic', 'beer', 'bang', 'general-store', 'duel', 'cat-balou'].map((id) => ({
  id: `buy-${id}`,
  wayIn: (def) => (waysOf(def).length > 1 ? wayOf(def, id) : undefined),
}))

/** Lists everything that can be bought, one way after the other. */
function listPurchases(game: Bang, seat: Seat, out: Option[]): void {
  const open: CardId[] = []
  for (const card of game.lying(market)) if (canAfford(game, seat, costOf(game.def(card)))) open.push(card)
  if (open.length === 0) return
  listPurchase(game, seat, SIMPLE, open, out)
  const versatile = open.filter((card) => waysOf(game.def(card)).length > 1)
  if (versatile.length > 0) for (const purchase of UNDER_NAMES) listPurchase(game, seat, purchase, versatile, out)
}

function listPurchase(game: Bang, seat: Seat, { id, wayIn }: Purchase, open: readonly CardId[], out: Option[]): void {
  for (const card of open) {
    const def = game.def(card)
    const way = wayIn(def)
    if (way === undefined || refuseWay(game, seat, def, way) !== undefined) continue
    const field = discountField(game, seat, costOf(def))
    listWay(game, seat, id, card, way, field ? [field] : NO_MORE, out)
  }
}

/** Buying is not playing. There is one rule for each way to use something; the first rule lists the options of all. */
export const buying: readonly Def[] = [SIMPLE, ...UNDER_NAMES].map(({ id, wayIn }, i) =>
  variant(id, {
    actions: i > 0 ? undefined : (game, _self, seat, out) => listPurchases(game, seat, out),
    whyNoAction(game, _self, seat, answer): BangReason {
      const card = game.cardAt(answer.card)
      if (card === undefined || !game.lying(market).includes(card)) return { code: 'gold-rush/not-for-sale' }
      const def = game.def(card)
      const way = wayIn(def)
      if (way === undefined) return { code: 'wrong-choice', facts: { card: def.id } }
      const cost = lowest(game, seat, costOf(def))
      if (nuggetsOf(game, seat) < cost) return tooPoor(game, seat, def.id, cost)
      const code = refuseWay(game, seat, def, way)
      return code ? { code, facts: { card: def.id } } : whyNotAimed(game, seat, def.id, way, answer)
    },
    act(game, _self, seat, answer) {
      const card = cardIn(game, answer)
      const def = game.def(card)
      const way = wayIn(def)
      return way && buy(game, seat, card, way, answer)
    },
  }),
)

const tooPoor = (game: Bang, seat: Seat, card: string, cost: number): BangReason => ({
  code: 'gold-rush/too-poor',
  facts: { card, cost, nuggets: nuggetsOf(game, seat) },
})

function buy(game: Bang, seat: Seat, card: CardId, way: Way, answer: Answer): Rule | undefined {
  const def = game.def(card)
  const cost = costOf(def)
  const lowered = discountField(game, seat, cost) !== undefined && answer.picks?.at(-1)?.[0] === 1
  const source = lowered ? discount(game, seat) : undefined
  if (source) source.used++
  const price = source ? Math.max(0, cost - 1) : cost
  game.spend(nugget, atSeat(seat), price, 'market')
  game.tell(bought, seat, { card: def.id, way: way.id, price, target: answer.seat })
  // The market is refilled before the card does anything, so the card is moved out of it first.
  const picks = discountField(game, seat, cost) !== undefined || lowered ? answer.picks?.slice(0, -1) : answer.picks
  if (def.border === 'brown') {
    game.move(card, game.placeOf(worn, seat))
    refill(game)
    return useEquipment(game, seat, card, way, { ...answer, picks })
  }
  const then = useEquipment(game, seat, card, way, { ...answer, picks })
  refill(game)
  return then
}

/** The market, and a nugget for every life point a player takes from another, at once. */
export const gold = variant('gold', {
  dealt(game) {
    const place = game.placeOf(equipmentPile)
    game.shuffleInto(place, place)
    refill(game)
  },
  lifeLost(game, _self, { seat, by, amount }) {
    if (by !== undefined && by !== seat && game.inPlay(by)) game.gain(nugget, atSeat(by), amount, 'wound')
  },
})

/** For one nugget more than its cost, another player's equipment goes under the pile. Nobody can prevent it. */
export const forceDiscard = variant('force-discard', {
  actions(game, { def: rule }, seat, out) {
    const money = nuggetsOf(game, seat)
    if (money === 0) return
    for (const owner of game.othersFrom(seat)) {
      for (const card of game.lying(worn, owner)) {
        if (forceCostOf(game.def(card)) <= money) out.push(option(rule.id, game.handle(card), owner))
      }
    }
  },
  whyNoAction(game, _self, seat, answer): BangReason {
    const card = game.cardAt(answer.card)
    if (card !== undefined && game.lying(worn, seat).includes(card)) return { code: 'gold-rush/own-equipment' }
    const owner = game.othersFrom(seat).find((other) => card !== undefined && game.lying(worn, other).includes(card))
    if (card === undefined || owner === undefined) return { code: 'gold-rush/no-equipment' }
    const def = game.def(card)
    const cost = forceCostOf(def)
    return nuggetsOf(game, seat) < cost ? tooPoor(game, seat, def.id, cost) : { code: 'wrong-choice', facts: { card: def.id } }
  },
  act(game, _self, seat, answer) {
    const card = cardIn(game, answer)
    const def = game.def(card)
    const price = forceCostOf(def)
    game.spend(nugget, atSeat(seat), price, 'market')
    game.tell(forced, seat, { card: def.id, price, target: answer.seat ?? seat })
    putUnder(game, card)
    return undefined
  },
})
