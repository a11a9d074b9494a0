import { absent, type CardId, listOf, type Outcome, type Seat, seatOf, type Viewer, type ZoneId } from '../kernel/index.ts'
import type { Bang } from './bang.ts'
import type { Face, Phase } from './events.ts'
import type { RoleId, Suit } from './facts.ts'
import { type Duty, maskOf } from './moments.ts'
import type { Plain, SpotKind } from './parts/declare.ts'
import { atSeat, inTheMiddle, onCard, onCharacter, type Spot } from './parts/spots.ts'
import { DECK, DISCARD, EVENT, EVENT_DECK, FIRST_OWN_ZONE, hand, look, MAX_SEATS, SHOW, SHOW_DECK } from './zones.ts'

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

/**
 * Where the parts of a view are kept: one for each seat, the table, what sets bring to its middle (counters, state), the piles of events, what
 * each seat alone sees, and the places that sets bring to each seat.
 */
export const TABLE_PART = MAX_SEATS
export const COUNTERS_PART = MAX_SEATS + 1
export const STATES_PART = MAX_SEATS + 2
export const PILES_PART = MAX_SEATS + 3
export const OWN_PART = MAX_SEATS + 4
export const PLACES_PART = OWN_PART + MAX_SEATS
export const PARTS = PLACES_PART + MAX_SEATS

type Parts = (object | undefined)[]

/** Built by copying in what the viewer may know. Parts that have not changed are the same objects as before, for all viewers. */
export const viewOf = (game: Bang, parts: Parts, viewer: Viewer): BangView => ({
  game: 'bang',
  viewer,
  seats: seatViews(game, parts),
  table: tablePart(game, parts),
  duty: dutyView(game),
  own: viewer === 'spectator' ? undefined : ownWithDuty(game, parts, viewer),
  over: game.over,
})

/**
 * The same view for somebody who looks at some of it, and now: each part is made when it is read, by the functions that make it for a view. It shows
 * the table of this moment, so it is not to be kept.
 */
export class Glance implements BangView {
  readonly game = 'bang'
  readonly viewer: Viewer
  // Truly private: nobody gets at the game through what he is shown.
  readonly #game: Bang
  readonly #parts: Parts
  #seats: readonly SeatView[] | undefined = undefined

  constructor(game: Bang, parts: Parts, viewer: Viewer) {
    this.viewer = viewer
    this.#game = game
    this.#parts = parts
  }

  get seats(): readonly SeatView[] {
    this.#seats ??= seatViews(this.#game, this.#parts)
    return this.#seats
  }

  get table(): TableView {
    return new TableGlance(this.#game, this.#parts)
  }

  get duty(): DutyView | undefined {
    return dutyView(this.#game)
  }

  get own(): OwnView | undefined {
    return this.viewer === 'spectator' ? undefined : ownWithDuty(this.#game, this.#parts, this.viewer)
  }

  get over(): Outcome | undefined {
    return this.#game.over
  }
}

/** The middle of the table, of which most is hardly ever looked at. */
class TableGlance implements TableView {
  readonly #game: Bang
  readonly #parts: Parts

  constructor(game: Bang, parts: Parts) {
    this.#game = game
    this.#parts = parts
  }

  get ring(): readonly Seat[] {
    return this.#game.ring
  }

  get turn(): number {
    return this.#game.turns
  }

  get active(): Seat {
    return this.#game.active
  }

  get phase(): Phase {
    return this.#game.phase
  }

  get deck(): number {
    return this.#game.at(DECK).length
  }

  get discard(): number {
    return this.#game.at(DISCARD).length
  }

  get top(): CardView | undefined {
    return topView(this.#game)
  }

  get aside(): readonly CardView[] {
    return cardViews(this.#game, this.#game.aside)
  }

  get stick(): Seat | undefined {
    return this.#game.stick
  }

  get event(): PileView | undefined {
    return pilesPart(this.#game, this.#parts).event
  }

  get show(): PileView | undefined {
    return pilesPart(this.#game, this.#parts).show
  }

  get reversed(): boolean {
    return this.#game.isReversed
  }

  get keeper(): Seat {
    return this.#game.keeper
  }

  get extraTurn(): boolean {
    return this.#game.isExtraTurn
  }

  get speech(): string | undefined {
    return this.#game.speech
  }

  get parts(): TableParts | undefined {
    return this.#game.mixture.hasParts ? new PartsGlance(this.#game, this.#parts) : undefined
  }
}

class PartsGlance implements TableParts {
  readonly #game: Bang
  readonly #parts: Parts

  constructor(game: Bang, parts: Parts) {
    this.#game = game
    this.#parts = parts
  }

  get supplies(): Counted {
    return countersPart(this.#game, this.#parts).supplies
  }

  get counters(): Counted {
    return countersPart(this.#game, this.#parts).counters
  }

  get rows(): TableParts['rows'] {
    return middleRows(this.#game)
  }

  get piles(): TableParts['piles'] {
    return middlePiles(this.#game)
  }

  get states(): TableParts['states'] {
    return statesPart(this.#game, this.#parts)
  }
}

/** By length: lists to be filled, which are lists of objects to the machine from the start and need not grow. */
const SEATS: readonly (readonly SeatView[])[] = listOf(MAX_SEATS + 1, (length) => listOf(length, () => ({}) as SeatView))
const NO_CARD = {} as CardView
const CARDS: readonly (readonly CardView[])[] = listOf(32, (length) => listOf(length, () => NO_CARD))
const NO_CARDS: readonly CardView[] = [NO_CARD].slice(1)
const cardList = (length: number): CardView[] =>
  length < CARDS.length ? (CARDS[length] ?? absent()).slice() : listOf(length, () => NO_CARD)

function seatViews(game: Bang, parts: Parts): readonly SeatView[] {
  const seats = (SEATS[game.seats] ?? absent()).slice()
  const recounted = game.takeRecounted()
  for (let i = 0; i < seats.length; i++) {
    const kept = parts[i] as SeatView | undefined
    if (kept !== undefined && ((recounted >> i) & 1) === 0) seats[i] = kept
    else parts[i] = seats[i] = seatView(game, parts, seatOf(i), kept)
  }
  return seats
}
const tablePart = (game: Bang, parts: Parts): TableView => {
  parts[TABLE_PART] ??= tableView(game, parts)
  return parts[TABLE_PART] as TableView
}
const countersPart = (game: Bang, parts: Parts): MiddleCounters => {
  parts[COUNTERS_PART] ??= middleCounters(game)
  return parts[COUNTERS_PART] as MiddleCounters
}
const statesPart = (game: Bang, parts: Parts): TableParts['states'] => {
  parts[STATES_PART] ??= shownStates(game)
  return parts[STATES_PART] as TableParts['states']
}
const pilesPart = (game: Bang, parts: Parts): Piles => {
  parts[PILES_PART] ??= { event: pileView(game, EVENT_DECK, EVENT), show: pileView(game, SHOW_DECK, SHOW) } satisfies Piles
  return parts[PILES_PART] as Piles
}
const placesPart = (game: Bang, parts: Parts, seat: Seat): SeatParts['zones'] => {
  parts[PLACES_PART + seat] ??= ownPlaces(game, seat)
  return parts[PLACES_PART + seat] as SeatParts['zones']
}
const ownPart = (game: Bang, parts: Parts, seat: Seat): OwnView => {
  parts[OWN_PART + seat] ??= ownView(game, seat)
  return parts[OWN_PART + seat] as OwnView
}

const cardViews = (game: Bang, cards: readonly CardId[]): readonly CardView[] => {
  if (cards.length === 0) return NO_CARDS
  const views = cardList(cards.length)
  for (let i = 0; i < cards.length; i++) views[i] = cardView(game, cards[i] ?? absent())
  return views
}

/** What is seen of a player, of whom only counts have changed if he was shown before: his life, his counters, how many cards he holds. */
function seatView(game: Bang, parts: Parts, seat: Seat, before: SeatView | undefined): SeatView {
  const { character, maxLife, front, abilities, weapon, reach, role, state, skips } = before ?? lastingView(game, seat)
  const life = game.life(seat)
  const hand = game.hand(seat).length
  const cards = openHand(game, seat)
  const own = game.mixture.hasParts ? seatParts(game, parts, seat) : undefined
  // Written out, as below: a copy with one field more is another kind of object to the machine each time.
  const view =
    own === undefined
      ? { seat, character, life, maxLife, hand, cards, front, abilities, weapon, reach, role, state, skips }
      : { seat, character, life, maxLife, hand, cards, front, abilities, weapon, reach, role, state, skips, parts: own }
  return game.presenceOf(seat) === 'shadow' ? { ...view, shadow: true } : view
}

type Lasting = Pick<SeatView, 'character' | 'maxLife' | 'front' | 'abilities' | 'weapon' | 'reach' | 'role' | 'state' | 'skips'>

/** What changes less often. */
function lastingView(game: Bang, seat: Seat): Lasting {
  const { reach, weapon } = game.of(seat)
  const character = game.character(seat)?.id
  const maxLife = game.maxLife(seat)
  const front = frontPart(game, seat)
  const abilities = abilityNames(game, seat)
  const role = game.roleShown(seat) ? game.role(seat) : undefined
  const state = !game.inPlay(seat) ? 'out' : !game.alive(seat) ? 'doomed' : game.isGhost(seat) ? 'ghost' : 'in'
  const skips = game.skipsOf(seat)
  return { character, maxLife, front, abilities, weapon: weapon?.def.id, reach, role, state, skips }
}

const openHand = (game: Bang, seat: Seat): readonly CardView[] | undefined =>
  game.handsAreOpen() ? cardViews(game, game.hand(seat)) : undefined

/** What lies in front of a player changes less often than the rest of what is seen of him. */
function frontPart(game: Bang, seat: Seat): readonly FrontView[] {
  const { shownFronts } = game
  shownFronts[seat] ??= frontViews(game, game.front(seat))
  return shownFronts[seat]
}

/** Has held a name: an empty list of another kind makes every reader slower. */
const NO_NAMES: readonly string[] = [''].slice(1)

function abilityNames(game: Bang, seat: Seat): readonly string[] {
  const beside = game.beside(seat)
  const copies = game.copiesOf(seat)
  if (beside.length === 0 && copies.length === 0) return NO_NAMES
  const names = NO_NAMES.slice()
  for (const card of beside) names.push(game.def(card).id)
  for (const { def } of copies) names.push(def.id)
  return names
}

const frontViews = (game: Bang, cards: readonly CardId[]): readonly FrontView[] => {
  if (cards.length === 0) return NO_CARDS
  const views: FrontView[] = cardList(cards.length)
  for (let i = 0; i < cards.length; i++) views[i] = frontView(game, cards[i] ?? absent(), false)
  return views
}

/** A card as whoever sees it calls it; the same object as long as it stays where it is. Not for what lies in front or in a row: there is more to say of it. */
function cardView(game: Bang, card: CardId): CardView {
  const handle = game.handle(card)
  const known = game.shownCards[card]
  if (known !== undefined && known.card === handle) return known
  const { id, suit, rank } = game.faceOf(card)
  const view: CardView = { card: handle, id, suit, rank }
  game.shownCards[card] = view
  return view
}

/** The same of a card in front of somebody, or in a row that everybody may buy from, where it has a price. */
function frontView(game: Bang, card: CardId, isOnSale: boolean): FrontView {
  const handle = game.handle(card)
  const known = game.shownCards[card]
  if (known !== undefined && known.card === handle) return known
  const { id, suit, rank } = game.faceOf(card)
  const waits = (game.def(card).isGreen && !game.isReady(card)) || undefined
  const off = !game.works(card) || undefined
  const price = isOnSale ? priceOf(game, card) : undefined
  const counters = game.isLaden ? countedOn(game, card) : undefined
  const isPlain = waits === undefined && off === undefined && price === undefined && counters === undefined
  // All of one shape, whatever there is to say of them: whoever goes through many cards meets two kinds and no more.
  const view = isPlain ? { card: handle, id, suit, rank } : { card: handle, id, suit, rank, waits, off, price, counters }
  game.shownCards[card] = view
  return view
}

function priceOf(game: Bang, card: CardId): number | undefined {
  const price = game.def(card).thing?.more?.cost
  return typeof price === 'number' ? price : undefined
}

type Piles = Pick<TableView, 'event' | 'show'>

/** Of a pile that lies face up the next card is known to all, of any the last. */
function pileView(game: Bang, deck: ZoneId, now: ZoneId): PileView | undefined {
  const cards = game.at(deck)
  if (cards.length === 0 && game.at(now).length === 0) return undefined
  const [current] = game.at(now)
  const known = (card: CardId | undefined) => (card !== undefined && game.isPublic(card) ? game.def(card).id : undefined)
  return { now: known(current), next: known(cards[cards.length - 1]), last: known(cards[0]), left: cards.length }
}

function tableView(game: Bang, parts: Parts): TableView {
  const view = plainTableView(game, pilesPart(game, parts))
  return game.mixture.hasParts ? tableWithParts(view, tableParts(game, parts)) : view
}

const tableWithParts = (view: TableView, parts: TableParts): TableView => ({
  ring: view.ring,
  turn: view.turn,
  active: view.active,
  phase: view.phase,
  deck: view.deck,
  discard: view.discard,
  top: view.top,
  aside: view.aside,
  stick: view.stick,
  event: view.event,
  show: view.show,
  reversed: view.reversed,
  keeper: view.keeper,
  extraTurn: view.extraTurn,
  speech: view.speech,
  parts,
})

function topView(game: Bang): CardView | undefined {
  const discard = game.at(DISCARD)
  return discard.length > 0 ? cardView(game, discard[discard.length - 1] ?? absent()) : undefined
}

function plainTableView(game: Bang, { event, show }: Piles): TableView {
  return {
    ring: game.ring,
    turn: game.turns,
    active: game.active,
    phase: game.phase,
    deck: game.at(DECK).length,
    discard: game.at(DISCARD).length,
    top: topView(game),
    aside: cardViews(game, game.aside),
    stick: game.stick,
    event,
    show,
    reversed: game.isReversed,
    keeper: game.keeper,
    extraTurn: game.isExtraTurn,
    speech: game.speech,
  }
}

/** What binds the player whose turn it is may come and go with anything that happens, so it is no part that is kept. */
function dutyView(game: Bang): DutyView | undefined {
  const duty = dutyOf(game)
  return duty !== undefined && 'suit' in duty ? { seat: game.active, suit: duty.suit } : undefined
}

function ownWithDuty(game: Bang, parts: Parts, seat: Seat): OwnView {
  const own = ownPart(game, parts, seat)
  const duty = seat === game.active ? dutyOf(game) : undefined
  return duty !== undefined && 'card' in duty ? ownViewWith(own, cardView(game, duty.card)) : own
}

const ownViewWith = ({ seat, role, hand, look, distances }: OwnView, mustPlay: CardView): OwnView => ({
  seat,
  role,
  hand,
  look,
  distances,
  mustPlay,
})

const DUTY = maskOf('duty')

function dutyOf(game: Bang): Duty | undefined {
  const seat = game.active
  if (!game.has(seat, DUTY) || !game.inTurn(seat)) return undefined
  for (const source of game.of(seat).duty) {
    const duty = source.def.duty?.(game, source, seat)
    if (duty !== undefined) return duty
  }
  return undefined
}

/** All is found before the object is made, as elsewhere here: one that is filled between calls costs twice as much. */
function ownView(game: Bang, seat: Seat): OwnView {
  const role = game.hasRole(seat) ? game.role(seat) : undefined
  const held = cardViews(game, game.at(hand(seat)))
  const looked = cardViews(game, game.at(look(seat)))
  const distances = game.distancesOf(seat)
  return { seat, role, hand: held, look: looked, distances, mustPlay: undefined }
}

// ---- what sets bring ---------------------------------------------------------------------------------------------------------------------

/** The counters that may lie at such a spot. */
function countedAt(game: Bang, spot: Spot, kind: SpotKind): Counted {
  const shown = game.shownAt[spot]
  if (shown !== undefined) return shown
  const counted: { [counter: string]: number } = {}
  const { counters } = game.mixture
  counters.forEach(({ id, at }, number) => {
    if (at.includes(kind)) counted[id] = game.countOf(number, spot)
  })
  game.shownAt[spot] = counted
  return counted
}

/** Those that lie on a card, if there are any. */
function countedOn(game: Bang, card: CardId): Counted | undefined {
  let counted: { [counter: string]: number } | undefined
  const { counters } = game.mixture
  for (let number = 0; number < counters.length; number++) {
    const count = game.countOf(number, onCard(card))
    if (count === 0) continue
    counted ??= {}
    counted[(counters[number] ?? absent()).id] = count
  }
  return counted
}

const seatParts = (game: Bang, parts: Parts, seat: Seat): SeatParts => ({
  counters: countedAt(game, atSeat(seat), 'seat'),
  onCharacter: countedAt(game, onCharacter(seat), 'character'),
  zones: placesPart(game, parts, seat),
})

function ownPlaces(game: Bang, seat: Seat): SeatParts['zones'] {
  const zones: { [zone: string]: readonly FrontView[] } = {}
  for (const { zone, id } of game.mixture.seatZones[seat] ?? absent()) zones[zone.name] = frontViews(game, game.at(id))
  return zones
}

/** In a row that everybody may buy from each card has its price. */
function rowView(game: Bang, cards: readonly CardId[]): readonly FrontView[] {
  if (cards.length === 0) return NO_CARDS
  const views: FrontView[] = cardList(cards.length)
  for (let i = 0; i < cards.length; i++) views[i] = frontView(game, cards[i] ?? absent(), true)
  return views
}

type MiddleCounters = Pick<TableParts, 'supplies' | 'counters'>

function tableParts(game: Bang, parts: Parts): TableParts {
  const { supplies, counters } = countersPart(game, parts)
  return { supplies, counters, rows: middleRows(game), piles: middlePiles(game), states: statesPart(game, parts) }
}

function middleCounters(game: Bang): MiddleCounters {
  const supplies: { [counter: string]: number } = {}
  for (const counter of game.mixture.counters) supplies[counter.id] = game.supply(counter)
  return { supplies, counters: countedAt(game, inTheMiddle, 'middle') }
}

/** A copy of what was shown last, but for the rows in which something has changed: names that are not known beforehand are written slowly. */
function middleRows(game: Bang): TableParts['rows'] {
  if (game.rowsHold) return game.allRows
  const { shownRows, allRows } = game
  let rows: { [zone: string]: readonly FrontView[] } | undefined
  for (const { zone, id } of game.mixture.middleZones) {
    const at = id - FIRST_OWN_ZONE
    if (zone.isPile || shownRows[at] !== undefined) continue
    rows ??= { ...allRows }
    rows[zone.name] = shownRows[at] = rowView(game, game.at(id))
  }
  game.rowsHold = true
  game.allRows = rows ?? allRows
  return game.allRows
}

/** The same of piles. */
function middlePiles(game: Bang): TableParts['piles'] {
  if (game.pilesHold) return game.allPiles
  const { shownPiles, allPiles } = game
  let piles: { [zone: string]: OwnPileView } | undefined
  for (const { zone, id } of game.mixture.middleZones) {
    const at = id - FIRST_OWN_ZONE
    if (!zone.isPile || shownPiles[at] !== undefined) continue
    piles ??= { ...allPiles }
    piles[zone.name] = shownPiles[at] = ownPileView(game, game.at(id))
  }
  game.pilesHold = true
  game.allPiles = piles ?? allPiles
  return game.allPiles
}

function shownStates(game: Bang): TableParts['states'] {
  const states: { [name: string]: Plain } = {}
  for (const state of game.mixture.states) {
    const now = game.recall(state)
    states[state.name] = state.shown?.(now) ?? now
  }
  return states
}

function ownPileView(game: Bang, cards: readonly CardId[]): OwnPileView {
  const known: string[] = []
  for (const card of cards) if (game.isPublic(card)) known.push(game.def(card).id)
  return { left: cards.length, known }
}
