import { choose, type Kind, type Option, type Rule } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { type Hit, ignored, listIgnoring, reaches } from '../../rules/ignore.ts'
import { cardIn } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'

/** Takes one card of the row into hand, unless he stays out of it. The last card is nobody's choice. */
export function* pickFromRow(game: Bang, hit: Hit): Rule {
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
