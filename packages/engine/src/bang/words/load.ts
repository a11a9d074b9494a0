import { manifestsOf } from '../load-sets.ts'
import type { Words } from './teller.ts'
import type { Language, Rulings, TableWords } from './types.ts'

/** Every path is spelled out, so that whoever bundles this loads one language and nothing else. */
const tables: { readonly [language in Language]: () => Promise<TableWords> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
}

/** The words of one language for a table with these sets, with everything that is said of a card. The base game is always among them. */
export async function loadWords(language: Language, names: readonly string[]): Promise<Words> {
  const [words, rulings] = await Promise.all([loadFirstWords(language, names), loadRulings(language, names)])
  return { ...words, rulings }
}

/** What a table cannot do without: the rulings that sets keep apart are left for later. */
export async function loadFirstWords(language: Language, names: readonly string[]): Promise<Words> {
  const inUse = manifestsOf(names)
  const [table, sets, printed] = await Promise.all([
    tables[language](),
    Promise.all(inUse.map(({ words }) => words[language]())),
    Promise.all(inUse.map((set) => set.facts())),
  ])
  return { language, table, sets, printed }
}

/** The rulings that these sets keep apart from their words. */
export const loadRulings = (language: Language, names: readonly string[]): Promise<readonly Rulings[]> =>
  Promise.all(manifestsOf(names).flatMap(({ rulings }) => (rulings ? [rulings[language]()] : [])))
