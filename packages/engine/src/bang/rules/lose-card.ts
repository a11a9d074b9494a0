import { type CardId, type Handle, NO, type Rule, type Seat, YES } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { maskOf } from '../def.ts'
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

const BEFORE_TAKEN = maskOf('beforeTaken')

/** What the owner has against it comes first; then the card goes, if it is still there. True: it went. */
export function loseCard(game: Bang, loss: Loss): Rule<boolean> {
  const { owner, by, card } = loss
  const handle = card === undefined ? undefined : game.handle(card)
  if (owner !== by && game.has(owner, BEFORE_TAKEN)) return loseGuarded(game, loss, handle)
  return loseNow(game, loss, handle, false) ? YES : NO
}

function* loseGuarded(game: Bang, loss: Loss, handle: Handle | undefined): Rule<boolean> {
  for (const source of game.of(loss.owner).beforeTaken) {
    const before = source.def.beforeTaken?.(game, source, loss.by)
    if (before) yield* before
  }
  return loseNow(game, loss, handle, true)
}

function loseNow(game: Bang, { owner, by, to }: Loss, handle: Handle | undefined, guarded: boolean): boolean {
  // Somebody doomed receives nothing, and nothing from him who has shot him down; what else his card does goes on.
  if (!game.alive(by) && (to === 'hand' || guarded)) return false
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
  if (target !== by && !(yield* reaches(game, hitOf(game, play, target), card))) return
  // What was named may have gone meanwhile.
  if (named !== undefined && (card === undefined || game.handle(card) !== stay)) return
  yield* loseCard(game, { owner: target, by, card, to })
}

export const takeFromTarget = (game: Bang, play: Play): Rule => loseToPlay(game, play, 'hand')
export const discardFromTarget = (game: Bang, play: Play): Rule => loseToPlay(game, play, 'discard')
