import { nextInput, randomsFor, rule } from '@sundown/bots'
import { type Game, games, Match, seatOf, seedFrom } from '@sundown/engine'
import { expect, test } from 'vitest'
import { Ledger } from '../../src/ledger/ledger.ts'
import { hadNoPart, type PlayedGame, playedGame } from '../../src/ledger/played-game.ts'
import { chosen, statisticsOf } from '../../src/ledger/statistics.ts'

const other = (name: string, role: string, seat: number, bot = false) => ({ seat, name, bot, role })
const game = (n: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
  id: `g${n}`,
  game: 'bang',
  at: 1000 - n,
  players: 4,
  sets: ['base'],
  won: false,
  role: 'outlaw',
  character: 'jourdonnais',
  others: [other('Nils', 'outlaw', 1), other('Ana', 'sheriff', 2), other('Abel', 'renegade', 3, true)],
  fellTo: undefined,
  ...more,
})

test('shares with their intervals by role, character, set and size, and streaks', () => {
  const all = [
    game(0, { won: true }),
    game(1, { won: true, role: 'sheriff' }),
    game(2),
    game(3, { won: true, players: 5 }),
    game(4, { won: true, sets: ['base', 'dodge-city'] }),
    game(5, { won: true }),
  ]
  const found = statisticsOf(all)
  expect(found).toMatchObject({ games: 6, won: 5, streak: 2, longest: 3 })
  expect(found.byRole).toMatchObject([
    { id: 'outlaw', games: 5, won: 4 },
    { id: 'sheriff', games: 1, won: 1 },
  ])
  expect(found.bySize.map(({ id, games: count }) => [id, count])).toEqual([
    ['4', 5],
    ['5', 1],
  ])
  expect(found.bySet.map(({ id, games: count }) => [id, count])).toEqual([
    ['base', 6],
    ['dodge-city', 1],
  ])
  // Wilson, 5 of 6.
  expect([found.low, found.high].map((share) => share.toFixed(3))).toEqual(['0.436', '0.970'])
  expect(statisticsOf(all.slice(2, 3)).streak).toBe(-1)
})

test('nemesis and guardian angel come after twenty games together, with what chance says', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => game(n, { won: n % 2 === 0, fellTo: n % 2 === 0 ? undefined : 2 }))
  expect(statisticsOf(many(19))).toMatchObject({ nemesis: undefined, angel: undefined })
  // Alone with others one loses: with Nils one wins more often than else.
  const lost = Array.from({ length: 10 }, (_, n) => game(100 + n, { others: [other('Zoe', 'outlaw', 1)] }))
  const { nemesis, angel } = statisticsOf([...many(20), ...lost])
  expect(nemesis).toMatchObject({ name: 'Ana', times: 10, of: 20 })
  expect(nemesis?.chance).toBeCloseTo(10 / 3)
  expect(angel).toMatchObject({ name: 'Nils', times: 10, of: 20 })
  expect(angel?.chance).toBeCloseTo(20 / 3)
})

test('what is looked at is chosen by game, size, opponents and result', () => {
  const bots = game(1, { others: [other('Abel', 'outlaw', 1, true)] })
  const all = [game(0, { won: true }), bots, game(2, { game: 'dice' })]
  const ids = (wanted: Partial<Parameters<typeof chosen>[1]>) =>
    chosen(all, { game: 'bang', players: undefined, against: 'all', result: 'all', ...wanted }).map(({ id }) => id)
  expect([ids({}), ids({ game: 'dice' }), ids({ players: 5 })]).toEqual([['g0', 'g1'], ['g2'], []])
  expect([ids({ against: 'bots' }), ids({ against: 'people' }), ids({ result: 'won' })]).toEqual([['g1'], ['g0'], ['g0']])
})

test('a ledger counts each game once, survives a reload and nonsense, and forgets', () => {
  const items = new Map<string, string>()
  const shelf = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const first = new Ledger(shelf)
  first.add([game(3), game(1)])
  first.add([game(3), game(2)])
  const again = new Ledger(shelf)
  expect(again.getSnapshot().map(({ id }) => id)).toEqual(['g1', 'g2', 'g3'])
  items.set('sundown.ledger', `[{"id":1},${JSON.stringify(game(7))},null]`)
  expect(new Ledger(shelf).getSnapshot().map(({ id }) => id)).toEqual(['g7'])
  again.forget()
  expect([items.size, again.getSnapshot()]).toEqual([0, []])
})

test.each([
  ['bang', { players: 5, sets: ['base'] }],
  ['dice', { players: 4 }],
  ['duel', {}],
])('%s: what is kept of a game comes from its record', async (name, options) => {
  const kind = games.get(name)
  if (!kind) throw new Error('no such game')
  const match: Match<Game> = Match.start(kind.rules, options, seedFrom(name))
  const seats = Array.from({ length: match.game.seats }, () => rule)
  const chances = randomsFor(seats.length, name)
  while (!match.game.over) match.apply(nextInput(match, seats, chances))
  const record = match.record()
  const names = seats.map((_, seat) => `P${seat}`)
  const kept = await Promise.all(
    names.map((_, seat) => playedGame(record, { id: record.seal, at: 1, seat, names, isBot: (each) => each !== 0 })),
  )
  expect(kept.map((one) => one?.won)).toEqual(names.map((_, seat) => match.game.over?.winners.includes(seatOf(seat))))
  for (const [seat, one] of kept.entries()) {
    expect(one).toMatchObject({ id: record.seal, game: name, players: names.length, role: expect.any(String) })
    expect(one?.others.map(({ name: his }) => his)).toEqual(names.filter((_, i) => i !== seat))
    expect(one?.fellTo).not.toBe(seat)
  }
  const dealt = { ...record, deal: { seal: record.seal, secret: record.seed, shares: names.map((_, seat) => (seat === 0 ? 'ab' : null)) } }
  const merged = await playedGame(record, { id: record.seal, at: 1, seat: 0, isBot: hadNoPart(dealt) })
  expect(merged?.others.every(({ bot }) => bot)).toBe(true)
  expect((await playedGame(record, { id: record.seal, at: 1, seat: 1, isBot: hadNoPart(dealt) }))?.others[0]).toMatchObject({ bot: false })
  expect(kept.some((one) => one?.fellTo !== undefined)).toBe(name !== 'duel')
})
