import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { serving } from './serving.ts'
import { isOneSentence, sundown, sundownHere } from './sundown.ts'

const SHAPE = {
  game: 'bang',
  tables: 2,
  seats: 9,
  seconds: expect.any(Number),
  answers: expect.any(Number),
  answersPerSecond: expect.any(Number),
  messages: expect.any(Number),
  messagesPerSecond: expect.any(Number),
  echoPerSecond: expect.any(Number),
  ratio: expect.any(Number),
  latencyMs: { p50: expect.any(Number), p95: expect.any(Number), p99: expect.any(Number), max: expect.any(Number) },
  resumes: expect.any(Number),
  errors: 0,
  memoryMb: { start: expect.any(Number), end: expect.any(Number) },
  perAnswer: { cpuMs: expect.any(Number), transactions: expect.any(Number), nodeMessages: 0, bytes: expect.any(Number) },
}

it('measures a server of its own and leaves nothing behind', { timeout: 60_000 }, async () => {
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('sundown-load-'))
  const before = folders()
  const { code, out, err } = await sundown(['load', '--tables', '2', '--seconds', '2', '--json'])
  expect(err).toBe('')
  expect(code).toBe(0)
  const report: { answers: number; echoPerSecond: number; seconds: number; latencyMs: { p50: number; max: number } } = JSON.parse(out)
  expect(report).toEqual(SHAPE)
  expect(report.answers).toBeGreaterThan(20)
  expect(report.echoPerSecond).toBeGreaterThan(100)
  expect(report.latencyMs.p50).toBeGreaterThan(0)
  expect(report.latencyMs.max).toBeGreaterThanOrEqual(report.latencyMs.p50)
  expect(folders()).toEqual(before)
})

it('measures a server on this machine, in words', { timeout: 60_000 }, async () => {
  const { url } = await serving(['--messages-per-second', '100000', '--message-burst', '100000'])
  const { code, out, err } = await sundown(['load', '--tables', '1', '--seconds', '1', '--url', url])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^1 table of bang, 4 people, .* answers,/)
  expect(out).toMatch(/^memory +\d+(\.\d+)? MB before, \d+(\.\d+)? MB after$/m)
})

it.each([
  ['dice', 9],
  ['duel', 4],
])('measures tables of %s', { timeout: 60_000 }, async (game, seats) => {
  const { code, out, err } = await sundown(['load', '--game', game, '--tables', '2', '--seconds', '2', '--json'])
  expect([code, err]).toEqual([0, ''])
  const report: { answers: number } = JSON.parse(out)
  expect(report).toEqual({ ...SHAPE, game, seats })
  expect(report.answers).toBeGreaterThan(20)
})

it.each([
  [['--game', 'chess'], /there is no game "chess"; there are bang, dice, duel/],
  [['--url', 'http://192.0.2.1:8123'], /this machine only/],
  [['--url', 'http://localhost.example.org'], /this machine only/],
  [['--url', 'http://127.0.0.1.example.org:8123'], /this machine only/],
  [['--url', 'http://user@example.org#127.0.0.1'], /this machine only/],
  [['--url', 'https://127.0.0.1'], /takes an address like/],
  [['--url', 'file:///etc/passwd'], /takes an address like/],
  [['--url', 'http://127.0.0.1:1'], /no server answers/],
  [['--tables', '0'], /--tables takes a whole number from 1 to 1000/],
  [['--tables', '5000'], /--tables takes a whole number from 1 to 1000/],
  [['--seconds', 'ever'], /--seconds takes a whole number/],
  [['--seed', '1'], /unknown option/],
])('load %s: exit 2 and one sentence', async (args, sentence) => {
  const { code, out, err } = await sundownHere(['load', ...args])
  expect(err).toMatch(sentence)
  expect([code, out, isOneSentence(err)]).toEqual([2, '', true])
})
