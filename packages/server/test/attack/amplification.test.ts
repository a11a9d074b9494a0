import { firstOf } from '@sundown/engine'
import { expect, it } from 'vitest'
import { Attacker, newHousehold } from './attacker.ts'
import { beside, PATIENCE } from './beside.ts'

const tableIn = (said: unknown): { id: string; code: string; settings: { options: { sets?: readonly string[] } } } =>
  JSON.parse(JSON.stringify(said)).result

/** What a host may do again and again; each of it changes the table. */
const STORM = 90
const WATCHERS = 6

it('a long list of the same in settings is not told to everybody again and again', PATIENCE, () =>
  beside('settings', {
    attack: async ({ url }) => {
      const host = await (await Attacker.come(url, newHousehold())).connect()
      const many = Array.from({ length: 1900 }, () => 'base')
      const said = await host.call('create', { settings: { options: { players: 4, sets: many } } })
      expect(said).toMatchObject({ say: 'done', result: { settings: { options: { sets: ['base'] } } } })
      const { id } = tableIn(said)
      // Everything a host can choose fits; what is longer is nobody's choice.
      const long = 'x'.repeat(3000)
      expect(await host.refusal('settings', { table: id, settings: { options: { players: 4, sets: ['base', long] } } })).toBe('too-long')
      const wide = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`${'o'.repeat(35)}${i}`, true]))
      expect(await host.refusal('settings', { table: id, settings: { options: wide } })).toBe('too-long')
      const largest = Math.max(...host.heard.map((message) => JSON.stringify(message).length))
      expect(largest).toBeLessThan(2048)
      host.leave()
    },
  }),
)

it('a host who changes the table all the time is heard a few times a second', PATIENCE, () =>
  beside('storm', {
    attack: async ({ url }) => {
      const host = await (await Attacker.come(url, newHousehold())).connect()
      const { id, code } = tableIn(await host.call('create', { settings: { options: { players: 4 } } }))
      const watching: Attacker[] = []
      for (let i = 0; i < WATCHERS; i++) watching.push(await (await Attacker.come(url, newHousehold())).connect())
      for (const watcher of watching) await watcher.call('come', { code })
      // Who comes while others do is told all of it again, once they are all here.
      await expect.poll(() => watching.map(({ table }) => table?.spectators.length)).toEqual(watching.map(() => WATCHERS + 1))
      await new Promise((done) => setTimeout(done, 1500))
      for (const watcher of watching) watcher.heard.length = 0
      const started = performance.now()
      // What changes at last is seen by everybody, and by whoever comes in the middle of it.
      for (let i = 0; i < STORM; i++) await host.call('talk', { table: id, open: i % 2 === 1 })
      const late = await (await Attacker.come(url, newHousehold())).connect()
      await late.call('come', { code })
      await host.call('talk', { table: id, open: false })
      for (const one of [...watching, late]) await expect.poll(() => one.table?.talk).toBe('closed')
      expect(late.table).toEqual(firstOf(watching).table)
      const quarters = (performance.now() - started) / 250
      for (const { heard } of watching) {
        expect(heard.length).toBeLessThanOrEqual(Math.ceil(quarters) + 5)
        expect(heard.map(({ say }) => say)).not.toContain('table')
        // Only what has changed: whether there is talk, and who has come.
        expect(Math.max(...heard.map((said) => JSON.stringify(said).length))).toBeLessThan(400)
      }
      late.leave()
      for (const attacker of [host, ...watching]) attacker.leave()
    },
  }),
)

it('coming and going all the time is limited', PATIENCE, () =>
  beside('come and go', {
    attack: async ({ url }) => {
      const host = await (await Attacker.come(url, newHousehold())).connect()
      const { id } = tableIn(await host.call('create', { settings: { options: { players: 4 } } }))
      const visitor = await (await Attacker.come(url, newHousehold())).connect()
      const outcomes: (string | undefined)[] = []
      for (let i = 0; i < 90; i++) {
        outcomes.push(await visitor.refusal('come', { table: id }))
        visitor.raw(JSON.stringify({ do: 'go', id: 10_000 + i, table: id }))
        // Not faster than messages may come at all.
        await new Promise((done) => setTimeout(done, 60))
      }
      expect(outcomes.filter((code) => code === undefined).length).toBeLessThan(85)
      expect(outcomes).toContain('too-fast')
      for (const attacker of [host, visitor]) attacker.leave()
    },
  }),
)
