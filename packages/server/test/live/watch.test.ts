import { describe, expect, test } from 'vitest'
import { begin, caughtUp, gather, letPlay, outcome, toTheEnd } from './gather.ts'
import { isOut, seen, sorted } from './player.ts'
import { settle } from './turned-clock.ts'

describe('watching', () => {
  test('spectators see what is public', async () => {
    const { house, players, code } = await gather(4)
    const watcher = await house.player('Watcher')
    await watcher.come(code)
    expect(await outcome(watcher.at('sit'))).toBe('table-full')
    const random = await begin(players, 'watch')
    await watcher.until(() => watcher.state !== undefined)
    expect(watcher.state).toMatchObject({ seat: null })
    expect(seen(watcher).own).toBeUndefined()
    expect(watcher.question?.options).toBeUndefined()
    letPlay(players, random)
    await toTheEnd([...players, watcher])
    expect(watcher.state?.seq).toBe(players[0].state?.seq)
    expect(sorted((await watcher.resume()).view)).toEqual(sorted(watcher.state?.view))
  })

  test('or do not, where the table wants none', async () => {
    const { house, players, code } = await gather(4, { spectators: false })
    const watcher = await house.player('Watcher')
    await watcher.come(code)
    await begin(players)
    await watcher.until(() => watcher.said('gone').length > 0)
    expect(watcher.said('gone')).toMatchObject([{ why: 'no-spectators' }])
    expect(await outcome(watcher.call('come', { code }))).toBe('no-spectators')
    expect(await outcome(watcher.at('resume'))).toBe('no-spectators')
    expect(watcher.state).toBeUndefined()
  })

  test('with a delay they see the game some turns late, also after a restart', async () => {
    const { house, players, code } = await gather(4, { spectatorDelay: 2 })
    const watcher = await house.player('Watcher')
    await watcher.come(code)
    const random = await begin(players, 'late')
    await watcher.until(() => watcher.state !== undefined)
    letPlay(players, random)
    const [host] = players
    await host.until(() => seen(host).table.turn >= 6 || host.isOver)
    for (const player of players) player.onQuestion = undefined
    await settle(40)
    await caughtUp(watcher, host)
    if (host.isOver) throw new Error('another game is needed')
    // A turn that is skipped makes no step of its own, so it can be more than two.
    expect(seen(host).table.turn - seen(watcher).table.turn).toBeGreaterThanOrEqual(2)
    expect(seen(host).table.turn - seen(watcher).table.turn).toBeLessThanOrEqual(4)
    expect(seen(watcher).table.turn).toBeGreaterThan(0)
    const before = watcher.state
    await house.crash()
    await watcher.connect()
    const after = await watcher.resume(before?.seq)
    expect(after.seq).toBe(before?.seq)
    expect(sorted(after.view)).toEqual(sorted(before?.view))
    for (const player of players) await player.connect()
    for (const player of players) await player.resume()
    letPlay(players, random)
    await toTheEnd([...players, watcher])
    expect(watcher.state?.seq).toBe(host.state?.seq)
  })

  test.each([true, false])('the eliminated see everything only if the table allows it: %s', async (eliminatedSeeAll) => {
    const { players } = await gather(5, { eliminatedSeeAll })
    let shown = 0
    for (const player of players) {
      player.onShown = () => {
        if (player.state?.open) shown++
        expect(player.state?.open !== undefined).toBe(eliminatedSeeAll && isOut(player))
      }
    }
    const random = await begin(players, 'dead')
    letPlay(players, random)
    await toTheEnd(players)
    expect(shown > 0).toBe(eliminatedSeeAll)
    expect(players.some(isOut)).toBe(true)
  })
})
