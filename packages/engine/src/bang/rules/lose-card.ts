import type { CardId, Rule, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { hand } from '../zones.ts'
import { hitOf, reaches } from './ignore.ts'
import type { Play } from './play.ts'

/** A card somebody loses by the choice of another. */
export interface Loss {
  readonly owner: Seat
  readonly by: Seat
  /** One in front of him; nothing: one of his hand at random. */
  readonly card: CardId | undefined
  readonly to: 'hand' | 'discard'
}

/**
 * What the owner has against it comes first; then the card goes, if it is still there and that has not stopped whoever wants it. What somebody
 * has begun is finished even if he was stopped before, but he receives nothing by it. True: it went.
 */
export function* loseCard(game: Bang, { owner, by, card, to }: Loss): Rule<boolean> {
  const handle = card === undefined ? undefined : game.handle(card)
  const wasDoomed = !game.alive(by)
  if (owner !== by) {
    for (const source of game.of(owner).beforeTaken) {
      const before = source.def.beforeTaken?.(game, source, by)
      if (before) yield* before
    }
  }
  if (!game.alive(by) && !(wasDoomed && to === 'discard')) return false
  if (handle !== undefined) {
    const named = game.cardAt(handle)
    if (named === undefined) return false
    if (to === 'hand') game.take(named, by)
    else game.discard(named)
    return true
  }
  if (game.hand(owner).length === 0) return false
  const blind = game.anyOf(hand(owner))
  if (to === 'hand') game.take(blind, by, true)
  else game.discard(blind)
  return true
}

/** The card in front of a player that a pick names; nothing: one of his hand. */
export const pickedInFront = (game: Bang, owner: Seat, handle: number | undefined): CardId | undefined =>
  handle === undefined ? undefined : game.front(owner).find((card) => game.handle(card) === handle)

function* loseToPlay(game: Bang, play: Play, to: 'hand' | 'discard'): Rule {
  const { target, by, picks } = play
  if (target === undefined) return
  const [named] = picks[0] ?? []
  const card = pickedInFront(game, target, named)
  const stay = card === undefined ? undefined : game.handle(card)
  if (target !== by && !(yield* reaches(game, hitOf(game, play, target)))) return
  // What was named may have gone meanwhile.
  if (named !== undefined && (card === undefined || game.handle(card) !== stay)) return
  yield* loseCard(game, { owner: target, by, card, to })
}

export const takeFromTarget = (game: Bang, play: Play): Rule => loseToPlay(game, play, 'hand')
export const discardFromTarget = (game: Bang, play: Play): Rule => loseToPlay(game, play, 'discard')
