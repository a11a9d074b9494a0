import { type Bang, nth, type Seat, seatOf } from '@sundown/engine'
import type { Check, Finding, Position } from './check.ts'

const eachSeat = (game: Bang, look: (seat: Seat) => Finding): Finding => {
  for (let i = 0; i < game.seats; i++) {
    const finding = look(seatOf(i))
    if (finding) return finding
  }
  return undefined
}

export const oneWeapon: Check = {
  name: 'one-weapon',
  run: ({ match: { game } }) =>
    eachSeat(game, (seat) => {
      let weapons = 0
      for (const card of game.front(seat)) if (game.def(card).facts?.type === 'weapon') weapons++
      return weapons > 1 ? `seat ${seat} has ${weapons} weapons in play` : undefined
    }),
}

export const noTwins: Check = {
  name: 'no-twins',
  run: ({ match: { game } }) =>
    eachSeat(game, (seat) => {
      const front = game.front(seat)
      for (let i = 1; i < front.length; i++) {
        const { id } = game.def(nth(front, i))
        for (let j = 0; j < i; j++) if (game.def(nth(front, j)).id === id) return `seat ${seat} has two ${id} in play`
      }
      return undefined
    }),
}

export const lifeInBounds: Check = {
  name: 'life-in-bounds',
  run: ({ match: { game } }) =>
    eachSeat(game, (seat) => {
      const life = game.life(seat)
      if (life > game.maxLife(seat)) return `seat ${seat} has ${life} of ${game.maxLife(seat)} life points`
      return life < 0 && !game.inPlay(seat) ? `seat ${seat} is eliminated with ${life} life points` : undefined
    }),
}

export const nobodyAtZero: Check = {
  name: 'nobody-at-zero',
  run: ({ match: { game } }) => {
    if (game.turns === 0) return undefined
    return eachSeat(game, (seat) => {
      const dead = game.alive(seat) && !game.isGhost(seat) && !game.isDying(seat) && game.life(seat) <= 0
      return dead ? `seat ${seat} is in play with ${game.life(seat)} life points` : undefined
    })
  },
}

/** Several heirs share out what the dead had: until that is done, all of it is there. */
export const isShared = ({ question }: Position['match']): boolean => question?.parts.some(({ kind }) => kind.name === 'inherit') ?? false

export const deadOwnNothing: Check = {
  name: 'dead-own-nothing',
  run: ({ match, match: { game } }) =>
    isShared(match)
      ? undefined
      : eachSeat(game, (seat) => {
          if (game.inPlay(seat) || (game.hand(seat).length === 0 && game.front(seat).length === 0)) return undefined
          return `seat ${seat} is eliminated and has cards`
        }),
}
