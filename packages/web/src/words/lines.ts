import type { Language } from '@sundown/engine/words'
import type { LinesWords } from './lines.en.ts'

/** What stands on cards that are in force and on signs, by what they are called. */
export type Lines = { readonly [part in keyof LinesWords]: { readonly [id: string]: string } }

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<Lines> } = {
  en: async () => (await import('./lines.en.ts')).linesEn,
  fr: async () => (await import('./lines.fr.ts')).linesFr,
  it: async () => (await import('./lines.it.ts')).linesIt,
}

const NONE: Lines = { fares: {}, events: {} }

/** What the cards of these sets say; the base game has none of it. */
export const loadLines = async (language: Language, sets: readonly string[]): Promise<Lines> =>
  sets.some((set) => set !== 'base') ? loaders[language]() : NONE
