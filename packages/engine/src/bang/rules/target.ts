import { type CardId, type Field, handlesOf, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { front, MAX_SEATS } from '../zones.ts'
import type { BangReason, ReasonCode } from './reasons.ts'

interface AimSpec {
  /** Whom: another player, anybody in play, or somebody who is out. */
  readonly at: 'another' | 'anybody' | 'nobody in play'
  /** How far away another may be: within reach of one's weapon, or at that distance whatever the weapon. */
  readonly within?: 'reach' | number
  /** What is wrong with somebody besides. */
  also?(game: Bang, by: Seat, target: Seat, card: CardId | undefined): ReasonCode | undefined
  /** What else is chosen about the target. */
  fields?(game: Bang, by: Seat, target: Seat, card: CardId | undefined): readonly Field[] | undefined
  /** What is wrong if the target is right, but not what was chosen about it. */
  readonly wrongChoice?: ReasonCode
}

/**
 * How far away others are for what is aimed: as they are seen; past everything a target has; or next door, all of them.
 */
export type Sight = 'seen' | 'past' | 'near'

const distanceIn = (game: Bang, by: Seat, target: Seat, sight: Sight): number =>
  sight === 'seen' ? game.distance(by, target) : sight === 'past' ? game.distanceAtBest(by, target) : 1

/** What a card may be aimed at: data, because targets are listed for every card of a hand again and again. */
export class Aim {
  readonly fields: AimSpec['fields']
  readonly wrongChoice: ReasonCode | undefined
  /** How far away the target may be, whatever the weapon. */
  readonly within: number | undefined
  /** There is more to say about a candidate. */
  readonly isChoosy: boolean
  private readonly isAtOthers: boolean
  private readonly isAtTheOut: boolean
  private readonly inReach: boolean
  private readonly also: AimSpec['also']

  constructor({ at, within, also, fields, wrongChoice }: AimSpec) {
    this.isAtOthers = at === 'another'
    this.isAtTheOut = at === 'nobody in play'
    this.isChoosy = also !== undefined || this.isAtTheOut
    this.inReach = within === 'reach'
    this.within = within === 'reach' ? undefined : within
    this.also = also
    this.fields = fields
    this.wrongChoice = wrongChoice
  }

  /** A bit for each seat that can be a target as far as life and distance go: where there is nothing else to say, what `refuse` lets pass. */
  candidates(game: Bang, by: Seat, sight: Sight = 'seen'): number {
    if (this.isAtTheOut) return ALL_SEATS
    const self = 1 << by
    const near = sight === 'near' ? ALL_SEATS : this.near(game, by)
    return game.everybodyAlive & (this.isAtOthers ? near & ~self : near | self)
  }

  private near(game: Bang, by: Seat): number {
    if (this.inReach) return game.within(by, game.of(by).reach)
    return this.within === undefined ? ALL_SEATS : game.within(by, this.within)
  }

  /**
   * A code, or nothing if the seat is a legal target: the same function lists the targets and tells why another is none. `card`: the card that
   * is aimed, which is gone when it takes effect.
   */
  refuse(game: Bang, by: Seat, target: Seat, card?: CardId, sight: Sight = 'seen'): ReasonCode | undefined {
    if (this.isAtTheOut) return game.inPlay(target) ? 'still-in-play' : undefined
    if (!game.alive(target)) return 'not-in-play'
    if (target === by && this.isAtOthers) return 'yourself'
    if (this.also !== undefined) {
      const wrong = this.also(game, by, target, card)
      if (wrong !== undefined) return wrong
    }
    if (target === by) return undefined
    if (this.inReach) return distanceIn(game, by, target, sight) <= game.of(by).reach ? undefined : 'out-of-reach'
    return this.within !== undefined && distanceIn(game, by, target, sight) > this.within ? 'too-far' : undefined
  }
}

const ALL_SEATS = (1 << MAX_SEATS) - 1

/** Another player within reach of one's weapon. */
export const anotherInReach = new Aim({ at: 'another', within: 'reach' })

/** Another player, wherever he sits. */
export const another = new Aim({ at: 'another' })

/** Another player at this distance or less, whatever the weapon. */
export const anotherWithin = (distance: number): Aim => new Aim({ at: 'another', within: distance })

type InFront = (game: Bang, by: Seat, target: Seat, used: CardId | undefined) => readonly CardId[]

/** A card of a player: one in front of him that is named, or one of his hand at random. One's own hand is no target. */
const cardOfTarget =
  (inFrontOf: InFront) =>
  (game: Bang, by: Seat, target: Seat, used?: CardId): readonly Field[] => {
    const fromHand = target !== by && game.hand(target).length > 0
    const inFront = inFrontOf(game, by, target, used)
    if (fromHand && inFront.length === 0) return BLIND
    const handles = handlesOf(game, inFront)
    return [{ name: fromHand ? 'front-or-random' : 'front', pick: 'cards', min: fromHand ? 0 : 1, max: 1, from: () => handles }]
  }

const NO_HANDLES: readonly number[] = []
/** Nothing in front of him: it can only be a card of his hand. */
const BLIND: readonly Field[] = [{ name: 'front-or-random', pick: 'cards', min: 0, max: 1, from: () => NO_HANDLES }]

const frontWithout: InFront = (game, _by, seat, used) => {
  const inFront = game.front(seat)
  return used === undefined || game.zoneOf(used) !== front(seat) ? inFront : inFront.filter((card) => card !== used)
}

/** Those that may lie before whoever takes them: some go there, not into the hand. */
const takeable: InFront = (game, by, seat, used) => {
  const inFront = frontWithout(game, by, seat, used)
  if (!game.mixture.hasParts) return inFront
  return inFront.some((card) => isBarred(game, card, by)) ? inFront.filter((card) => !isBarred(game, card, by)) : inFront
}

/** A card may not lie in front of somebody. */
export const isBarred = (game: Bang, card: CardId, seat: Seat): boolean => {
  const { thing, barredFrom } = game.def(card)
  // What has a suit goes into the hand that takes it, whoever may play it.
  return thing !== undefined && barredFrom?.(game, seat) !== undefined
}

const withoutCards =
  (inFrontOf: InFront) =>
  (game: Bang, by: Seat, target: Seat, used: CardId | undefined): ReasonCode | undefined => {
    if (target !== by && game.hand(target).length > 0) return undefined
    if (inFrontOf(game, by, target, used).length > 0) return undefined
    return target === by ? 'yourself' : 'no-cards'
  }

/** A card of any player, at any distance; of oneself only one in front. */
export const cardOfAnyone = new Aim({ at: 'anybody', also: withoutCards(frontWithout), fields: cardOfTarget(frontWithout) })
/** To take them, not to have them discarded. */
export const cardToTake = new Aim({ at: 'anybody', also: withoutCards(takeable), fields: cardOfTarget(takeable) })
/** A card of a player at distance 1. */
export const cardOfNeighbour = new Aim({ at: 'anybody', within: 1, also: withoutCards(takeable), fields: cardOfTarget(takeable) })

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
