import { type ContentEntry, content } from './bang/content.ts'
import { type DiceContentEntry, diceContent } from './dice/content.ts'
import { type DuelContentEntry, duelContent } from './duel/content.ts'

export { type CardEntry, type CharacterEntry, type ContentEntry, content, type RoleEntry, type ThingEntry } from './bang/content.ts'
export type { DiceContentEntry, DieFaceEntry } from './dice/content.ts'
export type { DuelCardEntry, DuelCharacterEntry, DuelContentEntry } from './duel/content.ts'

/** Whatever is printed in one of the games. */
export type AnyEntry = ContentEntry | DiceContentEntry | DuelContentEntry

/** Everything there is, in every game. */
export const everything = async (): Promise<AnyEntry[]> => [...(await content()), ...diceContent(), ...duelContent()]
