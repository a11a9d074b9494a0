import { expect, test } from 'vitest'
import { totals } from '../src/bench/callgrind.ts'
import { isOneSentence, sundown } from './sundown.ts'

test('the counters of a file are read by their names', () => {
  const file = 'version: 1\nevents: Ir Dr Dw I1mr D1mr\nfn=(1) main\n0 5 1 1 2 0\n\ntotals: 1200 300 200 17 4\n'
  expect(totals(file)).toEqual({ instructions: 1200, misses: 17 })
  expect(totals('events: Ir\n\ntotals: 42\n')).toEqual({ instructions: 42, misses: 0 })
})

test('without valgrind it says what is missing', async () => {
  const { code, out, err } = await sundown(['bench', 'instructions'], { env: { PATH: '' } })
  expect(err).toMatch(/valgrind/)
  expect(isOneSentence(err)).toBe(true)
  expect(out).toBe('')
  expect(code).toBe(2)
})

test('what runs under valgrind knows its cases', async () => {
  const { code, err } = await sundown(['bench', '--counted', 'weather'])
  expect(err).toMatch(/no case called "weather"/)
  expect(code).toBe(2)
})
