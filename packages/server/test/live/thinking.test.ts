import { firstOf, games, type Input, Match, Random, seedFrom } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../src/live/thinking/job.ts'
import { Mind } from '../../src/live/thinking/mind.ts'
import { type Thinkable, ThinkHere } from '../../src/live/thinking/thinkers.ts'
import { type Manner, poolOf } from './fake-thread.ts'

const SETS = ['dodge-city', 'valley-of-shadows', 'high-noon']

function newGame(id = 'g1', options: object = { players: 5, sets: SETS }): Thinkable & { readonly match: Match } {
  const kind = games.get('bang')
  if (!kind) throw new Error('no such game')
  const seed = seedFrom(`thinking ${id}`)
  const match = Match.start(kind.rules, { ...options }, seed, { checkpoints: false })
  match.drain()
  const chances = Array.from({ length: match.game.seats }, (_, seat) => seedFrom(`${id} ${seat}`))
  const outline = { id, kind: 'bang', options: { ...options }, seed, chances }
  return { outline, match, bots: chances.map(() => 'rule'), isWanted: () => true }
}

const play = (match: Match, inputs: readonly Input[]) => {
  for (const { seat, answer } of inputs) expect(match.answer(seat, answer)).toBeUndefined()
  match.drain()
}

const inputsIn = (orders: readonly Order[]) => orders.flatMap((order) => ('think' in order ? [order.think.inputs.length] : []))

describe('bots in a thread', () => {
  test('say what they would say here, one input at a time or many, and only hear what is new', async () => {
    const here = new ThinkHere()
    const { pool, threads } = poolOf(() => 'thinks', 5000)
    const [one, other] = [newGame(), newGame()]
    for (let step = 0; step < 60 && one.match.question; step++) {
      const said = await here.think(one, { next: 1, milliseconds: 0 })
      const thought = await pool.think(other, { next: 1, milliseconds: 0 }, true)
      expect(thought).toEqual(
        structuredClone(
          said.map(({ seat, answer, interjection }) => ({ seat, answer: plain(answer), ...(interjection && { interjection }) })),
        ),
      )
      play(one.match, said)
      play(other.match, thought)
    }
    expect(inputsIn(firstOf(threads).orders).slice(0, 5)).toEqual([0, 1, 1, 1, 1])
    await pool.stop()
  })

  test('play whole games among themselves, in slices that never have to be told again', async () => {
    const { pool, threads } = poolOf(() => 'thinks', 5000)
    const game = newGame('alone')
    let slices = 0
    while (game.match.question) {
      play(game.match, await pool.think(game, { next: 24, milliseconds: 1000 }, false))
      slices++
    }
    expect(slices).toBeGreaterThan(2)
    expect(Math.max(...inputsIn(firstOf(threads).orders))).toBe(0)
    expect(pool.figures).toMatchObject({ thoughts: slices, failures: 0, replaced: 0, waiting: 0 })
    await pool.stop()
  })

  test('hear the whole game again after it did not go on as they thought', async () => {
    const { pool, threads } = poolOf(() => 'thinks', 5000)
    const game = newGame('forgotten')
    const thought = await pool.think(game, { next: 10, milliseconds: 1000 }, false)
    play(game.match, thought.slice(0, 3))
    pool.forget('forgotten')
    play(game.match, await pool.think(game, { next: 5, milliseconds: 1000 }, false))
    expect(inputsIn(firstOf(threads).orders)).toEqual([0, 3])
    await pool.stop()
  })

  test('that are asked again before they have replied go on from what they were told', async () => {
    const { pool, threads } = poolOf(() => 'thinks', 5000)
    const game = newGame('twice')
    const next = () => pool.think(game, { next: 1, milliseconds: 0 }, true)
    for (let i = 0; i < 2; i++) play(game.match, await next())
    const [first, again] = await Promise.all([next(), next()])
    expect(first.map(({ seat }) => seat)).toEqual(again.map(({ seat }) => seat))
    play(game.match, first)
    await next()
    expect(inputsIn(firstOf(threads).orders)).toEqual([0, 1, 1, 0, 1])
    expect(pool.figures).toMatchObject({ thoughts: 5, failures: 0 })
    await pool.stop()
  })

  test('that are forgotten while they think hear the whole game again', async () => {
    const { pool, threads } = poolOf(() => 'thinks', 5000)
    const game = newGame('asleep')
    const next = () => pool.think(game, { next: 1, milliseconds: 0 }, true)
    play(game.match, await next())
    const thought = next()
    pool.forget('asleep')
    play(game.match, await thought)
    await next()
    expect(inputsIn(firstOf(threads).orders)).toEqual([0, 1, 2])
    expect(pool.figures).toMatchObject({ thoughts: 3, failures: 0 })
    await pool.stop()
  })

  test('that hang are given up, and the next thought has a new thread', async () => {
    let manner: Manner = 'hangs'
    const { pool, threads } = poolOf(() => manner)
    const game = newGame('hangs')
    await expect(pool.think(game, { next: 1, milliseconds: 0 }, true)).rejects.toThrow('too long')
    expect(firstOf(threads).terminated).toBe(true)
    manner = 'thinks'
    expect(await pool.think(game, { next: 1, milliseconds: 0 }, true)).toHaveLength(1)
    expect(threads).toHaveLength(2)
    expect(pool.figures).toMatchObject({ failures: 1, replaced: 1 })
    await pool.stop()
  })

  test('that throw cost that thought only', async () => {
    let manner: Manner = 'throws'
    const { pool, threads } = poolOf(() => manner)
    const game = newGame('throws')
    await expect(pool.think(game, { next: 1, milliseconds: 0 }, true)).rejects.toThrow('a bot threw')
    manner = 'thinks'
    for (let i = 0; i < 2; i++) play(game.match, await pool.think(game, { next: 1, milliseconds: 0 }, true))
    manner = 'throws'
    await expect(pool.think(game, { next: 1, milliseconds: 0 }, true)).rejects.toThrow('a bot threw')
    manner = 'thinks'
    expect(await pool.think(game, { next: 1, milliseconds: 0 }, true)).toHaveLength(1)
    expect(threads).toHaveLength(1)
    await pool.stop()
  })

  test('whose thread dies at once are not started again and again', async () => {
    const { pool, threads } = poolOf(() => 'dies')
    const game = newGame('dies')
    for (let i = 0; i < 5; i++) await expect(pool.think(game, { next: 1, milliseconds: 0 }, true)).rejects.toThrow()
    expect(threads).toHaveLength(1)
    await pool.stop()
  })

  test('for which people wait come first, and what nobody wants any more is not thought', async () => {
    const { pool, threads } = poolOf(() => 'thinks', 5000)
    const order: string[] = []
    const ask = (id: string, people: boolean, isWanted = () => true) =>
      pool
        .think({ ...newGame(id), isWanted }, { next: 1, milliseconds: 0 }, people)
        .then((inputs) => order.push(inputs.length === 0 ? `not ${id}` : id))
    await Promise.all([ask('first', false), ask('alone', false), ask('unwanted', false, () => false), ask('people', true)])
    expect(order).toEqual(['first', 'people', 'alone', 'not unwanted'])
    expect(inputsIn(firstOf(threads).orders)).toHaveLength(3)
    await pool.stop()
  })

  test('leave nobody waiting when the server stops', async () => {
    const { pool } = poolOf(() => 'hangs', 60_000)
    const waiting = [newGame('a'), newGame('b')].map((game) => pool.think(game, { next: 1, milliseconds: 0 }, true).catch(() => 'rejected'))
    await pool.stop()
    expect(await Promise.all(waiting)).toEqual(['rejected', 'rejected'])
  })
})

describe('a thread', () => {
  test('that is told of inputs it cannot follow says so', () => {
    const mind = new Mind(games)
    const { outline, bots } = newGame('out of step')
    const reply = mind.obey({ think: { game: outline, known: 3, inputs: [], bots, wish: { next: 1, milliseconds: 0 }, search: 250 } })
    expect(reply).toMatchObject({ fault: expect.stringContaining('out of step') })
  })

  test('that has just been started remembers what one that has always listened does', async () => {
    const game: Thinkable & { readonly match: Match } = { ...newGame('memory'), bots: Array.from({ length: 5 }, () => 'normal') }
    const { outline, match, bots } = game
    const wish = { next: 1, milliseconds: 0 }
    const here = new ThinkHere()
    const listener = new Mind(games)
    let known = 0
    for (let n = 0; match.question && n < 150; n++) {
      const news = match.inputs.slice(known).flatMap((input) => ('sample' in input ? [] : [input]))
      const reply = listener.obey({ think: { game: outline, known, inputs: news, bots, wish, search: 250 } })
      if (!reply || !('thought' in reply)) throw new Error('no thought')
      known = match.inputs.length
      if (n % 10 === 0) {
        const all = match.inputs.flatMap((input) => ('sample' in input ? [] : [input]))
        const restarted = new Mind(games).obey({ think: { game: outline, known: 0, inputs: all, bots, wish, search: 250 } })
        expect(restarted).toEqual(reply)
      }
      expect((await here.think(game, wish)).map(({ answer }) => plain(answer))).toEqual(
        reply.thought.inputs.map(({ answer }) => plain(answer)),
      )
      play(match, reply.thought.inputs)
    }
    expect(known).toBeGreaterThan(100)
  })

  test('draws its chances from the seeds it is given', () => {
    const { outline } = newGame('chances')
    expect(outline.chances.map((chance) => new Random(chance).word())).toHaveLength(5)
  })
})

const plain = ({ id, card, seat, picks }: Input['answer']) => ({
  id,
  ...(card !== undefined && { card }),
  ...(seat !== undefined && { seat }),
  ...(picks !== undefined && picks.length > 0 && { picks }),
})
