import type { Bang, Game, Input, Match } from '@sundown/engine'
import type { Report } from '../check/check.ts'
import type { Happened } from '../check/lockstep.ts'
import { Referee, sightOf } from './referee.ts'
import { isTold } from './told.ts'

/** Somebody who follows a game while it is played. */
export interface Follower {
  /** `input`: what was decided; nothing at the deal. */
  follow(input: Input | undefined, happened: Happened): void
}

/** Who can follow a game from its deal. */
export interface Follows {
  beside(match: Match<Game>, report: Report): Follower
}

/** The referee of the card game: each of his rules is reported as looked at after every decision. */
export const cardReferee: Follows = {
  beside(match: Match<Bang>, report) {
    const referee = new Referee(match.options, match.game.seats, ({ rule, sentence, expected, happened }) =>
      report(`referee-${rule}`, `${sentence} Expected ${expected}, but ${happened}`),
    )
    return {
      follow(input, happened) {
        referee.follow(input, happened.filter(isTold), sightOf(match))
        for (const rule of Referee.rules) report(`referee-${rule}`, undefined)
      },
    }
  },
}
