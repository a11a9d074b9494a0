import { firstOf, type GameKind, games } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { afterADeath, begin, caughtUp, gather, halt, letPlay, open, outcome, toTheEnd } from './gather.ts'
import type { Player } from './player.ts'
import { settle } from './turned-clock.ts'

const lines = (player: Player) => player.said('chat').flatMap((message) => message.lines.map(({ text, phrase }) => text ?? phrase))

/** The card game in which talking costs something from the first turn on, as far as the server can tell. */
const silent = (): ReadonlyMap<string, GameKind> => {
  const real = firstOf([...games.values()])
  const rules = { ...real.rules, name: 'silent' }
  // Any interjection that is open to the speaker stands for the price.
  const talking: GameKind['talking'] = (game, seat) => {
    const [act] = game.interjections(seat)
    return act && { id: act.id, ...(act.fields && { picks: act.fields.map((field) => field.from([]).slice(0, field.min)) }) }
  }
  return new Map([...games, ['silent', { ...real, rules, talking }]])
}

describe('talk that costs something in the game', () => {
  test('is refused until the speaker says that he knows, then it is an act in the record; phrases are free', async () => {
    const house = await open({ games: silent() })
    for (let game = 0; ; game++) {
      const { players } = await gather(4, { game: 'silent' }, 0, house)
      const random = await begin(players, `gag ${game}`)
      letPlay(players, random)
      const speaker = () => players.find(({ question }) => question?.interjections?.length)
      const found = await Promise.race(
        players.map((player) => player.until(() => speaker() !== undefined || player.isOver, 'somebody who may interject')),
      ).then(speaker)
      halt(players)
      await settle(40)
      await caughtUp(...players)
      const ann = speaker()
      if (!found || !ann) continue
      const log = () => house.store.logs.get(ann.table?.game ?? '')?.length ?? 0
      const before = log()
      await ann.at('phrase', { phrase: 'good-game' })
      expect(await outcome(ann.at('chat', { text: 'careful' }))).toBe('talk-costs')
      expect(log()).toBe(before)
      expect(lines(ann)).not.toContain('careful')
      expect(await outcome(ann.at('chat', { text: 'careful', costs: true }))).toBe('done')
      await caughtUp(...players)
      expect(log()).toBe(before + 1)
      for (const player of players) expect(lines(player)).toContain('careful')
      expect(JSON.stringify(house.store.logs.get(ann.table?.game ?? ''))).not.toContain('careful')
      return
    }
  })
})

describe('talk', () => {
  test('everybody at the table reads it, and who comes later too', async () => {
    const { house, players, code } = await gather(3, {}, 2)
    const [ann, bob, carl] = players
    await ann.at('chat', { text: 'hi\u0000 \u202eyou\n there' })
    await bob.at('phrase', { phrase: 'good-game' })
    await caughtUp(ann, bob, carl)
    for (const player of players) expect(lines(player)).toEqual(['hi you there', 'good-game'])
    expect(firstOf(carl.said('chat')).lines[0]).toMatchObject({ number: 1, from: { id: ann.id } })
    const late = await house.player('Late')
    await late.come(code)
    expect(lines(late)).toEqual(['hi you there', 'good-game'])
    await house.crash()
    await ann.connect()
    ann.heard.length = 0
    await ann.come(code)
    expect(lines(ann)).toEqual(['hi you there', 'good-game'])
    await ann.at('chat', { text: 'again' })
    expect(ann.said('chat').at(-1)?.lines[0]?.number).toBe(3)
  })

  test('a line of which nothing can be seen is none', async () => {
    const { players } = await gather(2, {}, 3)
    const [ann] = players
    for (const text of ['\u200b', '\u3164 \u2800', '\u200d\u2060']) expect(await outcome(ann.at('chat', { text }))).toBe('bad-message')
    await ann.at('chat', { text: '👩\u200d🚀' })
    expect(lines(ann)).toEqual(['👩\u200d🚀'])
  })

  test('who is muted is not heard, at later tables neither', async () => {
    const { house, players } = await gather(2, {}, 3)
    const [ann, bob] = players
    await bob.ask('mute', { person: ann.id, muted: true })
    await ann.at('chat', { text: 'you hear me?' })
    await caughtUp(bob)
    expect(lines(bob)).toEqual([])
    await house.crash()
    await ann.connect()
    const { code } = await ann.create({ options: { players: 4 } })
    await bob.connect()
    expect(bob.said('welcome').at(-1)?.muted).toEqual([ann.id])
    await bob.come(code)
    await ann.at('chat', { text: 'and now?' })
    await caughtUp(bob)
    expect(lines(bob)).toEqual([])
    await bob.ask('mute', { person: ann.id, muted: false })
    await ann.at('chat', { text: 'now!' })
    await caughtUp(bob)
    expect(lines(bob)).toEqual(['now!'])
  })

  test('the host may close it; too much is too much; it goes with the table', async () => {
    const { house, players } = await gather(2, {}, 3)
    const [ann, bob] = players
    expect(await outcome(bob.at('talk', { open: false }))).toBe('not-host')
    await ann.at('talk', { open: false })
    expect(await outcome(bob.at('chat', { text: 'hm' }))).toBe('talk-closed')
    await ann.at('talk', { open: true })
    for (let i = 0; i < 6; i++) expect(await outcome(bob.at('chat', { text: `${i}` }))).toBe('done')
    expect(await outcome(bob.at('chat', { text: '6' }))).toBe('too-fast')
    await house.clock.turn(2_000)
    expect(await outcome(bob.at('chat', { text: '7' }))).toBe('done')
    expect(await outcome(bob.at('chat', { text: 'x'.repeat(301) }))).toBe('bad-message')
    await house.live.closeTable(ann.tableId, 'test')
    expect(house.store.lines.size).toBe(0)
  })

  test.each([false, true])('the dead and spectators advise the living only if the table allows it: %s', async (openTalk) => {
    const { players, code, random, dead, living, watching } = await afterADeath({ openTalk }, 1)
    const watcher = firstOf(watching)
    await dead.at('chat', { text: 'he is an outlaw' })
    await watcher.at('chat', { text: 'yes' })
    await firstOf(living).at('chat', { text: 'quiet' })
    await caughtUp(...players, watcher)
    expect(lines(dead)).toEqual(['he is an outlaw', 'yes', 'quiet'])
    expect(lines(watcher)).toEqual(lines(dead))
    for (const player of living) expect(lines(player)).toEqual(openTalk ? lines(dead) : ['quiet'])
    const again = firstOf(living)
    again.heard.length = 0
    await again.come(code)
    expect(lines(again)).toEqual(openTalk ? lines(dead) : ['quiet'])
    letPlay(players, random)
    await toTheEnd(players)
    again.heard.length = 0
    await again.come(code)
    expect(lines(again)).toEqual(lines(dead))
  })
})
