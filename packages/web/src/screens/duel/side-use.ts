import type { OptionView } from '@sundown/protocol'
import { optionsOf, type Tap } from '../../select/select.ts'
import { isAsked } from '../../session/session.ts'
import type { At } from './at.ts'

/** What a tap on a side would do now: take from its hand, or make its two characters change places. */
export function sideUse(at: At, seat: number): { readonly what: 'rob' | 'swap'; readonly tap: Tap } | undefined {
  const { snap, pick } = at
  const { question, selection, offer } = pick
  if (!question || !isAsked(snap)) return undefined
  if (offer.seats.has(seat)) {
    const option = optionsOf(question).find((each) => each.card === selection.card && each.seat === seat)
    return option && { what: takes(option) ? 'rob' : 'swap', tap: { on: 'seat', seat } }
  }
  const swap = optionsOf(question).findIndex(({ id, seat: whose, card }) => id === 'swap' && whose === undefined && card === undefined)
  const free = selection.card === undefined && selection.option === undefined
  return swap >= 0 && free && seat === snap.me ? { what: 'swap', tap: { on: 'option', option: swap } } : undefined
}

const takes = ({ id }: OptionView): boolean => id === 'rob' || id.endsWith('-rob')
