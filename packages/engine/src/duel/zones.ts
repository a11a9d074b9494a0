import { type Seat, type ZoneSpec, zoneOf } from '../kernel/index.ts'

export const SEATS = 2
/** Each side has two places for characters; the token lies at one of them. */
export const PLACES = [0, 1] as const
export type Place = (typeof PLACES)[number]

const SEAT_ZONES = [
  { zone: 'hand', sight: 'owner' },
  /** What a player looks at and nobody else sees. */
  { zone: 'look', sight: 'owner' },
  /** A side's own forty cards. */
  { zone: 'deck', sight: 'none' },
  /** Characters that may still enter play: the owner knows which, not in which order. */
  { zone: 'reserve', sight: 'none', pool: true },
  { zone: 'place-0', sight: 'all' },
  { zone: 'place-1', sight: 'all' },
  { zone: 'equipment-0', sight: 'all' },
  { zone: 'equipment-1', sight: 'all' },
  /** Eliminated characters. */
  { zone: 'fallen', sight: 'all' },
  /** Characters that take no part, removed unseen. */
  { zone: 'box', sight: 'none' },
] as const
const COMMON_ZONES = [
  { zone: 'common', sight: 'none' },
  { zone: 'discard', sight: 'all' },
  /** Cards turned up and not yet placed. */
  { zone: 'aside', sight: 'all' },
] as const

const perSeat = (kind: number) => (seat: Seat) => zoneOf(kind * SEATS + seat)
export const hand = perSeat(0)
export const look = perSeat(1)
export const ownDeck = perSeat(2)
export const reserve = perSeat(3)
export const characterAt = (seat: Seat, place: Place) => zoneOf((4 + place) * SEATS + seat)
export const equipmentAt = (seat: Seat, place: Place) => zoneOf((6 + place) * SEATS + seat)
export const fallen = perSeat(8)
export const box = perSeat(9)
const FIRST_COMMON = SEAT_ZONES.length * SEATS
export const COMMON = zoneOf(FIRST_COMMON)
export const DISCARD = zoneOf(FIRST_COMMON + 1)
export const ASIDE = zoneOf(FIRST_COMMON + 2)

export const zones: readonly ZoneSpec[] = [
  ...SEAT_ZONES.flatMap((spec, kind) => Array.from({ length: SEATS }, (_, seat) => ({ ...spec, id: zoneOf(kind * SEATS + seat), seat }))),
  ...COMMON_ZONES.map((spec, i) => ({ ...spec, id: zoneOf(FIRST_COMMON + i) })),
]
