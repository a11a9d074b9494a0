import { expect, test } from 'vitest'
import { formOf } from '../../src/app/use-date.ts'

const written = (language: string, wished: readonly string[]) =>
  new Intl.DateTimeFormat(formOf(language, wished), { timeZone: 'UTC' }).format(Date.UTC(2026, 10, 17))

test('a date is written as in the country of the reader', () => {
  expect(written('en', ['de-DE', 'en-GB'])).toBe('17/11/2026')
  expect(written('en', ['en-US', 'en-GB'])).toBe('11/17/2026')
  expect(written('it', ['it-IT'])).toBe('17/11/2026')
})

test('somebody who reads another language than his browser asks for gets its usual form', () => {
  expect(formOf('fr', ['en-GB'])).toBe('fr')
})
