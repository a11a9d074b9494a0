import { firstOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { ratedAnew } from '../../src/ratings/fit.ts'
import type { Store } from '../../src/store/store.ts'
import { begin, gather, letPlay, open, outcome, toTheEnd } from '../live/gather.ts'
import type { House } from '../live/house.ts'
import type { Player } from '../live/player.ts'
import { game, opened } from '../store/samples.ts'

const RATED = { rated: true, windowSeconds: 3 }
const MINUTE = 60_000

/** A rated game of people with accounts, on a disk. */
async function ratedGame<const People extends number>(people: People, bots = 0, settings: object = {}) {
  const disk = await opened()
  const gathered = await gather(people, { ...RATED, ...settings }, bots, await open({ disk, accounts: true }))
  return { disk, ...gathered }
}

const ratingsOf = async (disk: Store, players: readonly Player[]) =>
  Promise.all(players.map(async ({ id }) => (await disk.ratings(id)).map(({ game, mu, games }) => ({ game, mu, games }))))

/** Of somebody who has played one game only. */
const ratingOf = async (disk: Store, player: Player) => firstOf((await ratingsOf(disk, [player])).flat())

/** Time goes by until the game is over: clocks and bots play it. */
async function untilOver(house: House, disk: Store, player: Player): Promise<void> {
  for (let i = 0; i < 3000; i++) {
    if (i % 20 === 0 && (await disk.playedBy(player.id)).length > 0) return
    await house.clock.turn(10_000)
    // The disk takes time of its own.
    await new Promise((done) => setTimeout(done, 1))
  }
  throw new Error('the game does not end')
}

describe('a rated game', () => {
  test('changes the ratings of all who played it with its end, and what it changed can be made again from what is kept', async () => {
    const { disk, players } = await ratedGame(2, 0, { game: 'duel' })
    letPlay(players, await begin(players))
    await toTheEnd(players)
    const first = await ratingOf(disk, players[0])
    const second = await ratingOf(disk, players[1])
    expect([first.games, second.games]).toEqual([1, 1])
    // What one gains the other loses: they were equal, and one seat may be better than the other.
    expect(Math.sign(first.mu - 25)).toBe(-Math.sign(second.mu - 25))
    const game = firstOf(await disk.playedBy(players[0].id))
    expect(game).toMatchObject({ kind: 'duel', rated: true })
    expect(game.seats.map(({ won }) => won).sort()).toEqual([false, true])
    const { fitted, anew } = await ratedAnew(disk)
    expect(fitted).toEqual({ games: 1, people: 2, changed: 0 })
    await disk.replaceRatings({ ...anew, ratings: anew.ratings.map((one) => ({ ...one, mu: 1 })) })
    expect((await ratedAnew(disk)).fitted.changed).toBe(2)
    await disk.replaceRatings(anew)
    expect(await ratingsOf(disk, players)).toEqual([[first], [second]])
  })

  test('of the other kind changes none', async () => {
    const { disk, players } = await ratedGame(2, 0, { game: 'duel', rated: false })
    letPlay(players, await begin(players))
    await toTheEnd(players)
    expect(await ratingsOf(disk, players)).toEqual([[], []])
    expect(await disk.playedBy(players[0].id)).toMatchObject([{ rated: false, seats: [{ rated: null }, { rated: null }] }])
  })

  test('is for people with accounts, at least two, and for bots that are worth something known', async () => {
    const guests = await gather(2, { ...RATED, game: 'duel' }, 0, await open({ disk: await opened() })).then(
      () => 'done',
      (error) => error.code,
    )
    expect(guests).toBe('rated-accounts-only')
    const alone = await ratedGame(1, 3)
    expect(await outcome(alone.host.at('start'))).toBe('rated-too-few')
    const random = await ratedGame(3, 0, { options: { players: 4 } })
    await random.host.at('bot', { bot: 'random' })
    expect(await outcome(random.host.at('start'))).toBe('rated-bots')
  })

  test('has clocks and keeps the eliminated apart, whatever its host wishes', async () => {
    const { host } = await ratedGame(2, 0, { game: 'duel', clocks: null, eliminatedSeeAll: true, openTalk: true, windowSeconds: 0 })
    expect(host.table?.settings).toMatchObject({ eliminatedSeeAll: false, openTalk: false, windowSeconds: 3, clocks: { turn: 60 } })
  })
})

describe('nothing of a rated game can be gained', () => {
  test('by leaving: the leaver has lost, whatever his side does, and pauses; the others are rated as they fared', async () => {
    const { disk, house, players } = await ratedGame(4)
    const random = await begin(players)
    const [leaver, ...others] = players
    await leaver.at('quit')
    letPlay(others, random)
    await toTheEnd(others)
    const game = firstOf(await disk.playedBy(leaver.id))
    expect(game.seats.filter(({ gone }) => gone).map(({ person }) => person)).toEqual([leaver.id])
    expect((await ratingOf(disk, leaver)).mu).toBeLessThan(25)
    expect((await disk.standing(leaver.id)).pausedUntil).toBe(house.clock.wall() + 5 * MINUTE)
    await leaver.create({ ...RATED, options: { players: 4 } })
    expect(await outcome(leaver.at('sit'))).toBe('rated-pause')
    await house.clock.turn(5 * MINUTE)
    expect(await outcome(leaver.at('sit'))).toBe('done')
  })

  test('by idling: the clock answers, then a bot, and whoever is not back at the end has lost', async () => {
    const { disk, house, players } = await ratedGame(2, 0, { game: 'duel' })
    const random = await begin(players)
    letPlay([players[0]], random)
    await untilOver(house, disk, players[0])
    const game = firstOf(await disk.playedBy(players[0].id))
    expect(game.seats.find(({ person }) => person === players[1].id)?.gone).toBe(true)
    expect((await ratingOf(disk, players[1])).mu).toBeLessThan(25)
    expect((await disk.standing(players[1].id)).level).toBe(1)
  })

  test('by going away together, or by a restart then: the game is played to its end although nobody is there', async () => {
    const { disk, house, players } = await ratedGame(2, 0, { game: 'duel' })
    await begin(players)
    for (const player of players) player.drop()
    await house.clock.turn(20 * MINUTE)
    await house.crash({ down: MINUTE })
    await untilOver(house, disk, players[0])
    expect((await ratingsOf(disk, players)).map((all) => all.map(({ games }) => games))).toEqual([[1], [1]])
  })

  test('by closing the table: its host cannot, and one that everybody has left plays on to an end that nobody wins', async () => {
    const { disk, house, host, players } = await ratedGame(2, 0, { game: 'duel' })
    await begin(players)
    expect(await outcome(host.at('settings', { settings: { game: 'duel', rated: false } }))).toBe('already-started')
    expect(await outcome(host.at('kick', { person: players[1].id }))).toBe('already-started')
    const ids = players.map(({ id }) => id)
    for (const player of players) await player.at('quit')
    await untilOver(house, disk, players[0])
    const game = firstOf(await disk.playedBy(firstOf(ids)))
    expect(game.seats.map(({ gone }) => gone)).toEqual([true, true])
    for (const player of players) expect((await ratingOf(disk, player)).mu).toBeLessThanOrEqual(25)
    for (const id of ids) expect((await disk.standing(id)).level).toBe(1)
  })

  test('by a pause, or by a bot in the own seat', async () => {
    const { players } = await ratedGame(2, 0, { game: 'duel' })
    await begin(players)
    expect(await outcome(players[0].at('pause', { pause: true }))).toBe('rated-fixed')
    expect(await outcome(players[0].at('stand-in', { seat: players[0].seat }))).toBe('rated-fixed')
  })

  test('by the host, if the line of somebody else breaks for a moment', async () => {
    const { disk, players } = await ratedGame(2, 0, { game: 'duel' })
    await begin(players)
    const [host, other] = players
    other.drop()
    await host.until(() => host.table?.seats[other.seat]?.connected === false)
    expect(await outcome(host.at('stand-in', { seat: other.seat }))).toBe('away-too-short')
    expect((await disk.standing(other.id)).level).toBe(0)
  })

  test('by a second tab: there is one seat and one rated game for a person, and no program for him', async () => {
    const { house, disk, players } = await ratedGame(2, 0, { game: 'duel' })
    const random = await begin(players)
    const second = await house.tab(players[0])
    await second.create({ ...RATED, game: 'duel', options: {} })
    expect(await outcome(second.at('sit'))).toBe('rated-elsewhere')
    letPlay(players, random)
    // The second tab goes: the first plays on, and nobody has left.
    second.drop()
    await toTheEnd(players)
    expect((await disk.standing(players[0].id)).level).toBe(0)
  })

  test('by a second game that starts at the same moment', async () => {
    const disk = await opened()
    const house = await open({ disk, accounts: true })
    const [one, other] = [
      await gather(2, { ...RATED, game: 'duel' }, 0, house),
      await gather(1, { ...RATED, game: 'duel', options: { players: 2 } }, 0, house),
    ]
    const second = await house.tab(one.players[1])
    await second.come(other.code)
    await second.at('sit')
    await second.at('ready', { ready: true })
    const started = await Promise.all([one.host, other.host].map((host) => outcome(host.at('start'))))
    expect(started.sort()).toEqual(['done', 'rated-elsewhere'])
    expect(await disk.ratedNow(second.id)).toHaveLength(1)
  })

  test('by a second game at another node: what the store knows of it is enough to refuse', async () => {
    const { disk, players } = await ratedGame(2, 0, { game: 'duel' })
    const [{ id }] = players
    await disk.addGame(game('elsewhere', { people: [id, null] }))
    await disk.addRatedSeats('elsewhere', [{ person: id, bot: null, gone: false }])
    expect(await outcome(players[0].at('start'))).toBe('rated-elsewhere')
    await disk.setGone('elsewhere', 0, true)
    expect(await outcome(players[0].at('start'))).toBe('done')
  })
})
