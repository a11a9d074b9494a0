import { allSets } from './all-sets.ts'
import { cardGame } from './card-game.ts'

export const bang = cardGame(allSets)
