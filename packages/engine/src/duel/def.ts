import type { Answer, CardId, Option, Rule, Seat } from '../kernel/index.ts'
import type { Duel } from './duel.ts'
import type { CardFacts, CharacterFacts } from './facts.ts'
import type { Play } from './rules/play.ts'
import type { DuelReason } from './rules/reasons.ts'
import type { Shot } from './rules/shot.ts'
import type { Aim } from './rules/target.ts'
import type { Wound } from './rules/wound.ts'

/** Something in force: a character, or a card in play on one. */
export interface Source {
  readonly def: Def
  readonly seat: Seat
  /** The character, or the one who carries the card. */
  readonly character: CardId
  readonly card: CardId
}

/** What a card can be used as: given up as a shot card, played as a dodge, fired as a Colt. */
export type Use = 'shot' | 'dodge' | 'colt'

type MaybeRule = Rule | undefined

/** The rulebook's moments. A handler that can never ask is a plain function; pure ones change nothing. */
export interface Moments {
  /** At the start of the owner's turn; always active. */
  startOfTurn?(game: Duel, self: Source): MaybeRule
  /** Phase 1: a card was drawn, the how-manieth of this turn. */
  drawn?(game: Duel, self: Source, card: CardId, nth: number): MaybeRule
  /** Phase 2: what may be done besides playing cards. */
  actions?(game: Duel, self: Source, out: Option[]): void
  whyNoAction?(game: Duel, self: Source, answer: Answer): DuelReason | undefined
  act?(game: Duel, self: Source, answer: Answer): MaybeRule
  /** A card of the owner may be used as something else. */
  countsAs?(game: Duel, self: Source, def: Def, use: Use): boolean
  /** A shot at the character: answers besides cards from hand. */
  replies?(game: Duel, self: Source, shot: Shot, out: Option[]): void
  /** True: dodged. */
  reply?(game: Duel, self: Source, shot: Shot): Rule<boolean> | boolean
  /** A shot of the owner was dodged by the opponent. */
  shotDodged?(game: Duel, self: Source, shot: Shot): Rule
  /** The character has lost a life point and lives. */
  lifeLost?(game: Duel, self: Source, wound: Wound): void
  /** The opponent took or discarded a card of the owner's hand, or one in play on the character. */
  cardTaken?(game: Duel, self: Source): void
  /** A side's token has moved from one character to the other. */
  tokenMoved?(game: Duel, self: Source, side: Seat): void
  /** A character is about to leave play. */
  eliminating?(game: Duel, self: Source, dead: CardId): MaybeRule
  /** Another character has left play, and its place is filled. */
  eliminated?(game: Duel, self: Source): MaybeRule
}

/** Plain numbers and switches. */
export interface Traits {
  /** Cards drawn more in phase 1. */
  readonly draws: number
  /** BANG! cards more in a turn; always active. */
  readonly bangs: number
  /** BANG! cards played now are not limited, and not counted. */
  readonly unlimited: boolean
  /** Which cards may also be used on the opposing backup: shot cards, or all. */
  readonly widens: 'shots' | 'all' | undefined
  /** Hand cards it takes besides the dodge, against a BANG! card of the owner. */
  readonly dodgeCosts: number
  /** May lose life points in place of the other character; always active. */
  readonly shields: boolean
  /** Cards turned over for each reveal, whoever reveals; always active. */
  readonly turns: number
  /** Place among what happens at the start of a turn. */
  readonly startOrder: number
  /** Any hand card dodges this shot. */
  readonly anyDodge: boolean
  /** A shot that may be aimed at the opposing backup. */
  readonly reachesBackup: boolean
  /** If the shot is dodged with this card, it is shot back. */
  readonly shootsBack: boolean
}

interface CardParts {
  readonly facts: CardFacts | undefined
  readonly character: CharacterFacts | undefined
  readonly aim: Aim | undefined
  /** What a red or brown card does once it lies on the discard pile. */
  readonly play: ((game: Duel, play: Play) => MaybeRule) | undefined
  /** What the card does when its shot is dodged. */
  readonly ifDodged: ((game: Duel, shot: Shot) => MaybeRule) | undefined
}

export interface Def extends Moments, Traits, CardParts {
  readonly id: string
}

const PLAIN: Traits = {
  draws: 0,
  bangs: 0,
  unlimited: false,
  widens: undefined,
  dodgeCosts: 0,
  shields: false,
  turns: 1,
  startOrder: 0,
  anyDodge: false,
  reachesBackup: false,
  shootsBack: false,
}
const NO_PARTS: CardParts = { facts: undefined, character: undefined, aim: undefined, play: undefined, ifDodged: undefined }

type Spec = Moments & Partial<Traits>
type CardSpec = Spec & Partial<Pick<CardParts, 'aim' | 'play' | 'ifDodged'>>

export const card = (facts: CardFacts, spec: CardSpec): Def => ({ ...PLAIN, ...NO_PARTS, ...spec, id: facts.id, facts })
export const character = (facts: CharacterFacts, spec: Spec): Def => ({ ...PLAIN, ...NO_PARTS, ...spec, id: facts.id, character: facts })
