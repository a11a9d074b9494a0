import { firstOf, nth } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { botRating, chancesOf, ratedBy, rested, sharesOf, shown, sidesOf, UNKNOWN } from '../../src/ratings/index.ts'
import { calibrationPlot, judge, playedBy } from '../../src/ratings/trial.ts'

const FIVE = { game: 'bang', roles: ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'], sets: ['base'] }
const players = (mus: readonly number[]) => mus.map((mu) => ({ rating: { mu, sigma: 4 } }))
const EQUAL = [25, 25, 25, 25, 25]
const changes = (winners: readonly number[], mus: readonly number[] = EQUAL) =>
  ratedBy({ ...FIVE, players: players(mus), winners }).ratings.map(({ mu }, seat) => mu - nth(mus, seat))

describe('sides', () => {
  test('are the law, the Outlaws and each Renegade for himself; few are all alone', () => {
    expect(sidesOf(FIVE.roles)).toEqual([
      { name: 'law', seats: [0, 4] },
      { name: 'outlaws', seats: [1, 3] },
      { name: 'renegade', seats: [2] },
    ])
    expect(sidesOf(['sheriff', 'renegade', 'outlaw', 'renegade']).filter(({ name }) => name === 'renegade')).toHaveLength(2)
    expect(sidesOf(['deputy', 'outlaw', 'renegade'])).toHaveLength(3)
    expect(sidesOf(['law', 'outlaw'])).toHaveLength(2)
  })

  test('of equal people win what they win among equals, however many they are', () => {
    const shares = sharesOf(FIVE)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    for (const sigma of [1, 8]) {
      const chances = chancesOf(
        FIVE,
        EQUAL.map((mu) => ({ mu, sigma })),
      )
      expect(chances.slice(0, 3).map((chance) => chance.toFixed(6))).toEqual(shares.map((share) => share.toFixed(6)))
    }
  })

  test('are as strong as games say, once there are many', () => {
    const shares = sharesOf(FIVE, { games: 10_000, wins: { law: 1000, outlaws: 8000, renegade: 1000 } })
    expect(shares.map((share) => Math.round(share * 10))).toEqual([1, 8, 1])
  })
})

describe('a rated game', () => {
  test('moves all of the winning side up and everybody else down', () => {
    const moved = changes([0, 4])
    expect(moved.map(Math.sign)).toEqual([1, -1, -1, -1, 1])
    expect(moved[0]).toBeCloseTo(nth(moved, 4))
  })

  test('gives a Renegade much for a win and takes little for a loss', () => {
    const won = changes([2])[2]
    const lost = nth(changes([0, 4]), 2)
    expect(won).toBeGreaterThan(3 * -lost)
  })

  test('gives less for a win that was to be expected', () => {
    expect(changes([0, 4], [32, 25, 25, 25, 25])[4]).toBeLessThan(nth(changes([0, 4], [18, 25, 25, 25, 25]), 4))
  })

  test('leaves bots as they are, and takes from whoever has left whatever his side does', () => {
    const { ratings } = ratedBy({
      ...FIVE,
      winners: [0, 4],
      players: players(EQUAL).map((player, seat) => ({ ...player, fixed: seat === 1, left: seat === 4 })),
    })
    expect(nth(ratings, 1).mu).toBe(25)
    expect(nth(ratings, 4).mu).toBeLessThan(25)
    expect(firstOf(ratings).mu).toBeGreaterThan(25)
  })
})

test('what is shown is a number and a doubt, which comes back with time and never exceeds that of a stranger', () => {
  expect(shown(UNKNOWN)).toEqual({ rating: 1500, doubt: 210, provisional: true })
  expect(shown({ mu: 28.4, sigma: 42 / 25.2 })).toEqual({ rating: 1586, doubt: 42, provisional: false })
  const year = 365 * 24 * 60 * 60 * 1000
  expect(shown(rested({ mu: 25, sigma: 42 / 25.2 }, year)).doubt).toBe(110)
  expect(rested({ mu: 25, sigma: 8 }, 100 * year).sigma).toBe(UNKNOWN.sigma)
})

test('the bots that may sit at a rated table are known in every game', () => {
  for (const game of ['bang', 'dice', 'duel'])
    for (const bot of ['easy', 'rule', 'normal', 'hard']) expect(botRating(game, bot)).toBeDefined()
  expect(botRating('bang', 'random')).toBeUndefined()
})

test('people of known skill are found, better than by plain Elo, and the same seed gives the same figures', () => {
  const population = { seed: 'test', people: 40, games: 500, by: 'formula' as const }
  const judged = () => judge(playedBy(population), population.games, population.seed)
  const found = judged()
  expect(found.correlation.ours.value).toBeGreaterThan(found.correlation.elo.value)
  expect(found.miscalibration.difference.high).toBeLessThan(0)
  expect(calibrationPlot('test', found)).toContain('<svg')
  expect(judged()).toEqual(found)
})
