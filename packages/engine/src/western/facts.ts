import type { Language } from './words/types.ts'

/** The roles of the card game and the Dice Game. */
export type RoleId = 'sheriff' | 'deputy' | 'outlaw' | 'renegade'

/** A printed name. A language that has none of its own uses the English one. */
export type Name = { readonly en: string } & { readonly [language in Exclude<Language, 'en'>]?: string }
