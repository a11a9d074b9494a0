import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { chance, gather, newGuest, recordOf } from './gather.ts'
import { command, ServerProcess, scratch } from './process.ts'

const verify = async (record: object) => {
  const file = join(scratch(), 'record.json')
  writeFileSync(file, JSON.stringify(record))
  const { stdout } = await promisify(execFile)(process.execPath, [command(), 'replay', file, '--verify', '--lang', 'en'])
  return stdout
}

it('five bots play a game to its end, and its record verifies', { timeout: 60_000 }, async () => {
  const random = chance('bots')
  const server = await ServerProcess.start()
  const host = await newGuest(server.url, random)
  host.again = false
  await host.call('create', { settings: { options: { players: 5 } } })
  for (let i = 0; i < 5; i++) await host.at('bot', { bot: i % 2 === 0 ? 'rule' : 'random' })
  await host.until(() => host.records.size > 0, 'the end')
  const [game = ''] = host.records
  const record = await recordOf(server.url, game)
  expect(record.deal?.shares).toEqual([null, null, null, null, null])
  const told = await verify(record)
  expect(told).toMatch(/^Verified: \d+ answers in \d+ turns, all by the rules\.$/m)
  expect(told).toMatch(/^The deal was shared fairly: /m)
  expect(host.surprises).toEqual([])
  expect(await server.stop('SIGINT')).toBe(0)
})

it('people have their share in the deal, and a record that was tampered with is found out', { timeout: 60_000 }, async () => {
  const random = chance('people')
  const server = await ServerProcess.start()
  const guests = await gather(server.url, random, { people: 2, bots: 3, again: false })
  await guests[0].until(() => guests[0].records.size > 0, 'the end')
  const [game = ''] = guests[0].records
  const record = await recordOf(server.url, game)
  expect(record.deal?.shares.filter((share) => share !== null)).toHaveLength(2)
  expect(await verify(record)).toMatch(/^The deal was shared fairly: /m)
  const shares = record.deal?.shares.map((share) => share && 'f'.repeat(32))
  await expect(verify({ ...record, deal: { ...record.deal, shares } })).rejects.toMatchObject({ code: 1 })
})
