import { ARROWS, type Dice, type Seat } from '@sundown/engine'
import type { Check, Finding, Position } from './check.ts'

type DiceCheck = Check<Position<Dice>>

const eachSeat = (game: Dice, look: (seat: Seat) => Finding): Finding => {
  for (const seat of game.ring) {
    const finding = look(seat)
    if (finding) return finding
  }
  return undefined
}

/** Counted as everybody sees them: in the middle and before the players. */
export const arrowsAreNine: DiceCheck = {
  name: 'nine-arrows',
  run: ({ match: { game } }) => {
    const { seats, table } = game.view('spectator')
    const all = seats.reduce((sum, { arrows }) => sum + arrows, table.arrows)
    if (all !== ARROWS) return `there are ${all} arrows`
    return table.arrows < 1 || seats.some(({ arrows }) => arrows < 0) ? 'the last arrow is gone and nothing happened' : undefined
  },
}

export const livesInBounds: DiceCheck = {
  name: 'life-in-bounds',
  run: ({ match: { game } }) =>
    eachSeat(game, (seat) => {
      const life = game.life(seat)
      return life < 0 || life > game.maxLife(seat) ? `seat ${seat} has ${life} of ${game.maxLife(seat)} life points` : undefined
    }),
}

/** While a roll is decided everybody without life has left. */
export const nobodyLeftAtZero: DiceCheck = {
  name: 'nobody-at-zero',
  run: ({ match }) => {
    const { game } = match
    if (game.turns === 0 || game.phase !== 'roll') return undefined
    return eachSeat(game, (seat) => (game.inPlay(seat) && game.life(seat) <= 0 ? `seat ${seat} is in play without life` : undefined))
  },
}

export const deadHoldNoArrows: DiceCheck = {
  name: 'dead-own-nothing',
  run: ({ match: { game } }) =>
    eachSeat(game, (seat) => (!game.inPlay(seat) && game.arrows(seat) > 0 ? `seat ${seat} is eliminated and has arrows` : undefined)),
}
