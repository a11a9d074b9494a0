import { type Face, RANKS, SUITS } from '@sundown/engine'
import { BOOK, DECKS, EQUIPMENT, RAILCARS, STATIONS } from './printed.ts'
import type { Table } from './table.ts'

const suitOf = (copy: string) => SUITS.find((suit) => suit.startsWith(copy.slice(-1).toLowerCase()))
const rankOf = (copy: string) => RANKS.find((rank) => rank === copy.slice(0, -1))

/** All playing cards of the chosen sets; the simplified deck is without those that carry a book symbol. */
export function playingCards({ sets, variants }: Table): readonly Face[] {
  const isSimplified = variants.has('simplifiedDeck')
  return [...sets].flatMap((set) =>
    Object.entries(DECKS[set] ?? {}).flatMap(([id, copies]) =>
      isSimplified && BOOK.has(id) ? [] : copies.split(' ').map((copy) => ({ id, suit: suitOf(copy), rank: rankOf(copy) })),
    ),
  )
}

/** The 24 equipment cards of Gold Rush. */
export const equipmentCards = (): readonly Face[] =>
  Object.entries(EQUIPMENT).flatMap(([id, { count }]) => Array.from({ length: count }, () => without(id)))

const without = (id: string): Face => ({ id, suit: undefined, rank: undefined })

/** The 16 Railcars, one of each. */
export const railcarCards = (): readonly Face[] => [...RAILCARS].map(without)
/** The 13 Stations. */
export const stationTiles = (): readonly Face[] => Object.keys(STATIONS).map(without)
