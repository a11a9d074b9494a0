import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOneSentence, scratch, sundown } from './sundown.ts'

it('arena says before it plays that a plot cannot be written', { timeout: 120_000 }, async () => {
  const run = await sundown(['arena', '--plot', join(scratch(), 'missing', 'plot.svg'), '--games', '100000'])
  expect(run).toMatchObject({ code: 2, out: '' })
  expect(isOneSentence(run.err)).toBe(true)
})
