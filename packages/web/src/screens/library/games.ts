import type { Language } from '@sundown/engine/words'
import type { GameName } from '../../session/played.ts'
import { loadBang } from './bang.ts'
import { loadDice } from './dice.ts'
import { loadDuel } from './duel.ts'
import type { Collection } from './thing.ts'

/** What lies in the box of each game. */
export const collections: { readonly [game in GameName]: (language: Language) => Promise<Collection> } = {
  bang: loadBang,
  dice: loadDice,
  duel: loadDuel,
}
