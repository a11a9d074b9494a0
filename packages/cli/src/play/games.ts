import type { Bang, Dice, Duel, Face, Game, Match, Seat } from '@sundown/engine'
import { BadUse } from '../bad-use.ts'
import { isTableEvent } from '../record/bang-events.ts'
import { isDiceEvent } from '../record/dice-events.ts'
import { isDuelEvent } from '../record/duel-events.ts'
import type { Voice } from '../voice.ts'
import { cardsSeen, handLine, tableLines } from './bang-table.ts'
import { whyLines } from './bang-why.ts'
import type { Table } from './decision.ts'
import { diceLine, diceTableLines, dieSeen } from './dice-table.ts'
import { diceWhyLines } from './dice-why.ts'
import { duelHandLine, duelSeen, duelSight, duelTableLines, duelWhose } from './duel-table.ts'
import { duelWhyLines } from './duel-why.ts'
import type { Sight } from './sight.ts'

/** What somebody asks "why?" about: his question, and the game it comes from. */
export interface Asking<G extends Game = Game> extends Table {
  readonly match: Match<G>
  readonly seat: Seat
}

/** What the terminal must know about one game. */
interface Terms<G extends Game = Game> {
  sight(game: G, viewer: Seat): Sight
  /** The card or die that an answer names by a number. */
  seen(game: G, viewer: Seat, number: number): Face | undefined
  /** Whose a character or card in play is, where that does not go without saying. */
  whose?(game: G, viewer: Seat, number: number, voice: Voice): string | undefined
  /** The whole table, one line a thing. */
  table(game: G, viewer: Seat, voice: Voice): string[]
  /** The player's own cards or dice, in a line above a question. */
  own(game: G, viewer: Seat, voice: Voice): string
  /** Why something is not possible now. */
  why(typed: string, asking: Asking<G>): string[]
  /** Commands besides those of every game. */
  readonly commands: 'cardCommands' | 'diceCommands'
  /** Whether this version can tell an event of a stored game. */
  isEvent(json: unknown): json is { readonly type: string }
}

const bang: Terms<Bang> = {
  sight: (game, viewer) => game.view(viewer),
  seen: (game, viewer, number) => cardsSeen(game.view(viewer)).find((card) => card.card === number),
  table: (game, viewer, voice) => tableLines(game.view(viewer), voice),
  own: (game, viewer, voice) => handLine(game.view(viewer).own?.hand ?? [], voice),
  why: whyLines,
  commands: 'cardCommands',
  isEvent: isTableEvent,
}

const dice: Terms<Dice> = {
  sight: (game, viewer) => game.view(viewer),
  seen: (game, viewer, number) => dieSeen(game.view(viewer), number),
  table: (game, viewer, voice) => diceTableLines(game.view(viewer), voice),
  own: (game, viewer, voice) => diceLine(game.view(viewer), voice),
  why: diceWhyLines,
  commands: 'diceCommands',
  isEvent: isDiceEvent,
}

const duel: Terms<Duel> = {
  sight: (game, viewer) => duelSight(game.view(viewer)),
  seen: (game, viewer, number) => duelSeen(game.view(viewer), number),
  whose: (game, viewer, number, voice) => duelWhose(game.view(viewer), number, voice),
  table: (game, viewer, voice) => duelTableLines(game.view(viewer), voice),
  own: (game, viewer, voice) => duelHandLine(game.view(viewer), voice),
  why: duelWhyLines,
  commands: 'cardCommands',
  isEvent: isDuelEvent,
}

const terms: ReadonlyMap<string, Terms> = new Map<string, Terms>([
  ['bang', bang],
  ['dice', dice],
  ['duel', duel],
])

export function termsOf(game: string): Terms {
  const known = terms.get(game)
  if (!known) throw new BadUse(`the terminal has no table for ${JSON.stringify(game)}`)
  return known
}
