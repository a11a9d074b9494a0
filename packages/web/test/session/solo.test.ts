import { bang, firstOf, games, nth, Random, replay, SETS, seedFrom } from '@sundown/engine'
import { lazyGames } from '@sundown/engine/lazy'
import { describe, expect, test, vi } from 'vitest'
import { SelectStore } from '../../src/select/store.ts'
import { SoloSession, soloSetup } from '../../src/session/solo.ts'
import { directPort } from '../../src/session/solo-direct.ts'
import { SoloHost } from '../../src/session/solo-host.ts'
import type { SoloSetup } from '../../src/session/solo-messages.ts'
import { workerPort } from '../../src/session/solo-port.ts'
import { readSave, type Shelf } from '../../src/session/solo-save.ts'
import { randomTaps, until } from './taps.ts'

const memory = (): Shelf & { readonly items: Map<string, string> } => {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const setup = (text: string, players = 5): SoloSetup => ({
  ...soloSetup({ name: 'Ada', game: 'bang', players, bot: 'normal' }),
  seed: seedFrom(text),
})

async function begin(text: string, players?: number, shelf = memory()): Promise<SoloSession> {
  const session = await SoloSession.start(setup(text, players), { port: directPort(), shelf })
  if (!(session instanceof SoloSession)) throw new Error(session.code)
  return session
}

async function reopen(shelf: Shelf): Promise<SoloSession> {
  const session = await SoloSession.restore({ port: directPort(), shelf })
  if (!(session instanceof SoloSession)) throw new Error('nothing to restore')
  return session
}

/** Plays until the end, or until this many answers are given. */
async function play(session: SoloSession, chance: Random, most = Number.POSITIVE_INFINITY): Promise<number> {
  let answers = 0
  for (; answers < most; answers++) {
    const { question, outcome } = session.getSnapshot()
    if (outcome || !question?.options) break
    expect(await session.answer(await randomTaps(session, question, chance))).toBeUndefined()
  }
  return answers
}

describe('a game against bots in the page', () => {
  test('bots wait until the deal has been shown, but not for ever', async () => {
    const waits: number[] = []
    let job: () => void = () => undefined
    const frames: string[] = []
    const host = new SoloHost({
      show: ({ what }) => frames.push(what),
      later: (then, milliseconds) => {
        waits.push(milliseconds)
        job = then
        return () => undefined
      },
      now: () => 0,
    })
    await host.handle({ do: 'start', setup: setup('opening', 5), opening: true })
    expect(waits).toEqual([5000])
    await host.handle({ do: 'seen' })
    expect(waits).toEqual([5000, 700])
    job()
    expect(frames).toEqual(['new', 'step'])
    // Nobody said that he has seen it.
    await host.handle({ do: 'start', setup: setup('opening', 5), opening: true })
    job()
    expect(frames).toEqual(['new', 'step', 'new', 'step'])
  })

  /** The bots of a table of eight, until a person is asked: how long each act was waited for, after how many answers in a duel, and how often the page was told something then. */
  async function atTheirPace(seed: string, tick: number, sets: readonly string[] = SETS) {
    const acts: { readonly wait: number; readonly slaps: number; readonly frames: number }[] = []
    let frames = 0
    let slaps = 0
    let next: { readonly job: () => void; readonly wait: number } | undefined
    let time = 0
    const host = new SoloHost({
      show: ({ events }) => {
        frames++
        slaps = events.some((event) => event.type === 'answered' && event.to === 'duel') ? slaps + 1 : 0
      },
      later: (job, wait) => {
        next = { job, wait }
        return () => undefined
      },
      now: () => {
        time += tick
        return time
      },
    })
    await host.handle({ do: 'start', setup: { ...setup(seed, 8), options: { players: 8, sets: [...sets] } } })
    while (next) {
      const { job, wait } = next
      next = undefined
      const before = slaps
      frames = 0
      job()
      acts.push({ wait, slaps: before, frames })
    }
    return acts
  }

  test('what bots do is shown at their pace, a long turn faster, and what nobody sees takes no time', async () => {
    const acts = (await Promise.all(['a', 'b', 'c', 'd'].map((seed) => atTheirPace(seed, 0)))).flat()
    expect(new Set(acts.filter(({ slaps }) => slaps === 0).map(({ wait }) => wait))).toEqual(new Set([700, 700 / 3]))
    // Several passed in secret, one right after the other.
    expect(acts.some(({ frames }) => frames > 2)).toBe(true)
  })

  test('in a duel of bots the answers come faster and faster', async () => {
    const acts = await atTheirPace('duel 186', 0, ['base'])
    expect(acts.filter(({ slaps }) => slaps > 0).map(({ wait }) => wait)).toEqual([380, 330, 280, 220, 220, 220, 220])
  })

  test('how long a bot has thought is no part of how long it is waited for', async () => {
    const [quick, slow, slower] = await Promise.all([0, 100, 900].map((tick) => atTheirPace('thought', tick)))
    expect(slow?.map(({ wait }) => wait)).toEqual(quick?.map(({ wait }) => wait - 100))
    expect(slower?.every(({ wait }) => wait === 0)).toBe(true)
  })

  test('is played to its end by tapping, told in order, and verified', async () => {
    for (let game = 0; game < 6; game++) {
      const session = await begin(`solo ${game}`, 4 + (game % 4))
      expect(session.getSnapshot().seal).toMatch(/^[0-9a-f]{64}$/)
      await play(session, new Random(seedFrom(`taps ${game}`)))
      session.hurry()
      await until(session, () => session.getSnapshot().record.is === 'open')
      const { log, record, outcome, view } = session.getSnapshot()
      expect(outcome).toEqual(view?.over)
      log.forEach(({ number, before }, i) => {
        expect(number).toBe(firstOf(log).number + i)
        if (i > 0) expect(before).toEqual(nth(log, i - 1).after)
      })
      expect(record.is === 'open' && record.verdict).toMatchObject({ fair: true, sealed: true, shared: false })
      expect(record.is === 'open' && replay(bang, record.record, { verify: true }).fault).toBeUndefined()
    }
  })

  test('is any game of the registry, and opens again as the game it was', async () => {
    expect([...games.keys()]).toEqual(Object.keys(lazyGames))
    for (const [game, players] of [
      ['dice', 5],
      ['duel', 2],
    ] as const) {
      const shelf = memory()
      const start = { ...soloSetup({ name: 'Ada', game, players, bot: 'normal' }), seed: seedFrom(game) }
      const session = await SoloSession.start(start, { port: directPort(), shelf })
      if (!(session instanceof SoloSession)) throw new Error(session.code)
      await play(session, new Random(seedFrom(game)), 5)
      const again = await reopen(shelf)
      expect(again.getSnapshot().view).toEqual(session.getSnapshot().view)
      await play(again, new Random(seedFrom(`${game} on`)))
      again.hurry()
      await until(again, () => again.getSnapshot().record.is === 'open')
      const { view, record } = again.getSnapshot()
      expect(view?.game).toBe(game)
      expect(record.is === 'open' && record.verdict).toMatchObject({ fair: true })
    }
  })

  test('is refused if nobody knows it', async () => {
    const start = { ...setup('nothing'), game: 'chess' }
    expect(await SoloSession.start(start, { port: directPort() })).toEqual({ code: 'no-such-game' })
  })

  test('survives a reload at any moment', async () => {
    const shelf = memory()
    let session = await begin('reload', 5, shelf)
    const twin = await begin('reload', 5)
    const chance = new Random(seedFrom('reload taps'))
    const other = new Random(seedFrom('reload taps'))
    for (let round = 0; round < 12; round++) {
      await play(session, chance, 3)
      await play(twin, other, 3)
      session = await reopen(shelf)
      expect(session.getSnapshot().view).toEqual(twin.getSnapshot().view)
      expect(session.getSnapshot().question).toEqual(twin.getSnapshot().question)
      const told = session.getSnapshot().log
      expect(told).toHaveLength(1)
      expect(firstOf(told).past).toBe(true)
      expect(firstOf(told).events).toEqual(twin.getSnapshot().log.flatMap(({ events }) => events))
    }
  })

  test.each(['pagehide', 'hashchange'])('is saved without waiting for an idle moment at a %s', async (what) => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('requestIdleCallback', () => 1)
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    const shelf = memory()
    const saved = () => readSave(shelf)?.record.inputs.length ?? 0
    const session = await begin('idle', 5, shelf)
    const before = saved()
    await play(session, new Random(seedFrom('idle taps')), 2)
    expect(saved()).toBe(before)
    page.dispatchEvent(new Event(what))
    vi.unstubAllGlobals()
    expect(saved()).toBeGreaterThan(before)
  })

  test('that found no room is saved when the page goes, if there is room by then', async () => {
    const leaving: (() => void)[] = []
    vi.stubGlobal('addEventListener', (_: string, job: () => void) => leaving.push(job))
    const kept = memory()
    let isFull = false
    const setItem = (key: string, value: string) => {
      if (isFull) throw new Error('no room')
      kept.setItem(key, value)
    }
    const session = await begin('room', 5, { ...kept, setItem })
    vi.unstubAllGlobals()
    isFull = true
    await play(session, new Random(seedFrom('room taps')), 2)
    const saved = () => readSave(kept)?.record.inputs.length ?? 0
    const before = saved()
    for (const leave of leaving) leave()
    expect(saved()).toBe(before)
    isFull = false
    for (const leave of leaving) leave()
    expect(saved()).toBeGreaterThan(before)
  })

  test('takes decisions back, one after the other; the bots do the same again', async () => {
    const session = await begin('undo')
    const chance = new Random(seedFrom('undo taps'))
    const moments = [session.getSnapshot()]
    expect(firstOf(moments).canUndo).toBe(false)
    for (let i = 0; i < 6; i++) {
      await play(session, chance, 1)
      moments.push(session.getSnapshot())
    }
    for (let i = 5; i >= 0; i--) {
      session.undo()
      const { view, question, log } = session.getSnapshot()
      expect(view).toEqual(nth(moments, i).view)
      expect(question).toEqual(nth(moments, i).question)
      expect(log.flatMap(({ events }) => events)).toEqual(nth(moments, i).log.flatMap(({ events }) => events))
    }
    expect(session.getSnapshot().canUndo).toBe(false)
  })

  test('refuses what the rules do not allow, and says why', async () => {
    const session = await begin('why')
    const { question } = session.getSnapshot()
    expect(await session.answer({ id: 'nonsense' })).toMatchObject({ code: expect.any(String) })
    expect(await session.whyNot([{ id: 'play', card: 999 }])).toMatchObject([{ code: expect.any(String) }])
    expect(session.getSnapshot().question).toBe(question)
  })

  test('a save whose set is not here says so, and stays', async () => {
    const shelf = memory()
    await begin('without its set', 4, shelf)
    const text = shelf.getItem('sundown.solo')?.replace('"options":{', '"options":{"sets":["cattle-drive"],') ?? ''
    shelf.setItem('sundown.solo', text)
    expect(await SoloSession.restore({ port: directPort(), shelf })).toEqual({ code: 'no-such-set', facts: { set: 'cattle-drive' } })
    expect(shelf.getItem('sundown.solo')).toBe(text)
  })

  test('a save that is broken or of other rules is refused, and the next game begins', async () => {
    const shelf = memory()
    await begin('broken', 4, shelf)
    const save = readSave(shelf)
    if (!save) throw new Error('nothing was saved')
    shelf.setItem('sundown.solo', JSON.stringify({ ...save, record: { ...save.record, rulesVersion: '0' } }))
    expect(await SoloSession.restore({ port: directPort(), shelf })).toEqual({ code: 'rules-changed' })
    expect(await SoloSession.restore({ port: directPort(), shelf })).toBeUndefined()
    shelf.setItem('sundown.solo', '{')
    expect(await SoloSession.restore({ port: directPort(), shelf })).toBeUndefined()
    const closed: Shelf = {
      ...shelf,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(await SoloSession.start(setup('full'), { port: directPort(), shelf: closed })).toBeInstanceOf(SoloSession)
    expect(await SoloSession.start({ ...setup('bad'), options: { players: 99 } }, { port: directPort() })).toEqual({ code: 'bad-options' })
  })

  test('bots take their time, unless hurried', async () => {
    const session = await SoloSession.start(setup('pace', 7), { port: directPort({ pace: 20 }) })
    if (!(session instanceof SoloSession)) throw new Error(session.code)
    const asked = () => session.getSnapshot().question?.options !== undefined
    const batches = session.getSnapshot().log.length
    if (!asked()) {
      expect(session.getSnapshot().busy).toBe(true)
      session.hurry()
      expect(asked()).toBe(true)
      expect(session.getSnapshot().log.length).toBeGreaterThan(batches)
    }
    expect(session.getSnapshot().busy).toBe(false)
    session.leave()
  })

  test('the worker port sends requests and hands on replies and frames', async () => {
    const sent: unknown[] = []
    let hear: (event: { data: never }) => void = () => undefined
    const port = workerPort({
      postMessage: (message) => sent.push(message),
      terminate: () => sent.push('terminated'),
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'message') hear = listener as never
      },
    })
    const reply = port.ask({ do: 'undo' })
    expect(sent).toEqual([{ id: 1, request: { do: 'undo' } }])
    hear({ data: { say: 'reply', id: 1, reply: { offered: [1] } } as never })
    expect(await reply).toEqual({ offered: [1] })
  })
})

test('the selection store follows the questions and sends the answers', async () => {
  const session = await begin('store', 4)
  const select = new SelectStore(session)
  const chance = new Random(seedFrom('store taps'))
  for (let taps = 0; taps < 400 && !session.getSnapshot().outcome; taps++) {
    const { offer, question } = select.getSnapshot()
    expect(question).toBe(session.getSnapshot().question)
    if (offer.order.length === 0) break
    select.tap(nth(offer.order, chance.below(offer.order.length)))
    await until(select, () => !select.getSnapshot().busy)
    expect(select.getSnapshot().refusal).toBeUndefined()
  }
  expect(session.getSnapshot().log.length).toBeGreaterThan(10)
  select.dispose()
})
