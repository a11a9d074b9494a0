import type { Bang } from './bang/bang.ts'
import { mixture } from './bang/catalog.ts'
import { bang } from './bang/index.ts'
import { readOptions } from './bang/options.ts'
import { nextGame } from './bang/series.ts'
import { allSets } from './bang/sets/all.ts'
import { SETS } from './bang/sets/manifests.ts'
import type { Dice } from './dice/dice.ts'
import { dice } from './dice/index.ts'
import { DICE_SET, readDiceOptions } from './dice/options.ts'
import type { Duel } from './duel/duel.ts'
import { duel } from './duel/index.ts'
import { DUEL_SET, readDuelOptions } from './duel/options.ts'
import { nextDuel } from './duel/series.ts'
import { fallen } from './duel/zones.ts'
import type { Answer, Game, Json, Match, Rules, Seat } from './kernel/index.ts'
import { type AnyFace, lazyGames } from './lazy.ts'
import type { Speech } from './western/words/speech.ts'
import type { Language } from './western/words/types.ts'

/** A game as servers and clients host it, whatever its rules. */
export interface GameKind<G extends Game = Game> {
  readonly rules: Rules<G>
  /** All sets there are; the first is always in play. */
  readonly sets: readonly string[]
  /** Reads options and says what they come to; throws `BadOptions` with one sentence if they are impossible. */
  read(options: Json): { readonly players: number; readonly sets: readonly string[] }
  /** The options of the next game of a series. */
  next(match: Match<G>): Json
  /** Whose turn it is. */
  activeSeat(game: G): Seat
  /** Eliminated: takes no part any more. */
  isOut(game: G, seat: Seat): boolean
  /** May decide: neither eliminated nor about to be. */
  isAlive(game: G, seat: Seat): boolean
  /** Once it is dealt. */
  role(game: G, seat: Seat): string | undefined
  /** Who has stood for this seat so far. */
  characters(game: G, seat: Seat): readonly string[]
  /** With these options somebody who is out may come back, and must not see more than he did. */
  mayReturn(options: Json): boolean
  /** What a message in the chat does while talking costs something: an interjection of whoever talks. */
  talking(game: G, seat: Seat): Answer | undefined
  /** The game in the words of a language, loaded when it is asked for. */
  speak(language: Language, sets: readonly string[]): Promise<Speech<AnyFace>>
}

const one = (id: string | undefined): readonly string[] => (id === undefined ? [] : [id])

const cardGame: GameKind<Bang> = {
  rules: bang,
  sets: SETS,
  read: readOptions,
  next: nextGame,
  activeSeat: (game) => game.active,
  isOut: (game, seat) => !game.inPlay(seat),
  isAlive: (game, seat) => game.alive(seat),
  role: (game, seat) => (game.hasRole(seat) ? game.role(seat) : undefined),
  characters: (game, seat) => one(game.character(seat)?.id),
  mayReturn: (options) => mixture(readOptions(options), allSets).revivers,
  talking: (game, seat) => (game.speech !== undefined && game.alive(seat) ? { id: game.speech } : undefined),
  speak: lazyGames.bang.speak,
}

const diceGame: GameKind<Dice> = {
  rules: dice,
  sets: [DICE_SET],
  read: readDiceOptions,
  // Nothing is carried over from one game to the next.
  next: ({ options }) => options,
  activeSeat: (game) => game.active,
  isOut: (game, seat) => !game.inPlay(seat),
  isAlive: (game, seat) => game.alive(seat),
  role: (game, seat) => (game.hasRole(seat) ? game.role(seat) : undefined),
  characters: (game, seat) => one(game.characterId(seat)),
  mayReturn: () => false,
  talking: () => undefined,
  speak: lazyGames.dice.speak,
}

const theDuel: GameKind<Duel> = {
  rules: duel,
  sets: [DUEL_SET],
  read: readDuelOptions,
  next: nextDuel,
  activeSeat: (game) => game.turnPlayer,
  // A side that has nobody left has lost.
  isOut: () => false,
  isAlive: () => true,
  role: (game, seat) => game.side(seat),
  characters: (game, seat) => [...game.at(fallen(seat)), ...game.characters(seat)].map((card) => game.def(card).id),
  mayReturn: () => false,
  talking: () => undefined,
  speak: lazyGames.duel.speak,
}

/** The one place that lists the games there are. */
export const games: ReadonlyMap<string, GameKind> = new Map(
  [cardGame as GameKind, diceGame as GameKind, theDuel as GameKind].map((kind) => [kind.rules.name, kind]),
)
