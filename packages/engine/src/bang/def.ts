import type { Answer, CardId, Option, Rule, Seat } from '../kernel/index.ts'
import type { Bang } from './bang.ts'
import type { CardFacts, CharacterFacts } from './facts.ts'
import type { Shot } from './rules/attack.ts'
import type { Wound } from './rules/damage.ts'
import type { Play } from './rules/play.ts'
import type { BangReason, ReasonCode } from './rules/reasons.ts'
import type { Aim } from './rules/target.ts'

/** Something in force for a seat, or for the whole table: a character, a card in play, a variant. */
export interface Source {
  readonly def: Def
  readonly owner: Seat | undefined
  readonly card: CardId | undefined
  /** The stay of the card when it came here: a card that left and came back is another source. */
  readonly stay: number
  /** How often it was used this turn. */
  used: number
}

/** What a card can be used as. */
export type Use = 'bang' | 'missed'

/** A rule, or nothing more to do. */
type MaybeRule = Rule | undefined

/**
 * The rulebook's moments, in the order of a turn (T) and of an attack (A). A handler that can never ask is a plain function. Pure ones change
 * nothing; those that list options push only what the owner and the public can know.
 */
export interface Moments {
  /** Always: switches off another source. */
  suppresses?(game: Bang, self: Source, other: Source): boolean
  /** Once, when the cards are dealt. */
  dealt?(game: Bang, self: Source, first: Seat): void
  /** T3: at the start of the turn, before any check. */
  startOfTurn?(game: Bang, self: Source, seat: Seat): MaybeRule
  /** T4: a check of a card in front of the player whose turn begins; true: the turn is lost. */
  check?(game: Bang, self: Source, seat: Seat): Rule<boolean>
  /** T5 and T6: before phase 1. */
  beforePhase1?(game: Bang, self: Source, seat: Seat): MaybeRule
  /** T7.2: replaces phase 1 as a whole; true: it did. */
  replacesPhase1?(game: Bang, self: Source, seat: Seat): Rule<boolean> | boolean
  /** T7.3: how many cards are drawn, given what was counted so far. */
  drawAmount?(game: Bang, self: Source, amount: number): number
  /** T7.4: another way of drawing them. */
  wayToDraw?(game: Bang, self: Source, seat: Seat, amount: number): MaybeRule
  /** T7.5 */
  endOfPhase1?(game: Bang, self: Source, seat: Seat): MaybeRule
  /** T8: actions besides playing cards. */
  actions?(game: Bang, self: Source, seat: Seat, out: Option[]): void
  whyNoAction?(game: Bang, self: Source, seat: Seat, answer: Answer): BangReason | undefined
  act?(game: Bang, self: Source, seat: Seat, answer: Answer): Rule
  /** A1: a card of the owner may be used as something else. */
  countsAs?(game: Bang, self: Source, def: Def, use: Use): boolean
  /** A1: why a card may not be used. */
  forbids?(game: Bang, self: Source, seat: Seat, def: Def, use: Use | 'play'): ReasonCode | undefined
  /** A3: sets up a shot of the owner. */
  shotSet?(game: Bang, self: Source, shot: Shot): MaybeRule
  /** A4.2: nothing happens to this target. */
  immune?(game: Bang, self: Source, shot: Shot): boolean
  /** A4.5: somebody else is the target now. */
  divert?(game: Bang, self: Source, shot: Shot): Rule<Seat | undefined> | Seat | undefined
  /** A4.6: answers to a shot besides cards from hand. */
  replies?(game: Bang, self: Source, shot: Shot, out: Option[]): void
  /** The number of Missed! it was worth. */
  reply?(game: Bang, self: Source, shot: Shot, answer: Answer): Rule<number>
  /** A5: a shot at the owner, or of the owner, was cancelled. */
  afterCancel?(game: Bang, self: Source, shot: Shot): MaybeRule
  /** A6.3: at once when life is lost, lethal or not; asked of the cause, the victim and the table. */
  lifeLost?(game: Bang, self: Source, wound: Wound): void
  /** A7: the owner may have a way out of death besides Beer, by what everybody can see. */
  rescues?(game: Bang, self: Source): boolean
  /** A6.5: the owner has lost life and lives. */
  afterWound?(game: Bang, self: Source, wound: Wound): MaybeRule
  /** A8.2: somebody is out; before his cards are handled. */
  leaving?(game: Bang, self: Source, dead: Seat): void
  /** A8.3: takes the cards of the dead. */
  collects?(game: Bang, self: Source, dead: Seat): boolean
  /** A8.5: somebody else was eliminated. */
  eliminated?(game: Bang, self: Source, dead: Seat): MaybeRule
  /** After the whole effect and its eliminations; true: it did something, so look again. */
  effectOver?(game: Bang, self: Source): boolean
  /** A card is about to leave the deck, or to go from play to a hand or the discard pile: true, the source has put it elsewhere. */
  redirects?(game: Bang, self: Source, card: CardId, to: 'deck-top' | 'hand' | 'discard'): boolean
  /** Everybody knows that this card is never hidden in a hand. */
  neverInHand?(game: Bang, self: Source, def: Def): boolean
  /** After a card has come into play or was resolved. */
  cardPlayed?(game: Bang, self: Source, play: Play): MaybeRule
  /** T11 */
  endOfTurn?(game: Bang, self: Source, seat: Seat, skipped: boolean): MaybeRule
  /** Whoever is asked whatever: what the owner may do at any time. */
  anytime?(game: Bang, self: Source, out: Option[]): void
  whyNotNow?(game: Bang, self: Source, answer: Answer): BangReason | undefined
  doAnytime?(game: Bang, self: Source, answer: Answer): Rule
}

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
  /** Place among the checks of T4. */
  checkOrder: number
}

interface CardParts {
  readonly facts: CardFacts | undefined
  readonly character: CharacterFacts | undefined
  /** What a card needs to be aimed at; none: it needs no target. */
  readonly aim: Aim | undefined
  /** Why a card may not be played now, whoever the target. */
  readonly refuse: ((game: Bang, seat: Seat) => ReasonCode | undefined) | undefined
  /** What a brown card does once it lies on the discard pile. */
  readonly play: ((game: Bang, play: Play) => MaybeRule) | undefined
}

const MOMENT_NAMES = [
  'suppresses',
  'dealt',
  'startOfTurn',
  'check',
  'beforePhase1',
  'replacesPhase1',
  'drawAmount',
  'wayToDraw',
  'endOfPhase1',
  'actions',
  'whyNoAction',
  'act',
  'countsAs',
  'forbids',
  'shotSet',
  'immune',
  'divert',
  'replies',
  'reply',
  'afterCancel',
  'lifeLost',
  'rescues',
  'afterWound',
  'leaving',
  'collects',
  'eliminated',
  'effectOver',
  'redirects',
  'neverInHand',
  'cardPlayed',
  'endOfTurn',
  'anytime',
  'whyNotNow',
  'doAnytime',
] as const satisfies readonly (keyof Moments)[]
export type Moment = (typeof MOMENT_NAMES)[number]

/** A definition with every moment present, so that all have one shape. */
export interface Def extends Required<{ readonly [m in Moment]: Moments[m] | undefined }>, Readonly<Numbers>, CardParts {
  readonly id: string
  readonly kind: 'card' | 'character' | 'variant'
  /** The moments it has. */
  readonly moments: readonly Moment[]
}

type Spec = Moments & Partial<Numbers> & Partial<CardParts>

function define(id: string, kind: Def['kind'], spec: Spec): Def {
  const moments: { [m in Moment]?: Moments[m] } = {}
  for (const name of MOMENT_NAMES) Object.assign(moments, { [name]: spec[name] })
  return {
    id,
    kind,
    range: spec.range ?? 0,
    distanceFrom: spec.distanceFrom ?? 0,
    distanceTo: spec.distanceTo ?? 0,
    bangs: spec.bangs ?? 0,
    misses: spec.misses ?? 1,
    flips: spec.flips ?? 0,
    checkOrder: spec.checkOrder ?? 0,
    facts: spec.facts,
    character: spec.character,
    aim: spec.aim,
    refuse: spec.refuse,
    play: spec.play,
    ...(moments as Required<typeof moments>),
    moments: MOMENT_NAMES.filter((name) => spec[name] !== undefined),
  }
}

export type CardSpec = Moments & Partial<Numbers> & Partial<Pick<CardParts, 'aim' | 'refuse' | 'play'>>

export const card = (facts: CardFacts, spec: CardSpec = {}): Def =>
  define(facts.id, 'card', {
    range: facts.type === 'weapon' ? facts.range : 0,
    distanceFrom: -(facts.distanceYouSee ?? 0),
    distanceTo: facts.distanceOthersSee,
    ...spec,
    facts,
  })

export const character = (facts: CharacterFacts, spec: Moments & Partial<Numbers>): Def =>
  define(facts.id, 'character', { ...spec, character: facts })
export const variant = (id: string, spec: Moments): Def => define(id, 'variant', spec)

const EMPTY: readonly Source[] = []

/** The sources of one seat that have each moment, and its numbers added up. Written out: these objects are made all the time. */
export class Lists implements Record<Moment, readonly Source[]> {
  suppresses: readonly Source[] = EMPTY
  dealt: readonly Source[] = EMPTY
  startOfTurn: readonly Source[] = EMPTY
  check: readonly Source[] = EMPTY
  beforePhase1: readonly Source[] = EMPTY
  replacesPhase1: readonly Source[] = EMPTY
  drawAmount: readonly Source[] = EMPTY
  wayToDraw: readonly Source[] = EMPTY
  endOfPhase1: readonly Source[] = EMPTY
  actions: readonly Source[] = EMPTY
  whyNoAction: readonly Source[] = EMPTY
  act: readonly Source[] = EMPTY
  countsAs: readonly Source[] = EMPTY
  forbids: readonly Source[] = EMPTY
  shotSet: readonly Source[] = EMPTY
  immune: readonly Source[] = EMPTY
  divert: readonly Source[] = EMPTY
  replies: readonly Source[] = EMPTY
  reply: readonly Source[] = EMPTY
  afterCancel: readonly Source[] = EMPTY
  lifeLost: readonly Source[] = EMPTY
  rescues: readonly Source[] = EMPTY
  afterWound: readonly Source[] = EMPTY
  leaving: readonly Source[] = EMPTY
  collects: readonly Source[] = EMPTY
  eliminated: readonly Source[] = EMPTY
  effectOver: readonly Source[] = EMPTY
  redirects: readonly Source[] = EMPTY
  neverInHand: readonly Source[] = EMPTY
  cardPlayed: readonly Source[] = EMPTY
  endOfTurn: readonly Source[] = EMPTY
  anytime: readonly Source[] = EMPTY
  whyNotNow: readonly Source[] = EMPTY
  doAnytime: readonly Source[] = EMPTY
  reach = 1
  weapon: Source | undefined = undefined
  distanceFrom = 0
  distanceTo = 0
  bangs = 1
  misses = 1
  flips = 0
}

export function gather(sources: readonly Source[]): Lists {
  const lists = new Lists()
  for (const source of sources) add(lists, source)
  return lists
}

function add(lists: Lists, source: Source): void {
  const { def } = source
  for (const name of def.moments) lists[name] = lists[name].length === 0 ? [source] : [...lists[name], source]
  if (def.range > 0) {
    lists.weapon = source
    if (def.range > lists.reach) lists.reach = def.range
  }
  lists.distanceFrom += def.distanceFrom
  lists.distanceTo += def.distanceTo
  lists.bangs += def.bangs
  if (def.misses > lists.misses) lists.misses = def.misses
  lists.flips += def.flips
}
