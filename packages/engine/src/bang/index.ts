import { cardGame } from './card-game.ts'
import { allSets } from './sets/all.ts'

export const bang = cardGame(allSets)
