import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { inputsOnDisk, lostAnswers } from '../chaos/disk.ts'
import { chance, gather } from '../chaos/gather.ts'
import type { Guest } from '../chaos/guest.ts'
import { command, ServerProcess, soak } from '../chaos/process.ts'

/** The server of the README, and people who play at it in earnest. */
export interface Scene {
  readonly server: ServerProcess
  readonly url: string
  readonly honest: readonly Guest[]
}

export interface Attack {
  /** Settings of the operator, if not the usual ones. */
  readonly flags?: readonly string[]
  /** The attack itself. In the soak it is repeated as long as the honest tables are measured. */
  readonly attack: (scene: Scene) => Promise<void>
  /** Lines of the log that belong to the attack and may say `error`. */
  readonly expected?: RegExp
}

/** For a test of an attack: in the soak the machine may be busy, and honest tables are measured twice. */
export const PATIENCE = { timeout: soak ? 900_000 : 300_000 }

const ANSWERS = 20
/** Tables that are measured, besides the one that plays all the time. */
const HONEST = 2
const SECONDS = 15
/** Nobody thinks faster than the limits of one person allow. */
const THINKING = 60
/** Honest people may wait this many times as long as at a quiet server. */
const SLOWER = 5

/**
 * An attack beside an honest table. Whatever comes, the process goes on, the table plays, nothing acknowledged is lost and the server stops when it is
 * asked to. In the soak, honest tables in a process of their own measure the time from an answer to its step before and during the attack.
 */
export async function beside(name: string, { flags = [], attack, expected }: Attack): Promise<void> {
  const server = await ServerProcess.asInReadme(flags)
  const honest = await gather(server.url, chance(name), { people: 4, settings: { botPace: 0 } })
  for (const guest of honest) guest.pace = THINKING
  const { pid } = server
  const scene: Scene = { server, url: server.url, honest }
  const quiet = soak ? await honestTables(server.url) : undefined
  const before = answersOf(honest)
  await honest[0].until(() => answersOf(honest) > before + ANSWERS, 'answers before the attack')
  const during = quiet && honestTables(server.url)
  let measured = !during
  void during?.finally(() => {
    measured = true
  })
  // Their tables stand before the attack begins: some attacks leave no room for new ones.
  if (during) await expect.poll(() => tablesAt(server.url), PATIENCE).toBeGreaterThan(HONEST)
  do await attack(scene)
  while (!measured)
  const attacked = await during
  const then = answersOf(honest)
  await honest[0].until(() => answersOf(honest) > then + ANSWERS, 'answers after the attack')

  expect(server.running).toBe(true)
  expect(server.pid).toBe(pid)
  expect(honest.flatMap(({ surprises }) => surprises)).toEqual([])
  const acknowledged = honest.flatMap((guest) => guest.acknowledged.slice())
  expect(lostAnswers(inputsOnDisk(server.data), acknowledged)).toEqual([])
  expect(server.output.split('\n').filter((line) => /"level":(50|60)/.test(line) && !expected?.test(line))).toEqual([])
  if (quiet && attacked) {
    console.log(`${name}: p95 ${quiet.p95} ms at the quiet server, ${attacked.p95} ms beside the attack`)
    expect(attacked.errors).toBe(0)
    expect(attacked.p95 / quiet.p95).toBeLessThan(SLOWER)
  }
  for (const guest of honest) guest.leave()
  expect(await server.stop()).toBe(0)
}

const answersOf = (guests: readonly Guest[]): number => guests.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

const tablesAt = async (url: string): Promise<number> =>
  Number(/^sundown_tables (.*)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1])

async function honestTables(url: string): Promise<{ readonly p95: number; readonly errors: number }> {
  const args = [
    command(),
    'load',
    '--url',
    url,
    '--tables',
    String(HONEST),
    '--seconds',
    String(SECONDS),
    '--think',
    String(THINKING),
    '--json',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { latencyMs, errors }: { latencyMs: { p95: number }; errors: number } = JSON.parse(stdout)
  return { p95: latencyMs.p95, errors }
}
