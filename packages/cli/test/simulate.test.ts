import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOneSentence, scratch, sundown, sundownHere } from './sundown.ts'

const folder = scratch()
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function simulated(...args: string[]) {
  const { code, out, err } = await sundown(['simulate', '--json', ...args])
  return { code, err, report: JSON.parse(out) }
}

const FIELDS =
  'game sets players bots seed games finished violations checks decisions turns seconds gamesPerSecond decisionsPerSecond wins characters'

describe('simulate', () => {
  it('reports exactly what was asked for, and nothing else on stdout', async () => {
    const { code, err, report } = await simulated('--games', '40', '--players', '6', '--bots', 'random', '--seed', 'a text, any')
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(Object.keys(report).join(' ')).toBe(FIELDS)
    expect(report).toMatchObject({ game: 'bang', sets: ['base'], players: 6, seed: 'a text, any', games: 40, finished: 40, violations: [] })
    expect(report.bots).toEqual(Array.from({ length: 6 }, () => 'random'))
  })

  it('plays the same games whatever the number of workers', async () => {
    const workedBy = (workers: string) => simulated('--games', '50', '--workers', workers)
    const [one, three] = await Promise.all([workedBy('1'), workedBy('3')])
    const timeless = { seconds: 0, gamesPerSecond: 0, decisionsPerSecond: 0 }
    expect({ ...three.report, ...timeless }).toEqual({ ...one.report, ...timeless })
    const other = await simulated('--games', '50', '--seed', 'other')
    expect(other.report.decisions).not.toBe(one.report.decisions)
  })

  it('checks every invariant', async () => {
    const { code, report } = await simulated(
      '--games',
      '4',
      '--check',
      '--option',
      'stickOfDynamite=true',
      '--option',
      'characterChoice=true',
    )
    expect(code).toBe(0)
    expect(report.violations).toEqual([])
    expect(Object.values(report.checks).every((times) => Number(times) > 0)).toBe(true)
    expect(Object.keys(report.checks)).toContain('lockstep-hands')
  })

  it('tells people who wins how often', async () => {
    const { code, out } = await sundown(['simulate', '--games', '30'])
    expect(code).toBe(0)
    expect(out).toMatch(/30 games of bang \(base\) with 5 players, bots rule/)
    expect(out).toMatch(/sheriff +\d+\.\d % {2}\(\d+\.\d % to \d+\.\d %\)/)
  })

  it('writes each record, and it can be verified', async () => {
    const records = join(folder, 'records')
    await simulated('--games', '3', '--record', records)
    expect(readdirSync(records).sort()).toEqual(['game-0.json', 'game-1.json', 'game-2.json'])
    expect(JSON.parse(readFileSync(join(records, 'game-1.json'), 'utf8')).events.length).toBeGreaterThan(100)
    expect((await sundown(['replay', '--verify', join(records, 'game-1.json')])).code).toBe(0)
  })

  it("loads a bot of one's own", async () => {
    const first = file(
      'first.ts',
      'export default { name: "first", answer: ({ options }: { options: { fields?: unknown }[] }) => options.find((o) => !o.fields) }',
    )
    const { code, report } = await simulated('--games', '5', '--bots', `rule,rule,rule,rule,${first}`)
    expect(code).toBe(0)
    expect(report).toMatchObject({ finished: 5, bots: ['rule', 'rule', 'rule', 'rule', first] })
  })

  it('a bot that cheats is a violation: exit 1, with the record', async () => {
    const cheat = file('cheat.mjs', 'export default { name: "cheat", answer: () => ({ id: "win" }) }')
    const { code, err, report } = await simulated('--games', '3', '--bots', cheat)
    expect(code).toBe(1)
    expect(report.finished).toBe(0)
    expect(report.violations).toHaveLength(3)
    expect(report.violations[1]).toMatchObject({ game: 1, decision: 0, seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const record = /its record, for "sundown replay": (.*)\n/.exec(err)?.[1]
    expect(JSON.parse(record ?? '')).toMatchObject({ format: 1, seed: report.violations[0].seed })
  })

  it('a bot that throws is a violation too, and the run goes on', async () => {
    const bad = file(
      'bad.mjs',
      'let n = 0; export default { name: "bad", answer({ options }) { if (++n === 9) throw new Error("oh"); return options.at(-1) } }',
    )
    const { code, report } = await simulated('--games', '4', '--bots', `rule,rule,rule,rule,${bad}`)
    expect(code).toBe(1)
    expect(report.violations).toHaveLength(1)
    expect(report.violations[0].what).toMatch(/^bot: the bot .* has failed in .*, line \d+: oh$/)
    expect(report.finished).toBe(3)
  })
})

/** A bot whose answer is this expression. */
const answering = (name: string, answer: string) =>
  file(
    `${name}.ts`,
    `const fail = (): never => {\n  throw new Error('lost my hat')\n}\n\nexport default { name: '${name}', answer: () => ${answer} }\n`,
  )
const FAILING: readonly (readonly [string, string, RegExp])[] = [
  ['an error', answering('thrower', 'fail()'), /the bot "thrower" in seat \d has failed in .*thrower\.ts, line 2: lost my hat/],
  ['nothing', answering('silent', 'undefined'), /the bot "silent" in seat \d answered undefined: an answer is an object with the "id"/],
  [
    'a promise',
    answering('later', `Promise.resolve({ id: 'end' })`),
    /the bot "later" in seat \d answered with a promise: it has to answer at once/,
  ],
  [
    'a card that is a text',
    answering('writer', `({ id: 'play', card: 'beer' })`),
    /answered {"id":"play","card":"beer"}: "id" is a text, "card" and "seat" are numbers or left out, "picks" is a list of lists of numbers/,
  ],
  [
    'seats sorted in place, which would mix them up for all the others',
    file(
      'sorter.mjs',
      '\nexport default { name: "sorter", answer(s) {\n  s.view.seats.sort((a, b) => a.life - b.life)\n  return s.options[0]\n} }',
    ),
    /"sorter" in seat \d has failed in .*sorter\.mjs, line 3: .*\(views and options can only be read: copy what you want to sort or change\)/,
  ],
  [
    'an option that is not there',
    answering('flyer', `({ id: 'fly' })`),
    /refused: not-allowed; asked "[\w-]+", it may answer {"id":"[\w-]+".*}/,
  ],
]

describe('a bot from a file that fails', () => {
  it.each(FAILING)('with %s: the arena says so in one sentence, a simulation counts it', async (_name, bot, sentence) => {
    const arena = await sundown(['arena', '--bots', `${bot},rule`, '--games', '1', '--role', 'sheriff'])
    expect(arena.err).toMatch(sentence)
    expect([arena.code, isOneSentence(arena.err)]).toEqual([2, true])
    const { code, report } = await simulated('--bots', bot, '--games', '2')
    expect(code).toBe(1)
    expect(report.violations[0].what).toMatch(sentence)
  })
})

mkdirSync(join(folder, 'empty'))
const BAD: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['an unknown game', ['--game', 'chess'], /no game "chess"; there are bang/],
  ['an unknown set', ['--sets', 'base,nope'], /no set "nope"/],
  ['too few players', ['--players', '2'], /3 to 8 players, not 2/],
  ['no number of players', ['--players', 'many'], /--players takes a whole number/],
  ['an unknown bot', ['--bots', 'genius'], /no bot "genius"; there are random, easy, rule, normal/],
  ['a wrong number of bots', ['--bots', 'rule,random'], /one name or 5, not 2/],
  ['a missing bot file', ['--bots', './none.ts'], /no file ".\/none.ts" that can be read/],
  ['a folder as bot', ['--bots', join(folder, 'empty')], /is no package: a bot has a package.json/],
  ['a bot that does not compile', ['--bots', file('broken.ts', 'export default {')], /cannot be built: line 1/],
  ['a bot that fails to load', ['--bots', file('throws.mjs', 'throw new Error("no")')], /cannot be loaded: no/],
  ['a file without a bot', ['--bots', file('none.mjs', 'export const x = 1')], /no bot as its default export/],
  ['no games', ['--games', '0'], /--games takes a whole number above 0, not "0"/],
  ['negative games', ['--games', '-5'], /--games takes a whole number above 0/],
  ['no number of workers', ['--workers', 'all'], /--workers takes a whole number above 0/],
  ['an unknown variant', ['--option', 'fast=true'], /no option "fast"/],
  ['a variant without value', ['--option', 'characterChoice'], /name=value/],
  ['a file as folder of records', ['--record', file('file', '')], /no folder one can write to/],
  ['an unknown flag', ['--bench'], /unknown option/],
]

describe('bad use of simulate', () => {
  it.each(BAD)('%s: exit 2 and one sentence', async (_name, args, sentence) => {
    const { code, out, err } = await sundownHere(['simulate', '--json', ...args])
    expect(err).toMatch(sentence)
    expect(isOneSentence(err)).toBe(true)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  it('the help names the limits that there are', async () => {
    const { out } = await sundownHere(['simulate', '--help'])
    for (const [extras, most] of [
      ['false', 26],
      ['true', 28],
    ] as const) {
      const asked = [
        '--sets',
        'high-noon,fistful-of-cards',
        '--option',
        `highNoonExtras=${extras}`,
        '--option',
        `combinedEventCount=${most + 1}`,
      ]
      expect((await sundownHere(['simulate', ...asked])).err).toContain(`a number from 12 to ${most}, not ${most + 1}`)
      expect(out).toContain(`to ${most} with`)
    }
    expect((await sundownHere(['play', '--help'])).out).toContain('combinedEventCount')
  })

  it('nothing to measure', async () => {
    const { code, err } = await sundown(['bench', 'weather'])
    expect(err).toMatch(/nothing called "weather" to measure; there is engine, instructions/)
    expect(code).toBe(2)
  })
})
