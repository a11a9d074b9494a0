import { entryOf } from '../kernel/index.ts'
import type { Name } from '../western/facts.ts'
import { type Entry, type InAll, inAll } from '../western/words/types.ts'
import { characters, dieFaces, roles } from './facts.ts'
import { DICE_SET } from './options.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import type { DiceWords } from './words/types.ts'

/** Everything there is in the dice game, in every language. */

/** The words of all languages: a new one is listed here. */
const WORDS: InAll<DiceWords> = { en, fr, it }

interface Listed {
  readonly id: string
  readonly game: 'dice'
  readonly set: string
  readonly name: Name
  readonly text: InAll<string>
  readonly rulings: InAll<readonly string[]>
}

export interface DiceCharacterEntry extends Listed {
  readonly kind: 'character'
  readonly life: number
}

export interface DiceRoleEntry extends Listed {
  readonly kind: 'role'
  readonly count: number
  readonly public: boolean
  readonly lifeBonus?: number
}

/** A face of a die as lists show it. */
export interface DieFaceEntry extends Listed {
  readonly kind: 'die-face'
  readonly order: number
  readonly reroll: boolean
}

/** Anything printed in the Dice Game. */
export type DiceContentEntry = DiceCharacterEntry | DiceRoleEntry | DieFaceEntry

export function diceContent(): DiceContentEntry[] {
  return [
    ...Object.entries(dieFaces).map(([id, facts]) => ({ ...listed(id, 'die-face', facts.name, (words) => words.faces), ...facts })),
    ...Object.entries(characters).map(([id, facts]) => ({ ...listed(id, 'character', facts.name, (words) => words.characters), ...facts })),
    ...Object.entries(roles).map(([id, facts]) => ({ ...listed(id, 'role', facts.name, (words) => words.roles), ...facts })),
  ]
}

function listed<K extends string>(id: string, kind: K, name: Name, of: (words: DiceWords) => { readonly [id: string]: Entry }) {
  const said: InAll<Entry> = inAll((language) => entryOf(of(WORDS[language]), id))
  return {
    id,
    game: 'dice' as const,
    set: DICE_SET,
    kind,
    name,
    text: inAll((language) => said[language].text),
    rulings: inAll((language) => said[language].rulings),
  }
}
