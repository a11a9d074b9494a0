import { type Answer, absent, choose, firstNumber, type Kind, type Option, offer, type Rule } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { ASIDE } from '../zones.ts'
import { type Hit, ignored, isImmune, listIgnoring, reaches } from './ignore.ts'
import { cardIn } from './play.ts'
import type { BangReason } from './reasons.ts'

/** As many cards as players are shown, and each takes one in turn. `hits`: for each of them, in this order. */
export function* openStore(game: Bang, hits: readonly Hit[]): Rule {
  for (let left = hits.length; left > 0; left--) game.fromDeck(ASIDE)
  for (let i = 0; i < hits.length; i++) {
    const hit = hits[i] ?? absent()
    if (game.alive(hit.target) && !isImmune(game, hit)) yield* pickFromRow(game, hit)
  }
  // Whoever was left out leaves a card over.
  for (const card of [...game.aside]) game.discard(card)
}

/** Takes one card of the row into hand, unless he stays out of it. The last card is nobody's choice. */
function* pickFromRow(game: Bang, hit: Hit): Rule {
  const row = game.aside
  if (row.length === 0) return
  if (row.length === 1) {
    if (yield* reaches(game, hit)) game.take(firstNumber(row), hit.target)
    return
  }
  const answer = ((yield choose(game, hit.target, fromRow, hit)) as Answer | undefined) ?? fromRow.fallback(game, hit.target, hit)
  if (!ignored(game, hit, answer)) game.take(cardIn(game, answer), hit.target)
}

const fromRow: Kind<Bang, Hit> = {
  name: 'general-store',
  options(game, seat, hit) {
    const out: Option[] = offer(game, 'take', game.aside)
    listIgnoring(game, seat, hit, out)
    return out
  },
  refuse: (): BangReason => ({ code: 'not-in-row' }),
  fallback: (game) => ({ id: 'take', card: game.handle(firstNumber(game.aside)) }),
  publicAbout: () => null,
}
