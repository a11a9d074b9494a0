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

/** The hidden roles of the others: how many of each, and of all. */
interface Hidden {
  readonly outlaws: number
  readonly deputies: number
  readonly renegades: number
  readonly all: number
}

/** By seat, whom the bot wants hurt. All hidden seats are alike: the average of the roles that are left. */
export function enmities(table: Table): readonly number[] {
  const { seats } = table.view
  if (isLastStanding(table)) return asWishes(seats.map((seat) => towardsRival(table, seat)))
  if (seats.length === THREE) return asWishes(seats.map((seat) => towardsOneOfTwo(table, seat)))
  const hidden = hiddenRoles(table)
  const toHidden = hidden.all === 0 ? 0 : towardsHidden(table, hidden)
  const wishes = wishesOf(table.role)
  const self = table.own.seat
  const all = noWishes(seats.length)
  for (const { seat, state, role, life } of seats) {
    if (state === 'out' || seat === self) all[seat] = 0
    else if (role === undefined) all[seat] = toHidden
    else all[seat] = role === 'sheriff' ? towardsSheriff(table, life) : wishFor(wishes, role)
  }
  return all
}

/** Filled with fractions from the start: V8 would copy a list of whole numbers that gets a fraction later, and every reader would then meet two kinds of list. */
const WISHES: readonly (readonly number[])[] = Array.from({ length: 9 }, (_, seats) => Array.from({ length: seats }, () => 0.5))
const noWishes = (seats: number): number[] => (WISHES[seats] ?? absent()).slice()
const asWishes = (wishes: readonly number[]): readonly number[] => [0.5].slice(1).concat(wishes)

/** Somebody out of the game whom the bot would like to have back: his role lies open. */
export function isMissedFriend(table: Table, seat: Seat): boolean {
  const { role, state } = table.player(seat)
  if (state !== 'out' || role === undefined || table.view.seats.length === THREE || isLastStanding(table)) return false
  return wishFor(wishesOf(table.role), role) < 0
}

/** The show card under which everybody plays for himself. */
const isLastStanding = ({ view }: Table): boolean => view.table.show?.now === 'wild-west-show'

function towardsRival({ own }: Table, { seat, state, life }: SeatView): number {
  return state === 'out' || seat === own.seat ? 0 : 60 - Math.min(life, 5)
}

const THREE = 3
/** With three players all roles are open: everybody has his prey, and whoever is not that hunts him. */
const PREY: { readonly [role: string]: string } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' }

function towardsOneOfTwo({ own, role }: Table, { seat, state, role: other }: SeatView): number {
  if (state === 'out' || seat === own.seat) return 0
  return other !== undefined && PREY[role] === other ? 100 : 45
}

const NOBODY: Hidden = { outlaws: 0, deputies: 0, renegades: 0, all: 0 }
/** By number of players: the roles that are hidden at first. */
const DEALT: readonly Hidden[] = Array.from({ length: 9 }, (_, players) => {
  const count = (role: RoleId) => (ROLE_TABLE[players] ?? []).filter((one) => one === role).length
  return { outlaws: count('outlaw'), deputies: count('deputy'), renegades: count('renegade'), all: 0 }
})

function hiddenRoles(table: Table): Hidden {
  const { seats } = table.view
  let { outlaws, deputies, renegades } = DEALT[seats.length] ?? NOBODY
  for (const { seat, role } of seats) {
    const known = seat === table.own.seat ? table.role : role
    if (known === undefined) continue
    if (known === 'outlaw') outlaws--
    else if (known === 'deputy') deputies--
    else if (known === 'renegade') renegades--
  }
  return { outlaws, deputies, renegades, all: outlaws + deputies + renegades }
}

function towardsHidden({ role }: Table, { outlaws, deputies, renegades, all }: Hidden): number {
  const wish = wishesOf(role)
  const average = (wish.outlaw * outlaws + wish.deputy * deputies + wish.renegade * renegades) / all
  // The law cannot wait for the enemy to show himself: as long as there is one, it goes on.
  return role !== 'outlaw' && outlaws + renegades > 0 ? Math.max(average, 10) : average
}

function towardsSheriff({ role, left }: Table, life: number): number {
  if (role !== 'renegade') return wishesOf(role).sheriff
  // Whoever else is in play when he falls, the Renegade has lost: he comes last, and needs help while he is weak.
  if (left === 2) return 100
  return life <= 2 ? -60 : RENEGADE.sheriff
}
