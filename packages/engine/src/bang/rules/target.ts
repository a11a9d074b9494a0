import type { CardId, Field, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { BangReason, ReasonCode } from './reasons.ts'

/**
 * What a card may be aimed at. `refuse` gives a code, or nothing if the seat is a legal target: the same function lists the targets and tells
 * why another is none. `card`: the card that is aimed, which is gone when it takes effect.
 */
export interface Aim {
  refuse(game: Bang, by: Seat, target: Seat, card?: CardId): ReasonCode | undefined
  /** What else is chosen about the target. */
  fields?(game: Bang, by: Seat, target: Seat, card?: CardId): readonly Field[] | undefined
  /** How far away the target may be, whatever the weapon. */
  readonly within?: number
  /** What is wrong if the target is right, but not what was chosen about it. */
  readonly wrongChoice?: ReasonCode
}

const gone = (game: Bang, target: Seat): ReasonCode | undefined => (game.alive(target) ? undefined : 'not-in-play')

const inReach = (game: Bang, by: Seat, target: Seat): boolean => game.distance(by, target) <= game.of(by).reach

/** Another player within reach of one's weapon. */
export const anotherInReach: Aim = {
  refuse: (game, by, target) => gone(game, target) ?? (target === by ? 'yourself' : inReach(game, by, target) ? undefined : 'out-of-reach'),
}

/** Another player, wherever he sits. */
export const another: Aim = {
  refuse: (game, by, target) => gone(game, target) ?? (target === by ? 'yourself' : undefined),
}

/** Another player at this distance or less, whatever the weapon. */
export const anotherWithin = (distance: number): Aim => ({
  refuse: (game, by, target) => another.refuse(game, by, target) ?? (game.distance(by, target) > distance ? 'too-far' : undefined),
  within: distance,
})

/** A card of a player: one in front of him that is named, or one of his hand at random. One's own hand is no target. */
const cardOfTarget = (game: Bang, by: Seat, target: Seat, used?: CardId): readonly Field[] => {
  const fromHand = target !== by && game.hand(target).length > 0
  const inFront = frontWithout(game, target, used).map((card) => game.handle(card))
  return [{ name: fromHand ? 'front-or-random' : 'front', pick: 'cards', min: fromHand ? 0 : 1, max: 1, from: () => inFront }]
}

const frontWithout = (game: Bang, seat: Seat, used: CardId | undefined): readonly CardId[] => {
  const inFront = game.front(seat)
  return used === undefined || !inFront.includes(used) ? inFront : inFront.filter((card) => card !== used)
}

const withoutCards = (game: Bang, by: Seat, target: Seat, used: CardId | undefined): ReasonCode | undefined => {
  if (frontWithout(game, target, used).length > 0) return undefined
  if (target === by) return 'yourself'
  return game.hand(target).length > 0 ? undefined : 'no-cards'
}

export const cardOfAnyone: Aim = {
  refuse: (game, by, target, used) => gone(game, target) ?? withoutCards(game, by, target, used),
  fields: cardOfTarget,
}

export const cardOfNeighbour: Aim = {
  refuse: (game, by, target, used) =>
    gone(game, target) ?? withoutCards(game, by, target, used) ?? (target !== by && game.distance(by, target) > 1 ? 'too-far' : undefined),
  fields: cardOfTarget,
}

/** A code with what a player needs to understand it. Only public things and what the asking player himself knows. */
export function explain(
  game: Bang,
  code: ReasonCode,
  by: Seat,
  { card, target, within = 1 }: { card?: string; target?: Seat; within?: number | undefined } = {},
): BangReason {
  if (code === 'out-of-reach' && target !== undefined) {
    const { reach, weapon } = game.of(by)
    return { code, facts: { seat: target, distance: game.distance(by, target), reach, weapon: weapon?.def.id ?? 'colt-45' } }
  }
  if (code === 'too-far' && target !== undefined)
    return { code, facts: { seat: target, distance: game.distance(by, target), reach: within } }
  const facts: { [name: string]: number | string } = {}
  if (card !== undefined) facts.card = card
  if (target !== undefined) facts.seat = target
  return card === undefined && target === undefined ? { code } : { code, facts }
}
