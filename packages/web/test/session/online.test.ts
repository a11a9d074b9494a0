import { setTimeout as wait } from 'node:timers/promises'
import { firstOf, nth, Random, seedFrom } from '@sundown/engine'
import { TableSettings } from '@sundown/protocol'
import { describe, expect, test, vi } from 'vitest'
import type { Hub } from '../../src/session/online.ts'
import { TableSession } from '../../src/session/online-table.ts'
import { Browser, dataFolder, serve } from './gathering.ts'
import { randomTaps, until } from './taps.ts'

const settings = (change: object = {}) => TableSettings.parse({ options: { players: 4 }, botPace: 0, ...change })

const live = (hub: Hub) => until(hub, () => hub.getSnapshot().connection === 'live')

async function create(hub: Hub, change: object = {}): Promise<TableSession> {
  await live(hub)
  const { session, refusal } = await hub.create(settings(change))
  if (!session) throw new Error(refusal.code)
  return session
}

/** Everybody sits down and the host starts. */
async function gather(hubs: readonly Hub[], change: object = {}): Promise<TableSession[]> {
  const host = await create(firstOf(hubs), change)
  const code = host.getSnapshot().table?.code ?? ''
  const sessions = [host]
  for (const hub of hubs.slice(1)) {
    await live(hub)
    const session = TableSession.at(hub, { code })
    await until(session, () => session.getSnapshot().table !== undefined)
    sessions.push(session)
  }
  for (const session of sessions) expect(await session.sit()).toBeUndefined()
  for (const session of sessions.slice(1)) expect(await session.ready(true)).toBeUndefined()
  expect(await host.start()).toBeUndefined()
  for (const session of sessions) await until(session, () => session.getSnapshot().view !== undefined)
  return sessions
}

/** Answers whatever is asked, at random, until the game is over or `stop` says so. */
async function play(session: TableSession, text: string, each: () => boolean = () => false): Promise<void> {
  const chance = new Random(seedFrom(text))
  const asked = () => session.getSnapshot().question?.options
  for (;;) {
    await until(session, () => session.getSnapshot().outcome !== undefined || asked() !== undefined)
    const { question, outcome } = session.getSnapshot()
    if (outcome) return
    if (!question?.options || each()) return
    const answer = await randomTaps(session, { ...question, interjections: undefined }, chance).catch(() => undefined)
    // The line broke while the answer was put together: asked again, whether or not the question comes anew.
    if (!answer) {
      await wait(20)
      continue
    }
    const refusal = session.getSnapshot().question === question ? await session.answer(answer) : undefined
    // Somebody else was faster, or our answer had arrived before the line broke.
    if (refusal && refusal.code !== 'old-question' && refusal.code !== 'not-asked') throw new Error(JSON.stringify(refusal))
    await until(session, () => session.getSnapshot().question !== question || session.getSnapshot().outcome !== undefined)
  }
}

describe('settings', () => {
  test('a second change builds on the first, however fast it comes', async () => {
    const server = await serve(dataFolder())
    const session = await create(new Browser(server.url).open('Ada'))
    const changes = [
      session.change((now) => ({ ...now, game: 'dice', options: { players: 4 } })),
      session.change((now) => ({ ...now, options: { ...now.options, players: 3 } })),
      session.change((now) => ({ ...now, openTalk: true })),
    ]
    expect(await Promise.all(changes)).toEqual([undefined, undefined, undefined])
    await until(session, () => session.getSnapshot().table?.settings.openTalk === true)
    expect(session.getSnapshot().table?.settings).toMatchObject({ game: 'dice', options: { players: 3 }, openTalk: true })
    expect(session.getSnapshot().table?.seats).toHaveLength(3)
    // More than the server tells about at once.
    const players = [4, 5, 6, 7, 8, 7, 6, 3].map((n) => session.change((now) => ({ ...now, options: { ...now.options, players: n } })))
    const talk = session.change((now) => ({ ...now, spectators: false }))
    expect(await Promise.all([...players, talk])).toEqual(Array.from({ length: 9 }, () => undefined))
    await until(session, () => session.getSnapshot().table?.settings.spectators === false)
    expect(session.getSnapshot().table?.settings).toMatchObject({ game: 'dice', options: { players: 3 }, openTalk: true })
    // One that is refused changes nothing for the next.
    const refused = session.change((now) => ({ ...now, options: { players: 99 } }))
    const after = session.change((now) => ({ ...now, openTalk: false }))
    expect(await refused).toMatchObject({ code: 'bad-options' })
    expect(await after).toBeUndefined()
    await until(session, () => session.getSnapshot().table?.settings.openTalk === false)
    expect(session.getSnapshot().table?.settings).toMatchObject({ game: 'dice', options: { players: 3 }, openTalk: false })
    await server.stop()
  })
})

describe('four people at a real server', () => {
  test('play a whole game with drops and resumes, see the same, and verify the deal', { timeout: 40_000 }, async () => {
    const server = await serve(dataFolder())
    const browsers = ['Ada', 'Bea', 'Cid', 'Dan'].map(() => new Browser(server.url))
    const hubs = browsers.map((browser, i) => browser.open(nth(['Ada', 'Bea', 'Cid', 'Dan'], i)))
    const sessions = await gather(hubs)
    const spectator = new Browser(server.url).open('Eve')
    await live(spectator)
    const watching = TableSession.at(spectator, { code: firstOf(sessions).getSnapshot().table?.code ?? '' })
    await until(watching, () => watching.getSnapshot().view !== undefined)
    expect(watching.getSnapshot()).toMatchObject({ me: null, question: expect.anything() })

    const drops = new Random(seedFrom('drops'))
    let dropped = 0
    await Promise.all(
      sessions.map((session, i) =>
        play(session, `online ${i}`, () => {
          if (drops.below(15) === 0) {
            dropped++
            nth(browsers, drops.below(4)).drop()
          }
          return false
        }),
      ),
    )
    expect(dropped).toBeGreaterThan(0)
    for (const session of sessions) {
      await until(session, () => session.getSnapshot().record.is === 'open')
      const { record, view, names, log } = session.getSnapshot()
      expect(record.is === 'open' && record.verdict).toMatchObject({ fair: true, shared: true, mine: true, sealed: true })
      expect(view?.seats).toEqual(firstOf(sessions).getSnapshot().view?.seats)
      expect(names.toSorted()).toEqual(['Ada', 'Bea', 'Cid', 'Dan'])
      log.forEach(({ number, before }, i) => {
        expect(number).toBe(firstOf(log).number + i)
        if (i > 0) expect(before).toBe(nth(log, i - 1).after)
      })
    }
    await until(watching, () => watching.getSnapshot().record.is === 'open')

    expect(await firstOf(sessions).rematch()).toBeUndefined()
    for (const session of sessions) {
      // Nobody is thrown out of the end: it stays until he goes along.
      await until(session, () => session.getSnapshot().table?.status === 'open')
      expect(session.getSnapshot()).toMatchObject({ outcome: expect.anything(), record: { is: 'open' } })
      session.follow()
      await until(session, () => session.getSnapshot().game === undefined)
      expect(session.getSnapshot()).toMatchObject({ view: undefined, log: [], record: { is: 'secret' } })
    }
    await server.stop()
  })

  test('outlive a restart of the server in the middle of a game', { timeout: 40_000 }, async () => {
    const data = dataFolder()
    const first = await serve(data)
    const browsers = [0, 1, 2, 3].map(() => new Browser(first.url))
    const hubs = browsers.map((browser, i) => browser.open(`Rider${i}`))
    const sessions = await gather(hubs)
    const early = sessions.map((session, i) => {
      let answers = 0
      return play(session, `before ${i}`, () => ++answers > 4)
    })
    await Promise.race(early)
    const before = firstOf(sessions).getSnapshot().log.length
    await first.stop()
    await until(firstOf(hubs), () => firstOf(hubs).getSnapshot().connection === 'lost')
    const second = await serve(data, first.port)
    for (const hub of hubs) await live(hub)
    await Promise.all(sessions.map((session, i) => play(session, `after ${i}`)))
    expect(firstOf(sessions).getSnapshot().log.length).toBeGreaterThan(before)
    for (const session of sessions) await until(session, () => session.getSnapshot().record.is === 'open')
    await second.stop()
  })
})

describe('around the table', () => {
  test('why cards are dimmed comes with the question, and is what the server says when asked', { timeout: 20_000 }, async () => {
    const server = await serve(dataFolder())
    const hub = new Browser(server.url).open('Ada')
    const session = await create(hub)
    expect(await session.sit()).toBeUndefined()
    for (let seat = 0; seat < 3; seat++) expect(await session.addBot('easy')).toBeUndefined()
    const isDimmed = () => session.getSnapshot().question?.reasons !== undefined
    // Somebody may fall before he ever holds a card that cannot be played: then it is dealt anew.
    for (let deals = 0; deals < 8 && !isDimmed(); deals++) {
      if (deals > 0) {
        expect(await session.rematch()).toBeUndefined()
        session.follow()
        await until(session, () => session.getSnapshot().game === undefined)
      }
      expect(await session.start()).toBeUndefined()
      await play(session, `dimmed ${deals}`, isDimmed)
    }
    const { question, table } = session.getSnapshot()
    const answers = (question?.reasons ?? []).map(({ id, card }) => ({ id, card }))
    expect(answers.length).toBeGreaterThan(0)

    const send = vi.spyOn(hub, 'send')
    const known = await session.whyNot(answers)
    expect(send).not.toHaveBeenCalled()
    expect(await hub.send({ do: 'why-not', table: table?.id ?? '', answers })).toEqual({ is: 'done', result: known })
    // Each kind of question has words of its own for what it never offers.
    expect(await session.whyNot([{ id: 'nonsense' }, ...answers])).toEqual([{ code: expect.any(String) }, ...known])
    expect(send).toHaveBeenLastCalledWith({ do: 'why-not', table: table?.id, answers: [{ id: 'nonsense' }] })
    await server.stop()
  })

  test('somebody who has come too often comes again after a while, and is not sent away', { timeout: 40_000 }, async () => {
    // One visit a second, and 30 at once.
    const server = await serve(dataFolder(), 0, { visitsPerMinute: 30 })
    const host = await create(new Browser(server.url).open('Ada'))
    const table = { code: host.getSnapshot().table?.code ?? '' }
    const hub = new Browser(server.url).open('Bea')
    await live(hub)
    for (let i = 0; i < 30; i++) {
      const visit = TableSession.at(hub, table)
      await until(visit, () => visit.getSnapshot().table !== undefined)
      visit.leave()
    }
    const late = TableSession.at(hub, table)
    await until(late, () => late.getSnapshot().table !== undefined || late.getSnapshot().gone !== undefined)
    expect(late.getSnapshot().gone).toBeUndefined()
    await server.stop()
  })

  test('who comes by a code, or again, reads what was said before', { timeout: 20_000 }, async () => {
    const server = await serve(dataFolder())
    const host = await create(new Browser(server.url).open('Ada'))
    expect(await host.chat('Evening.')).toBeUndefined()
    const hub = new Browser(server.url).open('Bea')
    await live(hub)
    const there = TableSession.at(hub, { code: host.getSnapshot().table?.code ?? '' })
    await until(there, () => there.getSnapshot().chat.length === 1)
    expect(there.getSnapshot().chat[0]?.text).toBe('Evening.')
    await server.stop()
  })

  test('how long somebody has been away goes on, whatever else changes at the table', { timeout: 20_000 }, async () => {
    const server = await serve(dataFolder())
    const browsers = ['Ada', 'Bea'].map(() => new Browser(server.url))
    const hubs = browsers.map((browser, i) => browser.open(nth(['Ada', 'Bea'], i)))
    const [host, guest] = await gather(hubs, { game: 'duel', options: {} })
    if (!host || !guest) throw new Error('two came')
    const away = () => host.getSnapshot().table?.seats.find(({ person }) => person?.name === 'Bea')?.away ?? undefined
    nth(hubs, 1).close()
    await until(host, () => away() !== undefined)
    const since = performance.now() - host.getSnapshot().tableAt
    await new Promise((done) => setTimeout(done, 1200 - since))
    const spectator = new Browser(server.url).open('Eve')
    await live(spectator)
    TableSession.at(spectator, { code: host.getSnapshot().table?.code ?? '' })
    await until(host, () => host.getSnapshot().table?.spectators.length === 1)
    expect(away()).toBeGreaterThan(1.1)
    await server.stop()
  })

  test('tables, bots, settings, talk, people', { timeout: 20_000 }, async () => {
    const server = await serve(dataFolder())
    const ada = new Browser(server.url).open('Ada')
    const other = new Browser(server.url)
    const bea = other.open('Bea')
    await live(bea)
    await bea.follow(true)
    const table = await create(ada, { public: true })
    await until(bea, () => bea.getSnapshot().tables?.length === 1)
    const there = TableSession.at(bea, { table: bea.getSnapshot().tables?.[0]?.id ?? '' })
    await until(there, () => there.getSnapshot().table !== undefined)
    expect(await there.addBot('rule')).toMatchObject({ code: 'not-host' })
    expect(await table.sit(0)).toBeUndefined()
    expect(await there.sit(0)).toMatchObject({ code: 'seat-taken' })
    expect(await there.sit(1)).toBeUndefined()
    expect(await table.addBot('rule', 2)).toBeUndefined()
    expect(await table.addBot('rule', 3)).toBeUndefined()
    // Pressed twice: the bot is gone, and nobody is told that he was wrong.
    expect(await Promise.all([table.removeBot(3), table.removeBot(3)])).toEqual([undefined, undefined])
    expect(await Promise.all([there.stand(), there.stand()])).toEqual([undefined, undefined])
    expect(await there.sit(1)).toBeUndefined()
    expect(await table.change(() => settings({ public: true, options: { players: 5 } }))).toBeUndefined()
    expect(await there.chat('Evening.')).toBeUndefined()
    expect(await there.phrase('good-game')).toBeUndefined()
    await until(table, () => table.getSnapshot().chat.length === 2)
    expect(await ada.mute(bea.getSnapshot().you?.id ?? '', true)).toBeUndefined()
    expect(ada.getSnapshot().muted).toHaveLength(1)
    expect(await table.talk(false)).toBeUndefined()
    expect(await there.chat('Hello?')).toMatchObject({ code: 'talk-closed' })
    expect(await table.kick(bea.getSnapshot().you?.id ?? '')).toBeUndefined()
    await until(there, () => there.getSnapshot().gone !== undefined)
    for (const code of ['ZZZZZZ', 'ZZ']) {
      const wrong = TableSession.at(bea, { code })
      await until(wrong, () => wrong.getSnapshot().gone === 'no-such-table')
    }

    const { value: account } = await bea.api.register('Beatrix', 'correct horse battery')
    expect(account?.recoveryCode).toBeTypeOf('string')
    expect((await bea.api.rename('Bea Trix')).value?.you.name).toBe('Bea Trix')
    const { value: token } = await bea.api.makeToken('my bot')
    expect((await bea.api.tokens()).value?.tokens).toHaveLength(1)
    expect((await bea.api.revokeToken(token?.id ?? '')).refusal).toBeUndefined()
    expect((await bea.api.data()).value?.person.account).toBe(true)
    expect((await bea.api.history()).value?.games).toEqual([])
    expect((await bea.api.logout()).refusal).toBeUndefined()
    expect((await bea.api.login('Bea Trix', 'wrong wrong wrong')).refusal?.code).toBe('wrong-password')
    expect((await bea.api.login('Bea Trix', 'correct horse battery')).value?.you.account).toBe(true)
    bea.retry()
    await until(bea, () => bea.getSnapshot().connection === 'live' && bea.getSnapshot().you?.account === true)
    expect((await bea.api.deleteMe()).refusal?.code).toBe('wrong-password')
    expect(table.getSnapshot().chat).toHaveLength(2)
    expect((await bea.api.deleteMe('correct horse battery')).refusal).toBeUndefined()
    // What she has said is gone from the pages that showed it.
    await until(table, () => table.getSnapshot().chat.length === 0)
    await until(bea, () => bea.getSnapshot().connection === 'out')
    await server.stop()
  })

  test('several tabs of one person, and leaving for good', { timeout: 20_000 }, async () => {
    const server = await serve(dataFolder())
    const browser = new Browser(server.url)
    const one = browser.open('Ada')
    const first = await create(one)
    const two = browser.open('Ada')
    await live(two)
    expect(two.getSnapshot().you?.id).toBe(one.getSnapshot().you?.id)
    const second = TableSession.at(two, { code: first.getSnapshot().table?.code ?? '' })
    expect(await first.sit()).toBeUndefined()
    for (let bot = 0; bot < 3; bot++) expect(await first.addBot('rule')).toBeUndefined()
    expect(await first.start()).toBeUndefined()
    await until(second, () => second.getSnapshot().view !== undefined)
    let answers = 0
    await play(first, 'two tabs', () => ++answers > 5)
    const seen = JSON.stringify(first.getSnapshot().view)
    await until(second, () => JSON.stringify(second.getSnapshot().view) === seen)
    expect(second.getSnapshot().question).toEqual(first.getSnapshot().question)
    if (!first.getSnapshot().outcome) {
      expect(await second.quit()).toBeUndefined()
      await until(first, () => first.getSnapshot().me === null)
      expect(firstOf(first.getSnapshot().log).past).toBe(true)
    }
    await until(first, () => first.getSnapshot().record.is === 'open')
    await server.stop()
  })

  test('a server that is gone is said to be, and found again', { timeout: 20_000 }, async () => {
    const data = dataFolder()
    const server = await serve(data)
    const browser = new Browser(server.url)
    const hub = browser.open('Ada')
    await live(hub)
    browser.offline = true
    browser.drop()
    await until(hub, () => hub.getSnapshot().connection === 'gone')
    expect(await hub.create(settings())).toMatchObject({ refusal: { code: 'unreachable' } })
    expect((await hub.api.me()).refusal).toEqual({ code: 'unreachable' })
    browser.offline = false
    hub.retry()
    await live(hub)
    await server.stop()
  })

  test('a line that is opened anew, as after a login, asks again for what was under way; one that is closed for good does not', {
    timeout: 20_000,
  }, async () => {
    const server = await serve(dataFolder())
    const hub = new Browser(server.url).open('Ada')
    const session = await create(hub)
    expect(await session.sit()).toBeUndefined()
    for (let bot = 0; bot < 3; bot++) expect(await session.addBot('rule')).toBeUndefined()
    expect(await session.start()).toBeUndefined()
    await hub.follow(true)
    await play(session, 'opened anew', () => true)

    const { question } = session.getSnapshot()
    if (!question) throw new Error('nobody is asked')
    // The first option alone may be no whole answer: cards or a seat may be missing in it.
    const whole = await randomTaps(session, { ...question, interjections: undefined }, new Random(seedFrom('whole')))
    const answered = session.answer(whole)
    hub.retry()
    expect(hub.getSnapshot().connection).toBe('connecting')
    expect(await answered).toBeUndefined()
    await play(session, 'opened anew', () => true)
    // The line that follows the tables is the new one.
    await create(new Browser(server.url).open('Bea'), { public: true })
    await until(hub, () => hub.getSnapshot().tables?.length === 1)

    const unanswered = session.answer(firstOf(session.getSnapshot().question?.options ?? []))
    hub.close()
    expect(await unanswered).toMatchObject({ code: 'unreachable' })
    await server.stop()
  })

  const nothing = () => undefined

  /** A line to a server that greets with what `greeting` says. */
  function greeted(greeting: () => object): ReturnType<Browser['socket']> {
    const socket: ReturnType<Browser['socket']> = {
      onopen: nothing,
      onmessage: nothing,
      onclose: nothing,
      close: nothing,
      send: (text) => {
        const re: number = JSON.parse(text).id
        queueMicrotask(() => socket.onmessage(JSON.stringify({ ...greeting(), re })))
      },
    }
    queueMicrotask(() => socket.onopen())
    return socket
  }
  const welcome = { say: 'welcome', you: { id: 'me', name: 'Ada' }, muted: [], tables: [], moves: [], quickSeconds: 30 }

  test('a server that hangs is given up and asked again; what it says too late opens no second line', async () => {
    const { Line } = await import('../../src/session/online-line.ts')
    const answers: (() => void)[] = []
    let [opened, knocks] = [0, 0]
    const line = new Line({
      knock: () => (++knocks < 3 ? new Promise((done) => answers.push(() => done(undefined))) : Promise.resolve(undefined)),
      open: () => {
        opened++
        return greeted(() => welcome)
      },
      language: () => 'en',
      times: { firstWait: 50, echo: 20 },
      onState: nothing,
      onWelcome: nothing,
      onMessage: nothing,
    })
    line.connect()
    await expect.poll(() => knocks).toBe(2)
    answers[0]?.()
    await expect.poll(() => line.state).toBe('live')
    expect([knocks, opened]).toEqual([3, 1])
    line.close()
  })

  test('a server that cannot greet yet is asked again', async () => {
    const { Line } = await import('../../src/session/online-line.ts')
    const states: string[] = []
    let greetings = 0
    const away = { say: 'refused', refusal: { code: 'store-away' } }
    const line = new Line({
      knock: async () => undefined,
      open: () => greeted(() => (++greetings < 3 ? away : welcome)),
      language: () => 'en',
      times: { firstWait: 5 },
      onState: (state) => states.push(state),
      onWelcome: nothing,
      onMessage: nothing,
    })
    line.connect()
    await expect.poll(() => line.state).toBe('live')
    expect(greetings).toBe(3)
    line.close()
  })

  test('a page of another version is told to reload; unknown messages are not heard', async () => {
    const states: string[] = []
    const { Line } = await import('../../src/session/online-line.ts')
    let socket: ReturnType<Browser['socket']> | undefined
    const nothing = () => undefined
    const line = new Line({
      knock: async () => undefined,
      open: () => {
        socket = { onopen: nothing, onmessage: nothing, onclose: nothing, send: nothing, close: nothing }
        return socket
      },
      language: () => 'fr',
      onState: (state) => states.push(state),
      onWelcome: nothing,
      onMessage: nothing,
    })
    line.connect()
    await new Promise((done) => setTimeout(done, 5))
    for (const text of ['{"say":"sunrise"}', 'nonsense', '{}', '7']) socket?.onmessage(text)
    socket?.onmessage(JSON.stringify({ say: 'bye', why: 'reload' }))
    expect(states).toEqual(['reload'])
    line.close()
  })
})
