import { LANGUAGES } from '@sundown/engine/words'
import { describe, expect, test } from 'vitest'
import { lessons as dice } from '../../src/screens/dice/lessons.ts'
import { lessons as duel } from '../../src/screens/duel/lessons.ts'
import { lessons as bang } from '../../src/screens/table/lessons.ts'
import { loadHints } from '../../src/words/hints.ts'

/** What is read at a glance, in three lines of a phone. */
const [WORDS, LETTERS] = [16, 76]

describe.each(LANGUAGES)('hints in %s', (language) => {
  test.each(Object.entries({ bang, dice, duel }))('%s: a short sentence for every lesson', async (game, lessons) => {
    const { [game]: texts = {} }: { readonly [game: string]: { readonly [lesson: string]: string } } = (await loadHints(language)).lessons
    expect(Object.keys(texts).sort()).toEqual(Object.keys(lessons).sort())
    for (const text of Object.values(texts)) {
      expect(text.split(/\s+/u).length, text).toBeLessThanOrEqual(WORDS)
      expect(text.length, text).toBeLessThanOrEqual(LETTERS)
      expect(text, text).toMatch(/[.!?]$/)
    }
  })

  test('how often one may roll is not told in a hint: some may more often than others', async () => {
    expect((await loadHints(language)).lessons.dice.roll).not.toMatch(/\b(three|trois|tre|3)\b/)
  })
})
