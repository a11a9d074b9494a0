import { type Game, type Json, type Match, nth, Random, replay, seedFrom } from '@sundown/engine'
import { rulesOf } from '@sundown/engine/lazy'
import type { Answer, QuestionView } from '@sundown/protocol'
import { describe, expect, test } from 'vitest'
import { type DeviceParts, DeviceSession } from '../../src/session/device.ts'
import { DeviceHost } from '../../src/session/device-host.ts'
import type { Keep } from '../../src/session/device-keep.ts'
import type { DeviceFrame, DeviceSetup } from '../../src/session/device-messages.ts'

/** A place to keep the game that lives as long as the test. */
class Memory implements Keep {
  save: object | undefined = undefined
  async read(): Promise<unknown> {
    return this.save
  }
  async write(save: object): Promise<void> {
    this.save = structuredClone(save)
  }
  async drop(): Promise<void> {
    this.save = undefined
  }
}

/** In this thread; every frame is noted. */
function parts(keep: Keep, frames: DeviceFrame[] = []): DeviceParts {
  const port: DeviceParts['port'] = { onFrame: () => undefined, ask: (request) => host.handle(request), close: () => undefined }
  const show = (frame: DeviceFrame) => {
    frames.push(frame)
    port.onFrame(frame)
  }
  const host = new DeviceHost({ show, pace: 0, keep })
  return { port }
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Dot', 'Eve']

const setup = (game: string, people: number, bots: number, options: { readonly [name: string]: Json } = {}): DeviceSetup => ({
  game,
  options: { players: people + bots, ...options },
  seed: seedFrom(`${game} ${people}`),
  names: NAMES.slice(0, people + bots),
  bots: Array.from({ length: people + bots }, (_, seat) => (seat < people ? null : 'rule')),
})

const open = async (start: Promise<DeviceSession | { readonly code: string }>): Promise<DeviceSession> => {
  const session = await start
  if (!(session instanceof DeviceSession)) throw new Error(session.code)
  return session
}

/** Any answer that is allowed, made as a page makes it. */
async function anyAnswer(session: DeviceSession, { options = [] }: QuestionView, chance: Random): Promise<Answer> {
  const { id, card, seat, fields = [] } = nth(options, chance.below(options.length))
  const picks: number[][] = []
  const answer = { id, ...(card !== undefined && { card }), ...(seat !== undefined && { seat }) }
  for (const { from, min } of fields) {
    const offered = from ?? (await session.complete({ ...answer, picks })) ?? []
    picks.push(offered.toSorted((a, b) => a - b).slice(0, min))
  }
  return fields.length > 0 ? { ...answer, picks } : answer
}

/** People play at random, each when he is given the device. */
async function play(session: DeviceSession, text: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  const chance = new Random(seedFrom(text))
  for (let i = 0; i < most; i++) {
    const { around, question } = session.getSnapshot()
    if (around.is === 'over') return
    if (around.is === 'covered' && around.next !== undefined) await session.uncover(around.next)
    else if (question?.options) expect(await session.answer(await anyAnswer(session, question, chance))).toBeUndefined()
    else throw new Error(`${around.is}, and nobody is asked`)
  }
}

describe('several people on one device', () => {
  test.each([
    ['bang', 3, 2, { sets: ['base'] }],
    ['dice', 2, 2, {}],
    ['duel', 2, 0, {}],
  ])('%s to its end: whoever is asked holds it, and from one person to another it is covered', async (game, people, bots, options) => {
    const frames: DeviceFrame[] = []
    const session = await open(DeviceSession.start(setup(game, people, bots, options), parts(new Memory(), frames)))
    expect(session.getSnapshot().around).toMatchObject({ is: 'covered', next: expect.any(Number) })
    await play(session, game)
    const { outcome, me, view } = session.getSnapshot()
    expect([outcome?.winners.length, me, view?.own]).toEqual([expect.any(Number), null, undefined])
    await expect.poll(() => session.getSnapshot().record).toMatchObject({ is: 'open', verdict: { fair: true } })
    const held = frames.filter((frame) => frame.is === 'held')
    for (const { seat, view: seen, question } of held) {
      expect(seen.own?.seat).toBe(seat)
      if (question?.options) expect(question.seats ?? [seat]).toContain(seat)
    }
    expect(new Set(held.map(({ seat }) => seat)).size).toBe(people)
    frames.forEach((frame, i) => {
      const before = frames[i - 1]
      if (frame.is === 'held' && before?.is === 'held') expect(before.seat).toBe(frame.seat)
    })
  })

  test('while it is covered the page holds what a spectator was told, and nothing else', async () => {
    const frames: DeviceFrame[] = []
    const keep = new Memory()
    const session = await open(DeviceSession.start(setup('bang', 3, 2), parts(keep, frames)))
    await play(session, 'covered', 40)
    await session.uncover(1)
    session.cover()
    const { around, view, question, log } = session.getSnapshot()
    expect([around.is, view, question, log]).toEqual(['covered', undefined, undefined, []])
    const covered = frames.filter((frame) => frame.is === 'covered')
    expect(covered.some(({ told }) => told.length > 0)).toBe(true)
    const told = new Set<string>()
    const { record } = JSON.parse(JSON.stringify(keep.save))
    const rules = await rulesOf(record.game, record.options)
    if (!rules) throw new Error('no rules')
    const each = (match: Match<Game>) => {
      for (const event of match.tell(match.drain(), 'spectator')) told.add(JSON.stringify(event))
    }
    replay(rules, record, { each })
    for (const frame of covered) {
      expect(Object.keys(frame).sort()).toEqual(['game', 'is', 'names', 'next', 'people', 'seal', 'sets', 'told'])
      for (const event of frame.told) expect(told).toContain(JSON.stringify(event))
    }
  })

  test('a reload finds it covered, with the same person next', async () => {
    const keep = new Memory()
    const first = await open(DeviceSession.start(setup('bang', 3, 2), parts(keep)))
    await play(first, 'reload', 25)
    const { around: before, me } = first.getSnapshot()
    const again = await open(DeviceSession.restore(parts(keep)))
    const { around, names, view } = again.getSnapshot()
    expect(around).toMatchObject({ is: 'covered', next: before.is === 'covered' ? before.next : me, people: [0, 1, 2] })
    expect([names, view]).toEqual([NAMES, undefined])
    await again.uncover(around.next ?? 0)
    expect(again.getSnapshot().question?.options?.length).toBeGreaterThan(0)
  })

  test('somebody may look although another one is asked; no seat of a bot can be looked at', async () => {
    const session = await open(DeviceSession.start(setup('bang', 3, 2), parts(new Memory())))
    const { next } = session.getSnapshot().around
    const other = [0, 1, 2].find((seat) => seat !== next) ?? 0
    await session.uncover(other)
    expect(session.getSnapshot()).toMatchObject({ me: other, around: { is: 'held', next } })
    expect(session.getSnapshot().view?.own?.seat).toBe(other)
    session.cover()
    await session.uncover(4)
    expect(session.getSnapshot()).toMatchObject({ view: undefined, around: { is: 'covered' } })
  })

  test('a game that the rules refuse is not opened again', async () => {
    const keep = new Memory()
    await open(DeviceSession.start(setup('bang', 3, 2), parts(keep)))
    keep.save = JSON.parse(JSON.stringify(keep.save).replace(/"rulesVersion":"[^"]*"/, '"rulesVersion":"0"'))
    expect(await DeviceSession.restore(parts(keep))).toEqual({ code: 'rules-changed' })
    expect(await DeviceSession.restore(parts(keep))).toEqual({ code: 'not-started' })
  })

  test('a game whose set is not here says so, and is kept until the set is back', async () => {
    const keep = new Memory()
    await open(DeviceSession.start(setup('bang', 3, 2), parts(keep)))
    const here = JSON.stringify(keep.save)
    keep.save = JSON.parse(here.replace('"options":{', '"options":{"sets":["cattle-drive"],'))
    for (let n = 0; n < 2; n++) {
      expect(await DeviceSession.restore(parts(keep))).toEqual({ code: 'no-such-set', facts: { set: 'cattle-drive' } })
    }
    keep.save = JSON.parse(here)
    await open(DeviceSession.restore(parts(keep)))
  })
})
