import { Duel, nth, Random, seedFrom } from '@sundown/engine'
import { TableSettings } from '@sundown/protocol'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { begin, fair, gather, halt, letPlay, open, outcome, toTheEnd } from './gather.ts'
import { type Player, sorted } from './player.ts'
import { nothingSeen, type Watched, watchGame } from './two-worlds.ts'

const DUEL = { game: 'duel' }

interface DuelSight {
  readonly seats: readonly { readonly side: string; readonly reserve: number }[]
  readonly own?: { readonly reserve: readonly string[] }
}
const sight = ({ state }: Player): DuelSight => state?.view as unknown as DuelSight

describe('tables of The Duel', () => {
  test('two people play to the end over sockets', async () => {
    const { players, house } = await gather(2, DUEL)
    letPlay(players, await begin(players, 'duel'))
    await toTheEnd(players)
    const record = await house.store.record(players[0].table?.game ?? '')
    expect(record?.game).toBe('duel')
    fair(record)
    for (const player of players) {
      const patched = player.state
      expect(sorted((await player.resume()).view)).toEqual(sorted(patched?.view))
    }
    expect(house.logged).toEqual([])
  })

  test('one person against a bot, and in the next game of the series the sides are changed', async () => {
    const { players, host } = await gather(1, { ...DUEL, shuffleSeats: false }, 1)
    const sides: string[] = []
    for (const game of ['first', 'second']) {
      letPlay(players, await begin(players, game))
      await host.until(() => host.isOver, 'the end')
      halt(players)
      sides.push(nth(sight(host).seats, host.seat).side)
      await host.at('rematch')
      await host.until(() => host.table?.status === 'open')
    }
    expect([...sides].sort()).toEqual(['law', 'outlaw'])
  })

  test('a reserve is its owner’s, and nobody else’s', async () => {
    const { players, house, code } = await gather(2, DUEL)
    const watcher = await house.player('Watcher')
    await watcher.come(code)
    await begin(players, 'reserve')
    await watcher.until(() => watcher.state !== undefined)
    for (const player of players) {
      const other = players[player === players[0] ? 1 : 0]
      expect(sight(player).own?.reserve).toHaveLength(2)
      for (const secret of sight(player).own?.reserve ?? []) {
        expect(other.bytes.join('')).not.toContain(secret)
        expect(watcher.bytes.join('')).not.toContain(secret)
      }
    }
    expect(sight(watcher).own).toBeUndefined()
  })

  test.each([
    [{ players: 3 }, /The Duel is for 2 players, not 3/],
    [{ charactersPerSide: 13 }, /4 to 12/],
  ])('options that are impossible are refused with a sentence: %j', async (options, sentence) => {
    const house = await open()
    const host = await house.player('Host')
    const refusal = host.create({ ...DUEL, options })
    await expect(outcome(refusal)).resolves.toBe('bad-options')
    await expect(refusal).rejects.toMatchObject({ facts: { why: expect.stringMatching(sentence) } })
  })
})

describe('what is sent does not depend on what its receiver cannot know', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  function watch(chance: string, games: number, oneIn: number, options: object = {}): Watched {
    const settings = TableSettings.parse({ ...DUEL, clocks: { turn: 30, reaction: 10, reserve: 60 }, options: { players: 2, ...options } })
    const watched = nothingSeen()
    for (let game = 0; game < games; game++) {
      const moments = new Random(seedFrom(`moments ${chance} ${game}`))
      watchGame({ settings, people: [true, false] }, seedFrom(`${chance} ${game}`), moments, oneIn, watched)
    }
    return watched
  }

  test.each([4, 9])('both seats and a spectator, %i characters a side', (charactersPerSide) => {
    const watched = watch('worlds', 3, 6, { charactersPerSide })
    expect(watched.leaks).toEqual([])
    expect(watched.moments).toBeGreaterThan(50)
    expect(watched.steps).toBeGreaterThan(50)
  })

  test('a leak that was planted is found: whether the other holds an odd number of Missed!', () => {
    const { view: honest } = Duel.prototype
    vi.spyOn(Duel.prototype, 'view').mockImplementation(function (this: Duel, viewer) {
      const view = honest.call(this, viewer)
      const other = viewer === 'spectator' ? undefined : honest.call(this, this.opponent(viewer)).own
      return { ...view, odd: (other?.hand.filter(({ id }) => id === 'missed').length ?? 0) % 2 }
    })
    expect(watch('planted', 2, 4).leaks.length).toBeGreaterThan(0)
  })
})
