import type { GameKind } from '../game-kind.ts'
import { lazyGames } from '../lazy.ts'
import type { Duel } from './duel.ts'
import { duel } from './index.ts'
import { DUEL_SET, readDuelOptions } from './options.ts'
import { nextDuel } from './series.ts'
import { fallen } from './zones.ts'

export const duelKind: GameKind<Duel> = {
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
