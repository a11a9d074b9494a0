import type { BangView, FrontView, SeatView } from '@sundown/engine'
import type { Voice } from '../voice.ts'

type Counters = NonNullable<FrontView['counters']>

const counted = (counters: Counters, voice: Voice): string[] =>
  Object.entries(counters).flatMap(([counter, amount]) => (amount > 0 ? [voice.counted(counter, amount)] : []))

/** What lies on a card, in brackets behind its name. */
export function onCard({ counters }: FrontView, voice: Voice): string {
  const lying = counted(counters ?? {}, voice)
  return lying.length > 0 ? ` [${lying.join(', ')}]` : ''
}

const priced = (card: FrontView, voice: Voice): string =>
  `${voice.face(card)}${card.price === undefined ? '' : ` (${card.price})`}${onCard(card, voice)}`

/** What sets bring to a player: what he has, what lies on his character, what lies before him in places of their own. */
export function seatParts({ parts }: SeatView, voice: Voice): string[] {
  if (!parts) return []
  const { words } = voice
  const character = counted(parts.onCharacter, voice)
  return [
    ...counted(parts.counters, voice),
    ...(character.length > 0 ? [words.table.onCharacter(words.and(character))] : []),
    ...Object.entries(parts.zones).flatMap(([zone, cards]) =>
      cards.length > 0 ? [`${voice.place(zone)}${words.colon}${cards.map((card) => priced(card, voice)).join(', ')}`] : [],
    ),
  ]
}

/** What they bring to the middle: rows with prices, piles, and what is left in the supplies. */
export function middleLines({ table: { parts } }: BangView, voice: Voice): string[] {
  if (!parts) return []
  const { words } = voice
  const supplies = counted(parts.supplies, voice)
  return [
    ...stops(parts, voice),
    ...Object.entries(parts.rows).map(
      ([zone, cards]) => `${voice.place(zone)}${words.colon}${cards.map((card) => priced(card, voice)).join(', ') || words.table.nothing}`,
    ),
    ...Object.entries(parts.piles).map(([zone, { left }]) => words.table.pile(voice.place(zone), left)),
    ...(supplies.length > 0 ? [words.table.supplies(words.and(supplies))] : []),
  ]
}

type Middle = NonNullable<BangView['table']['parts']>

/** A train: each Station it is at, with what stands under it and what it costs. */
function stops({ rows: { stations = [], train = [], locomotive = [] }, states }: Middle, voice: Voice): string[] {
  const { words } = voice
  const position = states.journey?.position
  if (typeof position !== 'number') return []
  return stations.flatMap((station, place) => {
    const under = place === position ? locomotive[0] : place < position ? train[position - place - 1] : undefined
    return under === undefined ? [] : [`${voice.face(station)} [${voice.face(under)}]${words.colon}${voice.teller.text(station.id) ?? ''}`]
  })
}

/** Every card of theirs that can be seen. */
export const partCards = ({ seats, table }: BangView): FrontView[] => [
  ...seats.flatMap(({ parts }) => Object.values(parts?.zones ?? {}).flat()),
  ...Object.values(table.parts?.rows ?? {}).flat(),
]
