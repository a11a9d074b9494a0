import { choose, type Kind, type Option, type Rule } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { ASIDE } from '../zones.ts'
import { type Hit, hitOf, ignored, isImmune, listIgnoring, reaches } from './ignore.ts'
import { cardIn, type Play } from './play.ts'
import type { BangReason } from './reasons.ts'

/** As many cards as there are players are turned up; everybody takes one, from the player himself clockwise. */
export function* shareOut(game: Bang, play: Play): Rule {
  const seats = game.from(play.by)
  for (let left = seats.length; left > 0; left--) game.fromDeck(ASIDE)
  for (const seat of seats) {
    const hit = hitOf(game, play, seat)
    if (game.alive(seat) && !isImmune(game, hit)) yield* pickFromRow(game, hit)
  }
  // Whoever was left out leaves a card over.
  for (const card of [...game.aside]) game.discard(card)
}

/** Takes one card of the row into hand, unless he stays out of it. The last card is nobody's choice. */
function* pickFromRow(game: Bang, hit: Hit): Rule {
  const row = game.aside
  if (row.length === 0) return
  if (row.length === 1) {
    if (yield* reaches(game, hit)) game.take(row[0], hit.target)
    return
  }
  const answer = (yield* choose(game, hit.target, fromRow, hit)) ?? fromRow.fallback(game, hit.target, hit)
  if (!ignored(game, hit, answer)) game.take(cardIn(game, answer), hit.target)
}

const fromRow: Kind<Bang, Hit> = {
  name: 'general-store',
  options(game, seat, hit) {
    const out: Option[] = game.aside.map((card) => ({ id: 'take', card: game.handle(card) }))
    listIgnoring(game, seat, hit, out)
    return out
  },
  refuse: (): BangReason => ({ code: 'not-in-row' }),
  fallback: (game) => ({ id: 'take', card: game.handle(game.aside[0]) }),
  publicAbout: () => null,
}
