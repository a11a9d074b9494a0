import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nth } from '@sundown/engine'
import { ClientMessage, MAX_MESSAGE_BYTES } from '@sundown/protocol'
import { expect, it } from 'vitest'
import { running } from '../http/running.ts'
import { everythingOnDisk } from './disk.ts'
import { everyOddMessage, honest, makesSense, nonsense } from './fuzz.ts'
import { everyOddRequest, type OddRequest, oddRequest, ROUTES, sendOdd } from './fuzz-http.ts'
import { chance, gather, newGuest } from './gather.ts'
import type { Guest } from './guest.ts'
import { ServerProcess, soak } from './process.ts'

const MESSAGES = Number(process.env.FUZZ_MESSAGES ?? (soak ? 1_000_000 : 3_000))
const REQUESTS = soak ? 50_000 : 300
/** Of all that can be odd, one in this many: some of every kind. The long run says it all. */
const ONE_IN = soak ? 1 : 10
const BATCH = 50
const TABLE = 'tttttttttttttttt'
const SEED = process.env.FUZZ_SEED ?? 'fuzz'
const patience = { timeout: soak ? 3_600_000 : 240_000 }

/** The figures of the live part that nonsense must not move. */
const FIGURES = [
  'tables',
  'games_playing',
  'answers_total',
  'engine_errors_total',
  'games_started_total',
  'games_over_total',
  'games_closed_total',
]

it(`${MESSAGES} messages of nonsense neither crash the server nor change anything`, patience, async () => {
  const random = chance(SEED)
  const server = await ServerProcess.start()
  const playing = await gather(server.url, random, { people: 4 })
  await playing[0].until(() => playing.every(({ acknowledged }) => acknowledged.length > 5), 'a game under way')
  // Everybody holds still in the middle of a game; another table waits for players.
  for (const guest of playing) guest.playing = false
  const waiting = await gather(server.url, random, { people: 2, bots: 1, settings: { options: { players: 5 } } })
  await playing[0].until(() => playing.some(({ isAsked }) => isAsked), 'a question')
  await waiting[0].call('ping')
  const stranger = await newGuest(server.url, random)
  const table = playing[0].table?.id ?? ''

  const before = { disk: everythingOnDisk(server.data), admin: await adminTables(server), figures: await figures(server) }
  const { pid } = server
  const heard = await figure(server, 'messages_in_total')
  await talkNonsense([playing[1], waiting[1], stranger, playing[0]], stranger, random, table)
  await meddle(stranger, table)
  for (const guest of [...playing, ...waiting]) await guest.until(() => backAgain(guest), 'everybody')
  const after = { disk: everythingOnDisk(server.data), admin: await adminTables(server), figures: await figures(server) }

  expect((await figure(server, 'messages_in_total')) - heard).toBeGreaterThan(MESSAGES)
  expect(server.pid).toBe(pid)
  expect(server.running).toBe(true)
  expect(after.figures).toEqual(before.figures)
  expect(after.admin).toEqual(before.admin)
  expect(after.disk).toBe(before.disk)
  await noFaults(server)

  // And the game goes on to its end.
  playing[0].again = false
  for (const guest of playing) guest.playing = true
  for (const guest of playing) guest.think()
  await playing[0].until(() => playing[0].records.size > 0, 'the end')
  expect(playing.flatMap(({ surprises }) => surprises)).toEqual([])
})

it('what has the shape of a message and an odd value in it is obeyed or refused, and breaks nothing', patience, async () => {
  const random = chance(SEED)
  const server = await ServerProcess.start()
  const playing = await playBeside(server.url, random)
  await playing[0].until(() => playing.every(({ acknowledged }) => acknowledged.length > 5), 'a game under way')
  const { pid } = server
  // One whose table may go to pieces: before the start, and with bots in a game.
  for (const started of [false, true]) {
    const fool = await newGuest(server.url, random)
    fool.playing = false
    for (const message of everyOddMessage(TABLE, fool.id)) {
      if (!makesSense(message)) continue
      // A greeting of another version costs him his line: he comes back.
      while (!(await fool.call('ping').catch(() => undefined)) || !(await isAtTable(fool, started))) await wait(20)
      fool.raw(message.replaceAll(TABLE, fool.table?.id ?? TABLE))
      fool.heard.length = 0
    }
    await fool.until(() => fool.connected, 'a connection')
    fool.leave()
  }
  const answers = () => playing.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const then = answers()
  await playing[0].until(() => answers() > then + 20, 'answers of the others')
  expect(server.pid).toBe(pid)
  await noFaults(server)
  expect(playing.flatMap(({ surprises }) => surprises)).toEqual([])
})

it(`${REQUESTS} odd requests, and one in ${ONE_IN} of all there are at every route, are answered and break nothing`, patience, async () => {
  const random = chance(SEED)
  const server = await ServerProcess.start()
  const playing = await playBeside(server.url, random)
  const { pid } = server
  const broken: unknown[] = []
  const send = async (odd: OddRequest) => {
    // He may have logged out, or deleted himself.
    const status = await sendOdd(server.url, odd, cookie)
    if (status >= 500 || status === 0) broken.push([status, odd.method, odd.path.slice(0, 80), odd.body?.slice(0, 80), odd.headers])
    if (status === 204) cookie = await newCookie(server.url)
  }
  let cookie = await newCookie(server.url)
  for (const odd of some(everyOddRequest(), random)) await send(odd)
  for (let i = 0; i < REQUESTS; i++) await send(oddRequest(random))
  expect(broken).toEqual([])
  const answers = () => playing.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const then = answers()
  await playing[0].until(() => answers() > then + 20, 'answers of the others')
  expect(server.pid).toBe(pid)
  await noFaults(server)
  expect(playing.flatMap(({ surprises }) => surprises)).toEqual([])
})

it('no message and no route is left out', async () => {
  const said = honest('t', 'p').map((message) => message.do)
  expect(said.sort()).toEqual(ClientMessage.options.map(({ shape }): string => shape.do.value).sort())
  const { url } = await running()
  const { paths }: { paths: Record<string, Record<string, { requestBody?: object }>> } = JSON.parse(
    await (await fetch(`${url}/api/openapi.json`)).text(),
  )
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const known = ROUTES.find((route) => route.path === path && route.method === method.toUpperCase())
      expect([path, method, known?.body !== undefined]).toEqual([path, method, requestBody !== undefined])
    }
  }
})

function* some<T>(all: Iterable<T>, random: ReturnType<typeof chance>): Generator<T, undefined> {
  for (const one of all) if (random.below(ONE_IN) === 0) yield one
}

/** Long answers to nonsense cost the sender his line now and then; he comes back by himself. */
async function talkNonsense(speakers: readonly Guest[], stranger: Guest, random: ReturnType<typeof chance>, table: string): Promise<void> {
  const sweep = some(everyOddMessage(table, stranger.id), random)
  const next = () => {
    for (;;) {
      const { done, value } = sweep.next()
      const said = done ? nonsense(random, table, stranger.id) : value
      if (!makesSense(said) && said.length <= MAX_MESSAGE_BYTES) return said
    }
  }
  for (let sent = 0; sent < MESSAGES; sent += BATCH) {
    const speaker = nth(speakers, (sent / BATCH) % speakers.length)
    await speaker.until(() => speaker.connected, 'a connection')
    for (let i = 0; i < BATCH; i++) speaker.raw(next())
    await speaker.call('ping').catch(() => undefined)
    // What came back is not looked at again.
    speaker.heard.length = 0
  }
}

/** Whoever is not at a table has nothing to say there. */
async function meddle(stranger: Guest, table: string): Promise<void> {
  const elsewhere = ['hello', 'ping', 'list', 'create', 'come', 'mute', 'resume', 'quick', 'friends']
  for (const { do: name, ...fields } of honest(table, stranger.id).filter((message) => !elsewhere.includes(message.do))) {
    await expect(stranger.call(name, { ...fields, id: undefined })).rejects.toThrow(/refused/)
  }
}

/** Whoever has lost his table opens another. False: his line broke meanwhile. */
async function isAtTable(fool: Guest, started: boolean): Promise<boolean> {
  try {
    const { table } = fool
    if (table && (await fool.call('come', { table: table.id }).catch(() => undefined)) && fool.table?.host === fool.id) return true
    await fool.call('create', { settings: { botPace: 5000, options: { players: 4 } } })
    await fool.at('sit')
    for (let i = started ? 3 : 2; i > 0; i--) await fool.at('bot', { bot: 'rule' })
    if (started) await fool.until(() => fool.table?.status === 'playing', 'a game')
    return true
  } catch {
    return false
  }
}

/** They play game after game meanwhile, but leave the processor to what the test is about. */
async function playBeside(url: string, random: ReturnType<typeof chance>) {
  const playing = await gather(url, random, { people: 4 })
  for (const guest of playing) guest.pace = 100
  return playing
}

async function newCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return cookie
}

const backAgain = ({ table }: Guest): boolean => table?.seats.every(({ person, connected }) => person === null || connected) ?? false

async function adminTables({ url, data }: ServerProcess): Promise<unknown> {
  const key = readFileSync(join(data, 'admin.key'), 'utf8').trim()
  const answer = await fetch(`${url}/api/admin/tables`, { headers: { authorization: `Bearer ${key}` } })
  const { tables }: { tables: readonly object[] } = JSON.parse(await answer.text())
  // Every ten minutes a table at which somebody is counts as used.
  return tables.map((table) => ({ ...table, usedAt: undefined }))
}

const metrics = async ({ url }: ServerProcess): Promise<string> => (await fetch(`${url}/metrics`)).text()

const figure = async (server: ServerProcess, name: string): Promise<number> =>
  Number(new RegExp(`^sundown_${name} (.*)$`, 'm').exec(await metrics(server))?.[1])

async function figures(server: ServerProcess): Promise<readonly string[]> {
  const text = await metrics(server)
  return FIGURES.map((name) => new RegExp(`^sundown_${name} .*$`, 'm').exec(text)?.[0] ?? `${name} is missing`)
}

async function noFaults(server: ServerProcess): Promise<void> {
  const counted = (await metrics(server)).split('\n').filter((line) => line.startsWith('sundown_faults_total'))
  expect(counted.length).toBeGreaterThan(0)
  expect(counted.filter((line) => !line.endsWith(' 0'))).toEqual([])
  expect(await figure(server, 'engine_errors_total')).toBe(0)
  expect(server.output.split('\n').filter((line) => /"level":(50|60)/.test(line))).toEqual([])
}
