export const LANGUAGES = ['en', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** What is said about one card, character or role: the rule in a sentence or two, and what players argue about. */
export interface Entry {
  readonly text: string
  readonly rulings: readonly string[]
}

/** What an article needs to know of a name: its gender; `common` in a language without; `proper` if it stands alone, without an article. */
export type Noun = 'masculine' | 'feminine' | 'common' | 'proper'

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
