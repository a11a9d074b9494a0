import { nextInput, random, randomsFor } from '@sundown/bots'
import { bang, Match, seedFrom } from '@sundown/engine'

const NAMES = ['Marta', 'Belle', 'Clem', 'Dolly']

/** What the page keeps of a game that was played to its end. */
export function finishedGame() {
  const match = Match.start(bang, { players: NAMES.length }, seedFrom('the end'))
  const bots = NAMES.map(() => random)
  const chances = randomsFor(NAMES.length, 'the end')
  while (!match.game.over) match.apply(nextInput(match, bots, chances))
  return { record: match.record(), names: NAMES, bots: NAMES.slice(1).map(() => 'random'), over: true }
}
