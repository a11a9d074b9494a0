import { nth } from '@sundown/engine'
import { expect, it } from 'vitest'
import { soak } from '../chaos/process.ts'
import { Attacker, household } from './attacker.ts'
import { beside, PATIENCE } from './beside.ts'

const settings = { options: { players: 4 } }

/** Opens tables and hands them on, as long as anything comes of it; how many were opened. */
async function openMany(crowd: readonly Attacker[], most: number): Promise<number> {
  let made = 0
  for (let i = 0, failures = 0; made < most && failures < crowd.length; i++) {
    const giver = nth(crowd, i % crowd.length)
    const taker = nth(crowd, (i + 1) % crowd.length)
    const said = await giver.call('create', { settings })
    if (said.say !== 'done') {
      failures++
      continue
    }
    failures = 0
    made++
    const table: { id: string; code: string } = JSON.parse(JSON.stringify(said.result))
    await taker.call('come', { code: table.code })
    await giver.call('hand-over', { table: table.id, person: taker.id })
    // Nobody has left the table of his own accord: it stays.
    if (made % 10 > 0) continue
    for (const attacker of crowd) attacker.leave()
    for (const attacker of crowd) await attacker.connect()
  }
  return made
}

/** The same people from one household, however often the attack is repeated. */
function crowdFrom(address: string, count: number): (url: string) => Promise<readonly Attacker[]> {
  const crowd: Attacker[] = []
  return async (url) => {
    while (crowd.length < count) crowd.push(await (await Attacker.come(url, address)).connect())
    return crowd
  }
}

const tireless = ['--visits-per-minute', '100000', '--messages-per-second', '100000', '--message-burst', '100000']

it('eight guests cannot fill the house with tables that they hand on', PATIENCE, () => {
  const gathered = crowdFrom(household(20), 8)
  let opened = 0
  return beside('hand-over', {
    flags: ['--max-tables', '100', ...tireless],
    attack: async ({ url }) => {
      const first = opened === 0
      opened += await openMany(await gathered(url), 120)
      expect(opened).toBeLessThanOrEqual(80)
      if (!first) return
      const honest = await (await Attacker.come(url, household(21))).connect()
      expect(await honest.refusal('create', { settings })).toBeUndefined()
      honest.leave()
    },
  })
})

it('many guests of one address have no more tables than a large household', PATIENCE, () => {
  const gathered = crowdFrom(household(22), 12)
  let opened = 0
  return beside('household', {
    flags: tireless,
    attack: async ({ url }) => {
      opened += await openMany(await gathered(url), 120)
      expect(opened).toBeLessThanOrEqual(50)
    },
  })
})

// The tables must have been empty for a while: too long for every run. The same with a clock that is turned is in live/room.test.ts.
it.runIf(soak)('a full house has room for somebody who is here, when those who filled it are gone', PATIENCE, () =>
  beside('full house', {
    flags: ['--max-tables', '40', '--max-tables-per-address', '1000', '--visits-per-minute', '100000'],
    attack: async ({ url }) => {
      const crowd: Attacker[] = []
      for (let i = 0; i < 8; i++) crowd.push(await (await Attacker.come(url, household(23))).connect())
      await openMany(crowd, 60)
      const honest = await (await Attacker.come(url, household(24))).connect()
      expect(await honest.refusal('create', { settings })).toBe('too-many-tables')
      for (const attacker of crowd) attacker.leave()
      await expect.poll(() => honest.refusal('create', { settings }), { timeout: 120_000, interval: 2000 }).toBeUndefined()
      honest.leave()
    },
  }),
)
