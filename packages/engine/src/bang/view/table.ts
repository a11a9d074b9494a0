import { absent, type CardId, type ZoneId } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Plain } from '../parts/declare.ts'
import { inTheMiddle } from '../parts/spots.ts'
import { DECK, DISCARD, EVENT, EVENT_DECK, FIRST_OWN_ZONE, SHOW, SHOW_DECK } from '../zones.ts'
import { cardView, cardViews, countedAt, frontViews } from './cards.ts'
import { COUNTERS_PART, type Parts, PILES_PART, STATES_PART, TABLE_PART } from './parts.ts'
import type { CardView, FrontView, OwnPileView, PileView, TableParts, TableView } from './shown.ts'

export const tablePart = (game: Bang, parts: Parts): TableView => {
  parts[TABLE_PART] ??= tableView(game, parts)
  return parts[TABLE_PART] as TableView
}

export const countersPart = (game: Bang, parts: Parts): MiddleCounters => {
  parts[COUNTERS_PART] ??= middleCounters(game)
  return parts[COUNTERS_PART] as MiddleCounters
}

export const statesPart = (game: Bang, parts: Parts): TableParts['states'] => {
  parts[STATES_PART] ??= shownStates(game)
  return parts[STATES_PART] as TableParts['states']
}

export const pilesPart = (game: Bang, parts: Parts): Piles => {
  parts[PILES_PART] ??= { event: pileView(game, EVENT_DECK, EVENT), show: pileView(game, SHOW_DECK, SHOW) } satisfies Piles
  return parts[PILES_PART] as Piles
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

/** Written out: a copy with one field more is another kind of object to the machine each time. */
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

export function topView(game: Bang): CardView | undefined {
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
export function middleRows(game: Bang): TableParts['rows'] {
  if (game.rowsHold) return game.allRows
  const { shownRows, allRows } = game
  let rows: { [zone: string]: readonly FrontView[] } | undefined
  for (const { zone, id } of game.mixture.middleZones) {
    const at = id - FIRST_OWN_ZONE
    if (zone.isPile || shownRows[at] !== undefined) continue
    rows ??= { ...allRows }
    rows[zone.name] = shownRows[at] = frontViews(game, game.at(id), true)
  }
  game.rowsHold = true
  game.allRows = rows ?? allRows
  return game.allRows
}

/** The same of piles. */
export function middlePiles(game: Bang): TableParts['piles'] {
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
