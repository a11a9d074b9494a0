import { describe, expect, test } from 'vitest'
import { type RunningStore, StoreInUse, Taken } from '../../src/store/store.ts'
import { companyContract } from './company-contract.ts'
import { entry, game, person, record, T0, table } from './samples.ts'

/** Where the stores of these tests are. */
export interface Stores {
  /** A place where nothing is yet. */
  place(): string
  /** A store that is closed after the test; in a new place, if none is named. */
  opened(place?: string): Promise<RunningStore>
}

/** What every store promises. */
export function contract({ place, opened }: Stores): void {
  describe('people', () => {
    test('are kept, changed and found by the name of their account', async () => {
      const store = await opened()
      await store.addPerson(person('p1'))
      await store.changePerson('p1', {
        name: 'Kit',
        nameKey: 'kit',
        passwordHash: 'hash',
        recoveryHash: 'code',
        seenAt: T0 + 5,
        bannedAt: T0 + 9,
      })
      const kept = person('p1', {
        name: 'Kit',
        nameKey: 'kit',
        passwordHash: 'hash',
        recoveryHash: 'code',
        seenAt: T0 + 5,
        bannedAt: T0 + 9,
      })
      expect(await store.person('p1')).toEqual(kept)
      expect(await store.accountNamed('kit')).toEqual(kept)
      expect(await store.accountNamed('kat')).toBeUndefined()
      expect(await store.person('nobody')).toBeUndefined()
    })

    test('have a name key of their own; guests have none and may be many', async () => {
      const store = await opened()
      await store.addPerson(person('p1', { nameKey: 'kit' }))
      await store.addPerson(person('p2'))
      await store.addPerson(person('p3'))
      await expect(store.changePerson('p2', { nameKey: 'kit' })).rejects.toThrow(Taken)
      await expect(store.addPerson(person('p4', { nameKey: 'kit' }))).rejects.toThrow(Taken)
      expect(await store.person('p4')).toBeUndefined()
    })

    test('are known by sessions and tokens, until these are deleted', async () => {
      const store = await opened()
      await store.addPerson(person('p1'))
      await store.addSession('s1', 'p1', T0)
      await store.addSession('s2', 'p1', T0)
      expect(await store.sessionOf('s1')).toEqual({ person: person('p1'), usedAt: T0 })
      await store.deleteSession('s1')
      expect(await store.sessionOf('s1')).toBeUndefined()
      await store.useSession('s2', T0 + 9)
      await store.addSession('s3', 'p1', T0 + 8)
      expect(await store.deleteSessionsUnusedSince(T0 + 8)).toBe(0)
      expect(await store.deleteSessionsUnusedSince(T0 + 9)).toBe(1)
      expect(await store.sessionOf('s3')).toBeUndefined()
      expect(await store.sessionOf('s2')).toEqual({ person: person('p1'), usedAt: T0 + 9 })
      await store.addSession('s4', 'p1', T0)
      const token = { id: 'k1', person: 'p1', label: 'my bot', createdAt: T0, usedAt: null }
      await store.addToken(token, 'h1')
      expect(await store.tokenOf('h1')).toEqual({ person: person('p1'), token })
      await store.useToken('k1', T0 + 7)
      expect(await store.tokens('p1')).toEqual([{ ...token, usedAt: T0 + 7 }])
      expect(await store.deleteToken('p2', 'k1')).toBe(false)
      expect(await store.deleteToken('p1', 'k1')).toBe(true)
      expect(await store.tokenOf('h1')).toBeUndefined()
    })

    test('lose what they are known by together with a change, or neither', async () => {
      const store = await opened()
      await store.addPerson(person('p1'))
      await store.addPerson(person('p2', { nameKey: 'taken' }))
      for (const hash of ['s1', 's2', 's3']) await store.addSession(hash, 'p1', T0)
      await store.addSession('other', 'p2', T0)
      const token = { person: 'p1', label: 'my bot', createdAt: T0, usedAt: null }
      await store.addToken({ id: 'k1', ...token }, 'h1')
      await expect(store.endAccess('p1', { devices: 'all', change: { nameKey: 'taken' } })).rejects.toThrow(Taken)
      expect((await store.tokenOf('h1'))?.person.id).toBe('p1')
      expect(await store.endAccess('p1', { devices: 'none', change: { bannedAt: T0 } })).toEqual({ devices: [], tokens: ['k1'] })
      expect((await store.person('p1'))?.bannedAt).toBe(T0)
      expect(await store.tokenOf('h1')).toBeUndefined()
      await store.addToken({ id: 'k2', ...token }, 'h2')
      expect(await store.endAccess('p1', { devices: { except: 's2' } })).toEqual({ devices: ['s1', 's3'], tokens: ['k2'] })
      expect((await store.sessionOf('s2'))?.person.id).toBe('p1')
      expect(await store.endAccess('p1', { devices: 'all' })).toEqual({ devices: ['s2'], tokens: [] })
      expect((await store.sessionOf('other'))?.person.id).toBe('p2')
    })

    test('mute others, once', async () => {
      const store = await opened()
      await store.addPerson(person('p1'))
      await store.setMute('p1', 'p3', true)
      await store.setMute('p1', 'p2', true)
      await store.setMute('p1', 'p2', true)
      expect(await store.muted('p1')).toEqual(['p2', 'p3'])
      await store.setMute('p1', 'p3', false)
      expect(await store.muted('p1')).toEqual(['p2'])
    })

    test('follow and block others, are seen by whom they want, and meet in games', async () => {
      const store = await opened()
      for (const id of ['p1', 'p2', 'p3']) await store.addPerson(person(id))
      const names = async (id: string) => (await store.friends(id)).map((friend) => [friend.person.id, friend.mutual, friend.shown])
      await store.setFollow('p1', 'p3', T0)
      await store.setFollow('p1', 'p2', T0 + 1)
      await store.setFollow('p1', 'p2', T0 + 2)
      await store.setFollow('p2', 'p1', T0)
      await store.setShown('p3', 'followers')
      await store.setShown('p3', 'nobody')
      expect(await names('p1')).toEqual([
        ['p3', false, 'nobody'],
        ['p2', true, 'friends'],
      ])
      expect([await store.follows('p2', 'p1'), await store.follows('p3', 'p1')]).toEqual([true, false])
      await store.setBlock('p2', 'p1', T0)
      expect([await names('p1'), await names('p2')]).toEqual([[['p3', false, 'nobody']], []])
      expect([[...(await store.apart('p1'))], [...(await store.apart('p2'))]]).toEqual([['p2'], ['p1']])
      expect((await store.blocked('p2')).map(({ id }) => id)).toEqual(['p1'])
      await store.setBlock('p2', 'p1', null)
      expect([...(await store.apart('p1'))]).toEqual([])
      await store.addGame(game('g1', { people: ['p1', 'p3', null] }))
      expect(await store.met('p1', 5)).toEqual([])
      await store.archive('g1', 'over', record(), [0], T0 + 100)
      expect((await store.met('p1', 5)).map(({ id }) => id)).toEqual(['p3'])
    })

    test('who are deleted leave nothing but seats without a name', async () => {
      const store = await opened()
      const seat = { person: 'p1', bot: null, program: true, ready: true }
      const other = { person: 'p2', bot: null, program: false, ready: true }
      for (const id of ['p1', 'p2']) await store.addPerson(person(id))
      await store.addSession('s1', 'p1', T0)
      await store.addToken({ id: 'k1', person: 'p1', label: 'x', createdAt: T0, usedAt: null }, 'h1')
      await store.setMute('p1', 'p2', true)
      await store.setMute('p2', 'p1', true)
      await store.setFollow('p2', 'p1', T0)
      await store.setFollow('p1', 'p2', T0)
      await store.setShown('p1', 'nobody')
      await store.addPerson(person('p3'))
      await store.setBlock('p3', 'p1', T0)
      await store.saveTable(table('t1', { host: 'p1', seats: [seat, other] }))
      await store.addChat('t1', { number: 1, at: T0, from: { id: 'p1', name: 'x', account: false }, text: 'mine' })
      await store.addChat('t1', { number: 2, at: T0, from: { id: 'p2', name: 'x', account: false }, text: 'his' })
      await store.addGame(game('g1'))
      await store.archive('g1', 'over', record(), [0], T0 + 100)

      await store.deletePerson('p1')
      expect(await store.person('p1')).toBeUndefined()
      expect(await store.sessionOf('s1')).toBeUndefined()
      expect(await store.tokenOf('h1')).toBeUndefined()
      expect(await store.muted('p2')).toEqual([])
      expect(await store.friends('p2')).toEqual([])
      expect([...(await store.apart('p3'))]).toEqual([])
      expect((await store.chat('t1', 100)).map(({ text }) => text)).toEqual(['his'])
      expect(await store.tables()).toEqual([
        table('t1', { host: null, seats: [{ person: null, bot: null, program: false, ready: false }, other] }),
      ])
      expect((await store.game('g1'))?.people).toEqual([null, null, 'p2', null])
      expect(await store.record('g1')).toEqual(record())
      expect(await store.gamesOf('p1')).toEqual([])
    })

    test('who are guests and long away are deleted, unless they sit somewhere', async () => {
      const store = await opened()
      await store.addPerson(person('old'))
      await store.addPerson(person('sits'))
      await store.addPerson(person('hosts'))
      await store.addPerson(person('account', { passwordHash: 'x', nameKey: 'account' }))
      await store.addPerson(person('new', { seenAt: T0 + 1000 }))
      await store.saveTable(table('t1', { host: 'hosts', seats: [{ person: 'sits', bot: null, program: false, ready: false }] }))
      for (let i = 0; i < 600; i++) void store.addPerson(person(`many${i}`))
      expect(await store.deleteGuestsUnusedSince(T0 + 1000)).toBe(601)
      const left = await Promise.all(['old', 'sits', 'hosts', 'account', 'new'].map((id) => store.person(id)))
      expect(left.map((found) => found?.id)).toEqual([undefined, 'sits', 'hosts', 'account', 'new'])
    })
  })

  describe('tables', () => {
    test('are saved again and again, and go with their chat', async () => {
      const store = await opened()
      await store.addPerson(person('p1', { passwordHash: 'x' }))
      await store.saveTable(table('t1'))
      const changed = table('t1', { host: 'p1', played: 2, talkOpen: false, paused: true, next: { keep: [1] }, game: 'g1', usedAt: T0 + 9 })
      await store.saveTable(changed)
      expect(await store.tables()).toEqual([changed])
      await store.addChat('t1', { number: 1, at: T0, from: { id: 'p1', name: 'old name', account: true }, text: 'hello' })
      await store.addChat('t1', { number: 2, at: T0, from: null, phrase: 'good-game', aside: true })
      expect(await store.chat('t1', 100)).toEqual([
        { number: 1, at: T0, from: { id: 'p1', name: 'Name of p1', account: true }, text: 'hello' },
        { number: 2, at: T0, from: null, phrase: 'good-game', aside: true },
      ])
      expect(await store.chatOf('p1')).toHaveLength(1)
      await store.deleteTable('t1')
      expect(await store.tables()).toEqual([])
      expect(await store.chat('t1', 100)).toEqual([])
    })

    test('have codes of their own', async () => {
      const store = await opened()
      await store.saveTable(table('t1', { code: 'SAME' }))
      await expect(store.saveTable(table('t2', { code: 'SAME' }))).rejects.toThrow(Taken)
      expect(await store.tables()).toHaveLength(1)
    })
  })

  describe('games', () => {
    test('go from the deal to the archive', async () => {
      const store = await opened()
      const shares = ['1'.repeat(32), null, '2'.repeat(32), null]
      await store.addGame(game('g1', { status: 'dealing' }))
      expect(await store.unfinishedGames()).toEqual([game('g1', { status: 'dealing' })])
      await store.dealt('g1', shares, [4711])
      const dealt = game('g1', { deal: { ...game('g1').deal, shares }, begun: [4711] })
      expect(await store.game('g1')).toEqual(dealt)
      await store.setRulesVersion('g1', '8')
      expect(await store.game('g1')).toEqual({ ...dealt, rulesVersion: '8' })
      await store.append([entry('g1', 1), entry('g1', 2)])
      await store.append([entry('g1', 3, { digests: [], clocks: [] })])
      expect(await store.log('g1')).toEqual([entry('g1', 1), entry('g1', 2), entry('g1', 3, { digests: [], clocks: [] })])
      expect(await store.record('g1')).toBeUndefined()

      await store.archive('g1', 'over', record(), [0], T0 + 60)
      expect(await store.record('g1')).toEqual(record())
      expect(await store.log('g1')).toEqual([])
      expect(await store.unfinishedGames()).toEqual([])
      const past = { game: 'g1', kind: 'bang', players: 4, startedAt: T0, endedAt: T0 + 60 }
      expect(await store.gamesOf('p1')).toEqual([{ ...past, seat: 0, won: true }])
      expect(await store.gamesOf('p2')).toEqual([{ ...past, seat: 2, won: false }])
    })

    test('that are closed have no winner; who leaves for good has no seat', async () => {
      const store = await opened()
      await store.addGame(game('g1'))
      await store.clearSeat('g1', 2)
      await store.archive('g1', 'closed', record(), [], T0 + 60)
      expect(await store.gamesOf('p1')).toMatchObject([{ won: null, endedAt: T0 + 60 }])
      expect(await store.gamesOf('p2')).toEqual([])
    })
  })

  test('everything that resolved is there after opening again', async () => {
    const data = place()
    const store = await opened(data)
    await store.addPerson(person('p1'))
    await store.addGame(game('g1'))
    await Promise.all(Array.from({ length: 50 }, (_, i) => store.append([entry('g1', i + 1)])))
    await store.beat(123.5)
    await store.close()
    const again = await opened(data)
    expect(await again.person('p1')).toEqual(person('p1'))
    expect(await again.log('g1')).toHaveLength(50)
    expect(await again.ran()).toBe(123.5)
  })

  companyContract({ place, opened })

  describe('group commit', () => {
    test('calls that arrive while one commit is under way share the next', async () => {
      const store = await opened()
      await store.addGame(game('g1'))
      const { commits, writes } = store.figures
      const first = store.append([entry('g1', 1)])
      // The first commit has begun when these arrive.
      await new Promise((done) => setImmediate(done))
      const rest = Array.from({ length: 300 }, (_, i) => store.append([entry('g1', i + 2)]))
      await Promise.all([first, ...rest])
      expect(store.figures.writes - writes).toBe(301)
      expect(store.figures.commits - commits).toBeLessThanOrEqual(3)
      expect(await store.log('g1')).toHaveLength(301)
    })

    test('a taken sequence number fails its own batch as a whole, and no other', async () => {
      const store = await opened()
      for (const id of ['g1', 'g2', 'g3']) await store.addGame(game(id))
      await store.append([entry('g1', 1)])
      const results = await Promise.allSettled([
        store.append([entry('g2', 1)]),
        store.append([entry('g1', 3), entry('g1', 2), entry('g1', 1)]),
        store.append([entry('g3', 1), entry('g3', 2)]),
        store.append([entry('g2', 1)]),
        store.append([entry('g1', 2)]),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
      for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Taken)
      expect((await store.log('g1')).map(({ seq }) => seq)).toEqual([1, 2])
      expect((await store.log('g2')).map(({ seq }) => seq)).toEqual([1])
      expect((await store.log('g3')).map(({ seq }) => seq)).toEqual([1, 2])
    })

    test('racing for the same numbers gives each of them once', async () => {
      const store = await opened()
      await store.addGame(game('g1'))
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, (_, writer) =>
          Array.from({ length: 50 }, (_, i) => store.append([entry('g1', i + 1, { digests: [writer] })])),
        ).flat(),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
      expect(await store.log('g1')).toHaveLength(50)
    })

    test('an answer to a game that is not there is refused, and the rest goes on', async () => {
      const store = await opened()
      await store.addGame(game('g1'))
      const [bad, good] = await Promise.allSettled([store.append([entry('g9', 1)]), store.append([entry('g1', 1)])])
      expect([bad?.status, good?.status]).toEqual(['rejected', 'fulfilled'])
    })
  })

  test('one server to a store', async () => {
    const data = place()
    const store = await opened(data)
    await expect(opened(data)).rejects.toThrow(StoreInUse)
    await store.close()
    await opened(data)
  })
}
