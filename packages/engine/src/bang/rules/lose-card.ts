import { absent, type CardId, type Handle, handlesOf, NO, type Rule, type Seat, YES } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { maskOf } from '../moments.ts'
import { hand } from '../zones.ts'
import { survives } from './elimination.ts'
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
const AFTER_TAKEN = maskOf('afterTaken')

/** What the owner has against it comes first; then the card goes, if it is still there. True: it went. */
export function loseCard(game: Bang, loss: Loss): Rule<boolean> {
  const { owner, by, card } = loss
  if (isGuarded(game, owner, by)) return loseGuarded(game, loss)
  // Somebody doomed receives nothing; what else his card does goes on.
  if (loss.to === 'hand' && !game.alive(by)) return NO
  if (card !== undefined) return seize(game, loss, card)
  return game.hand(owner).length === 0 ? NO : seize(game, loss, game.anyOf(hand(owner)))
}

/**
 * Which card it is stands before the guards act: one in front, or one of those he holds now. Of the latter it is drawn only afterwards, so that
 * nobody can know it meanwhile; if that one is gone nothing is lost.
 */
function* loseGuarded(game: Bang, loss: Loss): Rule<boolean> {
  const { owner, by, card } = loss
  const wanted = card === undefined ? heldBy(game, owner) : [game.handle(card)]
  yield* guard(game, owner, by)
  // Whoever was shot down for it gets nothing.
  if (!survives(game, by) || wanted.length === 0) return false
  const found = game.cardAt(anyOf(game, wanted))
  return found !== undefined && (yield* seize(game, loss, found))
}

const isGuarded = (game: Bang, owner: Seat, by: Seat): boolean => owner !== by && game.has(owner, BEFORE_TAKEN)

function* guard(game: Bang, owner: Seat, by: Seat): Rule {
  for (const source of game.of(owner).beforeTaken) {
    const before = source.def.beforeTaken?.(game, source, by)
    if (before) yield* before
  }
}

const heldBy = (game: Bang, owner: Seat): Handle[] => handlesOf(game, game.hand(owner))
const anyOf = (game: Bang, handles: readonly Handle[]): Handle =>
  handles[handles.length === 1 ? 0 : game.random.below(handles.length)] ?? absent()

interface Taking {
  readonly owner: Seat
  readonly by: Seat
  readonly count: number
  /** What takes them by itself: nothing can be done against that, and it is told for each card. */
  readonly ability?: string
}

/**
 * Several cards of a hand at random: they are among those that were there before the first of them went. What its owner gets for that one cannot
 * be the next.
 */
export function* takeFromHand(game: Bang, { owner, by, count, ability }: Taking): Rule {
  const held = heldBy(game, owner)
  for (let left = Math.min(count, held.length); left > 0; left--) {
    if (ability !== undefined) game.emit({ type: 'ability', seat: by, source: ability, target: owner })
    else if (isGuarded(game, owner, by)) {
      yield* guard(game, owner, by)
      if (!survives(game, by)) return
    }
    if (!game.alive(by)) return
    const drawn = anyOf(game, held)
    held.splice(held.indexOf(drawn), 1)
    const card = game.cardAt(drawn)
    if (card !== undefined) yield* seize(game, { owner, by, card: undefined, to: 'hand' }, card)
  }
}

/** The card goes, whatever its owner could do against it. Others do not see which card of a hand it was that somebody took. */
function seize(game: Bang, { owner, by, card, to }: Loss, going: CardId): Rule<boolean> {
  const stay = game.handle(going)
  if (to === 'hand') game.take(going, by, card === undefined)
  else game.discard(going)
  // A card that something else decides about may lie where it lay (a Dynamite, with the Stick): then nothing was lost.
  return owner !== by && game.has(owner, AFTER_TAKEN) && game.cardAt(stay) !== going ? madeGood(game, owner, by) : YES
}

/** Losing cards, 4: what the owner gets for it. */
function* madeGood(game: Bang, owner: Seat, by: Seat): Rule<boolean> {
  for (const source of game.of(owner).afterTaken) {
    const then = source.owner === owner ? source.def.afterTaken?.(game, source, by) : undefined
    if (then) yield* then
  }
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
  if (target !== by && !(yield* reaches(game, hitOf(game, play, target), card))) return
  // What was named may have gone meanwhile.
  if (named === undefined || pickedInFront(game, target, named) !== undefined) yield* loseCard(game, { owner: target, by, card, to })
}

/** The player of a card takes the card that was picked from its target. */
export const takeFromTarget = (game: Bang, play: Play): Rule => loseToPlay(game, play, 'hand')
/** The target of a card discards the card that was picked. */
export const discardFromTarget = (game: Bang, play: Play): Rule => loseToPlay(game, play, 'discard')
