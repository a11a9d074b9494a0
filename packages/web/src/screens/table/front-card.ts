import type { FrontView } from '@sundown/engine'
import type { KeyedCard } from '../../kit/seat.tsx'
import { type At, lookable } from './at.ts'

/**
 * A card in front of somebody: what it is, whether it works, and whether it can be chosen. One that can be used by itself is brass, until another
 * card is picked up.
 */
export function frontCard(at: At, card: FrontView): KeyedCard {
  const { pick, spoken } = at
  const { offer, selection } = pick
  const { table } = spoken.ui.sets
  const plain = lookable(card, at)
  const mark = card.off ? 'off' : card.waits ? 'waits' : undefined
  const chosen = offer.picked.includes(card.card) || selection.card === card.card
  const open = offer.cards.has(card.card)
  const free = offer.field !== undefined || selection.card === undefined
  return {
    ...plain,
    ...(mark && { mark, label: `${plain.label}, ${table[mark]}` }),
    anchor: `card-${card.card}`,
    ...(open && {
      state: chosen ? 'selected' : free ? 'choosable' : 'rest',
      onPress: () => at.tap({ on: 'card', card: card.card }),
    }),
  }
}
