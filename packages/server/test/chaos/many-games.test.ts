import { readFileSync } from 'node:fs'
import { nth } from '@sundown/engine'
import { expect, it } from 'vitest'
import { Attacker } from '../attack/attacker.ts'
import { entry, game, opened, person, table } from '../store/samples.ts'
import { ServerProcess, soak } from './process.ts'

const GAMES = soak ? 10_000 : 200
const ANSWERS = 40
const AT_ONCE = 50

/** Sixteen letters and digits, as ids have. */
const id = (kind: string, i: number): string => `${kind.repeat(16 - 6)}${100_000 + i}`
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const code = (i: number): string =>
  ['A', 'B', 24 ** 3, 24 ** 2, 24, 1].map((of) => (typeof of === 'string' ? of : LETTERS[Math.trunc(i / of) % 24])).join('')

/** Everybody was in the middle of a game when the server stopped. */
async function fill(data: string): Promise<void> {
  const store = await opened(data)
  const seat = (who: number) => ({ person: id('p', who), bot: null, program: false, ready: true })
  for (let first = 0; first < GAMES; first += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, k) => {
        const i = first + k
        const people = [0, 1, 2, 3].map((n) => (i + n) % GAMES)
        await store.addPerson(person(id('p', i), { name: `Player ${i}`, seenAt: Date.now() }))
        await store.addGame(game(id('g', i), { table: id('t', i), people: people.map((who) => id('p', who)) }))
        const sitting = { host: id('p', i), game: id('g', i), seats: people.map(seat), code: code(i), usedAt: Date.now() }
        await store.saveTable(table(id('t', i), sitting))
        await store.append(Array.from({ length: ANSWERS }, (_, n) => entry(id('g', i), n + 1)))
      }),
    )
  }
  await store.close()
}

it(`${GAMES} games that are not over keep nobody from coming after a start`, { timeout: soak ? 1_200_000 : 120_000 }, async () => {
  const server = await ServerProcess.start()
  await server.stop()
  const empty = await started(server)
  await server.stop()
  await fill(server.data)
  const full = await started(server)
  const one = await (await Attacker.come(server.url)).connect()
  expect(await one.refusal('list')).toBeUndefined()
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  expect(figures).toMatch(new RegExp(`^sundown_games_playing ${GAMES}$`, 'm'))
  expect(figures).toMatch(/^sundown_games_warm 0$/m)
  const said = ({ ms, cpu, mb }: Start) => `listens after ${ms} ms (${cpu} ms of the processor) with ${mb} MB`
  console.log(`${GAMES} unfinished games: ${said(full)}; none: ${said(empty)}`)
  expect(await server.stop()).toBe(0)
})

interface Start {
  /** Milliseconds until it listens, and those of the processor. */
  readonly ms: number
  readonly cpu: number
  readonly mb: number
}

async function started(server: ServerProcess): Promise<Start> {
  const begun = performance.now()
  await server.begin()
  const ms = Math.round(performance.now() - begun)
  // Ticks of a hundredth of a second, of this process whatever else the machine does.
  const [user, system] = nth(readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') '), 1)
    .split(' ')
    .slice(11, 13)
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
  return { ms, cpu: (Number(user) + Number(system)) * 10, mb: Math.round(Number(kilobytes) / 1024) }
}
