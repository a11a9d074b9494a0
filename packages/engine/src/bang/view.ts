import { type CardId, type Outcome, type Seat, seatOf, type Viewer } from '../kernel/index.ts'
import type { Bang } from './bang.ts'
import type { Face, Phase } from './events.ts'
import type { RoleId } from './facts.ts'
import { DECK, DISCARD, hand, look, MAX_SEATS } from './zones.ts'

/** A card one can see, and what to call it while it stays there. */
export interface CardView extends Face {
  readonly card: number
}

/** What everybody sees of a player. */
export interface SeatView {
  readonly seat: Seat
  readonly character: string | undefined
  readonly life: number
  readonly maxLife: number
  readonly hand: number
  readonly front: readonly CardView[]
  readonly weapon: string | undefined
  readonly reach: number
  readonly role: RoleId | undefined
  readonly state: 'in' | 'doomed' | 'out'
}

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
}

/** What only the viewer himself sees. */
export interface OwnView {
  readonly seat: Seat
  readonly role: RoleId | undefined
  readonly hand: readonly CardView[]
  readonly look: readonly CardView[]
  /** By seat: how far away he sees it. */
  readonly distances: readonly number[]
}

export interface BangView {
  readonly game: 'bang'
  readonly viewer: Viewer
  readonly seats: readonly SeatView[]
  readonly table: TableView
  readonly own: OwnView | undefined
  readonly over: Outcome | undefined
}

/** Where the parts of a view are kept: one for each seat, the table, and what each seat alone sees. */
export const TABLE_PART = MAX_SEATS
export const OWN_PART = MAX_SEATS + 1
export const PARTS = OWN_PART + MAX_SEATS

type Parts = (object | undefined)[]

/** Built by copying in what the viewer may know. Parts that have not changed are the same objects as before, for all viewers. */
export function viewOf(game: Bang, parts: Parts, viewer: Viewer): BangView {
  game.refreshAll()
  const seats: SeatView[] = []
  for (let i = 0; i < game.seats; i++) seats.push(seatPart(game, parts, seatOf(i)))
  return {
    game: 'bang',
    viewer,
    seats,
    table: tablePart(game, parts),
    own: viewer === 'spectator' ? undefined : ownPart(game, parts, viewer),
    over: game.over,
  }
}

const seatPart = (game: Bang, parts: Parts, seat: Seat): SeatView => {
  parts[seat] ??= seatView(game, seat)
  return parts[seat] as SeatView
}
const tablePart = (game: Bang, parts: Parts): TableView => {
  parts[TABLE_PART] ??= tableView(game)
  return parts[TABLE_PART] as TableView
}
const ownPart = (game: Bang, parts: Parts, seat: Seat): OwnView => {
  parts[OWN_PART + seat] ??= ownView(game, seat)
  return parts[OWN_PART + seat] as OwnView
}

const cardViews = (game: Bang, cards: readonly CardId[]): CardView[] => {
  const views: CardView[] = []
  for (const card of cards) views.push(game.cardView(card))
  return views
}

function seatView(game: Bang, seat: Seat): SeatView {
  const { reach, weapon } = game.of(seat)
  return {
    seat,
    character: game.character(seat)?.id,
    life: game.life(seat),
    maxLife: game.maxLife(seat),
    hand: game.hand(seat).length,
    front: cardViews(game, game.front(seat)),
    weapon: weapon?.def.id,
    reach,
    role: game.roleShown(seat) ? game.role(seat) : undefined,
    state: game.alive(seat) ? 'in' : game.inPlay(seat) ? 'doomed' : 'out',
  }
}

function tableView(game: Bang): TableView {
  const discard = game.at(DISCARD)
  return {
    ring: game.ring.slice(),
    turn: game.turns,
    active: game.active,
    phase: game.phase,
    deck: game.at(DECK).length,
    discard: discard.length,
    top: discard.length > 0 ? game.cardView(discard[discard.length - 1]) : undefined,
    aside: cardViews(game, game.aside),
    stick: game.stick,
  }
}

function ownView(game: Bang, seat: Seat): OwnView {
  const distances: number[] = []
  for (let i = 0; i < game.seats; i++) {
    const other = seatOf(i)
    distances.push(other === seat || !game.inPlay(other) || !game.inPlay(seat) ? 0 : game.distance(seat, other))
  }
  return {
    seat,
    role: game.hasRole(seat) ? game.role(seat) : undefined,
    hand: cardViews(game, game.at(hand(seat))),
    look: cardViews(game, game.at(look(seat))),
    distances,
  }
}
