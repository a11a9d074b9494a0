import { nth, seatOf } from '@sundown/engine'
import { loadWords } from '@sundown/engine/words'
import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../../src/session/session.ts'
import { SoloSession, soloSetup } from '../../src/session/solo.ts'
import { directPort } from '../../src/session/solo-direct.ts'
import { Announcer, aloud } from '../../src/words/announce.ts'
import { en } from '../../src/words/en.ts'
import { LaterErrors } from '../../src/words/errors.ts'
import { spokenCard, spokenSeat, type Voice } from '../../src/words/spoken.ts'
import { sayGone, sayRefusal, tellerFor } from '../../src/words/table.ts'

const words = await loadWords('en', ['base'])

async function begun(): Promise<SoloSession> {
  const setup = { ...soloSetup({ name: 'Ada', game: 'bang', players: 4, bot: 'rule' }), seed: 'ab'.repeat(32) }
  const session = await SoloSession.start(setup, { port: directPort() })
  if (!(session instanceof SoloSession)) throw new Error(session.code)
  return session
}

const viewOf = ({ view }: Snapshot) => (view?.game === 'bang' ? view : undefined)
const hear = (announcer: Announcer, now: Snapshot) => announcer.next(now, tellerFor(words, now.names, viewOf(now), now.me), en)

describe('the live region', () => {
  test('tells each thing once, then the question; nothing twice', async () => {
    const session = await begun()
    const announcer = new Announcer()
    const now = session.getSnapshot()
    const first = hear(announcer, now)
    expect(first?.sentences.at(-1)).toMatch(/\?$|\.$/)
    expect(hear(announcer, now)).toBeUndefined()
    const end = now.question?.options?.find(({ id }) => id === 'end')
    if (end) await session.answer({ id: 'end' })
    expect(hear(announcer, session.getSnapshot())).toBeDefined()
    expect(hear(announcer, session.getSnapshot())).toBeUndefined()
  })

  test('is short when bots play fast, and keeps what concerns the listener', async () => {
    const session = await begun()
    const announcer = new Announcer()
    hear(announcer, session.getSnapshot())
    for (let i = 0; i < 8; i++) {
      const { question } = session.getSnapshot()
      const pass = question?.options?.find(({ card, seat, fields }) => !card && !seat && !fields) ?? question?.options?.[0]
      if (pass) await session.answer({ id: pass.id, card: pass.card, seat: pass.seat })
    }
    const heard = hear(announcer, session.getSnapshot())
    expect(heard?.sentences.length).toBeLessThanOrEqual(8)
    expect(heard?.sentences[0]).toMatch(/^\d+ more events? before that\.$/)
  })

  test('however much happens at once, nobody misses his own role and his own wounds', async () => {
    const now = (await begun()).getSnapshot()
    expect(hear(new Announcer(), now)?.sentences.join(' ')).toContain('You ride in as')
    const [first] = now.log
    if (!first) throw new Error('nothing has happened')
    const wounded = { type: 'wounded', seat: seatOf(0), by: seatOf(1), cause: 'bang', amount: 1, life: 3 } as const
    const turns = Array.from({ length: 20 }, (_, i) => ({ type: 'turn', seat: seatOf(i % 4), number: i + 1 }) as const)
    const later = { ...now, log: [{ ...first, number: 1000, events: [wounded, ...turns] }] }
    const announcer = new Announcer()
    hear(announcer, now)
    expect(hear(announcer, later)?.sentences).toContain('BANG!: you lose 1 life point (3 left).')
  })

  test('signs of suits are said in words, and a rank by its name', () => {
    expect(aloud('Ada flips BANG! (Q♥) and Beer (10♠).', en)).toBe('Ada flips BANG! (queen of hearts) and Beer (10 of spades).')
  })

  test('a game that was already told is not told again', async () => {
    const session = await begun()
    const now = session.getSnapshot()
    const past = { ...now, log: now.log.map((batch) => ({ ...batch, past: true })) }
    expect(hear(new Announcer(), past)?.sentences.length ?? 0).toBeLessThanOrEqual(1)
  })
})

describe('for a screen reader', () => {
  test('cards and seats say what one sees', async () => {
    const now = (await begun()).getSnapshot()
    const { names } = now
    const view = viewOf(now)
    if (!view) throw new Error('no view')
    const voice: Voice = { ui: en, teller: tellerFor(words, names, view, 0), names, list: words.table.list }
    const card = { id: 'bang', suit: 'hearts', rank: 'Q' } as const
    expect(spokenCard(card, { border: 'brown', inReach: ['Nils', 'Lena'] }, voice)).toBe(
      'BANG!, queen of hearts, play and discard; in reach: Nils and Lena',
    )
    expect(spokenCard(card, { border: 'brown', why: 'one BANG! a turn' }, voice)).toContain('cannot be played: one BANG! a turn')
    // What is paid with or discarded is not played.
    expect(spokenCard(card, { playable: true, choosable: true }, voice)).toMatch(/; can be chosen$/)
    const seat = spokenSeat(nth(view.seats, seatOf(1)), view, { me: 0, canAim: true, bot: true }, voice)
    expect(seat).toContain(names[1])
    expect(seat).toMatch(/\d of \d life, \d cards? in hand/)
    expect(seat).toContain('distance 1')
  })
})

test('every refusal is a sentence, before the words of the server have come and after', async () => {
  const ui = { ...en, errors: new LaterErrors(async () => (await import('@sundown/protocol/words/en')).en) }
  const say = tellerFor(words, ['Ada'], undefined, 0)
  const all = () => {
    for (const code of ['unreachable', 'table-full', 'bang-limit', 'old-question', 'never-heard-of']) {
      expect(sayRefusal({ code }, ui, say)).toMatch(/^[A-Z].*\.$/)
    }
    for (const why of ['kicked', 'operator', 'no-such-table', 'whatever']) expect(sayGone(why, ui)).toMatch(/^[A-Z].*\.$/)
    return sayRefusal({ code: 'table-full' }, ui, say)
  }
  const before = all()
  await ui.errors.prepare()
  expect(all()).not.toBe(before)
})
