import { expect, test } from 'vitest'
import { ERROR_CODES, type Facts, Language, NAME_REASONS, sayError } from '../src/index.ts'

const FACTS: readonly Facts[] = [{}, { seconds: 1, field: 'name', most: 10, least: 4 }, ...NAME_REASONS.map((why) => ({ why }))]

test('every refusal is a sentence in every language, with its facts and without', () => {
  for (const language of Language.options) {
    for (const code of ERROR_CODES) {
      for (const facts of FACTS) expect(sayError(language, code, facts)).toMatch(/^\p{Lu}.*\.$/su)
      for (const facts of FACTS) expect(sayError(language, code, facts)).not.toContain('undefined')
    }
  }
})

test('facts are named', () => {
  expect(sayError('en', 'too-fast', { seconds: 1 })).toBe('Too many attempts. Please wait 1 second.')
  expect(sayError('fr', 'too-fast', { seconds: 30 })).toBe('Trop de tentatives. Patientez 30 secondes.')
  expect(sayError('it', 'too-few-seats', { least: 4 })).toContain('4 giocatori')
  expect(sayError('en', 'name-not-allowed', { why: 'rude' })).not.toBe(sayError('en', 'name-not-allowed', { why: 'length' }))
})

test('no language repeats the sentence of another', () => {
  for (const code of ERROR_CODES) {
    expect(new Set(Language.options.map((language) => sayError(language, code))).size).toBe(Language.options.length)
  }
})
