import type { SETS } from '../options.ts'
import type { Words } from './teller.ts'
import type { Language, SetWords, TableWords } from './types.ts'

type AnySetWords = SetWords<string, string, string>
type SetId = (typeof SETS)[number]
type Loaders<T> = { readonly [language in Language]: () => Promise<T> }

/** Every path is spelled out, so that whoever bundles this loads one language and the sets in use, and nothing else. */
const tables: Loaders<TableWords> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
}

const sets: { readonly [set in SetId]: Loaders<AnySetWords> } = {
  base: {
    en: async () => (await import('../sets/base/words.en.ts')).en,
    fr: async () => (await import('../sets/base/words.fr.ts')).fr,
    it: async () => (await import('../sets/base/words.it.ts')).it,
  },
}

/** The words of one language for a table with these sets. The base game is always among them; sets without words are left out. */
export async function loadWords(language: Language, names: readonly string[]): Promise<Words> {
  const known = Object.entries(sets).filter(([set]) => set === 'base' || names.includes(set))
  const [table, ...loaded] = await Promise.all([tables[language](), ...known.map(([, loaders]) => loaders[language]())])
  return { language, table, sets: loaded }
}
