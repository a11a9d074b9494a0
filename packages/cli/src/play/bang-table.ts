import { type BangView, type CardView, type FrontView, nth, type SeatView } from '@sundown/engine'
import { SIGNS } from '../entry.ts'
import type { Voice } from '../voice.ts'
import { middleLines, onCard, partCards, seatParts } from './bang-parts.ts'
import { fromViewer } from './sight.ts'

/** The table as one player sees it, one line a thing. */
export function tableLines(view: BangView, voice: Voice): string[] {
  const { words } = voice
  const { table, own } = view
  const lines = [`-- ${words.table.title(table.turn)} --`]
  for (const seat of fromViewer(view)) lines.push(seatLine(view, nth(view.seats, seat), voice))
  lines.push(words.table.piles(table.deck, table.discard, table.top && voice.face(table.top)))
  if (table.aside.length > 0) lines.push(words.table.row(words.and(table.aside.map((card) => voice.face(card)))))
  lines.push(...middleLines(view, voice))
  const { event, show, reversed } = table
  const called = (id: string | undefined) => (id === undefined ? words.table.noneYet : voice.name(id))
  if (event) lines.push(words.table.event(called(event.now), event.next && voice.name(event.next), event.left))
  if (show) lines.push(words.table.show(called(show.now), show.left))
  if (reversed) lines.push(words.table.reversed)
  if (view.duty) lines.push(words.table.onlySuit(voice.seat(view.duty.seat), SIGNS[view.duty.suit]))
  if (table.stick !== undefined) lines.push(words.table.stick(voice.seat(table.stick)))
  if (own) {
    if (own.look.length > 0) lines.push(words.table.looking(words.and(own.look.map((card) => voice.face(card)))))
    if (own.role) lines.push(words.start.role(voice.name(own.role), voice.goal(own.role)))
    lines.push(handLine(own.hand, voice))
    if (own.mustPlay) lines.push(words.table.mustPlay(voice.face(own.mustPlay)))
  }
  return lines
}

/** Cards by the names a player can type. */
export const handLine = (hand: readonly CardView[], voice: Voice): string => {
  const { table } = voice.words
  return hand.length === 0 ? table.emptyHand : table.yourHand(hand.map((card, i) => `h${i + 1} ${voice.face(card)}`).join(', '))
}

function seatLine(view: BangView, seat: SeatView, voice: Voice): string {
  const { words } = voice
  const { own, table } = view
  const mine = own?.seat === seat.seat
  const distance = own?.distances[seat.seat] ?? 0
  const role = seat.role ?? (mine ? own.role : undefined)
  const who = [voice.seat(seat.seat), ...(mine ? [`(${words.table.you})`] : [])].join(' ')
  const names = [who, seat.character && voice.name(seat.character), role && voice.name(role)].filter(Boolean).join(', ')
  // Nothing is dealt yet.
  if (seat.character === undefined) return `  ${names}`
  if (seat.state === 'out') return `  ${names}${words.colon}${[words.table.out, ...seatParts(seat, voice)].join(words.semicolon)}`
  const weapon = seat.front.find((card) => card.id === seat.weapon)
  const others = seat.front.filter((card) => card !== weapon)
  const facts = [
    words.table.life(seat.life, seat.maxLife),
    words.table.hand(seat.hand),
    words.table.weapon(weapon ? `${voice.face(weapon)}${onCard(weapon, voice)}` : voice.name(seat.weapon ?? 'colt-45'), seat.reach),
    ...(others.length > 0 ? [words.table.front(others.map((card) => frontName(card, voice)).join(', '))] : []),
    ...seatParts(seat, voice),
    ...(seat.abilities.length > 0 ? [words.table.abilities(words.and(seat.abilities.map((id) => voice.name(id))))] : []),
    ...(seat.skips > 0 ? [words.table.skips(seat.skips)] : []),
    ...(seat.cards ? [seat.cards.map((card) => voice.face(card)).join(', ')] : []),
    ...(seat.state === 'ghost' ? [words.table.ghost] : []),
    ...(!mine && distance > 0 ? [words.table.distance(distance)] : []),
    ...(seat.state === 'doomed' ? [words.table.doomed] : []),
    ...(table.active === seat.seat && !view.over ? [words.table.turn] : []),
  ]
  return `  ${names}${words.colon}${facts.join(words.semicolon)}`
}

/** A card in front, and whether it can be used. */
function frontName(card: FrontView, voice: Voice): string {
  const { waits, off } = voice.words.table
  return `${voice.face(card)}${card.off ? ` [${off}]` : card.waits ? ` [${waits}]` : ''}${onCard(card, voice)}`
}

/** Every card the viewer sees, wherever it lies. */
export const cardsSeen = (view: BangView) => [...openCards(view), ...partCards(view)]

const openCards = ({ own, seats, table }: BangView): CardView[] => [
  ...(own?.hand ?? []),
  ...(own?.look ?? []),
  ...seats.flatMap((seat) => [...seat.front, ...(seat.cards ?? [])]),
  ...table.aside,
  ...(table.top ? [table.top] : []),
]
