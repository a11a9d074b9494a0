import { firstOf, type GameKind, type GameRecord, replay } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { begin, fair, gather, letPlay, outcome } from './gather.ts'
import type { House } from './house.ts'
import type { Player } from './player.ts'
import { real, tampered, withGame } from './tampered.ts'
import { settle } from './turned-clock.ts'

/** As `sundown replay --verify` asks of the program that has these rules: seal, deal, every answer, every digest, and the events if there are any. */
function verifies({ rules }: GameKind, record: GameRecord): void {
  const happened: unknown[] = []
  const { fault } = replay(rules, record, { verify: true, each: (match) => happened.push(...match.drain()) })
  expect(fault).toBeUndefined()
  if (record.events) expect(record.events).toEqual(happened)
}

/** Rules of another version: they play the same, except that they cannot go on after this many answers. */
const rules = (version: string, upTo = Number.POSITIVE_INFINITY) =>
  tampered(
    'moving',
    (_, answers) => {
      if (answers > upTo) throw new Error('not in these rules')
    },
    version,
  )

/** From the next start on these rules are in force; somebody comes to the table. */
async function upgrade(house: House, kind: GameKind, host: Player): Promise<string> {
  await house.crash({ games: withGame(kind) })
  await host.connect()
  return outcome(host.call('come', { table: host.tableId }).then(() => host.resume()))
}

async function playOn(players: readonly Player[], random: Parameters<typeof letPlay>[1], steps: number): Promise<void> {
  const first = firstOf(players)
  const until = (first.state?.seq ?? 0) + steps
  letPlay(players, random)
  await first.until(() => (first.state?.seq ?? 0) > until, 'some answers')
  for (const player of players) player.onQuestion = undefined
  await settle(40)
}

function recordOf(house: House, { state }: Player): GameRecord {
  const kept = house.store.records.get(state?.game ?? '')
  if (!kept) throw new Error('no record')
  return kept.record
}

test('a game whose set is not here is not closed: it says which set is missing, and goes on with it', async () => {
  const { house, players } = await gather(4, { game: real.rules.name, options: { sets: ['base', 'dodge-city'] } })
  const [host] = players
  await playOn(players, await begin(players, 'sets'), 6)
  const game = host.state?.game ?? ''
  expect(await upgrade(house, { ...real, sets: ['base'] }, host)).toBe('no-such-set')
  expect(house.store.games.get(game)?.status).toBe('playing')
  expect(await upgrade(house, real, host)).toBe('done')
  expect(host.state?.game).toBe(game)
})

describe('the record of a game that was closed', () => {
  test('because the rules have changed verifies under the rules it names, and still tells what it can', async () => {
    const first = rules('1')
    const { house, players } = await gather(4, { game: 'moving' }, 0, { games: withGame(first) })
    const [host] = players
    await playOn(players, await begin(players, 'rules'), 12)
    const { state } = host
    const entries = house.store.logs.get(host.table?.game ?? '')?.length ?? 0
    expect(await upgrade(house, rules('2', 4), host)).toBe('rules-changed')
    expect(house.store.games.get(state?.game ?? '')?.status).toBe('closed')
    const record = recordOf(house, host)
    expect(record.rulesVersion).toBe('1')
    expect(record.inputs).toHaveLength(entries)
    verifies(first, record)
    // What the new rules tell of it is there to be read, and is not taken for what happened.
    expect(record.events).toBeUndefined()
    expect(record.retold?.rulesVersion).toBe('2')
    expect(record.retold?.events.length).toBeGreaterThan(0)
    await host.call('come', { table: host.tableId })
    expect(host.table).toMatchObject({ status: 'over' })
    expect(await outcome(host.at('rematch'))).toBe('done')
  })

  test('names the rules by which it was played last, not those by which it was begun', async () => {
    const { house, players } = await gather(4, { game: 'moving' }, 0, { games: withGame(rules('1')) })
    const [host] = players
    const random = await begin(players, 'rules twice')
    await playOn(players, random, 12)
    const { state } = host
    // New rules that change nothing so far: the game goes on, as theirs.
    const second = rules('2')
    expect(await upgrade(house, second, host)).toBe('done')
    expect(host.state?.view).toEqual(state?.view)
    for (const player of players.slice(1)) {
      await player.connect()
      await player.resume()
    }
    const entries = house.store.logs.get(host.table?.game ?? '')?.length ?? 0
    await playOn(players, random, 10)
    expect(await upgrade(house, rules('3', 4), host)).toBe('rules-changed')
    const record = recordOf(house, host)
    expect(record.inputs.length).toBeGreaterThan(entries)
    expect(record.rulesVersion).toBe('2')
    verifies(second, record)
  })

  test('before anybody has answered verifies too', async () => {
    const first = rules('1')
    const { house, players } = await gather(4, { game: 'moving' }, 0, { games: withGame(first) })
    await begin(players, 'at once')
    const [host] = players
    const broken = {
      ...first,
      rules: {
        ...first.rules,
        version: '2',
        setUp: () => {
          throw new Error('not in these rules')
        },
      },
    }
    expect(await upgrade(house, broken, host)).toBe('rules-changed')
    const record = recordOf(house, host)
    expect(record.inputs).toEqual([])
    expect(record.digests.length).toBeGreaterThan(0)
    verifies(first, record)
  })

  test.each(['at once', 'later'])('by the operator verifies: %s', async (when) => {
    const { house, players } = await gather(4)
    const random = await begin(players, 'closed')
    if (when === 'later') await playOn(players, random, 8)
    const [host] = players
    await house.live.closeTable(host.tableId, 'operator')
    const record = recordOf(house, host)
    expect(record.inputs.length > 0).toBe(when === 'later')
    expect(record.events?.length).toBeGreaterThan(0)
    fair(record)
  })
})
