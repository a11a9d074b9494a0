import { choose, type Kind, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { takeFromHand } from '../../rules/lose-card.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { cards } from './facts.ts'

const REWARD = 2

/** Whoever has saved a life point for somebody takes two cards: both from that player's hand, or both from the deck. */
export function* takeReward(game: Bang, by: Seat, saved: Seat): Rule {
  const answer = game.hand(saved).length > 0 ? yield* choose(game, by, handOrDeck, saved) : undefined
  if (answer?.id !== 'hand') {
    game.draw(by, REWARD, cards.saved.id)
    return
  }
  yield* takeFromHand(game, { owner: saved, by, count: REWARD })
}

const handOrDeck: Kind<Bang, Seat> = {
  name: 'saved-reward',
  options: (_game, _seat, saved) => [option('hand', undefined, saved), option('deck')],
  refuse: (_game, _seat, _saved, answer): BangReason | undefined => (answer.id === 'hand' ? { code: 'wrong-choice' } : undefined),
  live: (game, _seat, saved) => game.hand(saved).length > 0,
  fallback: () => ({ id: 'deck' }),
  publicAbout: (_game, saved) => ({ saved }),
}
