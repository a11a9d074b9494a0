import type { SetFacts } from '../facts.ts'
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
  'dodge-city': {
    en: async () => (await import('../sets/dodge-city/words.en.ts')).en,
    fr: async () => (await import('../sets/dodge-city/words.fr.ts')).fr,
    it: async () => (await import('../sets/dodge-city/words.it.ts')).it,
  },
  'high-noon': {
    en: async () => (await import('../sets/high-noon/words.en.ts')).en,
    fr: async () => (await import('../sets/high-noon/words.fr.ts')).fr,
    it: async () => (await import('../sets/high-noon/words.it.ts')).it,
  },
  'fistful-of-cards': {
    en: async () => (await import('../sets/fistful-of-cards/words.en.ts')).en,
    fr: async () => (await import('../sets/fistful-of-cards/words.fr.ts')).fr,
    it: async () => (await import('../sets/fistful-of-cards/words.it.ts')).it,
  },
  'wild-west-show': {
    en: async () => (await import('../sets/wild-west-show/words.en.ts')).en,
    fr: async () => (await import('../sets/wild-west-show/words.fr.ts')).fr,
    it: async () => (await import('../sets/wild-west-show/words.it.ts')).it,
  },
  'valley-of-shadows': {
    en: async () => (await import('../sets/valley-of-shadows/words.en.ts')).en,
    fr: async () => (await import('../sets/valley-of-shadows/words.fr.ts')).fr,
    it: async () => (await import('../sets/valley-of-shadows/words.it.ts')).it,
  },
}

const facts: { readonly [set in SetId]: () => Promise<SetFacts> } = {
  base: () => import('../sets/base/facts.ts'),
  'dodge-city': () => import('../sets/dodge-city/facts.ts'),
  'high-noon': () => import('../sets/high-noon/facts.ts'),
  'fistful-of-cards': () => import('../sets/fistful-of-cards/facts.ts'),
  'wild-west-show': () => import('../sets/wild-west-show/facts.ts'),
  'valley-of-shadows': () => import('../sets/valley-of-shadows/facts.ts'),
}

/** The words of one language for a table with these sets. The base game is always among them; sets without words are left out. */
export async function loadWords(language: Language, names: readonly string[]): Promise<Words> {
  const known = Object.entries(sets).filter(([set]) => set === 'base' || names.includes(set))
  const inUse = Object.entries(facts).filter(([set]) => set === 'base' || names.includes(set))
  const [table, loaded, printed] = await Promise.all([
    tables[language](),
    Promise.all(known.map(([, loaders]) => loaders[language]())),
    Promise.all(inUse.map(([, load]) => load())),
  ])
  return { language, table, sets: loaded, printed }
}
