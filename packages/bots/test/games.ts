import { type Bang, bang, type Json, Match, seedFrom } from '@sundown/engine'
import { type Bot, nextInput, randomsFor } from '../src/index.ts'

/** More decisions than this is stuck. */
export const STUCK = 20_000

export interface Setting {
  readonly players: number
  readonly text: string
  readonly options?: { readonly [name: string]: Json }
}

export const startGame = ({ players, text, options = {} }: Setting): Match<Bang> =>
  Match.start(bang, { players, ...options }, seedFrom(text), { checkpoints: false })

/** Plays a game to its end through the trusted door; `bots` are seated when the roles are dealt. */
export function playGame(setting: Setting, bots: (match: Match<Bang>) => readonly Bot[]): Match<Bang> {
  const match = startGame(setting)
  const seated = bots(match)
  const randoms = randomsFor(setting.players, setting.text)
  for (let n = 0; match.question && n < STUCK; n++) {
    match.apply(nextInput(match, seated, randoms))
    match.drain()
  }
  return match
}
