import type { Outcome, Seat, Viewer } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Phase } from '../events.ts'
import { DECK, DISCARD } from '../zones.ts'
import { cardViews } from './cards.ts'
import { dutyView, ownWithDuty } from './own.ts'
import type { Parts } from './parts.ts'
import { seatViews } from './seats.ts'
import type { BangView, CardView, Counted, DutyView, OwnView, PileView, SeatView, TableParts, TableView } from './shown.ts'
import { countersPart, middlePiles, middleRows, pilesPart, statesPart, topView } from './table.ts'

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
