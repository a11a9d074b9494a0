import { type Seat, type ZoneId, type ZoneSpec, zoneOf } from '../kernel/index.ts'

export const MAX_SEATS = 8

const perSeat = (first: number) => (seat: Seat) => zoneOf(first + seat)
/** The hand of a seat. */
export const hand = perSeat(0)
/** In front of a player. */
export const front = perSeat(MAX_SEATS)
export const rolePlace = perSeat(MAX_SEATS * 2)
export const characterPlace = perSeat(MAX_SEATS * 3)
/** What a player looks at and nobody else sees. */
export const look = perSeat(MAX_SEATS * 4)
const FIRST_COMMON = MAX_SEATS * 5
/** The deck, its top card last. */
export const DECK = zoneOf(FIRST_COMMON)
/** The discard pile, its top card last. */
export const DISCARD = zoneOf(FIRST_COMMON + 1)
/** Cards shown and not yet placed: flips, the row of a General Store. */
export const ASIDE = zoneOf(FIRST_COMMON + 2)
/** Characters and roles nobody has. */
export const CHARACTER_BOX = zoneOf(FIRST_COMMON + 3)
export const ROLE_BOX = zoneOf(FIRST_COMMON + 4)
/** Events to come, the next one face up on top; the one in force. */
export const EVENT_DECK = zoneOf(FIRST_COMMON + 5)
export const EVENT = zoneOf(FIRST_COMMON + 6)
/** Show cards to come, face down; the one in force. */
export const SHOW_DECK = zoneOf(FIRST_COMMON + 7)
export const SHOW = zoneOf(FIRST_COMMON + 8)
/** Out of the game. */
export const REMOVED = zoneOf(FIRST_COMMON + 9)
const FIRST_LATER = FIRST_COMMON + 10
/** Characters laid beside a player's own. */
export const besidePlace = perSeat(FIRST_LATER)

const SEAT_ZONES = [
  ['hand', 'owner'],
  ['front', 'all'],
  ['role', 'owner'],
  ['character', 'all'],
  ['look', 'owner'],
] as const
const COMMON_ZONES = [
  ['deck', 'none'],
  ['discard', 'all'],
  ['aside', 'all'],
  ['characters', 'none'],
  ['roles', 'none'],
  ['events', 'none'],
  ['event', 'all'],
  ['shows', 'none'],
  ['show', 'all'],
  ['removed', 'none'],
] as const

const ofEachSeat = (first: number, zone: string, sight: ZoneSpec['sight']): ZoneSpec[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => ({ id: zoneOf(first + seat), zone, seat, sight }))

export const zones: readonly ZoneSpec[] = [
  ...SEAT_ZONES.flatMap(([zone, sight], kind) => ofEachSeat(kind * MAX_SEATS, zone, sight)),
  ...COMMON_ZONES.map(([zone, sight], i) => ({ id: zoneOf(FIRST_COMMON + i), zone, sight })),
  ...ofEachSeat(FIRST_LATER, 'beside', 'all'),
]

/**
 * By zone: the seat whose place it is, or -1. Like the lists below it takes more room than it must: the machine knows for good where a list of more than
 * 64 bytes lies, and looks for a smaller one each time.
 */
export const zoneSeat = Int32Array.from(zones, (zone) => zone.seat ?? -1)
/** Hands come first of all zones. */
export const isHand = (zone: ZoneId): boolean => zone < MAX_SEATS
/** By zone: cards in front of its seat. */
export const isFront = Int32Array.from(zones, ({ zone }) => (zone === 'front' ? 1 : 0))
/** By zone: what lies there is in force for its seat, or for the whole table. */
export const isInForce = Int32Array.from(zones, ({ id, seat, sight }) =>
  id === EVENT || id === SHOW || (seat !== undefined && sight === 'all') ? 1 : 0,
)
/** By zone: events and show cards, in force or to come. */
export const isPileOfEvents = Int32Array.from(zones, ({ id }) => (id >= EVENT_DECK && id <= SHOW ? 1 : 0))
/** Zones of the sets in use come after all of these. */
export const FIRST_OWN_ZONE = zones.length
