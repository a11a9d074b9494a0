import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nth } from '@sundown/engine'
import { expect, it } from 'vitest'
import { chance, gather, newGuest, recordOf } from './gather.ts'
import { ServerProcess, soak } from './process.ts'
import { leaks, type Traffic } from './search.ts'
import { type Truth, truthOf } from './truth.ts'

const PAGES = ['/metrics', '/healthz', '/api/tables', '/api/openapi.json', '/']

/** Other games each time: `LEAK_ROUNDS=300 npx vitest run packages/server/test/chaos/leak.test.ts` hunts. */
const ROUNDS = Number(process.env.LEAK_ROUNDS ?? (soak ? 50 : 1))

it.each(Array.from({ length: ROUNDS }, (_, round) => (round === 0 ? 'leak' : `leak ${process.env.LEAK_SEED ?? ''} ${round}`)))(
  'nothing that was sent, logged or measured tells a secret before its time, and a planted leak is found: %s',
  { timeout: 90_000 },
  async (seed) => {
    const random = chance(seed)
    const server = await ServerProcess.start()
    const guests = await gather(server.url, random, {
      people: 4,
      bots: 1,
      again: false,
      playing: false,
      settings: { public: true, botPace: 1 },
    })
    const watcher = await newGuest(server.url, random)
    await watcher.call('come', { code: guests[0].table?.code })
    await guests[0].until(() => guests.every(({ game }) => game !== undefined), 'the deal')
    await watcher.at('resume')
    const everybody = [...guests, watcher]

    // Pages are asked for all the while, and lines break.
    const pages: string[] = []
    const [game = ''] = everybody.map((guest) => guest.game ?? '')
    for (const guest of guests) guest.playing = true
    for (const guest of guests) guest.think()
    for (let round = 0; guests[0].records.size === 0 && round < 400; round++) {
      const before: string[] = []
      for (const page of PAGES) before.push(await (await fetch(server.url + page)).text())
      const early = await fetch(`${server.url}/api/games/${game}/record`)
      // Still refused after all of these: they were seen before the end.
      if (early.status === 409) pages.push(...before, await early.text())
      nth(everybody, random.below(everybody.length)).drop()
    }
    await guests[0].until(() => guests[0].records.size > 0, 'the end')
    await watcher.until(() => watcher.records.size > 0, 'the end for the spectator')

    const record = await recordOf(server.url, game)
    const truth = truthOf(record)
    const traffic: Traffic[] = everybody.map(({ seat, heard }) => ({ seat, heard }))
    const logged = server.output
    expect(pages.length).toBeGreaterThan(PAGES.length)
    expect(traffic.every(({ heard }) => heard.length > 20)).toBe(true)
    const found = leaks(truth, traffic, [...pages, logged])
    if (found.length > 0) keep(seed, { found, record, traffic, pages, logged })
    expect(found).toEqual([])
    expect(everybody.flatMap(({ surprises }) => surprises)).toEqual([])
    // Neither names nor addresses nor the secrets of devices are logged.
    for (const { name, id, cookie } of everybody)
      for (const personal of [name, id, cookie.split('=')[1]]) expect(logged).not.toContain(personal)
    expect(logged.replace(/Sundown is open at .*/, '')).not.toContain('127.0.0.1')

    for (const [what, planted] of Object.entries(plants(truth, traffic))) {
      expect(leaks(truth, planted.traffic, planted.outputs), what).not.toEqual([])
    }
  },
)

/** At an alarm everything is written down: what each was sent, and the record from which every view can be made again. */
function keep(seed: string, evidence: object): void {
  const file = join(tmpdir(), `sundown-alarm-${seed.replaceAll(/\W+/g, '-')}-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(evidence))
  console.error(`the evidence is in ${file}`)
}

/** What a server that leaks would have sent: as if by a proxy on the way. */
function plants(truth: Truth, traffic: readonly Traffic[]): { readonly [what: string]: { traffic: Traffic[]; outputs: string[] } } {
  const victim = traffic.findIndex(({ seat }) => seat !== null)
  const mine = nth(traffic, victim).seat ?? 0
  const at = nth(traffic, victim).heard.findIndex((text) => text.startsWith('{"say":"step"'))
  const sent: { step: { seq: number; events: object[]; patch: unknown[] } } = JSON.parse(nth(nth(traffic, victim).heard, at))
  const moment = nth(truth.moments, sent.step.seq)
  const known = [...moment.open, ...nth(moment.hands, mine)]
  const other = moment.roles.findIndex((role, seat) => seat !== mine && role !== 'sheriff' && !moment.shown[seat])
  const [id, rank, suit] =
    moment.hands
      .flatMap((hand, seat) => (seat === mine ? [] : hand))
      .find((face) => !known.includes(face))
      ?.split(' ') ?? []
  const told = (change: object) => ({
    traffic: traffic.map((one, i) =>
      i === victim ? { ...one, heard: one.heard.with(at, JSON.stringify({ ...sent, step: { ...sent.step, ...change } })) } : one,
    ),
    outputs: [],
  })
  const patched = (path: (string | number)[], value: unknown) => told({ patch: [...sent.step.patch, [path, value]] })
  return {
    'the seed in an event': told({ events: [...sent.step.events, { type: 'debug', text: `seed ${truth.secrets[0]}` }] }),
    'the secret in the log': { traffic: [...traffic], outputs: [`{"msg":"dealt","secret":"${truth.secrets[1]}"}`] },
    'a share in the metrics': { traffic: [...traffic], outputs: [`sundown_deal{share="${truth.secrets[2]}"} 1`] },
    'a card of another hand in an event': told({ events: [...sent.step.events, { type: 'shown', seat: 1, card: { id, suit, rank } }] }),
    'a card of another hand in a patch': patched(['seats', other, 'cards'], [{ id, suit, rank, card: 7 }]),
    'a card of another hand in the question': told({ question: { number: 1, kind: 'play', about: { card: { id, suit, rank } } } }),
    'the role of another in a patch': patched(['seats', other, 'role'], moment.roles[other]),
    'the role of another in an event': told({
      events: [...sent.step.events, { type: 'eliminated', seat: other, role: moment.roles[other] }],
    }),
    'a role in the log': { traffic: [...traffic], outputs: [`{"msg":"seat ${other} is ${moment.roles[other]}"}`] },
  }
}
