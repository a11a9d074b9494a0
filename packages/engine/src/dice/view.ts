import { type Outcome, type Seat, seatOf, type Viewer } from '../kernel/index.ts'
import type { RoleId } from '../western/facts.ts'
import type { Dice } from './dice.ts'
import type { DicePhase } from './events.ts'
import type { DieFace } from './facts.ts'
import { MAX_PLAYERS } from './size.ts'

/** What everybody sees of a player. */
export interface DiceSeatView {
  readonly seat: Seat
  readonly character: string | undefined
  readonly life: number
  readonly maxLife: number
  readonly arrows: number
  readonly role: RoleId | undefined
  readonly state: 'in' | 'doomed' | 'out'
}

/** A die on the table. */
export interface DieView {
  readonly face: DieFace
  /** It was rolled in the last roll; otherwise it was kept. */
  readonly fresh: boolean
}

/** The middle of the table of the Dice Game and the state of the turn. */
export interface DiceTableView {
  readonly ring: readonly Seat[]
  readonly turn: number
  readonly active: Seat
  readonly phase: DicePhase
  /** Arrows in the middle: when the last one is taken, the Indians attack. */
  readonly arrows: number
  /** None before the first roll of a turn. */
  readonly dice: readonly DieView[]
  readonly rolls: number
  readonly rollsLeft: number
}

/** What only the viewer himself sees. */
export interface DiceOwnView {
  readonly seat: Seat
  readonly role: RoleId | undefined
  /** By seat: how far away it is, counting players in play. */
  readonly distances: readonly number[]
}

/** The Dice Game as one viewer sees it. */
export interface DiceView {
  readonly game: 'dice'
  readonly viewer: Viewer
  readonly seats: readonly DiceSeatView[]
  readonly table: DiceTableView
  readonly own: DiceOwnView | undefined
  readonly over: Outcome | undefined
}

/** Where the parts of a view are kept: one for each seat, the table, and what each seat alone sees. */
export const TABLE_PART = MAX_PLAYERS
export const OWN_PART = MAX_PLAYERS + 1
export const PARTS = OWN_PART + MAX_PLAYERS

type Parts = (object | undefined)[]

/** Built by copying in what the viewer may know. Parts that have not changed are the same objects as before, for all viewers. */
export function viewOf(game: Dice, parts: Parts, viewer: Viewer): DiceView {
  return {
    game: 'dice',
    viewer,
    seats: game.ring.map((seat) => part(parts, seat, () => seatView(game, seat))),
    table: part(parts, TABLE_PART, () => tableView(game)),
    own: viewer === 'spectator' ? undefined : part(parts, OWN_PART + viewer, () => ownView(game, viewer)),
    over: game.over,
  }
}

function part<T extends object>(parts: Parts, at: number, make: () => T): T {
  parts[at] ??= make()
  return parts[at] as T
}

const seatView = (game: Dice, seat: Seat): DiceSeatView => ({
  seat,
  character: game.characterId(seat),
  life: game.life(seat),
  maxLife: game.maxLife(seat),
  arrows: game.arrows(seat),
  role: game.roleShown(seat) ? game.role(seat) : undefined,
  state: game.alive(seat) ? 'in' : game.inPlay(seat) ? 'doomed' : 'out',
})

const tableView = (game: Dice): DiceTableView => ({
  ring: game.ring,
  turn: game.turns,
  active: game.active,
  phase: game.phase,
  arrows: game.supply,
  dice: game.dice.map((face, die) => ({ face, fresh: game.isFresh(die) })),
  rolls: game.rolls,
  rollsLeft: game.rollsLeft,
})

const ownView = (game: Dice, seat: Seat): DiceOwnView => ({
  seat,
  role: game.hasRole(seat) ? game.role(seat) : undefined,
  distances: Array.from({ length: game.seats }, (_, other) => game.distance(seat, seatOf(other))),
})
