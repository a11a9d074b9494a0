import type { RoleId, SeatView } from '@sundown/engine'
import type { Joint, RoleChances } from '../belief/joint.ts'
import { expected, type Wishes } from '../belief/reading.ts'
import { enmities } from '../rule/roles.ts'
import type { Opinion, Table } from '../rule/table.ts'

export const opinionOf = (belief: Joint): Opinion => ({
  roles: (table) => belief.given(table.own.seat, table.role).marginals(),
  enmity: (table, roles) => wanted(table, roles, belief),
})

const LAW: Wishes = { sheriff: -100, deputy: -60, outlaw: 70, renegade: 45 }
const OUTLAW: Wishes = { sheriff: 100, deputy: 50, outlaw: -60, renegade: 40 }

/** By seat, who is wanted hurt: by who everybody is taken for. Where roles lie open, or nobody has any side, by that alone. */
function wanted(table: Table, roles: readonly RoleChances[], belief: Joint): readonly number[] {
  const open = enmities(table)
  if (table.view.seats.length <= 3 || table.view.table.show?.now === 'wild-west-show') return open
  const wishes = table.role === 'outlaw' ? OUTLAW : table.role === 'renegade' ? renegadeWishes(table, roles) : LAW
  return table.view.seats.map(({ seat, state, role }) => {
    if (role === 'sheriff' && state !== 'out' && keepsCover(table, belief)) return 0
    if (state === 'out' || seat === table.own.seat || role !== undefined) return open[seat]
    return expected(wishes, roles[seat])
  })
}

const HEALTHY = 4
/** An Outlaw is suspected from here on. */
const SUSPECTED = 0.6

/** An Outlaw with one life point whom nobody suspects lets his friends shoot a Sheriff who would hardly notice it. */
function keepsCover({ role, me, own, view, left }: Table, belief: Joint): boolean {
  if (role !== 'outlaw' || me.life > 1 || left <= 3 || belief.chanceOf(own.seat, 'outlaw') >= SUSPECTED) return false
  return view.seats.some((seat) => seat.role === 'sheriff' && seat.life >= HEALTHY && seat.hand > 2)
}

/** The Renegade hunts Outlaws like the law does, but where the law gets too strong he turns on the Deputies: the sides are to stay even, and the Sheriff comes last. */
function renegadeWishes({ view, own }: Table, roles: readonly RoleChances[]): Wishes {
  let law = 0
  let outlaws = 0
  for (const seat of view.seats) {
    if (seat.state === 'out' || seat.seat === own.seat) continue
    law += strength(seat) * (chance(roles[seat.seat], 'sheriff') + chance(roles[seat.seat], 'deputy'))
    outlaws += strength(seat) * chance(roles[seat.seat], 'outlaw')
  }
  const lead = Math.max(0, Math.min(1, (law - outlaws) / 8))
  return { sheriff: -15, deputy: 30 + 40 * lead, outlaw: 60 - 30 * lead, renegade: 50 }
}

const chance = (chances: RoleChances, role: RoleId): number => chances[role]
const strength = ({ life, hand, front }: SeatView): number => life + hand / 2 + front.length / 2
