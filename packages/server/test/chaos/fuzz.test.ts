import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { everythingOnDisk } from './disk.ts'
import { honest, makesSense, nonsense } from './fuzz.ts'
import { chance, gather, newGuest } from './gather.ts'
import type { Guest } from './guest.ts'
import { ServerProcess, soak } from './process.ts'

const MESSAGES = soak ? 1_000_000 : 10_000
const REQUESTS = soak ? 20_000 : 400
const BATCH = 50

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

it(`${MESSAGES} messages of nonsense neither crash the server nor change anything`, { timeout: soak ? 3_600_000 : 120_000 }, async () => {
  const random = chance('fuzz')
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
  for (let i = 0; i < REQUESTS; i++) await nonsenseRequest(server.url, random, table, playing[i % 4])
  for (const guest of [...playing, ...waiting]) await guest.until(() => backAgain(guest), 'everybody')
  const after = { disk: everythingOnDisk(server.data), admin: await adminTables(server), figures: await figures(server) }

  expect((await figure(server, 'messages_in_total')) - heard).toBeGreaterThan(MESSAGES)
  expect(server.pid).toBe(pid)
  expect(server.running).toBe(true)
  expect(after.figures).toEqual(before.figures)
  expect(after.admin).toEqual(before.admin)
  expect(after.disk).toBe(before.disk)
  expect(server.output).not.toMatch(/"level":(50|60)/)

  // And the game goes on to its end.
  playing[0].again = false
  for (const guest of playing) guest.playing = true
  for (const guest of playing) guest.think()
  await playing[0].until(() => playing[0].records.size > 0, 'the end')
  expect(playing.flatMap(({ surprises }) => surprises)).toEqual([])
})

/** Long answers to nonsense cost the sender his line now and then; he comes back by himself. */
async function talkNonsense(speakers: readonly Guest[], stranger: Guest, random: ReturnType<typeof chance>, table: string): Promise<void> {
  for (let sent = 0; sent < MESSAGES; sent += BATCH) {
    const speaker = speakers[(sent / BATCH) % speakers.length]
    await speaker.until(() => speaker.connected, 'a connection')
    for (let i = 0; i < BATCH; ) {
      const said = nonsense(random, table, stranger.id)
      if (makesSense(said)) continue
      speaker.raw(said)
      i++
    }
    await speaker.call('ping').catch(() => undefined)
    // What came back is not looked at again.
    speaker.heard.length = 0
  }
}

/** Whoever is not at a table has nothing to say there. */
async function meddle(stranger: Guest, table: string): Promise<void> {
  const elsewhere = ['hello', 'list', 'create', 'come', 'mute', 'resume']
  for (const { do: name, ...fields } of honest(table, stranger.id).filter((message) => !elsewhere.includes(message.do))) {
    await expect(stranger.call(name, { ...fields, id: undefined })).rejects.toThrow(/refused/)
  }
}

const backAgain = ({ table }: Guest): boolean => table?.seats.every(({ person, connected }) => person === null || connected) ?? false

async function adminTables({ url, data }: ServerProcess): Promise<unknown> {
  const key = readFileSync(join(data, 'admin.key'), 'utf8').trim()
  const answer = await fetch(`${url}/api/admin/tables`, { headers: { authorization: `Bearer ${key}` } })
  return answer.json()
}

async function figure({ url }: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^sundown_${name} (.*)$`, 'm').exec(text)?.[1])
}

async function figures({ url }: ServerProcess): Promise<readonly string[]> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return FIGURES.map((name) => new RegExp(`^sundown_${name} .*$`, 'm').exec(text)?.[0] ?? `${name} is missing`)
}

const ROUTES = [
  '/api/guest',
  '/api/login',
  '/api/account',
  '/api/recover',
  '/api/me',
  '/api/me/password',
  '/api/me/tokens',
  '/api/games/x/record',
  '/api/admin/tables/x',
  '/%ff',
  '/ws',
  '/',
]
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET', 'OPTIONS']

function nonsenseRequest(url: string, random: ReturnType<typeof chance>, table: string, { cookie }: Guest): Promise<void> {
  const path = ROUTES[random.below(ROUTES.length)]
  const method = METHODS[random.below(METHODS.length)]
  // A body that is right by chance would be obeyed, as it should be: none is.
  const body = `[${String(nonsense(random, table, 'nobody'))}`
  // Nobody deletes himself by accident.
  const known = method === 'DELETE' ? {} : { cookie }
  return new Promise((done) => {
    const asked = request(url + path, { method, agent: false, headers: { ...known, 'content-type': 'application/json' } }, (answer) => {
      answer.resume()
      answer.on('close', () => done())
    })
    asked.on('error', () => done())
    asked.end(method === 'GET' ? undefined : body)
  })
}
