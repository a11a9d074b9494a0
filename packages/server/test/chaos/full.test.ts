import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { inputsOnDisk, lostAnswers } from './disk.ts'
import { chance, gather, recordOf } from './gather.ts'
import { ServerProcess } from './process.ts'

const program = ['--import', 'tsx', fileURLToPath(new URL('small-server.ts', import.meta.url))]
/** 4096 bytes each. */
const PAGES = '113'

it('a full disk stops play with a clear word, loses nothing, and play goes on when there is space again', {
  timeout: 120_000,
}, async () => {
  process.env.PAGES = PAGES
  const random = chance('full')
  const server = await ServerProcess.start(program)
  const guests = await gather(server.url, random, { people: 4, again: false, playing: false })
  await guests[0].until(() => guests.some(({ isAsked }) => isAsked), 'the deal')
  // The game must not be over before the disk is full.
  for (const guest of guests) guest.peaceful = true
  const answer = async (): Promise<string> => {
    const asked = guests.find(({ isAsked }) => isAsked)
    if (!asked) throw new Error('nobody is asked')
    return asked.answerOnce().then(
      () => 'done',
      (error) => String(error.code),
    )
  }
  const until = (what: string) => guests[0].until(() => guests.some(({ isAsked }) => isAsked), what)
  for (let i = 0; i < 4; i++) {
    expect(await answer()).toBe('done')
    await until('the next question')
  }

  // Strangers come until there is no room, then play until there is none either.
  const crowd: string[] = []
  let refused = 0
  while (refused < 5) {
    const { status, cookie, body } = await stranger(server.url)
    if (status === 200) crowd.push(cookie)
    else {
      expect([status, JSON.parse(body).code]).toEqual([507, 'disk-full'])
      refused++
    }
  }
  expect(crowd.length).toBeGreaterThan(50)
  let last = 'done'
  for (let i = 0; i < 300 && last === 'done'; i++) {
    last = await answer()
    await until('a question on a full disk')
  }
  expect(last).toBe('disk-full')
  expect(await answer()).toBe('disk-full')
  const known = guests.flatMap(({ acknowledged }) => acknowledged)
  expect(known.length).toBeGreaterThanOrEqual(4)
  expect(lostAnswers(inputsOnDisk(server.data), known)).toEqual([])
  const ill = await fetch(`${server.url}/healthz`)
  expect([ill.status, await ill.json()]).toEqual([503, { ok: false, store: 'full' }])

  // Killed while it is full: still nothing is lost, and it starts again.
  await server.kill()
  expect(lostAnswers(inputsOnDisk(server.data), known)).toEqual([])
  await server.begin()
  await until('the question again')
  expect(await answer()).toBe('disk-full')

  // The strangers take their data with them: there is room again.
  for (const cookie of crowd) {
    const { status } = await fetch(`${server.url}/api/me`, { method: 'DELETE', headers: { cookie } })
    expect(status).toBe(204)
  }
  const health = async () => (await fetch(`${server.url}/healthz`)).json()
  await expect.poll(health, { timeout: 15_000 }).toEqual({ ok: true })
  for (const guest of guests) guest.peaceful = false
  for (const guest of guests) guest.playing = true
  for (const guest of guests) guest.think()
  await guests[0].until(() => guests[0].records.size > 0, 'the end')
  const [game = ''] = guests[0].records
  const record = await recordOf(server.url, game)
  const all = guests.flatMap(({ acknowledged }) => acknowledged)
  expect(all.length).toBeGreaterThan(known.length)
  expect(lostAnswers(new Map([[game, record.inputs.flatMap((input) => ('sample' in input ? [] : [input]))]]), all)).toEqual([])
  expect(guests.flatMap(({ surprises }) => surprises)).toEqual([])
})

async function stranger(url: string): Promise<{ readonly status: number; readonly cookie: string; readonly body: string }> {
  const answer = await fetch(`${url}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { status: answer.status, cookie, body: await answer.text() }
}
