import type { CardId, Field, Seat } from '../kernel/index.ts'
import type { Bang } from './bang.ts'
import type { Border, CardFacts, CardType, CharacterFacts, EventFacts, Suit, ThingFacts } from './facts.ts'
import { type Answered, hasBit, type MaybeRule, MOMENT_NAMES, type Moment, type Moments, maskOf } from './moments.ts'
import type { Shot } from './rules/attack.ts'
import type { Hit } from './rules/ignore.ts'
import type { Play } from './rules/play.ts'
import type { ReasonCode } from './rules/reasons.ts'
import type { Aim } from './rules/target.ts'
import type { Way } from './rules/ways.ts'

/** Something in force for a seat, or for the whole table: a character, a copied ability, a card in play, an event, a variant. */
export interface Source<M extends Memory = Memory> {
  readonly def: Def
  readonly owner: Seat | undefined
  readonly card: CardId | undefined
  /** The stay of the card when it came here: a card that left and came back is another source. */
  readonly stay: number
  /** How often it was used this turn. */
  used: number
  /** What it has to remember, as its definition says; of a turn or of a round, as its rules need it. */
  readonly memory: M
}

/** Flat, and written as a type: it is copied with the game. */
export type Memory = { [name: string]: unknown }
export type NoMemory = { [name in never]: undefined }

/** What a card can be used as. */
export type Use = 'bang' | 'missed'

/** As many BANG! cards as a player likes. A whole number: one that is not would make every sum a slower kind of number. */
export const NO_LIMIT = 1000

/** Numbers that add up, or of which the highest counts. */
export interface Numbers {
  /** Reach of a weapon; 0: no weapon. */
  range: number
  distanceFrom: number
  distanceTo: number
  /** BANG! cards more in a turn. */
  bangs: number
  /** Missed! needed against his BANG! cards. */
  misses: number
  /** Cards flipped more for a "draw!". */
  flips: number
  /** Cards that come from the deck at the end of phase 1. */
  cardsAfter: number
  /** Place among the checks of T4. */
  checkOrder: number
  /** Place among others of the same moment: before phase 1, amounts drawn, a life point lost, end of the turn. */
  order: number
  /** How often in a turn its action may be used; 0: no limit. */
  uses: number
  /** Life a Beer gives its owner; the highest counts. */
  beer: number
  /** Cards his hand may hold after phase 3, whatever his life; 0: says nothing. */
  handLimit: number
  /** It looks at what was played last: only then it is kept. */
  repeatsLast: boolean
  /** Announced with a card, it is aimed past what its target has: neither that which makes him distant nor that which guards him counts. */
  aimsPast: boolean
}

/** What an event or show card changes for everybody. */
export interface Weather {
  /** Every card counts as this suit. */
  suit: Suit | undefined
  /** Turns go counter-clockwise. */
  reversed: boolean
  /** Everybody sees all hands. */
  openHands: boolean
  /** Everybody sits next to everybody. */
  adjacent: boolean
  /** Talking costs a life point: its interjection stands for that. */
  talkCosts: boolean
  /** Phase 1 draws from the discard pile, and what is over the limit goes on the deck. */
  mine: boolean
}

/** What is printed on a card, as the rules read it all the time. The facts themselves differ in shape, and reading those is slow. */
interface Traits {
  readonly border: Border | undefined
  readonly type: CardType | undefined
  readonly isBrown: boolean
  readonly isGreen: boolean
  /** Never played in one's own turn, only in answer to something. */
  readonly isOnlyAnswer: boolean
  readonly isBang: boolean
  readonly isMissedCard: boolean
  readonly isBeer: boolean
  /** Paid with another card of the hand. */
  readonly hasCost: boolean
  /** Carries the symbol, but is no Missed! card. */
  readonly hasMissedSymbol: boolean
  /** Goes in front of its own player, whatever it will be aimed at later. */
  readonly isForOneself: boolean
}

interface CardParts {
  readonly facts: CardFacts | undefined
  readonly character: CharacterFacts | undefined
  readonly event: EventFacts | undefined
  readonly thing: ThingFacts | undefined
  /** What a card needs to be aimed at; none: it needs no target. */
  readonly aim: Aim | undefined
  /** What is chosen about a card that needs no target, when it is played. */
  readonly choices: ((game: Bang, seat: Seat) => readonly Field[]) | undefined
  /** How many of these choices are what the card does by itself; those after them improve it, for a price. Left out: all. */
  readonly plainChoices: number | undefined
  /** Why a card may not be played now, whoever the target. */
  readonly refuse: ((game: Bang, seat: Seat) => ReasonCode | undefined) | undefined
  /** The ways to use something that is no playing card, where it is used at once. */
  readonly ways: readonly Way[] | undefined
  /** What a brown card does once it lies on the discard pile, or a green one when it is used. */
  readonly play: ((game: Bang, play: Play) => MaybeRule) | undefined
  /** A card of the hand that counts as a Missed! card although it is called otherwise. */
  readonly isMissed: boolean
  /** What a card of the hand does besides when it answers a shot, as what it is; and what is chosen about that. */
  readonly answered: ((game: Bang, seat: Seat, shot: Shot, how: Answered) => MaybeRule) | undefined
  readonly answerFields: ((game: Bang, seat: Seat, shot: Shot) => readonly Field[] | undefined) | undefined
  /** A brown card that takes the effect of another one: what it is played as now, if it can be. */
  readonly actsAs: ((game: Bang) => Def | undefined) | undefined
  /** By itself it takes effect on all players, or on all others. */
  readonly everybody: 'all' | 'others' | undefined
  /** It carries the symbol of a Missed!, whatever is printed among its facts. */
  readonly isMissedSymbol: boolean
  /** Why it may not lie in front of somebody. */
  readonly barredFrom: ((game: Bang, seat: Seat) => ReasonCode | undefined) | undefined
  /** Once it lies in front of somebody. */
  readonly laid: ((game: Bang, card: CardId, seat: Seat) => void) | undefined
  /** A card of the hand that is played together with another, and what it does to the shot. */
  readonly joins: { with(game: Bang, as: Def): boolean; set(shot: Shot): void } | undefined
  /** A card of the hand that leaves its owner out of what a card does. */
  readonly escapes: ((game: Bang, hit: Hit) => boolean) | undefined
  /** A card of the hand that spares somebody else a life point, and what it brings if he lives. */
  readonly spares: ((game: Bang, by: Seat, saved: Seat) => MaybeRule) | undefined
  /** While it lies in front of somebody without life he is in play. */
  readonly keepsGhost: boolean
  /** Who would be eliminated with it in front of him stays, without life. */
  readonly keepsDoomed: boolean
}

type AllMoments = Required<{ readonly [m in Moment]: Moments[m] | undefined }>

/** A definition with every moment present, so that all have one shape. */
export interface Def extends AllMoments, Readonly<Numbers>, Readonly<Weather>, Traits, CardParts {
  readonly id: string
  readonly kind: 'card' | 'thing' | 'character' | 'variant' | 'event' | 'show-card'
  /** It is in force as a card that lies before somebody. */
  readonly isCard: boolean
  /** What a source of it has in mind at first. */
  readonly memory: Memory | undefined
  /** The moments it has, by their place, and the bits of those that have one. */
  readonly places: readonly number[]
  readonly mask: number
}

type Spec = Moments & Partial<Numbers> & Partial<Weather> & Partial<CardParts> & { readonly memory?: Memory | undefined }

/** What every definition starts from: the names of moments stand in one place. */
const NO_MOMENTS = Object.fromEntries(MOMENT_NAMES.map((name) => [name, undefined])) as AllMoments

function define(id: string, kind: Def['kind'], spec: Spec): Def {
  const had = MOMENT_NAMES.filter((name) => spec[name] !== undefined)
  const moments = { ...NO_MOMENTS }
  for (const name of had) Object.assign(moments, { [name]: spec[name] })
  const { facts, thing } = spec
  const border = facts?.border ?? thing?.border
  const type = facts?.type ?? thing?.type
  return {
    id,
    kind,
    isCard: kind === 'card' || kind === 'thing',
    memory: spec.memory,
    border,
    type,
    isBrown: border === 'brown',
    isGreen: border === 'green',
    isOnlyAnswer: type === undefined || (type === 'response' && border !== 'green'),
    isBang: facts?.isBangCard === true,
    isMissedCard: facts?.isMissedCard === true,
    isBeer: facts?.isBeerCard === true,
    hasCost: facts?.extraCost !== undefined,
    hasMissedSymbol: spec.isMissedSymbol || (!facts?.isMissedCard && border === 'brown' && facts?.symbols?.includes('missed') === true),
    isForOneself: border !== 'brown' && (border === 'green' || spec.aim === undefined),
    range: spec.range ?? 0,
    distanceFrom: spec.distanceFrom ?? 0,
    distanceTo: spec.distanceTo ?? 0,
    bangs: spec.bangs ?? 0,
    misses: spec.misses ?? 1,
    flips: spec.flips ?? 0,
    cardsAfter: spec.cardsAfter ?? 0,
    checkOrder: spec.checkOrder ?? 0,
    order: spec.order ?? 0,
    uses: spec.uses ?? 0,
    beer: spec.beer ?? 1,
    handLimit: spec.handLimit ?? 0,
    repeatsLast: spec.repeatsLast ?? false,
    aimsPast: spec.aimsPast ?? false,
    suit: spec.suit,
    reversed: spec.reversed ?? false,
    openHands: spec.openHands ?? false,
    adjacent: spec.adjacent ?? false,
    talkCosts: spec.talkCosts ?? false,
    mine: spec.mine ?? false,
    facts,
    character: spec.character,
    event: spec.event,
    thing,
    aim: spec.aim,
    choices: spec.choices,
    plainChoices: spec.plainChoices,
    refuse: spec.refuse,
    ways: spec.ways,
    play: spec.play,
    isMissed: spec.isMissed ?? false,
    answered: spec.answered,
    answerFields: spec.answerFields,
    actsAs: spec.actsAs,
    everybody: spec.everybody,
    isMissedSymbol: spec.isMissedSymbol ?? false,
    barredFrom: spec.barredFrom,
    laid: spec.laid,
    joins: spec.joins,
    escapes: spec.escapes,
    spares: spec.spares,
    keepsGhost: spec.keepsGhost ?? false,
    keepsDoomed: spec.keepsDoomed ?? false,
    ...moments,
    places: had.map((name) => MOMENT_NAMES.indexOf(name)),
    mask: maskOf(...had.filter(hasBit)),
  }
}

export type Remembering<M extends Memory> = Moments<M> & { readonly memory?: M }
/** What a card does: handlers named after the moments of the rulebook, and numbers. */
export type CardSpec<M extends Memory = Memory> = Remembering<M> &
  Partial<Numbers> &
  Partial<Omit<CardParts, 'facts' | 'thing' | 'character' | 'event'>>
/** What an event or show card does. */
export type EventSpec<M extends Memory = Memory> = Remembering<M> & Partial<Numbers> & Partial<Weather>

/** A playing card: what is printed on it, and what it does. */
export const card = <M extends Memory = NoMemory>(facts: CardFacts, spec: CardSpec<M> = {}): Def =>
  define(facts.id, 'card', {
    range: facts.type === 'weapon' ? facts.range : 0,
    distanceFrom: -(facts.distanceYouSee ?? 0),
    distanceTo: facts.distanceOthersSee,
    ...spec,
    facts,
  })

/** Something of a kind that only one set has. */
export const thing = <M extends Memory = NoMemory>(facts: ThingFacts, spec: CardSpec<M> = {}): Def =>
  define(facts.id, 'thing', { ...spec, thing: facts })
/** A character: what is printed, and the ability. */
export const character = <M extends Memory = NoMemory>(facts: CharacterFacts, spec: Remembering<M> & Partial<Numbers>): Def =>
  define(facts.id, 'character', { ...spec, character: facts })
/** A rule for the whole table, that a set or a switch of it brings. */
export const variant = <M extends Memory = NoMemory>(id: string, spec: Remembering<M> & Partial<Numbers>): Def =>
  define(id, 'variant', spec)
/** A card of the event pile. */
export const event = <M extends Memory = NoMemory>(facts: EventFacts, spec: EventSpec<M>): Def =>
  define(facts.id, 'event', { ...spec, event: facts })
/** A card of the show pile. */
export const show = <M extends Memory = NoMemory>(facts: EventFacts, spec: EventSpec<M>): Def =>
  define(facts.id, 'show-card', { ...spec, event: facts })

/** Definitions in the order of their facts. */
export const inOrder = (facts: object, defs: readonly Def[]): readonly Def[] =>
  Object.keys(facts).flatMap((id) => defs.filter((def) => def.id === id))
