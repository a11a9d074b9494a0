import { nextInput, normal, randomsFor, rule, type Witness, witnessOf } from '@sundown/bots'
import { type Game, type GameRecord, games, type Json, Match, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { ReplayHost } from '../../src/session/replay-host.ts'
import type { Eyes } from '../../src/session/replay-messages.ts'
import type { Guesser, Taken } from '../../src/session/taken-messages.ts'

interface Played {
  readonly record: GameRecord
  readonly match: Match<Game>
  readonly witness: Witness | undefined
  /** What everybody could think before the game was over. */
  readonly last: Witness['belief'] | undefined
}

function played(name: string, options: { readonly [name: string]: Json }, seed: string): Played {
  const kind = games.get(name)
  if (!kind) throw new Error(`there is no game ${name}`)
  const match: Match<Game> = Match.start(kind.rules, options, seedFrom(seed))
  const { seats } = match.game
  const witness = witnessOf(match)
  const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 ? rule : normal))
  const chances = randomsFor(seats, seed)
  let last = witness?.belief
  match.drain()
  while (!match.game.over) {
    last = witness?.belief
    match.apply(nextInput(match, bots, chances, { witness }))
    witness?.saw(match.drain())
  }
  return { record: match.record(), match, witness, last }
}

async function opened(record: GameRecord, verify = true) {
  const host = new ReplayHost(undefined, { verify })
  const { opened: found, refusal } = await host.handle({ do: 'open', source: { text: JSON.stringify(record) } })
  if (!found) throw new Error(JSON.stringify(refusal))
  const taken = async (step: number, eyes: Eyes, by: Guesser = 'table') => (await host.handle({ do: 'taken', step, eyes, by })).taken
  const surely = async (step: number, eyes: Eyes, by?: Guesser): Promise<Taken> => {
    const got = await taken(step, eyes, by)
    if (!got) throw new Error('nothing to guess')
    return got
  }
  return { host, last: found.last, seats: found.seats, taken, surely }
}

const TABLES = [
  ['bang', { players: 5, sets: ['base'] }],
  ['dice', { players: 5 }],
] as const

describe.each(TABLES)('who is taken for what in %s with %j', (name, options) => {
  const game = played(name, options, `taken ${name}`)

  test('is what a witness thought then, to the end', async () => {
    const { last, surely } = await opened(game.record)
    const { rows, history } = await surely(last - 1, 'all')
    expect(rows.map(({ by }) => by)).toEqual(['table', 0, 1, 2, 3, 4])
    expect(rows[0]?.chances).toEqual(game.last?.marginals())
    expect(history.at(-1)?.chances).toEqual(game.last?.marginals())
    expect(history[0]?.step).toBe(0)
  })

  test('through the eyes of a seat is its own guess and nothing of what comes later', async () => {
    const { last, surely } = await opened(game.record)
    const middle = Math.floor(last / 2)
    const mine = await surely(middle, 3, 1)
    expect(mine.rows.map(({ by }) => by)).toEqual([3])
    expect(mine.guesses.every(({ seat }) => seat !== 3)).toBe(true)
    expect(mine.history.every(({ step }) => step <= middle)).toBe(true)
    for (const eyes of ['spectator', 'hands'] as const) expect((await surely(middle, eyes, 2)).rows.map(({ by }) => by)).toEqual(['table'])
  })

  test('is told by each seat afterwards, with what really was', async () => {
    const { host } = await opened(game.record)
    const { sayings = [] } = await host.handle({ do: 'sayings', seats: [1, 2, 3, 4] })
    expect(sayings.map(({ by }) => by)).toEqual([1, 2, 3, 4])
    expect(sayings.filter(({ guess }) => guess.reason !== undefined).length).toBeGreaterThan(1)
    for (const { guess, really, by } of sayings) {
      expect(guess.seat).not.toBe(by)
      const view: object = game.match.game.view(seatOf(guess.seat))
      expect(view).toMatchObject({ own: { role: really } })
    }
  })
})

test('the same history in another world gives a spectator and the seat itself the same guesses', async () => {
  const { match, record } = played('bang', { players: 5, sets: ['base'] }, 'two worlds')
  const half = Match.start(match.rules, { players: 5, sets: ['base'] }, seedFrom('two worlds'))
  for (const input of record.inputs.slice(0, Math.floor(record.inputs.length / 2))) half.apply(input)
  const me = seatOf(2)
  const other = half.sampleWorld(me, seedFrom('another world'))
  const worlds = [half.record(), other.record()].map((world) => JSON.parse(JSON.stringify(world)))
  const seen = await Promise.all(
    worlds.map(async (world) => {
      const { last, surely } = await opened(world, false)
      return JSON.stringify([await surely(last, 2), await surely(last, 'spectator')])
    }),
  )
  expect(seen[0]).toBe(seen[1])
})

test('there is nothing to guess in The Duel', async () => {
  const { record } = played('duel', { charactersPerSide: 4 }, 'taken duel')
  const { taken } = await opened(record)
  expect(await taken(3, 'all')).toBeUndefined()
})
