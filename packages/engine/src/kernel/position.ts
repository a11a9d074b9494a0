import type { Game } from './game.ts'
import type { CardId, ZoneId } from './ids.ts'
import { Random } from './random.ts'

/** The uppermost card of a pile that shows this. */
export function cardNamed(game: Game<{ readonly id: string }>, pile: ZoneId, id: string): CardId {
  const card = game.at(pile).findLast((each) => game.faceOf(each).id === id)
  if (card === undefined) throw new Error(`there is no ${id} left for this position`)
  return card
}

/** Puts cards on a pile, the first one on top. */
export function stack(game: Game<{ readonly id: string }>, pile: ZoneId, top: readonly string[]): void {
  const heard = game.isHeard
  game.isHeard = false
  const taken = new Set<CardId>()
  const found = top.map((id) => {
    const card = game.at(pile).findLast((each) => game.faceOf(each).id === id && !taken.has(each))
    if (card === undefined) throw new Error(`there is no ${id} left for this position`)
    taken.add(card)
    return card
  })
  for (const card of found.reverse()) game.move(card, pile)
  game.isHeard = heard
}

/** From here on chance brings these, one after the other; then it is chance again. */
export function loadChance({ random }: Game, coming: readonly number[]): void {
  let next = 0
  random.below = (n) => coming[next++] ?? Random.prototype.below.call(random, n)
}
