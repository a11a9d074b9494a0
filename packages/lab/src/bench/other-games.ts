import { dice, duel, type Game, Match } from '@sundown/engine'
import { playOut, seedNumber, start } from './driver.ts'
import { compare, timed } from './measure.ts'
import type { Row } from './row.ts'

const ROUNDS = 7
const GAMES = 60

/** Decisions of this many games, a second. */
const decisionsPerSecond = (play: (game: number) => number): number => {
  let done = 0
  const seconds = timed(() => {
    for (let game = 0; game < GAMES; game++) done += play(game)
  })
  return done / seconds
}

/** Another game beside the card game: what one costs and the other. */
function besideTheCardGame(figure: string, startOther: (game: number) => Match<Game>): Row {
  const { value, limit, ratio } = compare(
    ROUNDS,
    () => decisionsPerSecond((game) => playOut(startOther(game))),
    () => decisionsPerSecond((game) => playOut(start(5, game))),
  )
  return { figure, value, unit: 'decisions/s', beside: 'the base game with 5 random seats', limit, ratio, goal: 'none', met: null }
}

const QUICK = { checkpoints: false }

export const diceDecisions = (): Row =>
  besideTheCardGame('dice game, 5 random seats, events on', (game) => Match.start(dice, { players: 5 }, seedNumber(game), QUICK))

export const duelDecisions = (): Row =>
  besideTheCardGame('The Duel, 2 random seats, events on', (game) => Match.start(duel, {}, seedNumber(game), QUICK))
