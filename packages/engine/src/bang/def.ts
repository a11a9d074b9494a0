import type { Answer, CardId, Field, Option, Outcome, Rule, Seat } from '../kernel/index.ts'
import type { Bang } from './bang.ts'
import type { Border, CardFacts, CardType, CharacterFacts, EventFacts, RoleId, Suit, ThingFacts } from './facts.ts'
import type { Shot } from './rules/attack.ts'
import type { Wound } from './rules/damage.ts'
import type { ShownCheck } from './rules/draw-check.ts'
import type { Demand } from './rules/give.ts'
import type { Hit } from './rules/ignore.ts'
import type { Announcement, Play } from './rules/play.ts'
import type { BangReason, ReasonCode } from './rules/reasons.ts'
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

const NO_MEMORY: Memory = Object.freeze({})
/** What a source has in mind when it comes into force. */
export const freshMemory = ({ memory }: Def): Memory => (memory === undefined ? NO_MEMORY : { ...memory })
export const sameMemory = (memory: Memory): Memory => (memory === NO_MEMORY ? NO_MEMORY : { ...memory })

/** What a card can be used as. */
export type Use = 'bang' | 'missed'

/** What became of phase 1: drawn as usual, something else instead, or nothing at all, not even what its end brings. */
export type Phase1 = 'drawn' | 'replaced' | 'skipped'

/** How a player comes back at T0. */
export interface Return {
  /** Of several the lowest acts. */
  readonly order: number
  readonly as: 'in' | 'town-ghost' | 'shadow'
  readonly life: number
  readonly cards: number
}

/** What binds the active player in the rest of his turn: a suit is the only one he may use, a card of his hand must be played. */
export type Duty = { readonly suit: Suit } | { readonly card: CardId }

/** A card of a hand that was played, in answer to something or not, or given up instead of a loss. */
export interface Spent {
  readonly seat: Seat
  readonly def: Def
  /** What it was used as: `missed`, `bang`, or its own name. */
  readonly as: string
  /** Played; otherwise given up instead of a loss. */
  readonly played: boolean
}

/** A card of the hand that has answered a shot: where it lies, and what was chosen. */
export interface Answered {
  readonly card: CardId
  readonly answer: Answer
}

/** A rule, or nothing more to do. */
type MaybeRule = Rule | undefined

/**
 * The rulebook's moments, in the order of a turn (T) and of an attack (A). A handler that can never ask is a plain function. Pure ones change
 * nothing; those that list options push only what the owner and the public can know.
 */
export interface Moments<M extends Memory = Memory> {
  /**
   * Always: switches off another source. What a character switches off may depend on whose turn it is and on the phase; nothing else that
   * changes is looked at again.
   */
  suppresses?(game: Bang, self: Source<M>, other: Source): boolean
  /** Whether a character switches off anything at all, given whose turn it is and the phase; without this it always may. */
  judgesNow?(game: Bang, self: Source<M>): boolean
  /** Once, when the cards are dealt. */
  dealt?(game: Bang, self: Source<M>, first: Seat): void
  /** T0: brings a player back whose place in the order of turns has come. */
  revives?(game: Bang, self: Source<M>, seat: Seat): Return | undefined
  /** T0: somebody has come back because of this. */
  revived?(game: Bang, self: Source<M>, seat: Seat): void
  /** T12: the extra turn of a player begins, after everything that belongs to the end of the one before. */
  extraTurn?(game: Bang, self: Source<M>, seat: Seat): void
  /** T1, or when a show card is turned; `by`: who turned it. */
  enters?(game: Bang, self: Source<M>, by: Seat): MaybeRule
  /** It is no longer in force. */
  leaves?(game: Bang, self: Source<M>): void
  /** T3: at the start of the turn, before any check. */
  startOfTurn?(game: Bang, self: Source<M>, seat: Seat): MaybeRule
  /** T4: a check of a card in front of the player whose turn begins; true: the turn is lost. */
  check?(game: Bang, self: Source<M>, seat: Seat): Rule<boolean>
  /** T5 to T7.1: before phase 1, by `order`. */
  beforePhase1?(game: Bang, self: Source<M>, seat: Seat): MaybeRule
  /** T7.2: something else instead of phase 1. */
  replacesPhase1?(game: Bang, self: Source<M>, seat: Seat): Rule<Phase1> | Phase1
  /** T7.3: the number of cards an ability sets; the highest counts. */
  drawSets?(game: Bang, self: Source<M>, seat: Seat): number | undefined
  /** T7.3: how many cards are drawn, given what was counted so far; by `order`. */
  drawAmount?(game: Bang, self: Source<M>, amount: number, seat: Seat): number
  /** T7.3, last: gives up some of them for something else; how many are left. */
  givesUpDraws?(game: Bang, self: Source<M>, seat: Seat, amount: number): Rule<number>
  /** T7.4: another way of drawing them. */
  wayToDraw?(game: Bang, self: Source<M>, seat: Seat, amount: number): MaybeRule
  /** T7.4: the second card drawn in phase 1. */
  secondCard?(game: Bang, self: Source<M>, seat: Seat, card: CardId): void
  /** T7.5 */
  endOfPhase1?(game: Bang, self: Source<M>, seat: Seat): MaybeRule
  /** T8: another way to play a card of the hand, carried out by `act`. Those with `uses` are not asked once these are spent. */
  plays?(game: Bang, self: Source<M>, seat: Seat, card: CardId, out: Option[]): void
  /** T8: the name under which `plays` may let the owner play such a card. */
  playsAs?(game: Bang, self: Source<M>, def: Def): Def | undefined
  /** T8: actions besides playing cards; the same holds for their `uses`. */
  actions?(game: Bang, self: Source<M>, seat: Seat, out: Option[]): void
  whyNoAction?(game: Bang, self: Source<M>, seat: Seat, answer: Answer): BangReason | undefined
  act?(game: Bang, self: Source<M>, seat: Seat, answer: Answer): MaybeRule
  /** "draw!", 4: the owner may have a check repeated before it counts; true: he does. Asked of everybody, clockwise from who flipped. */
  repeatsCheck?(game: Bang, self: Source<M>, shown: ShownCheck): Rule<boolean>
  /** A1: a card of the hand of a seat may be used as something else. */
  countsAs?(game: Bang, self: Source<M>, def: Def, use: Use, seat: Seat): boolean
  /** A1: a card of a hand may not be used so; `play`: as what it is, unless it is a BANG! card; `pay`: as the BANG! card an ability uses up. It may give a reason of its own. */
  forbids?(game: Bang, self: Source<M>, seat: Seat, card: CardId, use: Use | 'play' | 'pay'): boolean | ReasonCode
  /** A1: why the owner cannot be aimed at by somebody with a card under this name. */
  guards?(game: Bang, self: Source<M>, by: Seat, as: Def): ReasonCode | undefined
  /** A1: what the owner may announce together with a card of his; nothing picked: he does not. A2: it is paid, before the card does anything. */
  adds?(game: Bang, self: Source<M>, announced: Announcement): Field | undefined
  added?(game: Bang, self: Source<M>, play: Play, picked: readonly number[]): MaybeRule
  /** A1: for the card somebody plays or uses next everybody else is next door to him. */
  bringsNear?(game: Bang, self: Source<M>, seat: Seat): boolean
  /** A card in front of a player was used, not played. */
  frontUsed?(game: Bang, self: Source<M>, seat: Seat): void
  /** T9: why phase 2 cannot end yet. */
  holdsTurn?(game: Bang, self: Source<M>, seat: Seat): BangReason | undefined
  /** What it asks of the player whose turn it is, for whoever may know it. */
  duty?(game: Bang, self: Source<M>, seat: Seat): Duty | undefined
  /** A3: sets up a shot of the owner. */
  shotSet?(game: Bang, self: Source<M>, shot: Shot): MaybeRule
  /** A4.2: nothing happens to the owner. */
  immune?(game: Bang, self: Source<M>, hit: Hit): boolean
  /** A4.3: the owner may say that it does nothing to him. */
  ignores?(game: Bang, self: Source<M>, hit: Hit): boolean
  /** A4.3: the owner may use a card of his hand to be left out. */
  ignoresWith?(game: Bang, self: Source<M>, hit: Hit, card: CardId): boolean
  /** A4.5: somebody else is the target now. */
  divert?(game: Bang, self: Source<M>, shot: Shot): Rule<Seat | undefined> | Seat | undefined
  /** A4.6: answers to a shot besides cards from hand. */
  replies?(game: Bang, self: Source<M>, shot: Shot, out: Option[]): void
  /** The number of Missed! it was worth. */
  reply?(game: Bang, self: Source<M>, shot: Shot, answer: Answer): Rule<number>
  /** Indians!, Duel: what serves as a BANG! card there besides cards of the hand. */
  gives?(game: Bang, self: Source<M>, seat: Seat, out: Option[]): void
  give?(game: Bang, self: Source<M>, demand: Demand, answer: Answer): MaybeRule
  /** A6.3: at once when life is lost, lethal or not; asked of the cause, the victim and the table. */
  lifeLost?(game: Bang, self: Source<M>, wound: Wound): void
  /** A7: the owner may have a way out of death besides Beer, by what everybody can see. */
  rescues?(game: Bang, self: Source<M>): boolean
  /** A7: when nothing else has saved the owner; true: it did. */
  lastChance?(game: Bang, self: Source<M>): Rule<boolean>
  /** A6.5: a loss of the owner sets nothing off, for all to see. */
  indifferent?(game: Bang, self: Source<M>, wound: Wound): boolean
  /** A6.5: the owner has lost life and lives. */
  afterWound?(game: Bang, self: Source<M>, wound: Wound): MaybeRule
  /** A6.5: the owner has made somebody else lose life who lives. */
  afterHit?(game: Bang, self: Source<M>, wound: Wound): MaybeRule
  /** After a Beer card that anybody has played. */
  beerDrunk?(game: Bang, self: Source<M>, by: Seat): MaybeRule
  /** A card of the owner's hand was played or given up. */
  spent?(game: Bang, self: Source<M>, spent: Spent): void
  /** Losing cards, 2: before somebody else's choice takes or discards a card of the owner. */
  beforeTaken?(game: Bang, self: Source<M>, by: Seat): MaybeRule
  /** Losing cards, 4: after it has gone. */
  afterTaken?(game: Bang, self: Source<M>, by: Seat): MaybeRule
  /** A8.2: somebody is out; before the cards of any of those who leave together are handled. */
  leaving?(game: Bang, self: Source<M>, dead: Seat): void
  /** A8.3: takes the cards of the dead. */
  collects?(game: Bang, self: Source<M>, dead: Seat): boolean
  /** A8.5: somebody else was eliminated. */
  eliminated?(game: Bang, self: Source<M>, dead: Seat): MaybeRule
  /** After the whole effect and its eliminations; true: it did something, so look again. */
  effectOver?(game: Bang, self: Source<M>): boolean
  /** A card is about to leave the deck, or to go from play to a hand or the discard pile: true, the source has put it elsewhere. `seat`: whose hand. */
  redirects?(game: Bang, self: Source<M>, card: CardId, to: 'deck-top' | 'hand' | 'discard', seat: Seat | undefined): boolean
  /** Everybody knows that this card is never hidden in a hand. */
  neverInHand?(game: Bang, self: Source<M>, def: Def): boolean
  /** After a card of anybody has come into play or was resolved; asked of the table, then of everybody from its player clockwise. */
  cardPlayed?(game: Bang, self: Source<M>, play: Play): MaybeRule
  /** T10: who takes a card that another discards for his limit; true: taken. */
  takesExcess?(game: Bang, self: Source<M>, card: CardId, from: Seat): boolean
  /** T10: the owner had to discard a card because of his limit. */
  excessGone?(game: Bang, self: Source<M>, seat: Seat): MaybeRule
  /** T11, by `order`. */
  endOfTurn?(game: Bang, self: Source<M>, seat: Seat, skipped: boolean): MaybeRule
  /** A9: judges instead of the roles; `goes-on`: nobody has won. */
  decides?(game: Bang, self: Source<M>): Outcome | 'goes-on'
  /** A9: the role a player wins and loses with, if it is not his own; `nobody`: with no side. */
  standsFor?(game: Bang, self: Source<M>, seat: Seat): RoleId | 'nobody' | undefined
  /** Whoever is asked whatever: what the owner may do at any time. */
  anytime?(game: Bang, self: Source<M>, out: Option[], seat: Seat): void
  whyNotNow?(game: Bang, self: Source<M>, answer: Answer, seat: Seat): BangReason | undefined
  doAnytime?(game: Bang, self: Source<M>, answer: Answer, seat: Seat): MaybeRule
}

/** As many BANG! cards as one likes. A whole number: one that is not would make every sum a slower kind of number. */
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
  /** Place among others of the same moment: before phase 1, amounts drawn, end of the turn. */
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
  /** When it is played nothing is chosen but the target, if there is one. */
  readonly isPlain: boolean
}

function traitsOf({ facts, thing, aim, choices }: Spec): Traits {
  const border = facts?.border ?? thing?.border
  const type = facts?.type ?? thing?.type
  return {
    border,
    type,
    isGreen: border === 'green',
    isOnlyAnswer: type === undefined || (type === 'response' && border !== 'green'),
    isBang: facts?.isBangCard === true,
    isMissedCard: facts?.isMissedCard === true,
    isBeer: facts?.isBeerCard === true,
    hasCost: facts?.extraCost !== undefined,
    hasMissedSymbol: !facts?.isMissedCard && border === 'brown' && facts?.symbols?.includes('missed') === true,
    isForOneself: border !== 'brown' && (border === 'green' || aim === undefined),
    isPlain: facts?.extraCost === undefined && choices === undefined && aim?.fields === undefined,
  }
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

export const MOMENT_NAMES = [
  'suppresses',
  'judgesNow',
  'dealt',
  'revives',
  'revived',
  'extraTurn',
  'enters',
  'leaves',
  'startOfTurn',
  'check',
  'beforePhase1',
  'replacesPhase1',
  'drawSets',
  'drawAmount',
  'givesUpDraws',
  'wayToDraw',
  'secondCard',
  'endOfPhase1',
  'plays',
  'playsAs',
  'actions',
  'whyNoAction',
  'act',
  'repeatsCheck',
  'countsAs',
  'forbids',
  'guards',
  'adds',
  'added',
  'bringsNear',
  'frontUsed',
  'holdsTurn',
  'duty',
  'shotSet',
  'immune',
  'ignores',
  'ignoresWith',
  'divert',
  'replies',
  'reply',
  'gives',
  'give',
  'lifeLost',
  'rescues',
  'lastChance',
  'indifferent',
  'afterWound',
  'afterHit',
  'beerDrunk',
  'spent',
  'beforeTaken',
  'afterTaken',
  'leaving',
  'collects',
  'eliminated',
  'effectOver',
  'redirects',
  'neverInHand',
  'cardPlayed',
  'takesExcess',
  'excessGone',
  'endOfTurn',
  'decides',
  'standsFor',
  'anytime',
  'whyNotNow',
  'doAnytime',
] as const satisfies readonly (keyof Moments)[]
export type Moment = (typeof MOMENT_NAMES)[number]

/**
 * Moments that most tables do without, but that are asked for again and again: whether there is a source for them is one look at a mask. Those with
 * the same bit are asked for together.
 */
const BITS = {
  replacesPhase1: 0,
  drawSets: 0,
  drawAmount: 0,
  givesUpDraws: 0,
  wayToDraw: 0,
  secondCard: 0,
  endOfPhase1: 1,
  startOfTurn: 2,
  check: 2,
  repeatsCheck: 3,
  beforePhase1: 4,
  endOfTurn: 5,
  plays: 6,
  actions: 7,
  countsAs: 8,
  forbids: 9,
  holdsTurn: 10,
  shotSet: 11,
  immune: 12,
  divert: 13,
  ignores: 14,
  ignoresWith: 14,
  lifeLost: 15,
  afterWound: 16,
  afterHit: 17,
  beerDrunk: 18,
  spent: 19,
  beforeTaken: 20,
  effectOver: 21,
  redirects: 22,
  cardPlayed: 23,
  takesExcess: 24,
  anytime: 25,
  duty: 26,
  guards: 27,
  afterTaken: 28,
} as const satisfies { readonly [m in Moment]?: number }
type BitMoment = keyof typeof BITS

/** A bit for each of these moments, together. */
export const maskOf = (...moments: BitMoment[]): number => moments.reduce((mask, moment) => mask | (1 << BITS[moment]), 0)

const hasBit = (moment: Moment): moment is BitMoment => moment in BITS

/** A definition with every moment present, so that all have one shape. */
export interface Def
  extends Required<{ readonly [m in Moment]: Moments[m] | undefined }>,
    Readonly<Numbers>,
    Readonly<Weather>,
    Traits,
    CardParts {
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

function define(id: string, kind: Def['kind'], spec: Spec): Def {
  const moments: { [m in Moment]?: Moments[m] } = {}
  for (const name of MOMENT_NAMES) Object.assign(moments, { [name]: spec[name] })
  const traits = traitsOf(spec)
  const had = MOMENT_NAMES.filter((name) => spec[name] !== undefined)
  return {
    id,
    kind,
    isCard: kind === 'card' || kind === 'thing',
    memory: spec.memory,
    border: traits.border,
    type: traits.type,
    isGreen: traits.isGreen,
    isOnlyAnswer: traits.isOnlyAnswer,
    isBang: traits.isBang,
    isMissedCard: traits.isMissedCard,
    isBeer: traits.isBeer,
    hasCost: traits.hasCost,
    hasMissedSymbol: traits.hasMissedSymbol,
    isForOneself: traits.isForOneself,
    isPlain: traits.isPlain,
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
    facts: spec.facts,
    character: spec.character,
    event: spec.event,
    thing: spec.thing,
    aim: spec.aim,
    choices: spec.choices,
    refuse: spec.refuse,
    ways: spec.ways,
    play: spec.play,
    isMissed: spec.isMissed ?? false,
    answered: spec.answered,
    answerFields: spec.answerFields,
    laid: spec.laid,
    joins: spec.joins,
    escapes: spec.escapes,
    spares: spec.spares,
    keepsGhost: spec.keepsGhost ?? false,
    keepsDoomed: spec.keepsDoomed ?? false,
    ...(moments as Required<typeof moments>),
    places: had.map((name) => MOMENT_NAMES.indexOf(name)),
    mask: maskOf(...had.filter(hasBit)),
  }
}

type Remembering<M extends Memory> = Moments<M> & { readonly memory?: M }
export type CardSpec<M extends Memory = Memory> = Remembering<M> &
  Partial<Numbers> &
  Partial<Omit<CardParts, 'facts' | 'thing' | 'character' | 'event'>>
export type EventSpec<M extends Memory = Memory> = Remembering<M> & Partial<Numbers> & Partial<Weather>

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
export const character = <M extends Memory = NoMemory>(facts: CharacterFacts, spec: Remembering<M> & Partial<Numbers>): Def =>
  define(facts.id, 'character', { ...spec, character: facts })
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
