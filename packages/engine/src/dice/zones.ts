import { entryOf, type Layout, layOut, type Seat, type ZoneSpec, zoneOf } from '../kernel/index.ts'
import type { DiceCard } from './events.ts'
import { ROLE_TABLE } from './facts.ts'
import { MAX_PLAYERS } from './size.ts'

export const rolePlace = (seat: Seat) => zoneOf(seat)
export const characterPlace = (seat: Seat) => zoneOf(MAX_PLAYERS + seat)
export const ROLE_BOX = zoneOf(MAX_PLAYERS * 2)
export const CHARACTER_BOX = zoneOf(MAX_PLAYERS * 2 + 1)

const places = (zone: string, sight: 'all' | 'owner', first: number): ZoneSpec[] =>
  Array.from({ length: MAX_PLAYERS }, (_, seat) => ({ id: zoneOf(first + seat), zone, seat, sight }))

const zones: readonly ZoneSpec[] = [
  ...places('role', 'owner', 0),
  ...places('character', 'all', MAX_PLAYERS),
  { id: ROLE_BOX, zone: 'roles', sight: 'none' },
  { id: CHARACTER_BOX, zone: 'characters', sight: 'none' },
]

/** By zone: the seat whose place it is, or -1. */
export const zoneSeat = Int8Array.from(zones, (zone) => zone.seat ?? -1)

const ROLE_BACK = 0
const CHARACTER_BACK = 1

/** The roles of a table and all characters, in their boxes; slots of roles come first. */
export function layoutFor(players: number, characters: readonly string[]): Layout<DiceCard> {
  const roles = entryOf(ROLE_TABLE, players)
  const isRole = (slot: number) => slot < roles.length
  const faces: DiceCard[] = [...roles, ...characters].map((id) => ({ id }))
  return layOut({
    faces,
    backs: Uint8Array.from(faces, (_, slot) => (isRole(slot) ? ROLE_BACK : CHARACTER_BACK)),
    zones,
    home: Uint8Array.from(faces, (_, slot) => (isRole(slot) ? ROLE_BOX : CHARACTER_BOX)),
  })
}
