import type { Answer, CardId, Field, Option, Outcome, Rule, Seat } from '../kernel/index.ts'
import type { Bang } from './bang.ts'
import type { Def, Memory, Source, Use } from './def.ts'
import type { RoleId, Suit } from './facts.ts'
import type { Announcement } from './rules/announce.ts'
import type { Shot } from './rules/attack.ts'
import type { Wound } from './rules/damage.ts'
import type { ShownCheck } from './rules/draw-check.ts'
import type { Demand } from './rules/give.ts'
import type { Hit } from './rules/ignore.ts'
import type { Play } from './rules/play.ts'
import type { BangReason, ReasonCode } from './rules/reasons.ts'

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
export type MaybeRule = Rule | undefined

/**
 * The rulebook's moments, in the order of a turn (T) and of an attack (A). A handler is given the game, its source, whom it concerns, what it is
 * about, and last where options go. One that can never ask is a plain function. Pure ones change nothing; those that list options push only what
 * the owner and the public can know.
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
  /** T1: an event comes into force; a show card does when it is turned. `by`: who turned it. */
  enters?(game: Bang, self: Source<M>, by: Seat): MaybeRule
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
  drawAmount?(game: Bang, self: Source<M>, seat: Seat, amount: number): number
  /** T7.3, last: gives up some of them for something else; how many are left. */
  givesUpDraws?(game: Bang, self: Source<M>, seat: Seat, amount: number): Rule<number>
  /** T7.4: another way of drawing them. */
  wayToDraw?(game: Bang, self: Source<M>, seat: Seat, amount: number): MaybeRule
  /** T7.4: the second card drawn in phase 1. */
  secondCard?(game: Bang, self: Source<M>, seat: Seat, card: CardId): void
  /** T7.5: what the end of phase 1 brings, however it was spent. */
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
  countsAs?(game: Bang, self: Source<M>, seat: Seat, def: Def, use: Use): boolean
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
  reply?(game: Bang, self: Source<M>, shot: Shot, answer: Answer): Rule<number> | number
  /** Indians!, Duel: what serves as a BANG! card there besides cards of the hand. */
  gives?(game: Bang, self: Source<M>, seat: Seat, out: Option[]): void
  give?(game: Bang, self: Source<M>, demand: Demand, answer: Answer): MaybeRule
  /** A6.3: at once when life is lost, lethal or not, by `order`; asked of the cause, the victim and the table. */
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
  /** Something that only one set knows of has happened, by the name of the happening; that set asks whom it wants, in its order. */
  witnesses?(game: Bang, self: Source<M>, what: string): MaybeRule
  /** T10: who takes a card that another discards for his limit; true: taken. */
  takesExcess?(game: Bang, self: Source<M>, from: Seat, card: CardId): boolean
  /** T10: the owner had to discard a card because of his limit. */
  excessGone?(game: Bang, self: Source<M>, seat: Seat): MaybeRule
  /** T11: what the end of a turn sets off, by `order`. */
  endOfTurn?(game: Bang, self: Source<M>, seat: Seat, skipped: boolean): MaybeRule
  /** A9: judges instead of the roles; `goes-on`: nobody has won. */
  decides?(game: Bang, self: Source<M>): Outcome | 'goes-on'
  /** A9: the role a player wins and loses with, if it is not his own; `nobody`: with no side. */
  standsFor?(game: Bang, self: Source<M>, seat: Seat): RoleId | 'nobody' | undefined
  /** Whoever is asked whatever: what the owner may do at any time. */
  anytime?(game: Bang, self: Source<M>, seat: Seat, out: Option[]): void
  whyNotNow?(game: Bang, self: Source<M>, seat: Seat, answer: Answer): BangReason | undefined
  doAnytime?(game: Bang, self: Source<M>, seat: Seat, answer: Answer): MaybeRule
}

/**
 * Every moment, with a bit for those that most tables do without but that are asked for again and again: whether there is a source for them is one
 * look at a mask. Those with the same bit are asked for together.
 */
const BITS = {
  suppresses: undefined,
  judgesNow: undefined,
  dealt: undefined,
  revives: undefined,
  revived: undefined,
  extraTurn: undefined,
  enters: undefined,
  startOfTurn: 2,
  check: 2,
  beforePhase1: 4,
  replacesPhase1: 0,
  drawSets: 0,
  drawAmount: 0,
  givesUpDraws: 0,
  wayToDraw: 0,
  secondCard: 0,
  endOfPhase1: 1,
  plays: 6,
  playsAs: undefined,
  actions: 7,
  whyNoAction: undefined,
  act: undefined,
  repeatsCheck: 3,
  countsAs: 8,
  forbids: 9,
  guards: 27,
  adds: 29,
  added: undefined,
  bringsNear: 30,
  frontUsed: undefined,
  holdsTurn: 10,
  duty: 26,
  shotSet: 11,
  immune: 12,
  ignores: 14,
  ignoresWith: 14,
  divert: 13,
  replies: undefined,
  reply: undefined,
  gives: undefined,
  give: undefined,
  lifeLost: 15,
  rescues: undefined,
  lastChance: undefined,
  indifferent: undefined,
  afterWound: 16,
  afterHit: 17,
  beerDrunk: 18,
  spent: 19,
  beforeTaken: 20,
  afterTaken: 28,
  leaving: undefined,
  collects: 31,
  eliminated: 31,
  effectOver: 21,
  redirects: 22,
  neverInHand: undefined,
  cardPlayed: 23,
  witnesses: undefined,
  takesExcess: 24,
  excessGone: undefined,
  endOfTurn: 5,
  decides: undefined,
  standsFor: undefined,
  anytime: 25,
  whyNotNow: undefined,
  doAnytime: undefined,
} as const satisfies Readonly<Record<keyof Moments, number | undefined>>

export type Moment = keyof typeof BITS
type BitMoment = { [m in Moment]: (typeof BITS)[m] extends number ? m : never }[Moment]

const isMoment = (name: string): name is Moment => name in BITS
export const MOMENT_NAMES: readonly Moment[] = Object.keys(BITS).filter(isMoment)

/** A bit for each of these moments, together. */
export const maskOf = (...moments: BitMoment[]): number => moments.reduce((mask, moment) => mask | (1 << BITS[moment]), 0)

export const hasBit = (moment: Moment): moment is BitMoment => BITS[moment] !== undefined
