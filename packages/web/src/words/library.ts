import type { Language } from '@sundown/engine/words'
import type { LibraryWords } from './library.en.ts'

/** Every path is spelled out, so that only the language in use is loaded. */
const loaders: { readonly [language in Language]: () => Promise<LibraryWords> } = {
  en: async () => (await import('./library.en.ts')).libraryEn,
  fr: async () => (await import('./library.fr.ts')).libraryFr,
  it: async () => (await import('./library.it.ts')).libraryIt,
}

export const loadLibrary = (language: Language): Promise<LibraryWords> => loaders[language]()
