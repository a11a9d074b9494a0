import { describe, expect, test } from 'vitest'
import { bang } from '../../src/bang/index.ts'
import {
  type GameRecord,
  isFair,
  isRecord,
  nth,
  Random,
  replay,
  sealOf,
  seedFrom,
  sharedSeed,
  type Viewer,
} from '../../src/kernel/index.ts'
import { playOut } from '../player.ts'

const match = playOut({ players: 5 }, 'recorded')
/** As it comes back from a file. */
const record: GameRecord = JSON.parse(JSON.stringify(match.record()))
const verify = (changed: Partial<GameRecord>) => replay(bang, { ...record, ...changed }, { verify: true }).fault

type Playing = typeof match
const everything = (playing: Playing) => {
  const viewers: Viewer[] = [...playing.game.ring, 'spectator']
  return JSON.stringify([
    viewers.map((viewer) => [playing.game.view(viewer), playing.questionFor(viewer)]),
    playing.game.digest,
    playing.digests,
    playing.waiting(),
    playing.questionNumber,
    playing.game.copy().random.word(),
  ])
}

describe('a record', () => {
  test('is plain data, and known as a record', () => {
    expect(isRecord(record)).toBe(true)
    expect(record).toEqual(match.record())
    expect(isRecord({ ...record, format: 2 })).toBe(false)
    expect(isRecord(null)).toBe(false)
    expect(isRecord({ ...record, inputs: 'none' })).toBe(false)
  })

  test('replays to the same end, trusted and verified', () => {
    for (const checked of [false, true]) {
      const again = replay(bang, record, { verify: checked })
      expect(again.fault).toBeUndefined()
      expect(again.match && everything(again.match)).toBe(everything(match))
    }
  })

  test('`each` sees every moment', () => {
    let moments = 0
    replay(bang, record, { each: () => moments++ })
    expect(moments).toBe(record.inputs.length + 1)
  })

  test('has a digest for every turn begun', () => {
    expect(record.digests).toHaveLength(match.game.turns)
  })

  test('can hold its events', () => {
    const events = [{ type: 'turn', seat: 0 }]
    expect(match.record(events).events).toEqual(events)
    expect(replay(bang, match.record(events), { verify: true }).fault).toBeUndefined()
  })
})

describe('a tampered record is refused exactly where', () => {
  const at = Math.floor(record.inputs.length / 2)
  const withInput = (i: number, change: (input: GameRecord['inputs'][number]) => unknown): GameRecord => {
    const inputs: unknown[] = [...record.inputs]
    inputs[i] = change(nth(record.inputs, i))
    return JSON.parse(JSON.stringify({ ...record, inputs }))
  }

  test('another game, another version of the rules', () => {
    expect(verify({ game: 'chess' })).toEqual({ what: 'game' })
    expect(verify({ rulesVersion: '0' })).toEqual({ what: 'rules', recorded: '0', current: bang.version })
  })

  test('the seed', () => {
    expect(verify({ seed: 'x' })).toEqual({ what: 'seed' })
    expect(verify({ seed: seedFrom('another') })).toEqual({ what: 'seal' })
  })

  test('the seal', () => {
    expect(verify({ seal: sealOf(seedFrom('another')) })).toEqual({ what: 'seal' })
  })

  test('a deal whose secret has digits more than its seal covers: the dealer could have chosen among them', () => {
    const secret = seedFrom('secret')
    const seal = sealOf(secret)
    const shares = ['ab12', null, 'cd34', null, null]
    expect(isFair({ seal, secret, shares }, sharedSeed(secret, shares))).toBe(true)
    const longer = `${secret}7`
    expect(sealOf(longer)).toBe(seal)
    expect(isFair({ seal, secret: longer, shares }, sharedSeed(longer, shares))).toBe(false)
  })

  test('a seed and a seal that fit each other, of another game', () => {
    const seed = seedFrom('another')
    expect(verify({ seed, seal: sealOf(seed) })).toBeDefined()
  })

  test.each([0, 1, at, record.inputs.length - 1])('an answer: number %i', (i) => {
    const tampered = withInput(i, (input) => ({ ...input, answer: { id: 'cheat' } }))
    expect(replay(bang, tampered, { verify: true }).fault).toMatchObject({ what: 'answer', input: i })
  })

  test('an answer given by another seat', () => {
    const tampered = withInput(at, (input) => ('sample' in input ? input : { ...input, seat: (input.seat + 1) % 5 }))
    const { fault } = replay(bang, tampered, { verify: true })
    expect(fault).toMatchObject({ what: 'answer', input: at })
  })

  test('an answer left out', () => {
    const inputs = record.inputs.filter((_, i) => i !== at)
    const fault = verify({ inputs })
    expect(fault).toBeDefined()
    if (fault && 'input' in fault) expect(fault.input).toBeGreaterThanOrEqual(at)
  })

  test.each([1, 2, 5])('the digest of turn %i', (turn) => {
    const digests = record.digests.map((digest, i) => (i === turn - 1 ? digest ^ 1 : digest))
    expect(verify({ digests })).toMatchObject({ what: 'digest', turn })
  })

  test('digests left out or added', () => {
    expect(verify({ digests: record.digests.slice(0, -1) })).toMatchObject({ what: 'digest' })
    expect(verify({ digests: [...record.digests, 1] })).toMatchObject({ what: 'digest' })
  })

  test('where a tampered answer is legal, the digest of the next turn tells', () => {
    // A player who ends his turn instead of playing: legal, and another game from there on.
    const i = record.inputs.findIndex((input) => 'answer' in input && input.answer.id === 'play')
    const fault = replay(
      bang,
      withInput(i, (input) => ({ ...input, answer: { id: 'end' } })),
      { verify: true },
    ).fault
    expect(fault).toBeDefined()
    expect(['answer', 'digest']).toContain(fault?.what)
    if (fault && 'input' in fault) expect(fault.input).toBeGreaterThanOrEqual(i)
  })
})

describe('forks of a game of cards', () => {
  test('fork and forkAt equal the original at many moments', () => {
    const random = new Random(seedFrom('moments'))
    const moments = new Map<number, string>()
    const original = playOut({ players: 6 }, 'forked', {
      each: (playing) => {
        if (random.below(8) !== 0) return
        moments.set(playing.inputs.length, everything(playing))
        expect(everything(playing.fork())).toBe(everything(playing))
      },
    })
    expect(moments.size).toBeGreaterThan(10)
    for (const [inputs, moment] of moments) expect(everything(original.forkAt(inputs))).toBe(moment)
  })
})
