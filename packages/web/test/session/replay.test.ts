import { nextInput, random, randomsFor, rule } from '@sundown/bots'
import { type Game, type GameRecord, games, type Json, Match, nth, SETS, type Seat, seatOf, seedFrom } from '@sundown/engine'
import { wireQuestion } from '@sundown/protocol/codec'
import { describe, expect, test } from 'vitest'
import { ReplaySession } from '../../src/session/replay.ts'
import { ReplayHost } from '../../src/session/replay-host.ts'
import type { Eyes, ReplayFrame } from '../../src/session/replay-messages.ts'

interface Messages {
  readonly record: GameRecord
  /** By step, then by viewer: what a server sent that viewer then. */
  readonly sent: readonly (readonly string[])[]
  readonly seats: number
}

const json = (value: unknown): string => JSON.stringify(value)
/** What one viewer is shown, told and asked. */
const message = (match: Match<Game>, events: readonly { readonly type: string }[], seat: number | 'spectator'): string => {
  const viewer = seat === 'spectator' ? seat : seatOf(seat)
  const asked = match.questionFor(viewer)
  return json([match.game.view(viewer), asked && wireQuestion(asked), match.tell(events, viewer)])
}

/** A game between bots, and what its server would have sent everybody at each step. */
function played(name: string, options: { readonly [name: string]: Json }, seed: string): Messages {
  const kind = games.get(name)
  if (!kind) throw new Error(`there is no game ${name}`)
  const match: Match<Game> = Match.start(kind.rules, options, seedFrom(seed))
  const { seats } = match.game
  const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 ? rule : random))
  const chances = randomsFor(seats, seed)
  const sent: string[][] = []
  const all: { readonly type: string }[] = []
  const note = (number: number): void => {
    const events = [...match.drain()]
    all.push(...events)
    if (events.length === 0 && match.questionNumber === number && match.question) return
    sent.push([...Array.from({ length: seats }, (_, seat) => message(match, events, seat)), message(match, events, 'spectator')])
  }
  note(-1)
  while (!match.game.over) {
    const number = match.questionNumber
    match.apply(nextInput(match, bots, chances))
    note(number)
  }
  return { record: JSON.parse(json(match.record(all))), sent, seats }
}

const TABLES = [
  ['bang', { players: 5, sets: ['base'] }],
  ['bang', { players: 8, sets: [...SETS] }],
  ['dice', { players: 6 }],
  ['duel', { charactersPerSide: 4 }],
] as const

async function opened(record: GameRecord) {
  const host = new ReplayHost()
  const { opened: found, refusal } = await host.handle({ do: 'open', source: { text: json(record) } })
  if (!found) throw new Error(json(refusal))
  const look = async (step: number, eyes: Eyes, jump = false): Promise<ReplayFrame> => {
    const { frame } = await host.handle({ do: 'look', step, eyes, jump })
    if (!frame) throw new Error('no frame')
    return frame
  }
  return { host, found, look }
}

const asSent = ({ view, question, events }: ReplayFrame): string => json([view, question, events])

describe.each(TABLES)('a replay of %s with %j', (name, options) => {
  test('shows at each step exactly what each seat was sent then, forwards and by jumps', async () => {
    const { record, sent, seats } = played(name, options, `replay ${name}`)
    const { found, look } = await opened(record)
    expect(found.last).toBe(sent.length - 1)
    const eyes: readonly Eyes[] = [0, seats - 1, 'spectator']
    for (const through of eyes) {
      const at = through === 'spectator' ? seats : Number(through)
      for (let step = 0; step < sent.length; step++) expect(asSent(await look(step, through))).toBe(nth(sent, step)[at])
      for (let step = sent.length - 1; step >= 0; step -= 7) expect(asSent(await look(step, through, true))).toBe(nth(sent, step)[at])
    }
    // Chapters are what everybody saw.
    expect(found.chapters.filter(({ what }) => what === 'round').length).toBeGreaterThan(0)
    expect(found.chapters.filter(({ what }) => what === 'fall').length).toBeGreaterThan(0)
    const turnings = found.chapters.filter(({ what }) => what === 'turning')
    expect(turnings.length).toBeLessThanOrEqual(5)
    if (name === 'bang') expect(turnings.length).toBeGreaterThan(0)
  })

  test('with open cards every hand is there, and roles only where they are wished for', async () => {
    const { record, sent, seats } = played(name, options, `replay ${name}`)
    const { look } = await opened(record)
    const middle = Math.floor(sent.length / 2)
    const { open: all } = await look(middle, 'all')
    const { open: hands } = await look(middle, 'hands')
    expect(all).toHaveLength(seats)
    const hand = (own: unknown) => (typeof own === 'object' && own !== null && 'hand' in own ? own.hand : undefined)
    expect(hands?.map(hand)).toEqual(all?.map(hand))
    expect(json(hands)).not.toMatch(/"role":"/)
    if (name !== 'duel') expect(all?.every((own) => own && 'role' in own && own.role !== undefined)).toBe(true)
    expect((await look(middle, 0)).open).toBeUndefined()
  })
})

const knownTo = ({ game }: Match<Game>): unknown => Array.from({ length: game.seats }, (_, seat) => game.view(seatOf(seat)))

const after = (before: Match<Game>, input: GameRecord['inputs'][number]) => {
  const match = before.fork()
  match.apply(input)
  return { match, events: match.drain() }
}

/** Two games that one seat cannot tell apart: dealt anew behind its back, then led on by the same answers for as long as it is told the same. */
function twoWorlds(record: GameRecord, from: number, viewer: Seat): { readonly worlds: readonly GameRecord[]; readonly secret: boolean } {
  const kind = games.get(record.game)
  if (!kind) throw new Error('no game')
  const start: Match<Game> = Match.start(kind.rules, record.options, record.seed)
  for (const input of record.inputs.slice(0, from)) start.apply(input)
  const world = (name: string) => start.sampleWorld(viewer, seedFrom(`${name} ${from}`), { keepChance: true })
  const here = world('this')
  const there = world('that')
  let secret = false
  for (const input of record.inputs.slice(from)) {
    if ('sample' in input || here.whyNot(input.seat, input.answer) || there.whyNot(input.seat, input.answer)) break
    const [one, other] = [after(here, input), after(there, input)]
    if (message(one.match, one.events, viewer) !== message(other.match, other.events, viewer)) break
    for (const match of [here, there]) match.apply(input)
    // Something happened, or somebody knows something, that the seat was not told.
    secret ||= json(one.events) !== json(other.events) || json(knownTo(one.match)) !== json(knownTo(other.match))
  }
  return { worlds: [here, there].map((match) => match.record()), secret }
}

test.each([
  ['bang', { players: 6, sets: [...SETS] }],
  ['dice', { players: 6 }],
  ['duel', { charactersPerSide: 4 }],
] as const)('two worlds of %s that a seat cannot tell apart give the page the same bytes, whatever it asks for', async (name, options) => {
  const { record, seats } = played(name, options, 'worlds')
  let compared = 0
  for (let from = 12; from < record.inputs.length && compared < 2; from += 3) {
    const viewer = seatOf(from % seats)
    const { worlds, secret } = twoWorlds(record, from, viewer)
    if (!secret) continue
    compared++
    const said = worlds.map(async (world) => {
      const host = new ReplayHost(undefined, { verify: false })
      const { opened: found } = await host.handle({ do: 'open', source: { text: json(world) } })
      const heard = [json(found)]
      const last = found?.last ?? 0
      for (let step = Math.max(0, last - 30); step <= last; step++) {
        for (const eyes of [viewer, 'spectator'] as const)
          heard.push(json(await host.handle({ do: 'look', step, eyes, jump: step % 5 === 0 })))
      }
      return heard
    })
    const [one, other] = await Promise.all(said)
    expect(other).toEqual(one)
  }
  expect(compared).toBe(2)
})

describe('a record that was tampered with', () => {
  const { record } = played('bang', { players: 4, sets: ['base'] }, 'tampered')
  const refused = async (changed: unknown) => (await new ReplayHost().handle({ do: 'open', source: { text: json(changed) } })).refusal

  test('is refused with the step where it fails', async () => {
    const at = Math.floor(record.inputs.length / 2)
    const inputs = record.inputs.map((input, i) => (i === at ? { seat: 0, answer: { id: 'no-such-thing' } } : input))
    const refusal = await refused({ ...record, inputs })
    expect(refusal).toMatchObject({ code: 'tampered', fault: 'answer' })
    expect(refusal && 'step' in refusal && refusal.step).toBeGreaterThan(at / 2)
    expect(await refused({ ...record, digests: record.digests.map((digest, i) => (i === 2 ? digest ^ 1 : digest)) })).toMatchObject({
      fault: 'digest',
    })
    const events = record.events?.map((event, i) => (i === 100 ? { type: 'healed', seat: 0, amount: 9, life: 9, cause: 'beer' } : event))
    expect(await refused({ ...record, events })).toMatchObject({ fault: 'event' })
    expect(await refused({ ...record, seal: seedFrom('another') })).toMatchObject({ fault: 'seal', step: 0 })
  })

  test('of other rules is told from what was stored, and no face that not everybody saw', async () => {
    const refusal = await refused({ ...record, rulesVersion: 'of old' })
    if (refusal?.code !== 'other-rules') throw new Error(json(refusal))
    expect(refusal.told).toHaveLength(record.events?.length ?? 0)
    const drawn = refusal.told.filter((event) => event.type === 'moved' && event.from.zone === 'deck' && event.to.zone === 'hand')
    expect(drawn.length).toBeGreaterThan(0)
    expect(json(drawn)).not.toContain('"face"')
  })

  test('is told from what is none at all', async () => {
    expect(await refused({ ...record, seed: 'x' })).toEqual({ code: 'no-record', why: '"seed" must be 64 hexadecimal digits' })
    expect(await refused([])).toMatchObject({ code: 'no-record' })
    expect((await new ReplayHost().handle({ do: 'open', source: { text: 'not json' } })).refusal).toEqual({ code: 'no-record' })
    expect((await new ReplayHost(() => Promise.reject(new Error())).handle({ do: 'open', source: { url: '/x' } })).refusal).toEqual({
      code: 'unreachable',
    })
  })
})

test('a record is shown as it was dealt before it is played again, unless it opens elsewhere', async () => {
  const { record, sent } = played('bang', { players: 4, sets: ['base'] }, 'dealt')
  const host = new ReplayHost()
  const answered: string[] = []
  const port = {
    ask: async (request: Parameters<typeof host.handle>[0]) => {
      const reply = await host.handle(request)
      answered.push(request.do)
      return reply
    },
    close: () => undefined,
  }
  let early: unknown
  const onDealt = (session: ReplaySession) => {
    early = { ...session.getSnapshot(), ...session.player.getSnapshot() }
  }
  const session = await ReplaySession.open({ text: json(record) }, { port, onDealt })
  if (!(session instanceof ReplaySession)) throw new Error(session.code)
  expect(answered).toEqual(['read', 'deal', 'open'])
  expect(early).toMatchObject({ ready: false, step: 0, me: null })
  const { view, open, log } = session.getSnapshot()
  expect(early).toMatchObject({ view, open, log })
  expect(session.player.getSnapshot()).toMatchObject({ ready: true, step: 0, opened: { last: sent.length - 1 } })
  await session.player.through('all')
  expect(json(session.getSnapshot().view)).toBe(json(view))
  expect(json(session.getSnapshot().open)).toBe(json(open))
  await session.player.by(1)
  expect(session.player.getSnapshot().step).toBe(1)

  const dealt = async (text: unknown) => {
    await host.handle({ do: 'read', source: { text: json(text) } })
    return host.handle({ do: 'deal' })
  }
  expect(await dealt({ record, moment: { step: 5, eyes: 2 } })).toEqual({})
  expect(await dealt({ ...record, rulesVersion: 'of old' })).toEqual({})
  expect(await dealt({ ...record, options: { players: 99 } })).toEqual({})
})

test('the session plays, steps, jumps and looks through other eyes', async () => {
  const { record, sent } = played('bang', { players: 4, sets: ['base'] }, 'session')
  const host = new ReplayHost()
  let job: (() => void) | undefined
  const later = (then: () => void) => {
    job = then
    return () => {
      job = undefined
    }
  }
  const names = ['Ada', 'Ben', 'Cy', 'Di']
  const port = { ask: host.handle.bind(host), close: () => undefined }
  const session = await ReplaySession.open({ text: json({ record, names, moment: { step: 5, eyes: 2 } }) }, { port, later })
  if (!(session instanceof ReplaySession)) throw new Error(session.code)
  const { player } = session
  expect(player.getSnapshot()).toMatchObject({ step: 5, eyes: 2, playing: false })
  expect(session.getSnapshot()).toMatchObject({ me: 2, names })
  // What came shortly before, and what happened there.
  expect(session.getSnapshot().log.map(({ past }) => past)).toEqual([true, true])
  await player.by(1)
  expect(session.getSnapshot().log.at(-1)).toMatchObject({ past: false })
  expect(json(session.getSnapshot().view)).toBe(json(JSON.parse(nth(nth(sent, 6), 2))[0]))
  expect(session.getSnapshot().question?.options).toBeUndefined()
  await player.through('spectator')
  expect(session.getSnapshot().me).toBeNull()
  player.play(true)
  job?.()
  await expect.poll(() => player.getSnapshot().step).toBe(7)
  await player.to(10_000)
  expect(player.getSnapshot()).toMatchObject({ step: sent.length - 1, playing: false })
  expect(session.getSnapshot().outcome).toBeDefined()
  await player.chapter(false)
  expect(player.getSnapshot().step).toBeLessThan(sent.length - 1)
  // Whoever turns quickly sees the last he asked for.
  await Promise.all([player.to(3), player.to(20), player.to(9)])
  expect(player.getSnapshot().step).toBe(9)
  // A step counts from where one is going, not from where one still is.
  await Promise.all([player.through(1), player.to(0), player.by(1)])
  expect(player.getSnapshot()).toMatchObject({ step: 1, eyes: 1 })
  expect(JSON.parse((await session.text()) ?? '')).toEqual(record)
  expect(await session.answer()).toEqual({ code: 'not-asked' })
})
