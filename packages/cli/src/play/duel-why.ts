import { type Answer, type Duel, handleOf, seatOf } from '@sundown/engine'
import type { Asking } from './games.ts'
import { findNamed } from './match-text.ts'

interface Held {
  readonly card: number
  readonly id: string
}

/** Somebody in the street, or a whole side. */
type Target = { readonly character: number; readonly name: string } | { readonly seat: number; readonly name: string }

/** Why cards cannot be used now: all of the hand, the one that is named, or that one on a character or a side. */
export function duelWhyLines(typed: string, asking: Asking<Duel>): string[] {
  const { words } = asking.voice
  const hand = asking.view.own?.hand ?? []
  const text = typed.trim()
  if (text === '') {
    const lines = hand.flatMap((card) => line(card, asking) ?? [])
    if (lines.length > 0) return [words.why.title, ...lines.map((one) => `  ${one}`)]
    return [hand.length > 0 ? words.why.allPossible : words.table.emptyHand]
  }
  const card = cardNamed(text, asking)
  if (card) return [line(card, asking) ?? words.why.possible(asking.voice.name(card.id))]
  return [aimed(text.split(/\s+/u), asking)]
}

function cardNamed(text: string, { view, voice }: Asking<Duel>): Held | undefined {
  const hand = view.own?.hand ?? []
  const number = /^h(\d+)$/.exec(text)
  const [card] = number ? hand.slice(Number(number[1]) - 1) : findNamed(hand, ({ id }) => [voice.name(id), id], text)
  return card
}

/** A card and its target, wherever the first name ends and the second begins. */
function aimed(typed: readonly string[], asking: Asking<Duel>): string {
  const { words } = asking.voice
  let unknown: string | undefined
  for (let length = typed.length - 1; length > 0; length--) {
    const card = cardNamed(typed.slice(0, length).join(' '), asking)
    if (!card) continue
    const rest = typed.slice(length).join(' ')
    const target = targetNamed(rest, asking)
    if (target) return on(card, target, asking)
    unknown ??= rest
  }
  return unknown === undefined ? words.why.noCard(typed.join(' ')) : words.why.noPlayer(unknown)
}

function targetNamed(text: string, { match, seat, voice }: Asking<Duel>): Target | undefined {
  const { seats } = match.game.view(seat)
  const targets: readonly Target[] = seats.flatMap((side): readonly Target[] => [
    ...side.characters.map(({ id, card }) => ({ character: card, name: voice.name(id) })),
    { seat: side.seat, name: voice.seat(side.seat) },
  ])
  return findNamed(targets, ({ name }) => [name], text)[0]
}

function on({ card, id }: Held, target: Target, { match, seat, voice }: Asking<Duel>): string {
  const { words, teller } = voice
  const answer: Answer = {
    id: 'play',
    card: handleOf(card),
    ...('seat' in target ? { seat: seatOf(target.seat) } : { picks: [[target.character]] }),
  }
  const reason = match.whyNot(seat, answer)
  const name = voice.name(id)
  return reason ? `${words.ask.on(name, target.name)}${words.colon}${teller.reason(reason)}` : words.why.possibleOn(name, target.name)
}

/** Nothing if the card can be used in some way. */
function line({ card, id }: Held, { match, seat, voice }: Asking<Duel>): string | undefined {
  if (match.menu(seat).some((option) => option.card === card)) return undefined
  const answer: Answer = { id: 'play', card: handleOf(card) }
  const reason = match.whyNot(seat, answer)
  return reason && `${voice.name(id)}${voice.words.colon}${voice.teller.reason(reason)}`
}
