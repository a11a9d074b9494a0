import { ROLE_TABLE, type SeatView } from '@sundown/engine'
import type { Table } from './table.ts'

/** How much a role wants each other role hurt. Who is who is counted out; a bot that gets a view and nothing else remembers no deeds. */
const OUTLAW = { sheriff: 100, deputy: 50, renegade: 50, outlaw: -45 }
const LAW = { sheriff: -100, deputy: -40, renegade: 55, outlaw: 60 }

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
  if (table.view.table.show?.now === LAST_STANDING) return seats.map((seat) => towardsRival(table, seat))
  if (seats.length === 3) return seats.map((seat) => towardsOneOfTwo(table, seat))
  const hidden = hiddenRoles(table)
  const toHidden = hidden.all === 0 ? 0 : towardsHidden(table, hidden)
  const out: number[] = []
  for (const seat of seats) {
    if (seat.state === 'out' || seat.seat === table.own.seat) out.push(0)
    else out.push(seat.role === 'sheriff' ? towardsSheriff(table, hidden, seat) : toHidden)
  }
  return out
}

/** The show card under which everybody plays for himself. */
const LAST_STANDING = 'wild-west-show'

function towardsRival({ own }: Table, { seat, state, life }: SeatView): number {
  return state === 'out' || seat === own.seat ? 0 : 60 - Math.min(life, 5)
}

/** With three players all roles are open: everybody has his prey, and whoever is not that hunts him. */
const PREY: { readonly [role: string]: string } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' }

function towardsOneOfTwo({ own, role }: Table, { seat, state, role: other }: SeatView): number {
  if (state === 'out' || seat === own.seat) return 0
  return other !== undefined && PREY[role] === other ? 100 : 45
}

function hiddenRoles(table: Table): Hidden {
  const { seats } = table.view
  let outlaws = 0
  let deputies = 0
  let renegades = 0
  for (const role of ROLE_TABLE[seats.length] ?? []) {
    if (role === 'outlaw') outlaws++
    else if (role === 'deputy') deputies++
    else if (role === 'renegade') renegades++
  }
  for (const { seat, role } of seats) {
    const known = seat === table.own.seat ? table.role : role
    if (known === 'outlaw') outlaws--
    else if (known === 'deputy') deputies--
    else if (known === 'renegade') renegades--
  }
  return { outlaws, deputies, renegades, all: outlaws + deputies + renegades }
}

function towardsHidden({ role }: Table, { outlaws, deputies, renegades, all }: Hidden): number {
  // The Renegade must outlive them all, and an Outlaw's head is worth three cards besides.
  if (role === 'renegade') return 50
  const wish = role === 'outlaw' ? OUTLAW : LAW
  const average = (wish.outlaw * outlaws + wish.deputy * deputies + wish.renegade * renegades) / all
  // The law cannot wait for the enemy to show himself: as long as there is one, it goes on.
  return role !== 'outlaw' && outlaws + renegades > 0 ? Math.max(average, 10) : average
}

function towardsSheriff({ role }: Table, { all }: Hidden, sheriff: SeatView): number {
  if (role === 'outlaw') return OUTLAW.sheriff
  if (role !== 'renegade') return LAW.sheriff
  // Whoever else lives when he falls, the Renegade has lost: he comes last, and needs help while he is weak.
  if (all === 0) return 100
  return sheriff.life <= 2 ? -60 : -15
}
