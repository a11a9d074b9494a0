import type { Bang } from './bang/bang.ts'
import { bang } from './bang/index.ts'
import { readOptions } from './bang/options.ts'
import { nextGame } from './bang/series.ts'
import type { Duel } from './duel/duel.ts'
import { duel } from './duel/index.ts'
import { readOptions as readDuelOptions } from './duel/options.ts'
import { nextGame as nextDuel } from './duel/series.ts'
import type { Game, Json, Match, Rules, Seat } from './kernel/index.ts'

/** A game as servers and clients host it, whatever its rules. */
export interface GameKind<G extends Game = Game> {
  readonly rules: Rules<G>
  /** Reads options and says what they come to; throws `BadOptions` with one sentence if they are impossible. */
  read(options: Json): { readonly players: number; readonly sets: readonly string[] }
  /** The options of the next game of a series. */
  next(match: Match<G>): Json
  /** Whose turn it is. */
  activeSeat(game: G): Seat
  /** Eliminated: takes no part any more. */
  isOut(game: G, seat: Seat): boolean
  /** With these options somebody who is out may come back, and must not see more than he did. */
  mayReturn(options: Json): boolean
}

const cardGame: GameKind<Bang> = {
  rules: bang,
  read: readOptions,
  next: nextGame,
  activeSeat: (game) => game.active,
  isOut: (game, seat) => !game.inPlay(seat),
  mayReturn: () => false,
}

const theDuel: GameKind<Duel> = {
  rules: duel,
  read: readDuelOptions,
  next: nextDuel,
  activeSeat: (game) => game.turnPlayer,
  isOut: () => false,
  mayReturn: () => false,
}

/** The one place that lists the games there are. */
export const games: ReadonlyMap<string, GameKind> = new Map([
  [cardGame.rules.name, cardGame as GameKind],
  [theDuel.rules.name, theDuel as GameKind],
])
