import { firstOf } from '@sundown/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { chance, gather } from '../chaos/gather.ts'
import { ServerProcess, soak } from '../chaos/process.ts'
import { Device } from '../http/running.ts'
import { bitFlip, bitFlipIn, cutShort, type Damage, foreignPage, isGone, Template, zeroedPage } from './damage.ts'

/** The bit by which letters are large or small. */
const CASE = 0x20
const EACH = soak ? 200 : 8
const random = chance('damage')
const times = (count: number, make: (i: number) => Damage): Damage[] => Array.from({ length: count }, (_, i) => make(i))

let killed: Template
let stopped: Template

afterAll(() => {
  killed?.remove()
  stopped?.remove()
})

/** A server on which something has happened: games begun and over, talk, an account with a token. Once the plug is pulled, once it is stopped in order. */
async function play(): Promise<void> {
  const server = await ServerProcess.start()
  const first = await gather(server.url, random, { people: 4, again: false })
  await first[0].until(() => first[0].records.size > 0, 'the end of a game', 60)
  const second = await gather(server.url, random, { people: 4 })
  const kit = new Device(server)
  await kit.post('/api/guest', { name: 'Kit Carson' })
  await kit.post('/api/account', { name: 'Kit Carson', password: 'correct horse battery' })
  await kit.post('/api/me/tokens', { label: 'a bot of mine' })
  await second[0].at('chat', { text: 'what a fine evening' })
  const enough = second.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) + 40
  await second[0].until(() => second.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) > enough, 'answers')
  await server.kill()
  killed = new Template(server.data)
  for (const guest of [...first, ...second]) guest.leave()
  await server.begin()
  expect(await server.stop()).toBe(0)
  stopped = new Template(server.data)
}

async function outcomes(template: Template, damages: readonly Damage[]): Promise<{ missed: string[]; counts: Record<string, number> }> {
  const missed: string[] = []
  const counts: Record<string, number> = {}
  for (const damage of damages) {
    const outcome = await template.after(damage)
    counts[outcome] = (counts[outcome] ?? 0) + 1
    if (outcome === 'missed') missed.push(damage.what)
  }
  return { missed, counts }
}

describe('a damaged store', () => {
  it('is not imagined', { timeout: 120_000 }, async () => {
    await play()
    expect(await killed.after(undefined)).toBe('harmless')
    expect(await stopped.after(undefined)).toBe('harmless')
  })

  it('is noticed when its newest part is cut short, flipped or gone', { timeout: soak ? 1_200_000 : 60_000 }, async () => {
    const { missed, counts } = await outcomes(killed, [
      ...times(EACH, (i) => cutShort((i + 0.5) / EACH, '-wal')),
      ...times(EACH, () => bitFlip(random, '-wal')),
      ...times(EACH / 2, () => zeroedPage(random, '-wal')),
      ...times(EACH / 2, () => foreignPage(random, '-wal')),
      isGone('-wal'),
      {
        what: 'the header of -wal flips',
        where: '-wal',
        to: (bytes) => Buffer.concat([Buffer.from([firstOf(bytes) ^ 1]), bytes.subarray(1)]),
      },
    ])
    expect(missed).toEqual([])
    expect(counts.noticed).toBeGreaterThan(EACH)
  })

  it('is noticed when a page of it is damaged', { timeout: soak ? 1_200_000 : 60_000 }, async () => {
    const { missed, counts } = await outcomes(stopped, [
      ...times(EACH * 2, () => bitFlip(random, '')),
      ...times(EACH, () => zeroedPage(random, '')),
      ...times(EACH, () => foreignPage(random, '')),
      ...times(4, (i) => cutShort((i + 0.9) / 5, '')),
    ])
    expect(missed).toEqual([])
    expect((counts.noticed ?? 0) + (counts.refused ?? 0)).toBeGreaterThan(EACH)
  })

  it.each(['Kit Carson', 'a bot of mine', 'what a fine evening', '$argon2id$'])('is noticed when a bit of %j flips', async (text) => {
    expect(await stopped.after(bitFlipIn(text, false))).toMatch(/noticed|refused/)
  })

  // The first place where it is written may be of no use any more: SQLite leaves old copies of its plan behind. Everywhere, the one that counts is among them.
  it.each([
    ['another word', 1, 'CREATE URIGGER'],
    ['the same to SQL, in small letters', CASE, 'CREATE tRIGGER'],
  ])('is noticed when a bit of its plan flips, although that is %s', async (_, bit, flipped) => {
    const damage = bitFlipIn('CREATE TRIGGER', true, bit)
    expect(String(damage.to(Buffer.from('CREATE TRIGGER')))).toBe(flipped)
    expect(await stopped.after(damage)).toBe('refused')
  })

  it.each(['"answer"', '"rulesVersion"'])('is noticed when a bit of all the %j of logs and records flips', async (text) => {
    expect(await stopped.after(bitFlipIn(text, true))).toMatch(/noticed|refused/)
  })

  it('is not taken for damaged because what SQLite or we make anew is', async () => {
    const { missed, counts } = await outcomes(killed, [bitFlip(random, '-shm'), isGone('-shm'), bitFlip(random, 'seen', 8), isGone('seen')])
    expect([missed, counts]).toEqual([[], { harmless: 4 }])
  })
})
