import type { Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { hand } from '../zones.ts'
import type { Play } from './play.ts'

/** A card of the target goes: the one that was named in front of him, or one of his hand at random. */
function chosenCard(game: Bang, play: Play, target: Seat) {
  const [named] = play.picks[0] ?? []
  if (named !== undefined) return { card: game.front(target).find((card) => game.handle(card) === named), random: false }
  const inHand = game.hand(target).length
  return { card: inHand > 0 ? game.anyOf(hand(target)) : undefined, random: true }
}

export function takeFromTarget(game: Bang, play: Play): undefined {
  if (play.target === undefined) return
  const { card, random } = chosenCard(game, play, play.target)
  if (card !== undefined) game.take(card, play.by, random)
}

export function discardFromTarget(game: Bang, play: Play): undefined {
  if (play.target === undefined) return
  const { card } = chosenCard(game, play, play.target)
  if (card !== undefined) game.discard(card)
}
