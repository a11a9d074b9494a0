/** The languages there are words in. */
export const LANGUAGES = ['en', 'fr', 'it'] as const
/** The code of a language. */
export type Language = (typeof LANGUAGES)[number]

/** The same thing in every language. */
export type InAll<T> = { readonly [language in Language]: T }

/** Asks for it in each language. */
export const inAll = <T>(of: (language: Language) => T): InAll<T> => ({ en: of('en'), fr: of('fr'), it: of('it') })

/** Loads it in each language. */
export async function loadInAll<T>(load: (language: Language) => Promise<T>): Promise<InAll<T>> {
  const { en, fr, it } = inAll(load)
  return { en: await en, fr: await fr, it: await it }
}

/** What is said about one card, character or role: the rule in a sentence or two, and what players argue about. */
export interface Entry {
  readonly text: string
  readonly rulings: readonly string[]
}

/** What an article needs to know of a name: its gender; `common` in a language without; `proper` if it stands alone, without an article. */
export type Noun = 'masculine' | 'feminine' | 'common' | 'proper'

/** How players are named, and which of them reads it. */
export interface Seats {
  seat(number: number): string
  seats(numbers: readonly number[]): string
  isYou(number: number): boolean
}

/** What a reason carries. */
export interface Facts {
  readonly [name: string]: number | string
}

/** What is to be picked, and what picking nothing means. */
export interface FieldWords {
  readonly ask: string
  readonly none?: string
  /** How a number is said that may be picked; left out: as a number. */
  amount?(count: number): string
}
