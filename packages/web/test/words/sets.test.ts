import { content } from '@sundown/engine/content'
import { expect, test } from 'vitest'
import { linesEn } from '../../src/words/lines.en.ts'
import { linesFr } from '../../src/words/lines.fr.ts'
import { linesIt } from '../../src/words/lines.it.ts'

/** What fits into two lines of a strip on a phone. */
const LONGEST = 32

const all = await content()

test.each([linesEn, linesFr, linesIt])('every event and show card has a short line of its own', ({ events }) => {
  const ids = all.filter(({ kind }) => kind === 'event' || kind === 'show-card').map(({ id }) => id)
  expect(Object.keys(events).sort()).toEqual([...new Set(ids)].sort())
  for (const line of Object.values(events)) {
    expect(line.length, line).toBeLessThanOrEqual(LONGEST)
    expect(line, line).toMatch(/[.!]$/)
  }
})
