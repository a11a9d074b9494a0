import type { CardId, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'

/**
 * What a set may bring to the table besides cards: counters, zones, plain state, events of its own. A set declares them as constants in its
 * folder, lists them in its content, and names them by these constants in its rules; state, hash, copies, views and checks follow from that.
 */

/**
 * What is declared has a number, the same for the same name: a table finds its own by that at once. There are so few of them in all that lists by
 * these numbers stay short.
 */
class Numbers {
  private readonly names: string[] = []

  of(name: string): number {
    const known = this.names.indexOf(name)
    return known < 0 ? this.names.push(name) - 1 : known
  }
}
const counterNumbers = new Numbers()
const zoneNumbers = new Numbers()
const stateNumbers = new Numbers()

interface CounterPlan {
  /** Where it may lie: at a seat, on the character of a seat, on a card in play, in the middle of the table. */
  readonly at: readonly SpotKind[]
  /** How many there are. */
  readonly supply: number
  /** The supply is all there is. Otherwise something else stands for what is missing, and it is never a limit. */
  readonly limited: boolean
  /** The most that lies at one seat or on one card; left out: as many as come. */
  readonly most?: number
  /** Whoever leaves play keeps what lies at his seat; left out: it goes back to the supply. */
  keeps?(game: Bang, seat: Seat): boolean
}

export type SpotKind = 'seat' | 'character' | 'card' | 'middle'

/** Nuggets, tokens: things that are alike, are counted, and lie open. */
export interface Counter extends CounterPlan {
  readonly id: string
  readonly number: number
}

/** Declares a counter. */
export const counter = (id: string, plan: CounterPlan): Counter => ({ id, number: counterNumbers.of(id), ...plan })

interface ZonePlan {
  /** The cards that lie there are in force: for the player they lie before, as cards in front of him are, or for the whole table. */
  readonly inForce?: boolean
  /** What becomes of a card there when its player leaves play or loses all he has; left out: it stays. */
  readonly lost?: ((game: Bang, card: CardId) => void) | undefined
}

/** A place for cards that only this set has. */
export interface Zone extends ZonePlan {
  readonly name: string
  readonly number: number
  /** One for each player. */
  readonly perSeat: boolean
  /** Face down, and its top card is what is taken from it; otherwise face up, in the order in which cards came. */
  readonly isPile: boolean
}

/** All of one shape: their places are looked up again and again. */
const zone = (name: string, perSeat: boolean, isPile: boolean, { inForce, lost }: ZonePlan = {}): Zone => ({
  name,
  number: zoneNumbers.of(name),
  perSeat,
  isPile,
  inForce: inForce ?? false,
  lost,
})
/** Cards side by side, face up: a market, a train. */
export const row = (name: string, plan?: ZonePlan): Zone => zone(name, false, false, plan)
/** Cards face down. What is laid there although everybody knows it stays known until it is shuffled. */
export const pile = (name: string, plan?: ZonePlan): Zone => zone(name, false, true, plan)
/** A place before each player, besides what lies in front of him. */
export const placeBeforeEach = (name: string, plan?: ZonePlan): Zone => zone(name, true, false, plan)

/** Flat, and never changed in place: a copy of the game shares it. A set writes it as a type, not an interface. */
export type Plain = { readonly [name: string]: PlainValue }
type PlainValue = number | string | boolean | undefined | readonly (number | string)[]

/** What a set has to remember about the table as a whole. Everybody may know it. */
export interface State<S extends Plain = Plain> {
  readonly name: string
  readonly number: number
  start(players: number): S
  /** What the view shows of it; left out: all. */
  shown?(state: S): Plain
  /** A part of the digest of a turn. */
  readonly digested: boolean
}

/** Declares what a set has to remember; `start` gives it at the beginning, `shown` what views show of it. */
export const state = <S extends Plain>(name: string, start: (players: number) => S, shown?: (state: S) => Plain): State<S> => ({
  name,
  number: stateNumbers.of(name),
  start,
  ...(shown && { shown }),
  digested: true,
})

/** The same where it follows from the answers and came to a set late: games that were recorded before have the same digests as now. */
export const lateState = <S extends Plain>(name: string, start: (players: number) => S): State<S> => ({
  ...state(name, start),
  digested: false,
})

/** Something that only happens with this set, for everybody to see. */
export interface Happening<A extends Plain = Plain> {
  readonly name: string
  /** Only there to carry the type of what is told about it. */
  readonly about?: A
}

/** Declares an event of the log that only this set has. */
export const happening = <A extends Plain>(name: string): Happening<A> => ({ name })
