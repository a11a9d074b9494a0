import { firstOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { asked, begin, caughtUp, gather, letPlay, open, outcome } from './gather.ts'
import { anyAnswer } from './player.ts'
import { settle } from './turned-clock.ts'

/** Whatever is refused leaves the whole store as it was. */
async function refuses(store: { snapshot(): string }, tries: readonly (readonly [string, () => Promise<unknown>])[]): Promise<void> {
  for (const [code, asking] of tries) {
    const before = store.snapshot()
    expect(await outcome(asking())).toBe(code)
    expect(store.snapshot()).toBe(before)
  }
}

const settings = { options: { players: 4 } }

describe('refused, with nothing changed', () => {
  test('at an open table', async () => {
    const { house, players, host, code } = await gather(3, {}, 1)
    const [, bob] = players
    const other = await house.player('Other')
    await refuses(house.store, [
      ['no-such-table', () => other.ask('come', { code: 'AAAAAA' })],
      ['no-such-table', () => other.ask('sit', { table: 'a'.repeat(16) })],
      ['not-at-table', () => other.ask('sit', { table: host.tableId })],
      ['not-at-table', () => other.ask('chat', { table: host.tableId, text: 'x' })],
      ['bad-message', () => other.ask('come', { code: 'OOOOOO' })],
    ])
    await other.come(code)
    await refuses(house.store, [
      ['table-full', () => other.at('sit')],
      ['seat-taken', () => other.at('sit', { seat: 0 })],
      ['no-such-seat', () => other.at('sit', { seat: 7 })],
      ['not-seated', () => other.at('stand')],
      ['not-seated', () => other.at('ready', { ready: true })],
      ['not-host', () => bob.at('start')],
      ['not-host', () => bob.at('bot', { bot: 'rule' })],
      ['not-host', () => bob.at('settings', { settings })],
      ['not-host', () => bob.at('kick', { person: host.id })],
      ['not-host', () => bob.at('hand-over', { person: bob.id })],
      ['not-host', () => bob.at('rematch')],
      ['no-such-bot', () => host.at('bot', { bot: 'hal' })],
      ['table-full', () => host.at('bot', { bot: 'rule' })],
      ['no-such-seat', () => host.at('remove-bot', { seat: 0 })],
      ['no-such-person', () => host.at('kick', { person: 'a'.repeat(16) })],
      ['no-such-person', () => host.at('kick', { person: host.id })],
      ['bad-options', () => host.at('settings', { settings: { options: { players: 99 } } })],
      ['bad-options', () => host.at('settings', { settings: { options: { sets: ['nonsense'] } } })],
      ['bad-options', () => host.at('settings', { settings: { game: 'chess' } })],
      ['bad-options', () => host.at('settings', { settings: { options: { seed: '00' } } })],
      ['bad-options', () => host.ask('create', { settings: { options: { previous: { sheriff: 0, survivors: ['bart-cassidy'] } } } })],
      ['not-started', () => host.at('answer', { number: 1, answer: { id: 'x' } })],
      ['not-started', () => host.at('resume')],
      ['not-started', () => host.at('share', { share: '0'.repeat(32) })],
      ['not-started', () => host.at('quit')],
      ['not-started', () => host.at('pause', { pause: true })],
      ['not-started', () => host.at('rematch')],
    ])
    await bob.at('ready', { ready: false })
    await refuses(house.store, [['not-everybody-ready', () => host.at('start')]])
    await bob.at('stand')
    await refuses(house.store, [['too-few-seats', () => host.at('start')]])
  })

  test('during a game', async () => {
    const { house, players, host, code } = await gather(4)
    const random = await begin(players, 'refused')
    const acting = await asked(players)
    const idle = players.find((player) => player !== acting) ?? host
    const watcher = await house.player('Watcher')
    await watcher.come(code)
    const { question } = acting
    if (!question) throw new Error('not asked')
    const answer = await anyAnswer(acting, question, random)
    const { number } = question
    await refuses(house.store, [
      ['not-asked', () => idle.at('answer', { number, answer })],
      ['not-your-seat', () => watcher.at('answer', { number, answer })],
      ['old-question', () => acting.at('answer', { number: number - 1, answer })],
      ['old-question', () => acting.at('answer', { number: number + 1, answer })],
      ['bad-message', () => acting.at('answer', { number, answer, seat: 2 })],
      ['bad-message', () => acting.at('answer', { number, answer: { ...answer, more: 1 } })],
      ['bad-message', () => acting.at('answer', { number: 'x', answer })],
      ['bad-message', () => acting.at('answer', { number, answer: { id: 7 } })],
      ['bad-message', () => acting.at('answer', { number, answer: { id: 'x', picks: [['y']] } })],
      ['bad-message', () => acting.at('nonsense')],
      ['already-started', () => watcher.at('sit')],
      ['already-started', () => host.at('start')],
      ['already-started', () => host.at('settings', { settings })],
      ['already-started', () => host.at('kick', { person: players[1].id })],
      ['already-started', () => host.at('share', { share: '1'.repeat(32) })],
      ['already-started', () => host.at('rematch')],
      ['not-seated', () => watcher.at('pause', { pause: true })],
      ['not-seated', () => watcher.at('quit')],
    ])
    expect(await acting.at('why-not', { answers: [{ id: 'nonsense' }, answer] })).toMatchObject([{ code: 'not-allowed' }, null])
  })

  test('the same answer twice is acknowledged twice and counts once', async () => {
    const { house, players } = await gather(4)
    const random = await begin(players, 'twice')
    const acting = await asked(players)
    const { question } = acting
    if (!question) throw new Error('not asked')
    const answer = await anyAnswer(acting, question, random)
    const message = { do: 'answer', table: acting.tableId, number: question.number, answer }
    const replies: unknown[] = []
    const id = acting.send(message, (reply) => replies.push(reply))
    await acting.until(() => replies.length === 1)
    const before = house.store.snapshot()
    acting.sendRaw(JSON.stringify({ ...message, id }))
    await acting.call('ping')
    expect(acting.heard.filter((heard) => heard.say === 'done' && heard.re === id)).toHaveLength(2)
    expect(await outcome(acting.at('answer', { number: question.number, answer }))).toBe('done')
    await acting.back()
    expect(await outcome(acting.at('answer', { number: question.number, answer }))).toBe('done')
    await house.crash()
    await acting.connect()
    await acting.resume()
    expect(await outcome(acting.at('answer', { number: question.number, answer }))).toBe('done')
    expect(await outcome(acting.at('answer', { number: question.number, answer: { id: 'other' } }))).toMatch(/old-question|not-a/)
    expect(house.store.snapshot()).toBe(before)
  })

  test('messages that are too long, too many, not text, not first, or of another version', async () => {
    const house = await open({ limits: { messagesPerSecond: 5, messageBurst: 20 } })
    const ann = await house.player('Ann')
    const before = house.store.snapshot()
    ann.sendRaw(JSON.stringify({ do: 'chat', id: 99, text: 'x'.repeat(17_000) }))
    ann.sendRaw(Buffer.from('{}'))
    ann.sendRaw('{"do":')
    ann.sendRaw('null')
    await ann.until(() => ann.said('refused').length === 4)
    expect(ann.said('refused').map(({ refusal }) => refusal.code)).toEqual(['too-long', 'bad-message', 'bad-message', 'bad-message'])
    for (let i = 0; i < 60; i++) ann.sendRaw(JSON.stringify({ do: 'list', id: 1000 + i }))
    await ann.until(() => ann.said('refused').length > 30)
    expect(ann.said('refused').at(-1)?.refusal.code).toBe('too-fast')
    await house.clock.turn(10_000)
    expect(await outcome(ann.ask('list'))).toBe('done')
    ann.drop()
    await ann.connect({ hello: false })
    expect(await outcome(ann.ask('list'))).toBe('hello-first')
    expect(await outcome(ann.ask('hello', { version: 99 }))).toBe('wrong-version')
    await ann.until(() => ann.said('bye').length > 0)
    expect(firstOf(ann.said('bye')).why).toBe('reload')
    expect(house.store.snapshot()).toBe(before)
  })

  test('guessing codes, hosting too many tables, opening too many sockets', async () => {
    const house = await open({ limits: { tablesPerPerson: 2, socketsPerPerson: 2 } })
    const ann = await house.player('Ann')
    const { code } = await ann.create(settings)
    await ann.create(settings)
    expect(await outcome(ann.create(settings))).toBe('too-many-tables')
    const eve = await house.player('Eve')
    const codes: string[] = []
    for (let i = 0; i < 12; i++) codes.push(await outcome(eve.ask('come', { code: `AAAAA${'ABCDEFGHJKLM'[i]}` })))
    expect(codes.slice(0, 8)).toEqual(Array(8).fill('no-such-table'))
    expect(codes.slice(8)).toEqual(Array(4).fill('too-fast'))
    expect(await outcome(eve.come(code))).toBe('too-fast')
    eve.drop()
    await eve.connect()
    expect(await outcome(eve.come(code))).toBe('too-fast')
    await house.clock.turn(31_000)
    expect(await outcome(eve.come(code))).toBe('done')
    await house.tab(ann)
    const third = house.tab(ann)
    expect(await Promise.race([third.then(() => 'in'), settle(60).then(() => 'out')])).toBe('out')
  })

  test('a client that does not read is let go', async () => {
    const { players } = await gather(4, {}, 0, { limits: { socketBufferBytes: 200_000 } })
    const [slow, fast] = players
    await begin(players)
    slow.pauseReading()
    for (let i = 0; i < 4000 && fast.table?.seats[slow.seat]?.connected; i++) {
      for (let n = 0; n < 10; n++) slow.sendRaw(JSON.stringify({ do: 'resume', id: 10_000 + i * 10 + n, table: slow.tableId }))
      await caughtUp(fast)
    }
    expect(fast.table?.seats[slow.seat]?.connected).toBe(false)
  })

  test('random rubbish neither crashes nor changes anything', async () => {
    const { house, players } = await gather(4)
    const random = await begin(players, 'rubbish')
    const before = house.store.snapshot()
    const [ann] = players
    const any = (depth = 0): unknown => {
      const kinds = [null, true, random.below(100), -1, 1e99, 'x', ann.tableId, '__proto__', 'constructor', '\u0000', [], {}]
      if (depth > 2 || random.below(2) === 0) return kinds[random.below(kinds.length)]
      const keys = [
        'do',
        'id',
        'table',
        'number',
        'answer',
        'seat',
        'code',
        'text',
        'settings',
        'partial',
        '__proto__',
        'after',
        'card',
        'picks',
      ]
      return Object.fromEntries(Array.from({ length: random.below(5) }, () => [keys[random.below(keys.length)], any(depth + 1)]))
    }
    const names = ['hello', 'answer', 'complete', 'why-not', 'resume', 'start', 'share', 'settings', 'rematch', 'toString', '__proto__']
    for (let i = 0; i < 1500; i++) {
      const rubbish = { id: 50_000 + i, table: ann.tableId, number: 1, ...(any() as object), do: names[random.below(names.length)] }
      ann.sendRaw(JSON.stringify(rubbish))
      if (i % 50 === 0) await ann.call('ping')
    }
    await ann.call('ping')
    expect(house.store.snapshot()).toBe(before)
    expect(house.logged).toEqual([])
    await ann.resume()
    letPlay(players, random)
    await ann.until(() => (ann.state?.seq ?? 0) > 2)
  })
})
