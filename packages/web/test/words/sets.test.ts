import { content } from '@sundown/engine/content'
import { expect, test } from 'vitest'
import { setsEn } from '../../src/words/sets.en.ts'
import { setsFr } from '../../src/words/sets.fr.ts'
import { setsIt } from '../../src/words/sets.it.ts'

/** What fits into two lines of a strip on a phone. */
const LONGEST = 32

const all = await content()

test.each([setsEn, setsFr, setsIt])('every event and show card has a short line of its own', ({ events }) => {
  const ids = all.filter(({ kind }) => kind === 'event' || kind === 'show-card').map(({ id }) => id)
  expect(Object.keys(events).sort()).toEqual([...new Set(ids)].sort())
  for (const line of Object.values(events)) {
    expect(line.length, line).toBeLessThanOrEqual(LONGEST)
    expect(line, line).toMatch(/[.!]$/)
  }
})
