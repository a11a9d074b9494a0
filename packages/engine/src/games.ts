import { bang } from './bang/index.ts'
import { cardGameKind } from './bang/kind.ts'
import { allSets } from './bang/sets/all.ts'
import { diceKind } from './dice/kind.ts'
import { duelKind } from './duel/kind.ts'
import type { GameKind } from './game-kind.ts'

/** The one place that lists the games there are. */
export const games: ReadonlyMap<string, GameKind> = new Map(
  [cardGameKind(bang, allSets) as GameKind, diceKind as GameKind, duelKind as GameKind].map((kind) => [kind.rules.name, kind]),
)
