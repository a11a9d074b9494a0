import { type Answer, type Duel, handleOf } from '@sundown/engine'
import type { Asking } from './games.ts'
import { findNamed } from './match-text.ts'

interface Held {
  readonly card: number
  readonly id: string
}

/** Why cards cannot be used now: all of the hand, or the one that is named. */
export function duelWhyLines(typed: string, asking: Asking<Duel>): string[] {
  const { voice, view } = asking
  const { words } = voice
  const hand = view.own?.hand ?? []
  const text = typed.trim()
  if (text !== '') {
    const number = /^h(\d+)$/.exec(text)
    const [card] = number ? hand.slice(Number(number[1]) - 1) : findNamed(hand, ({ id }) => [voice.name(id), id], text)
    return [card ? (line(card, asking) ?? words.why.possible(voice.name(card.id))) : words.why.noCard(text)]
  }
  const lines = hand.flatMap((card) => line(card, asking) ?? [])
  return lines.length > 0 ? [words.why.title, ...lines.map((one) => `  ${one}`)] : [words.why.allPossible]
}

/** Nothing if the card can be used in some way. */
function line({ card, id }: Held, { match, seat, voice }: Asking<Duel>): string | undefined {
  if (match.menu(seat).some((option) => option.card === card)) return undefined
  const answer: Answer = { id: 'play', card: handleOf(card) }
  const reason = match.whyNot(seat, answer)
  return reason && `${voice.name(id)}${voice.words.colon}${voice.teller.reason(reason)}`
}
