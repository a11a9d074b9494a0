import type { Counted, FrontView } from '@sundown/engine'
import type { Count, KeyedCard } from '../../kit/seat.tsx'
import { parts } from '../../words/spoken.ts'
import { type At, lookable } from './at.ts'

/** What is loaded onto cards and characters. */
export const TOKEN = 'load-token'

/** Load tokens that lie on a card or on a character, where a set has any. */
export function loadsOf({ teller }: At, counters: Counted | undefined): Count | undefined {
  const value = counters?.[TOKEN]
  return value === undefined ? undefined : { value, label: teller.counted?.(TOKEN, value) ?? String(value) }
}

/**
 * A card in front of somebody: what it is, whether it works, and whether it can be chosen. One that can be used by itself is brass, until another
 * card is picked up.
 */
export function frontCard(at: At, card: FrontView): KeyedCard {
  const { pick, spoken } = at
  const { offer, selection } = pick
  const { sets, speak } = spoken.ui
  const plain = lookable(card, at)
  const loads = loadsOf(at, card.counters)
  const mark = card.off ? 'off' : card.waits ? 'waits' : undefined
  const chosen = offer.picked.includes(card.card) || selection.card === card.card
  const open = offer.cards.has(card.card)
  const free = offer.field !== undefined || selection.card === undefined
  const state = !open ? undefined : chosen ? 'selected' : free ? 'choosable' : 'rest'
  return {
    ...plain,
    ...(mark && { mark }),
    ...(loads && { loads }),
    label: parts([plain.label, loads?.label, mark && sets.table[mark], state === 'choosable' ? speak.choosable : undefined]),
    anchor: `card-${card.card}`,
    ...(state && {
      state,
      onPress: () => at.tap({ on: 'card', card: card.card }),
    }),
  }
}
