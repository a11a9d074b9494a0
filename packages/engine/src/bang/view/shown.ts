import type { Outcome, Seat, Viewer } from '../../kernel/index.ts'
import type { Face, Phase } from '../events.ts'
import type { RoleId, Suit } from '../facts.ts'
import type { Plain } from '../parts/declare.ts'

/** A card one can see, and what to call it while it stays there. */
export interface CardView extends Face {
  readonly card: number
}

/** A card in front of a player. */
export interface FrontView extends CardView {
  /** It cannot be used yet in this turn. */
  readonly waits?: true | undefined
  /** It lies there without effect. */
  readonly off?: true | undefined
  /** What it costs whoever buys it. */
  readonly price?: number | undefined
  /** Counters that lie on it. */
  readonly counters?: Counted | undefined
}

/** How many of each counter there are, by the id of the counter. */
export interface Counted {
  readonly [counter: string]: number
}

/** What sets bring to a player: by the ids of counters and the names of zones. */
export interface SeatParts {
  readonly counters: Counted
  /** Those that lie on his character. */
  readonly onCharacter: Counted
  readonly zones: { readonly [zone: string]: readonly FrontView[] }
}

/** A pile of a set: how many cards it has, and those of them that everybody knows, the lowest first. */
export interface OwnPileView {
  readonly left: number
  readonly known: readonly string[]
}

/** What sets bring to the middle of the table. */
export interface TableParts {
  /** What is left in the supply of each counter. */
  readonly supplies: Counted
  readonly counters: Counted
  readonly rows: { readonly [zone: string]: readonly FrontView[] }
  readonly piles: { readonly [zone: string]: OwnPileView }
  readonly states: { readonly [name: string]: Plain }
}

/** What everybody sees of a player. */
export interface SeatView {
  readonly seat: Seat
  readonly character: string | undefined
  readonly life: number
  readonly maxLife: number
  readonly hand: number
  /** His hand, while everybody sees the hands of all. */
  readonly cards: readonly CardView[] | undefined
  readonly front: readonly FrontView[]
  /** Characters whose abilities he has besides his own. */
  readonly abilities: readonly string[]
  readonly weapon: string | undefined
  readonly reach: number
  readonly role: RoleId | undefined
  /** A ghost is in play without life. */
  readonly state: 'in' | 'ghost' | 'doomed' | 'out'
  /** Turns he will miss. */
  readonly skips: number
  /** He is out of the game but for this turn. */
  readonly shadow?: true
  /** What only the sets in use have. */
  readonly parts?: SeatParts
}

/** A pile of events or show cards: the one in force, the next one where everybody sees it, and how many are to come. */
export interface PileView {
  readonly now: string | undefined
  readonly next: string | undefined
  readonly last: string | undefined
  readonly left: number
}

/** The middle of the table and the state of the turn. */
export interface TableView {
  readonly ring: readonly Seat[]
  readonly turn: number
  readonly active: Seat
  readonly phase: Phase
  readonly deck: number
  readonly discard: number
  readonly top: CardView | undefined
  readonly aside: readonly CardView[]
  readonly stick: Seat | undefined
  readonly event: PileView | undefined
  readonly show: PileView | undefined
  /** Turns go counter-clockwise. */
  readonly reversed: boolean
  /** Before whose turn events change. */
  readonly keeper: Seat
  /** The turn that runs was won by another. */
  readonly extraTurn: boolean
  /** What makes talking cost a life point. */
  readonly speech: string | undefined
  /** What only the sets in use have. */
  readonly parts?: TableParts
}

/** The player whose turn it is may use only this suit. */
export interface DutyView {
  readonly seat: Seat
  readonly suit: Suit
}

/** What only the viewer himself sees. */
export interface OwnView {
  readonly seat: Seat
  readonly role: RoleId | undefined
  readonly hand: readonly CardView[]
  readonly look: readonly CardView[]
  /** By seat: how far away he sees it. */
  readonly distances: readonly number[]
  /** The card of his hand he must play before his turn can end. Others can only guess whether he can. */
  readonly mustPlay: CardView | undefined
}

/** The card game as one viewer sees it: the seats, the middle of the table, what is his own, and how it ended. */
export interface BangView {
  readonly game: 'bang'
  readonly viewer: Viewer
  readonly seats: readonly SeatView[]
  readonly table: TableView
  readonly duty: DutyView | undefined
  readonly own: OwnView | undefined
  readonly over: Outcome | undefined
}
