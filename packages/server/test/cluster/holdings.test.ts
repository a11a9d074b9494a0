import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Holdings } from '../../src/cluster/holdings.ts'
import type { Member, Owned } from '../../src/cluster/members.ts'

const heir = (id: string): Member => ({ id, rules: {}, hears: true })

test('a node that leaves gives few tables away at a time: the others go on until it is their turn', async () => {
  const had = new Map(Array.from({ length: 100 }, (_, i) => [`table ${i}`, 1]))
  const given: Owned[] = []
  const told: string[] = []
  /** Released, and given to nobody yet. */
  let between = 0
  let most = 0
  const holdings = new Holdings({
    store: { table: async () => undefined, game: async () => undefined },
    members: {
      sumOf: async () => ({ tables: 0, epochs: 0 }),
      owned: async () => [],
      give: async (owned) => {
        await settled()
        given.push(owned)
        between--
      },
    },
    fences: {
      get tables() {
        return [...had.keys()]
      },
      epochOf: (table) => had.get(table),
      has: () => undefined,
      hasNot: (table) => void had.delete(table),
    },
    live: {
      tables: {
        has: (table) => had.has(table),
        adopt: () => undefined,
        release: async () => {
          most = Math.max(most, ++between)
          await settled()
        },
      },
    },
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
    self: { id: 'leaves' },
    rules: {},
    tell: (node, { table, epoch }) => void told.push(`${node} ${table} ${epoch}`),
  })
  await holdings.giveAll([heir('one'), heir('two')])
  expect(had.size).toBe(0)
  expect(new Set(given.map(({ table }) => table)).size).toBe(100)
  expect(most).toBe(8)
  // In turn, and in the next epoch.
  expect(told.filter((gift) => /^one .* 2$/.test(gift)).length).toBe(50)
  expect(told.filter((gift) => /^two .* 2$/.test(gift)).length).toBe(50)
})
