import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { situationOf } from '@sundown/bots'
import { bang, firstOf, Match, Random, seedFrom } from '@sundown/engine'
import { expect, it } from 'vitest'
import { botBehind } from '../src/bot-host/bot.ts'
import { isOneSentence, scratch, start, sundown } from './sundown.ts'

const folder = scratch()
const python = spawnSync('python3', ['--version']).status === 0

/** A program that answers each line by what `body` makes of it (`m`), as an executable file. */
function program(name: string, body: string): string {
  const file = join(folder, name)
  const lines = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => { const m = JSON.parse(line); const say = (x) => console.log(typeof x === 'string' ? x : JSON.stringify(x)); ${body} })`
  writeFileSync(file, `#!${process.execPath}\n${lines}\n`, { mode: 0o755 })
  return file
}

const HELLO = `if (m.ask === 'hello') return say({ name: 'test' });`
const SEARCHES = HELLO.replace(`'test'`, `'test', searches: true`)
const LAST = `const o = m.options.at(-1); say({ id: m.id, answer: { id: o.id, card: o.card, seat: o.seat, picks: (o.fields ?? []).map((f) => (f.from ?? []).slice(0, f.min)) } })`

it.runIf(python)(
  'the example in Python plays in the arena, asks for what further fields offer, and is told who is probably who',
  async () => {
    const greedy = fileURLToPath(new URL('../../../examples/greedy.py', import.meta.url))
    const base = await sundown(['arena', '--bots', `${greedy},rule`, '--games', '2', '--players', '4', '--json'])
    expect(base.err).toBe('')
    expect(JSON.parse(base.out).bots).toEqual({ better: 'greedy', weaker: 'rule' })
    const mixed = await sundown([
      'simulate',
      '--sets',
      'gold-rush',
      '--players',
      '4',
      '--bots',
      greedy,
      '--games',
      '1',
      '--check',
      '--json',
    ])
    expect(JSON.parse(mixed.out)).toMatchObject({ games: 1, finished: 1, violations: [] })
  },
  60_000,
)

it('a program that plays wrongly is named with what it did', async () => {
  const wrong: readonly (readonly [string, string, RegExp])[] = [
    ['nameless', `say({})`, /must say hello with its name/],
    ['babbler', `${HELLO} say('well ...')`, /a line that is not JSON: "well ..."/],
    ['stranger', `${HELLO} say({ id: 0, answer: {} })`, /was asked question 1/],
    ['liar', `${HELLO} say({ id: m.id, answer: { id: 'win' } })`, /answered .*"win".* refused/],
    ['shapeless', `${HELLO} say({ id: m.id, answer: [1] })`, /as an answer/],
    ['unasked', `${HELLO} say({ id: m.id, try: { answer: { id: 'end' }, seed: '1' } })`, /must say "searches":true in its hello/],
    ['vague', `${SEARCHES} say({ id: m.id, try: { answer: { id: 'end' }, turns: 2 } })`, /it takes "answer" and "seed"/],
    ['follower', `${SEARCHES} say({ id: m.id, try: { answer: { id: 'end' }, seed: '1', player: 'hal' } })`, /wants "hal" to play on/],
    ['quitter', `${HELLO} process.exit()`, /has ended before the games have|has closed its end/],
  ]
  const runs = wrong.map(async ([name, body, sentence]) => {
    const { code, err } = await sundown(['arena', '--bots', `${program(name, body)},rule`, '--games', '1', '--players', '4'])
    expect(err).toMatch(sentence)
    expect(isOneSentence(err)).toBe(true)
    expect(code).toBe(2)
  })
  await Promise.all(runs)
  const plain = join(folder, 'plain')
  writeFileSync(plain, 'no program')
  const { code, err } = await sundown(['simulate', '--bots', plain])
  expect([code, err]).toEqual([2, expect.stringMatching(/^sundown: .*plain" is no program that can be run/)])
}, 60_000)

it('a program that asks and asks and never answers is given up', () => {
  let asked = 0
  const lines = {
    say: (message: object) => {
      if ('id' in message) asked = Number(message.id)
    },
    hear: () => (asked === 0 ? { name: 'asker' } : { id: asked, complete: { id: 'end' } }),
  }
  const bot = botBehind(lines, 'asker')
  const match = Match.start(bang, { players: 4 }, seedFrom('asker'))
  const [seat] = match.waiting()
  if (seat === undefined) throw new Error('nobody is asked')
  expect(() => bot.answer(situationOf(match, seat), new Random(seedFrom('asker')))).toThrow(
    /asker has said 100000 lines about question 1, and none is an answer/,
  )
})

it('plays games with a program that has started it, and says how they ended', async () => {
  const child = start(['bot-host', '--games', '2', '--players', '4', '--seed', 'test', '--bots', 'rule'])
  const said: { readonly say?: string; readonly [field: string]: unknown }[] = []
  const answer = new Function('m', 'say', `${HELLO} ${LAST}`)
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const m = JSON.parse(line)
    if (m.say) said.push(m)
    else answer(m, (reply: object) => child.stdin?.write(`${JSON.stringify(reply)}\n`))
  }
  expect(said.map(({ say }) => say)).toEqual(['over', 'over', 'done'])
  expect(said[0]).toMatchObject({ game: 0, seat: 0, roles: expect.arrayContaining(['sheriff', 'outlaw', 'renegade']) })
  expect(said[1]).toMatchObject({ game: 1, seat: 1 })
}, 60_000)

it('says what is wrong in one sentence', async () => {
  const runs = await Promise.all([
    sundown(['bot-host', '--seat', '9']),
    sundown(['bot-host', '--games', 'many']),
    sundown(['bot-host', '--bots', 'nobody']),
    sundown(['bot-host'], { input: 'hello\n' }),
  ])
  for (const { code, err } of runs) expect([code, isOneSentence(err)]).toEqual([2, true])
}, 60_000)

it('lets a program try things out in worlds that look the same from its seat', async () => {
  const child = start(['bot-host', '--players', '4', '--seed', 'worlds'])
  const say = (message: object) => child.stdin?.write(`${JSON.stringify(message)}\n`)
  const last = new Function('m', 'say', LAST)
  const came: string[][] = []
  let asked: { readonly id: number; readonly options: readonly { readonly id: string }[] } = { id: 0, options: [] }
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const m = JSON.parse(line)
    if (m.say) continue
    if (m.ask === 'hello') {
      say({ name: 'test', searches: true })
      continue
    }
    if (m.tried === undefined) {
      asked = m
      came.push([])
    } else came.at(-1)?.push(JSON.stringify(m.tried))
    // Twice the same in the same world, then what cannot be answered there; then it answers.
    const tries = came.at(-1)?.length ?? 0
    if (tries === 3) last(asked, say)
    else say({ id: asked.id, try: { answer: tries === 2 ? { id: 'fly' } : { id: asked.options.at(-1)?.id }, seed: 'w', turns: 1 } })
  }
  expect(came.length).toBeGreaterThan(3)
  for (const [one, other, nothing] of came) {
    expect(other).toBe(one)
    expect(nothing).toBe('null')
  }
  const worlds = came.map((tries) => JSON.parse(firstOf(tries))).filter((tried) => tried !== null)
  expect(worlds.length).toBeGreaterThan(0)
  for (const { view, roles } of worlds) expect([view.seats.length, roles.length]).toEqual([4, 4])
}, 60_000)
