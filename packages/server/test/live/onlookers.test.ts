import { nextInput, random, randomsFor } from '@sundown/bots'
import { games, listOf, Match, seatOf, seedFrom, type Viewer } from '@sundown/engine'
import { TableSettings } from '@sundown/protocol'
import { expect, test } from 'vitest'
import { fullClocks, nextClocks } from '../../src/live/clocks.ts'
import { Position } from '../../src/live/position.ts'
import { Show } from '../../src/live/show.ts'

const names = { table: 'table', game: 'game' }
const clocks = { turn: 30, reaction: 15, reserve: 20 }
const EVERY = ['dodge-city', 'wild-west-show', 'gold-rush', 'valley-of-shadows', 'high-noon']

test.each([
  ['bang', { players: 7 }],
  ['bang', { players: 5, sets: EVERY }],
  ['dice', { players: 6 }],
  ['duel', {}],
])('whoever looks on is sent what he would be sent alone: %s %j', (game, options) => {
  const kind = games.get(game)
  if (!kind) throw new Error('no such game')
  const position = new Position(Match.start(kind.rules, options, seedFrom('onlookers'), { checkpoints: false }))
  const { match } = position
  const { seats } = match.game
  const settings = TableSettings.parse({ game, options, clocks, eliminatedSeeAll: true })
  const rules = { clocks, hasClock: () => true }
  let state = nextClocks(fullClocks(clocks, seats), match, rules, 0)

  const viewers: readonly Viewer[] = [...listOf(seats, seatOf), 'spectator']
  const followed = (watching: readonly Viewer[]) => {
    const show = new Show(names, settings, kind, options)
    const sent = watching.map((viewer) => {
      const texts: string[] = []
      show.follow({ send: (text) => void texts.push(text) }, viewer, position, state, 0, {})
      return texts
    })
    return { show, sent }
  }
  const together = followed(viewers)
  const alone = viewers.map((viewer) => followed([viewer]))
  const bots = viewers.map(() => random)
  const randoms = randomsFor(seats, 'onlookers')
  for (let now = 1; now < 600 && match.question; now++) {
    const draft = position.take(nextInput(match, bots, randoms))
    state = nextClocks(state, match, rules, now)
    for (const { show } of [together, ...alone]) show.publish(position, [draft], state, now)
  }
  expect(together.sent.flat().length).toBeGreaterThan(100)
  expect(together.sent).toEqual(alone.flatMap(({ sent }) => sent))
})
