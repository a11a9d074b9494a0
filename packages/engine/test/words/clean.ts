import { expect } from 'vitest'
import { allSets } from '../../src/bang/sets/all.ts'
import type { Language } from '../../src/bang/words/index.ts'

/** Ids that are never a word of any language. */
const ids = allSets
  .flatMap(({ cards, characters, events, shows }) => [...cards, ...characters, ...events, ...shows].map(({ id }) => id))
  .filter((id) => id.includes('-'))
const anyId = new RegExp(ids.join('|'), 'u')

/** What no text may hold, whatever the language. */
const broken = /undefined|\[object|NaN|\bnull\b|[ \u00a0\u202f]{2}|[{}$`'"]|\.\.(?!\.)|[!?…]\.|\( | \)|,,|^[\s,;:.]|\s$/u

const spaces: { readonly [language in Language]: RegExp } = {
  en: /[\s\u00a0\u202f][!?;:,.](?!\d)/u,
  fr: /[^\u202f][!?;]|[^\u00a0][:»]|«[^\u00a0]|\s[,.](?!\d)/u,
  it: /[\s\u00a0\u202f][!?;:,.](?!\d)/u,
}

/** The same texts come up in game after game: each is looked at once. */
const clean = new Set<string>()

/** A text as it may be shown. */
export function expectClean(language: Language, text: string): void {
  const key = `${language} ${text}`
  if (clean.has(key)) return
  expect(text).not.toMatch(broken)
  expect(text).not.toMatch(spaces[language])
  expect(text.length).toBeGreaterThan(0)
  expect(text).not.toMatch(anyId)
  clean.add(key)
}

/** A whole sentence. */
export function expectSentence(language: Language, text: string): void {
  expectClean(language, text)
  expect(text).toMatch(/[.!?…]$/u)
}
