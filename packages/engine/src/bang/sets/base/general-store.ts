import { type CardId, choose, type Kind, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { cardIn } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'

/** Takes one card of the row into hand. The last card is nobody's choice. */
export function* pickFromRow(game: Bang, seat: Seat): Rule {
  const row = game.aside
  if (row.length === 0) return
  const card: CardId = row.length === 1 ? row[0] : cardIn(game, (yield* choose(game, seat, fromRow, undefined)) ?? { id: 'take' })
  game.take(card, seat)
}

const fromRow: Kind<Bang, undefined> = {
  name: 'general-store',
  options: (game) => game.aside.map((card) => ({ id: 'take', card: game.handle(card) })),
  refuse: (): BangReason => ({ code: 'not-in-row' }),
  fallback: (game) => ({ id: 'take', card: game.handle(game.aside[0]) }),
  publicAbout: () => null,
}
