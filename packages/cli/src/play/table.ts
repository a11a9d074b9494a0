import type { BangView, CardView, SeatView } from '@sundown/engine'
import type { Say, Teller } from '@sundown/engine/words'
import type { CliWords } from '../words/index.ts'

/** The table as one player sees it, one line a thing. */
export function tableLines(view: BangView, teller: Teller, words: CliWords): string[] {
  const { say } = teller
  const { table, own } = view
  const lines = [`-- ${words.table.title(table.turn)} --`]
  for (const seat of fromViewer(view)) lines.push(seatLine(view, view.seats[seat], say, words))
  lines.push(words.table.piles(table.deck, table.discard, table.top && say.face(table.top)))
  if (table.aside.length > 0) lines.push(words.table.row(say.faces(table.aside)))
  if (table.stick !== undefined) lines.push(words.table.stick(say.seat(table.stick)))
  if (own) {
    if (own.look.length > 0) lines.push(words.table.looking(say.faces(own.look)))
    if (own.role) lines.push(words.start.role(say.role(own.role), teller.goal(own.role)))
    lines.push(handLine(own.hand, say, words))
  }
  return lines
}

/** Cards by the names a player can type. */
export const handLine = (hand: readonly CardView[], say: Say, words: CliWords): string =>
  hand.length === 0 ? words.table.emptyHand : words.table.yourHand(hand.map((card, i) => `h${i + 1} ${say.face(card)}`).join(', '))

/** Seats clockwise, the viewer first. */
function fromViewer({ table, own }: BangView): readonly number[] {
  const start = own ? table.ring.indexOf(own.seat) : 0
  return [...table.ring.slice(start), ...table.ring.slice(0, start)]
}

function seatLine(view: BangView, seat: SeatView, say: Say, words: CliWords): string {
  const { own, table } = view
  const mine = own?.seat === seat.seat
  const role = seat.role ?? (mine ? own.role : undefined)
  const who = [say.seat(seat.seat), ...(mine ? [`(${words.table.you})`] : [])].join(' ')
  const names = [who, seat.character && say.character(seat.character), role && say.role(role)].filter(Boolean).join(', ')
  if (seat.state === 'out') return `  ${names}${words.colon}${words.table.out}`
  const weapon = seat.front.find((card) => card.id === seat.weapon)
  const others = seat.front.filter((card) => card !== weapon)
  const facts = [
    words.table.life(seat.life, seat.maxLife),
    words.table.hand(seat.hand),
    words.table.weapon(weapon ? say.face(weapon) : say.card(seat.weapon ?? 'colt-45'), seat.reach),
    ...(others.length > 0 ? [words.table.front(others.map((card) => say.face(card)).join(', '))] : []),
    ...(own && !mine && own.distances[seat.seat] > 0 ? [words.table.distance(own.distances[seat.seat])] : []),
    ...(seat.state === 'doomed' ? [words.table.doomed] : []),
    ...(table.active === seat.seat && !view.over ? [words.table.turn] : []),
  ]
  return `  ${names}${words.colon}${facts.join('; ')}`
}
