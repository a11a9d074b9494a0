import { text } from '../../western/words/facts.ts'
import type { Facts } from '../../western/words/types.ts'
import type { Face } from '../events.ts'
import { RANKS, SUITS } from '../facts.ts'

/** The card a question is about. */
export function faceIn(facts: Facts): Face {
  return {
    id: text(facts, 'card') ?? '',
    suit: SUITS.find((suit) => suit === facts.suit),
    rank: RANKS.find((rank) => rank === facts.rank),
  }
}
