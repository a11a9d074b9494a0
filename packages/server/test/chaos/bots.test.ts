import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

it('the example of a program makes a table, plays to the end, and is marked as a program', { timeout: 90_000 }, async () => {
  const example = fileURLToPath(new URL('../../../../examples/bot.ts', import.meta.url))
  expect(readFileSync(example, 'utf8').trimEnd().split('\n').length).toBeLessThan(60)
  const random = chance('program')
  const server = await ServerProcess.start()
  const owner = await newGuest(server.url, random)
  const answer = await fetch(`${server.url}/api/me/tokens`, {
    method: 'POST',
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'example' }),
  })
  const { token }: { token: string } = JSON.parse(await answer.text())
  const host = await newGuest(server.url, random)
  host.again = false
  await host.call('create', { settings: { botPace: 0, options: { players: 4 } } })
  for (let i = 0; i < 3; i++) await host.at('bot', { bot: 'rule' })
  const program = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', example, `${server.url}/`, ...args], {
      env: { ...process.env, TOKEN: token },
    })

  const invited = await program(host.table?.code ?? '')
  expect(invited.stderr).toBe('')
  expect(host.table?.seats.map((seat) => seat.program).sort()).toEqual([false, false, false, true])

  // A code that leads nowhere: it says so and ends.
  await expect(program('ABCDEF')).rejects.toMatchObject({ code: 1, stderr: 'no-such-table\n' })

  const { stdout, stderr } = await program()
  expect(stderr).toBe('')
  const [, game = ''] = /the game is over: .*\/api\/games\/(\w+)\/record$/.exec(stdout.trim()) ?? []
  expect(await verify(await recordOf(server.url, game))).toMatch(/^The deal was shared fairly: /m)
})
