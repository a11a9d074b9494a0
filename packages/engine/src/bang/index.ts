import { cardGame } from './card-game.ts'
import { allSets } from './sets/all.ts'

/** The rules of the card game, with every set there is. */
export const bang = cardGame(allSets)
