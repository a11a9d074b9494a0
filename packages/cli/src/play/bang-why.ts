import { type Answer, type Bang, type CardView, handleOf, nth, type Option, type Reason, type Seat } from '@sundown/engine'
import type { Asking as AnyAsking } from './games.ts'
import { findNamed } from './match-text.ts'

type Asking = AnyAsking<Bang>

/** Why cards cannot be used now: all of them, one, or one on one player. */
export function whyLines(typed: string, asking: Asking): string[] {
  const text = typed.trim()
  if (text === '') return everything(asking)
  const hand = asking.view.own?.hand ?? []
  const [card] = cardsNamed(text, hand, asking)
  if (card) return aboutCard(card, asking)
  const character = ownCharacter(asking)
  if (character && findNamed([character], () => [asking.voice.name(character)], text).length > 0) return [aboutAbility(character, asking)]
  const space = text.lastIndexOf(' ')
  const [first, last] = space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)]
  const [aimed] = cardsNamed(first, hand, asking)
  if (!aimed) return [asking.voice.words.why.noCard(first)]
  const [player] = playersNamed(last, asking)
  return player === undefined ? [asking.voice.words.why.noPlayer(last)] : [onPlayer(aimed, player, asking)]
}

function cardsNamed(text: string, hand: readonly CardView[], { voice }: Asking): readonly CardView[] {
  const number = /^h(\d+)$/.exec(text)
  if (number) return hand.slice(Number(number[1]) - 1, Number(number[1]))
  return findNamed(hand, (card) => [voice.name(card.id), card.id], text)
}

const playersNamed = (text: string, { view, voice }: Asking): readonly Seat[] =>
  findNamed(
    view.seats.map(({ seat }) => seat),
    (seat) => [voice.seat(seat), String(seat)],
    text,
  )

const ownCharacter = ({ view, seat }: Asking): string | undefined => nth(view.seats, seat).character

const optionsWith = (card: CardView, { match, seat }: Asking): readonly Option[] =>
  match.menu(seat).filter((option) => option.card === card.card)

/** A card that can be used as a BANG! is also tried under that name, because the reason then says more. */
function whyNot(card: CardView, target: Seat | undefined, { match, seat }: Asking): Reason | undefined {
  const answer: Answer = { id: 'play', card: handleOf(card.card), ...(target !== undefined && { seat: target }) }
  const asBang = match.part(seat)?.kind.name === 'play' ? match.whyNot(seat, { ...answer, id: 'as-bang' }) : undefined
  return asBang && asBang.code !== 'not-a-bang' ? asBang : match.whyNot(seat, answer)
}

function everything(asking: Asking): string[] {
  const { voice, view } = asking
  const { words } = voice
  const hand = view.own?.hand ?? []
  const lines: string[] = []
  for (const card of hand) {
    if (optionsWith(card, asking).length > 0) continue
    const reason = whyNot(card, undefined, asking)
    if (reason) lines.push(`  ${voice.face(card)}${words.colon}${voice.teller.reason(reason)}`)
  }
  const character = ownCharacter(asking)
  const ability = character === undefined ? undefined : asking.match.game.whyNoInterjection(asking.seat, { id: character })
  if (character !== undefined && ability && !usable(character, asking)) lines.push(`  ${aboutAbility(character, asking)}`)
  if (lines.length > 0) return [words.why.title, ...lines]
  return [hand.length > 0 ? words.why.allPossible : words.table.emptyHand]
}

const usable = (id: string, { match, seat }: Asking): boolean =>
  [...match.menu(seat), ...match.interjections(seat)].some((option) => option.id === id)

function aboutAbility(character: string, asking: Asking): string {
  const { voice, match, seat } = asking
  const { words } = voice
  const name = voice.name(character)
  if (usable(character, asking)) return words.why.possible(name)
  const reason = match.game.whyNoInterjection(seat, { id: character })
  // An ability that works by itself: its text says when.
  return `${name}${words.colon}${reason ? voice.teller.reason(reason) : (voice.teller.text(character) ?? '')}`
}

function aboutCard(card: CardView, asking: Asking): string[] {
  const { voice, view } = asking
  const { words } = voice
  const name = voice.face(card)
  const options = optionsWith(card, asking)
  if (options.length === 0) {
    const reason = whyNot(card, undefined, asking)
    return [reason ? `${name}${words.colon}${voice.teller.reason(reason)}` : words.why.possible(name)]
  }
  if (options.every((option) => option.seat === undefined)) return [words.why.possible(name)]
  return view.table.ring
    .filter((seat) => seat !== asking.seat && nth(view.seats, seat).state !== 'out')
    .map((seat) => onPlayer(card, seat, asking))
}

function onPlayer(card: CardView, player: Seat, asking: Asking): string {
  const { voice } = asking
  const { words } = voice
  const name = voice.face(card)
  const options = optionsWith(card, asking)
  const reason = options.some((option) => option.seat === player) ? undefined : whyNot(card, player, asking)
  return reason
    ? `${words.ask.on(name, voice.seat(player))}${words.colon}${voice.teller.reason(reason)}`
    : words.why.possibleOn(name, voice.seat(player))
}
