import { firstOf, type Game, type GameKind, games, type Random, seatOf, type Viewer } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { begin, gather, toTheEnd } from './gather.ts'
import type { HouseSetting } from './house.ts'
import type { Player } from './player.ts'
import { playAtRandom } from './player.ts'
import { allowedTo, findLeaks, findSecrets } from './watchdog.ts'

const real = firstOf([...games.values()])

/** Everybody now and then asks for everything again, drops, or says something. */
function letPlayRestlessly(players: readonly Player[], random: Random): void {
  for (const player of players) {
    playAtRandom(player, random, async () => {
      const mood = random.below(30)
      if (mood === 0) await player.back()
      if (mood === 1) await player.resume()
      if (mood === 2) await player.at('answer', { number: 0, answer: { id: 'nonsense' } }).catch(() => undefined)
      if (mood === 3) await player.at('why-not', { answers: [{ id: 'play', card: random.below(300) }] })
      return mood > 0
    })
    if (player.question?.options?.length) player.onQuestion?.(player.question)
  }
}

async function playWatched(settings: object, setting: HouseSetting = {}) {
  const { house, players, code } = await gather(5, { ...settings }, 0, setting)
  const watcher = await house.player('Watcher')
  await watcher.come(code)
  const random = await begin(players, 'leaks')
  await watcher.until(() => watcher.state !== undefined)
  letPlayRestlessly(players, random)
  await toTheEnd([...players, watcher])
  const [host] = players
  const record = await house.store.record(host.state?.game ?? '')
  if (!record?.deal) throw new Error('no record')
  const leaksOf = (player: Player, viewer: Viewer, seesAll = false) =>
    findLeaks(player.heard, allowedTo(real, { ...record, game: real.rules.name }, viewer), seesAll)
  return { house, players, watcher, record, deal: record.deal, leaksOf }
}

describe('nothing is told before its time', () => {
  test.each([{}, { eliminatedSeeAll: true }, { spectatorDelay: 2, options: { characterChoice: true } }])('%j', async (settings) => {
    const { house, players, watcher, record, deal, leaksOf } = await playWatched(settings)
    for (const player of players) expect(leaksOf(player, seatOf(player.seat), 'eliminatedSeeAll' in settings)).toEqual([])
    expect(leaksOf(watcher, 'spectator')).toEqual([])
    const bytes = [...players, watcher].flatMap((player) => player.bytes)
    const shares = deal.shares.filter((share) => share !== null)
    const secrets = [record.seed, deal.secret, ...shares]
    expect(shares).toHaveLength(5)
    expect(
      findSecrets(
        [...bytes, ...house.logged, JSON.stringify(house.live.metrics()), JSON.stringify(await house.live.listTables())],
        secrets,
      ),
    ).toEqual([])
    expect(bytes.length).toBeGreaterThan(100)
  })
})

describe('the watchdog finds leaks that were planted', () => {
  /** The same game, but its views say a little too much. */
  const leaky = (leak: (game: Game, viewer: Viewer, view: object) => object): GameKind => ({
    ...real,
    rules: {
      ...real.rules,
      create(options, seed) {
        const game = real.rules.create(options, seed)
        const honest = game.view.bind(game)
        game.view = (viewer) => leak(game, viewer, honest(viewer))
        return game
      },
    },
  })
  const withRules = (kind: GameKind): HouseSetting => ({ games: new Map([[kind.rules.name, kind]]) })

  test("a neighbour's hand in a view", async () => {
    const kind = leaky((game, viewer, view) => {
      if (viewer === 'spectator') return view
      const { own } = Object.getPrototypeOf(game).view.call(game, seatOf((viewer + 1) % game.seats))
      return { ...view, neighbour: own.hand }
    })
    const { players, leaksOf } = await playWatched({}, withRules(kind))
    expect(leaksOf(players[0], seatOf(players[0].seat)).length).toBeGreaterThan(0)
  })

  test('the eye of another seat', async () => {
    const kind = leaky((game, viewer, view) => {
      if (viewer !== seatOf(1)) return view
      const { own } = Object.getPrototypeOf(game).view.call(game, seatOf(0))
      return { ...view, own }
    })
    const { players, leaksOf } = await playWatched({}, withRules(kind))
    const spied = players.find(({ seat }) => seat === 1)
    if (!spied) throw new Error('nobody in seat 1')
    expect(leaksOf(spied, seatOf(1)).length).toBeGreaterThan(0)
    const honest = players.find(({ seat }) => seat === 2)
    if (!honest) throw new Error('nobody in seat 2')
    expect(leaksOf(honest, seatOf(2))).toEqual([])
  })

  test('a face in an event, what others hold in a step, a share in a message, a seed in a log', async () => {
    const { players, record, deal } = await playWatched({})
    const [player] = players
    const moments = allowedTo(real, record, seatOf(player.seat))
    const planted = player.heard.map((message) => {
      if (message.say !== 'step') return message
      const events = message.step.events.map((event) =>
        typeof event === 'object' && event !== null && 'type' in event && event.type === 'moved' && !('face' in event)
          ? { ...event, face: { id: 'bang', suit: 'clubs', rank: 'A' } }
          : event,
      )
      return { ...message, step: { ...message.step, events } }
    })
    expect(findLeaks(planted, moments).some((leak) => leak.startsWith('events'))).toBe(true)
    const opened = player.heard.map((message) =>
      message.say === 'step' ? { ...message, step: { ...message.step, open: [null] } } : message,
    )
    expect(findLeaks(opened, moments).some((leak) => leak.startsWith('what others'))).toBe(true)
    expect(findLeaks([{ say: 'done', re: 1, result: { role: 'outlaw' } }], moments)).toHaveLength(1)
    expect(findSecrets([`{"seed":"${record.seed}"}`], [record.seed, deal.secret])).toEqual([record.seed])
  })
})
