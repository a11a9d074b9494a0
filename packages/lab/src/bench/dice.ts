import { dice, Match } from '@sundown/engine'
import { playOut, seedNumber, start } from './driver.ts'
import type { Row } from './engine.ts'
import { compare, timed } from './measure.ts'

const ROUNDS = 7
const GAMES = 60

/** Decisions of so many games, a second. */
const decisionsPerSecond = (play: (game: number) => number): number => {
  let done = 0
  const seconds = timed(() => {
    for (let game = 0; game < GAMES; game++) done += play(game)
  })
  return done / seconds
}

/** The dice game beside the card game: what one game costs the other. */
export function diceDecisions(): Row {
  const { value, limit, ratio } = compare(
    ROUNDS,
    () => decisionsPerSecond((game) => playOut(Match.start(dice, { players: 5 }, seedNumber(game), { checkpoints: false }))),
    () => decisionsPerSecond((game) => playOut(start(5, game))),
  )
  return {
    figure: 'dice game, 5 random seats, events on',
    value,
    unit: 'decisions/s',
    beside: 'the base game with 5 random seats',
    limit,
    ratio,
    goal: 'none',
    met: null,
  }
}
