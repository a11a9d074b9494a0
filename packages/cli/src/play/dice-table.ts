import { type DiceView, type Face, nth } from '@sundown/engine'
import type { Voice } from '../voice.ts'
import { fromViewer } from './sight.ts'

/** The table of the dice game as one player sees it, one line a thing. */
export function diceTableLines(view: DiceView, voice: Voice): string[] {
  const { words } = voice
  const { table, own } = view
  const lines = [`-- ${words.table.title(table.turn)} --`]
  for (const seat of fromViewer(view)) lines.push(seatLine(view, seat, voice))
  lines.push(words.table.middle(table.arrows))
  if (own?.role) lines.push(words.start.role(voice.name(own.role), voice.goal(own.role)))
  if (table.dice.length > 0) lines.push(diceLine(view, voice))
  return lines
}

/** The dice by the numbers a player picks them with. */
export const diceLine = ({ table }: DiceView, voice: Voice): string =>
  voice.words.table.dice(table.dice.map(({ face }, i) => `${i + 1} ${voice.name(face)}`).join(', '))

export function dieSeen({ table }: DiceView, die: number): Face | undefined {
  const shown = table.dice[die]
  return shown && { id: shown.face, suit: undefined, rank: undefined }
}

function seatLine(view: DiceView, at: number, voice: Voice): string {
  const { words } = voice
  const { own, table } = view
  const seat = nth(view.seats, at)
  const mine = own?.seat === seat.seat
  const distance = own?.distances[seat.seat] ?? 0
  const role = seat.role ?? (mine ? own.role : undefined)
  const who = [voice.seat(seat.seat), ...(mine ? [`(${words.table.you})`] : [])].join(' ')
  const names = [who, seat.character && voice.name(seat.character), role && voice.name(role)].filter(Boolean).join(', ')
  if (seat.state === 'out') return `  ${names}${words.colon}${words.table.out}`
  const facts = [
    words.table.life(seat.life, seat.maxLife),
    words.table.arrows(seat.arrows),
    ...(!mine && distance > 0 ? [words.table.distance(distance)] : []),
    ...(seat.state === 'doomed' ? [words.table.doomed] : []),
    ...(table.active === seat.seat && !view.over ? [words.table.turn] : []),
  ]
  return `  ${names}${words.colon}${facts.join(words.semicolon)}`
}
