import { nextInput, random, randomsFor } from '@sundown/bots'
import { firstOf, type Game, games, type Json, Match, nth, seedFrom } from '@sundown/engine'
import { expect, test } from 'vitest'
import { ReplayHost } from '../../src/session/replay-host.ts'

/** The record of a game between bots, as a file has it. */
function recorded(name: string, options: Json): { readonly [field: string]: unknown } {
  const kind = games.get(name)
  if (!kind) throw new Error(`there is no game ${name}`)
  const match: Match<Game> = Match.start(kind.rules, options, seedFrom(name))
  const { seats } = match.game
  const chances = randomsFor(seats, name)
  const bots = Array.from({ length: seats }, () => random)
  const events = [...match.drain()]
  while (!match.game.over) {
    match.apply(nextInput(match, bots, chances))
    events.push(...match.drain())
  }
  return JSON.parse(JSON.stringify(match.record(events)))
}

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  1.5,
  99,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(1000),
  '\ud800',
  [],
  {},
  { length: 1e9 },
]

/** Changes, drops or doubles something anywhere in it. */
function spoilt(value: unknown, below: (limit: number) => number): unknown {
  if (typeof value !== 'object' || value === null || below(6) === 0) return ODD[below(ODD.length)]
  const entries = Object.entries(value)
  if (entries.length === 0) return ODD[below(ODD.length)]
  const at = below(entries.length)
  const [name, inner] = nth(entries, at)
  const how = below(4)
  if (Array.isArray(value))
    return how === 0 ? value.toSpliced(at, 1) : how === 1 ? value.toSpliced(at, 0, inner) : value.with(at, spoilt(inner, below))
  return Object.fromEntries(how === 0 ? entries.toSpliced(at, 1) : entries.with(at, [name, spoilt(inner, below)]))
}

const opened = async (text: string) => new ReplayHost().handle({ do: 'open', source: { text } })

test('whatever is wrong with a record, it is refused with a reason or opened, and nothing breaks', async () => {
  const records = [
    recorded('bang', { players: 5, sets: ['base'] }),
    recorded('dice', { players: 5 }),
    recorded('duel', { charactersPerSide: 4 }),
  ]
  const chance = firstOf(randomsFor(1, 'hostile'))
  const below = (limit: number) => chance.below(limit)
  const reasons = new Set<string>()
  for (let n = 0; n < 240; n++) {
    const record = spoilt(records[n % records.length], below)
    const whole = n % 4 ? record : { record, names: spoilt(['Anna', 'Bert'], below), moment: spoilt({ step: 1, eyes: 2 }, below) }
    const { refusal, opened: found } = await opened(JSON.stringify(whole))
    expect(refusal === undefined).toBe(found !== undefined)
    reasons.add(refusal ? ('fault' in refusal ? refusal.fault : refusal.code) : 'opened')
  }
  for (const reason of ['no-record', 'opened', 'event', 'digest', 'options']) expect(reasons).toContain(reason)
})

test('a record nested without end is refused', async () => {
  const deep = `${'['.repeat(50_000)}1${']'.repeat(50_000)}`
  const record = recorded('bang', { players: 4, sets: ['base'] })
  const put = (field: string, value: string, other = record) => JSON.stringify({ ...other, [field]: 'HERE' }).replace('"HERE"', value)
  const texts = [
    '['.repeat(200_000),
    deep,
    `{"record":${deep}}`,
    put('options', `{"players":5,"sets":${deep}}`),
    put('events', `[{"type":"turn","seat":${deep}}]`),
    put('retold', `{"events":[{"type":"turn","seat":${deep}}]}`, { ...record, rulesVersion: '0' }),
  ]
  for (const text of texts) expect((await opened(text)).refusal).toMatchObject({ code: 'no-record' })
})

test('a record with a set that is not here was not changed: the set is named', async () => {
  const record = recorded('bang', { players: 4, sets: ['base'] })
  const text = JSON.stringify({ ...record, options: { players: 4, sets: ['base', 'cattle-drive'] } })
  expect((await opened(text)).refusal).toEqual({ code: 'no-such-set', sets: ['cattle-drive'] })
})

test.each([
  ['bang', { players: 4, sets: ['base'] }],
  ['dice', { players: 4, sets: ['dice-game'] }],
  ['duel', { sets: ['the-duel'] }],
] as const)('a record of %s that names its own sets opens', async (game, options) => {
  expect((await opened(JSON.stringify(recorded(game, options)))).refusal).toBeUndefined()
})
