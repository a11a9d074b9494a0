import { ROLE_TABLE, type RoleId, type Seat, type SeatView } from '@sundown/engine'
import { absent } from '../list.ts'
import type { Table } from './table.ts'

type Wishes = { readonly [role in RoleId]: number }

/** How much a role wants each other role hurt. Who is who is counted out; a bot that gets a view and nothing else remembers no deeds. */
const OUTLAW: Wishes = { sheriff: 100, deputy: 50, renegade: 50, outlaw: -45 }
const LAW: Wishes = { sheriff: -100, deputy: -40, renegade: 55, outlaw: 60 }
/** The Renegade must outlive them all, another Renegade too. */
const RENEGADE: Wishes = { sheriff: -15, deputy: 50, renegade: 50, outlaw: 50 }
const wishesOf = (role: RoleId): Wishes => (role === 'outlaw' ? OUTLAW : role === 'renegade' ? RENEGADE : LAW)

/** By name, because a field that is not known beforehand is found slowly. */
function wishFor(wishes: Wishes, role: RoleId): number {
  if (role === 'outlaw') return wishes.outlaw
  if (role === 'deputy') return wishes.deputy
  return role === 'renegade' ? wishes.renegade : wishes.sheriff
}

/** What the bot counts out at one look round the table. */
export interface Census {
  /** Players in play. */
  readonly left: number
  /** How much it wants somebody hurt whose role is hidden. All of them are alike: the average of the roles that are left. */
  readonly towardsHidden: number
}

/** How much the bot wants a seat hurt, by what lies open. */
export function wishTowards(table: Table, { seat, state, role, life }: SeatView): number {
  if (state === 'out' || seat === table.own.seat) return 0
  if (table.isLastStanding) return 60 - Math.min(life, 5)
  if (table.seats.length === THREE) return towardsOneOfTwo(table, role)
  if (role === undefined) return table.towardsHidden
  return role === 'sheriff' ? towardsSheriff(table, life) : wishFor(wishesOf(table.role), role)
}

/** The same of all seats. */
export function enmities(table: Table): readonly number[] {
  const { seats } = table
  const all = noWishes(seats.length)
  for (const seat of seats) all[seat.seat] = wishTowards(table, seat)
  return all
}

/** Filled with fractions from the start: V8 would copy a list of whole numbers that gets a fraction later, and every reader would then meet two kinds of list. */
const WISHES: readonly (readonly number[])[] = Array.from({ length: 9 }, (_, seats) => Array.from({ length: seats }, () => 0.5))
const noWishes = (seats: number): number[] => (WISHES[seats] ?? absent()).slice()

/** Somebody out of the game whom the bot would like to have back: his role lies open. */
export function isMissedFriend(table: Table, seat: Seat): boolean {
  const { role, state } = table.player(seat)
  if (state !== 'out' || role === undefined || table.seats.length === THREE || table.isLastStanding) return false
  return wishFor(wishesOf(table.role), role) < 0
}

const THREE = 3
/** With three players all roles are open: everybody has his prey, and whoever is not that hunts him. */
const PREY: { readonly [role: string]: string } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' }

const towardsOneOfTwo = ({ role }: Table, other: RoleId | undefined): number => (other !== undefined && PREY[role] === other ? 100 : 45)

/** The hidden roles of the others: how many of each. */
interface Hidden {
  readonly outlaws: number
  readonly deputies: number
  readonly renegades: number
}

const NOBODY: Hidden = { outlaws: 0, deputies: 0, renegades: 0 }
/** By number of players: the roles that are hidden at first. */
const DEALT: readonly Hidden[] = Array.from({ length: 9 }, (_, players) => {
  const count = (role: RoleId) => (ROLE_TABLE[players] ?? []).filter((one) => one === role).length
  return { outlaws: count('outlaw'), deputies: count('deputy'), renegades: count('renegade') }
})

export function censusOf(table: Table): Census {
  const { seats } = table
  let { outlaws, deputies, renegades } = DEALT[seats.length] ?? NOBODY
  let left = 0
  for (const { seat, state, role } of seats) {
    if (state !== 'out') left++
    const known = seat === table.own.seat ? table.role : role
    if (known === undefined) continue
    if (known === 'outlaw') outlaws--
    else if (known === 'deputy') deputies--
    else if (known === 'renegade') renegades--
  }
  return { left, towardsHidden: towardsHidden(table.role, outlaws, deputies, renegades) }
}

function towardsHidden(role: RoleId, outlaws: number, deputies: number, renegades: number): number {
  const all = outlaws + deputies + renegades
  if (all === 0) return 0
  const wish = wishesOf(role)
  const average = (wish.outlaw * outlaws + wish.deputy * deputies + wish.renegade * renegades) / all
  // The law cannot wait for the enemy to show himself: as long as there is one, it goes on.
  return role !== 'outlaw' && outlaws + renegades > 0 ? Math.max(average, 10) : average
}

function towardsSheriff(table: Table, life: number): number {
  if (table.role !== 'renegade') return wishesOf(table.role).sheriff
  // Whoever else is in play when he falls, the Renegade has lost: he comes last, and needs help while he is weak.
  if (table.left === 2) return 100
  return life <= 2 ? -60 : RENEGADE.sheriff
}
