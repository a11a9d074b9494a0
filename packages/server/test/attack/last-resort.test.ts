import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { inputsOnDisk, lostAnswers } from '../chaos/disk.ts'
import { chance, gather } from '../chaos/gather.ts'
import { ServerProcess } from '../chaos/process.ts'
import { ask } from './attacker.ts'

const planted = { NODE_OPTIONS: `--import ${fileURLToPath(new URL('planted.mjs', import.meta.url))}` }

const figure = async (url: string, of: string): Promise<number> =>
  Number(new RegExp(`^sundown_faults_total\\{of="${of}"\\} (.*)$`, 'm').exec((await ask(url, '/metrics', { from: '127.0.0.1' })).text)?.[1])

it('a rejection nobody caught is logged and counted, and everybody plays on; an exception ends the process in order', async () => {
  const server = await ServerProcess.asInReadme([], planted)
  const guests = await gather(server.url, chance('last resort'), { people: 4 })
  const answers = () => guests.flatMap(({ acknowledged }) => acknowledged)
  const playOn = async (what: string) => {
    const before = answers().length
    await guests[0].until(() => answers().length > before + 10, what)
  }
  await playOn('a game')
  const { pid } = server
  server.signal('SIGHUP')
  await expect.poll(() => figure(server.url, 'process')).toBe(1)
  await playOn('a game after the rejection')
  expect(server.pid).toBe(pid)

  server.signal('SIGUSR2')
  // Everybody hears good-bye, what was acknowledged is kept, and whoever looks after the process learns that it did not end by itself.
  expect(await server.ended()).toBe(1)
  expect(lostAnswers(inputsOnDisk(server.data), answers())).toEqual([])
  expect(guests.every(({ heard }) => heard.some((text) => text.includes('"say":"bye","why":"restart"')))).toBe(true)
  const faults = server.output.split('\n').filter((line) => line.includes('"of":"process"'))
  expect(faults.map((line) => JSON.parse(line).fault.type)).toEqual(['RangeError', 'TypeError'])
  expect(faults.every((line) => JSON.parse(line).fault.at[0].includes('planted.mjs'))).toBe(true)
  expect(server.output).not.toContain('a secret')

  await server.begin()
  await playOn('a game after the restart')
  expect(guests.flatMap(({ surprises }) => surprises)).toEqual([])
  for (const guest of guests) guest.leave()
})
