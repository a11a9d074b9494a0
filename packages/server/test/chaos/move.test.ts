import { execFile } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nth } from '@sundown/engine'
import { expect, it } from 'vitest'
import { TestPostgres } from '../store/postgres.ts'
import { answersOnDisk, lostAnswers } from './disk.ts'
import { chance, gather } from './gather.ts'
import type { Guest } from './guest.ts'
import { command, ServerProcess, scratch, soak } from './process.ts'

const copy = async (from: string, to: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, [command(), 'store', 'copy', from, to])).stdout

// The rows themselves, a thousand games of them, are compared in store/copy.test.ts.
it.runIf(soak)('a server moves into a database and back in the middle of games, which go on', { timeout: 300_000 }, async () => {
  const random = chance('move')
  const postgres = await TestPostgres.shared()
  const database = await postgres.made(postgres.unused())
  const server = await ServerProcess.start()
  const tables = [
    await gather(server.url, random, { people: 4 }),
    await gather(server.url, random, { people: 3, bots: 2, settings: { botPace: 5 } }),
    await gather(server.url, random, { people: 4, settings: { game: 'dice', options: { players: 4 } } }),
  ]
  const answers = () => tables.flat().flatMap(({ acknowledged }) => acknowledged)
  const playOn = async (where: string): Promise<void> => {
    for (const table of tables) await someAnswers(table, where)
    expect(await server.stop()).toBe(0)
  }

  await playOn('in the folder')
  expect(await copy(server.data, database)).toMatch(/games/)
  await server.begin({ DATABASE_URL: database })
  await playOn('in the database')
  renameSync(server.data, join(scratch(), 'before'))
  await copy(database, server.data)
  await server.begin()
  await playOn('in the folder again')
  expect(lostAnswers(answersOnDisk(server.data), answers())).toEqual([])
  expect(tables.flat().flatMap(({ surprises }) => surprises)).toEqual([])
})

async function someAnswers(table: readonly Guest[], where: string): Promise<void> {
  const count = () => table.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const before = count()
  await nth(table, 0).until(() => count() > before + 15, `answers ${where}`)
}
