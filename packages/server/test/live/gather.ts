import { firstOf, type GameRecord, games, isFair, Random, replay, seedFrom } from '@sundown/engine'
import { afterEach, expect } from 'vitest'
import { several } from '../several.ts'
import { House, type HouseSetting } from './house.ts'
import { anyShare, isOut, type Player, playAtRandom, WasRefused } from './player.ts'
import { settle } from './turned-clock.ts'

const houses: House[] = []

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

export async function open(setting: HouseSetting = {}): Promise<House> {
  const house = await House.open(setting)
  houses.push(house)
  return house
}

export interface Settings {
  readonly options?: object
  readonly [name: string]: unknown
}

/** A table of this many people and bots, everybody seated and ready; the first is the host. */
export async function gather<const People extends number>(
  people: People,
  settings: Settings = {},
  bots = 0,
  setting: HouseSetting | House = {},
) {
  const house = setting instanceof House ? setting : await open(setting)
  const players = await several(people, (i) => house.player(`Player ${i}`))
  const host = firstOf(players)
  const { code } = await host.create({ botPace: 0, ...settings, options: { players: people + bots, ...settings.options } })
  await host.at('sit')
  for (const player of players.slice(1)) {
    await player.come(code)
    await player.at('sit')
    await player.at('ready', { ready: true })
  }
  for (let i = 0; i < bots; i++) await host.at('bot', { bot: 'rule' })
  return { house, host, players, code }
}

/** The game starts, with everybody's share. */
export async function begin(players: readonly Player[], chance = 'any'): Promise<Random> {
  const random = new Random(seedFrom(chance))
  for (const player of players) player.share = anyShare(random)
  await firstOf(players).at('start')
  await Promise.all(
    players.map((player) => player.until(() => player.table?.status === 'playing' && player.state !== undefined, 'the game')),
  )
  return random
}

/** Everybody plays at random from now on. */
export function letPlay(players: readonly Player[], random: Random): void {
  for (const player of players) {
    playAtRandom(player, random)
    if (player.question?.options?.length) player.onQuestion?.(player.question)
  }
}

/** Everybody stops. */
export function halt(players: readonly Player[]): void {
  for (const player of players) player.onQuestion = undefined
}

export const toTheEnd = (players: readonly Player[]) =>
  Promise.all(players.map((player) => player.until(() => player.isOver && player.said('record').length > 0, 'the end')))

/** Who is asked now; exactly one at most turns. */
export async function asked(players: readonly Player[]): Promise<Player> {
  const found = () => players.find(({ question }) => question?.options?.length)
  await Promise.race(players.map((player) => player.until(() => found() !== undefined, 'a question')))
  const player = found()
  if (!player) throw new Error('nobody is asked')
  return player
}

/** The code of the refusal, or 'done'. */
export const outcome = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'done',
    (error) => {
      if (error instanceof WasRefused) return error.code
      throw error
    },
  )

export function fair(record: GameRecord | undefined): void {
  if (!record?.deal) throw new Error('no deal in the record')
  expect(isFair(record.deal, record.seed)).toBe(true)
  const kind = games.get(record.game)
  if (!kind) throw new Error('no such game')
  expect(replay(kind.rules, record, { verify: true }).fault).toBeUndefined()
}

/** Everything that was sent to these players before this call has arrived. */
export async function caughtUp(...players: readonly Player[]): Promise<void> {
  await Promise.all(players.map((player) => player.call('ping')))
}

/** Everybody stops; whatever was under way has come to its end, and everybody has seen it. */
export async function rested(players: readonly Player[]): Promise<void> {
  halt(players)
  const known = () => JSON.stringify(players.map(({ state, pending }) => [state?.seq, pending]))
  for (let before = ''; before !== known(); ) {
    before = known()
    // The second time brings what the first time of others has brought about.
    await caughtUp(...players)
    await caughtUp(...players)
  }
  if (players.some(({ state }) => state?.view.over))
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')))
}

/** A game of four that goes on although somebody has been eliminated; everybody holds still. */
export async function afterADeath(settings: Settings, watchers = 0) {
  for (;;) {
    const gathered = await gather(4, settings)
    const watching: Player[] = []
    for (let i = 0; i < watchers; i++) {
      const watcher = await gathered.house.player(`Watcher ${i}`)
      await watcher.come(gathered.code)
      watching.push(watcher)
    }
    const { players } = gathered
    const random = await begin(players, 'a death')
    const death = new Promise<void>((done) => {
      for (const player of players) {
        player.onShown = () => {
          if (!players.some(isOut)) return
          halt(players)
          done()
        }
      }
    })
    letPlay(players, random)
    await death
    for (const player of players) player.onShown = undefined
    await settle(60)
    await caughtUp(...players)
    const dead = players.find(isOut)
    if (dead && !dead.isOver) return { ...gathered, watching, random, dead, living: players.filter((player) => !isOut(player)) }
  }
}
