import type { SeatView } from '@sundown/engine'
import type { Joint, RoleChances } from '../belief/joint.ts'
import { expected, type Wishes } from '../belief/reading.ts'
import { absent } from '../list.ts'
import { enmities } from '../rule/roles.ts'
import type { Opinion, Table } from '../rule/table.ts'
import { PLAIN, type Temper, tempered, type Wrongs } from '../temper.ts'

/** What somebody of this temper thinks of the others, by what everybody could think. */
export const opinionOf = (belief: Joint, temper: Temper = PLAIN, wrongs?: Wrongs): Opinion => ({
  temper,
  roles: (table) => belief.given(table.own.seat, table.role).marginals(),
  enmity: (table, roles) => tempered(wanted(table, roles ?? [], belief), temper, table.seats, table.own.seat, wrongs),
})

/** How much of his haste is left to somebody who has no idea of the others: all of them look alike to him. */
const BLIND = 0.5

/** Somebody of this temper who goes by what lies open. */
export const blindOpinion = (temper: Temper, wrongs: Wrongs | undefined): Opinion => ({
  temper,
  roles: () => undefined,
  enmity: (table) => tempered(enmities(table), { ...temper, trigger: BLIND * temper.trigger }, table.seats, table.own.seat, wrongs),
})

const LAW: Wishes = { sheriff: -100, deputy: -60, outlaw: 70, renegade: 45 }
/** The law leaves the Renegade for later: as long as there are Outlaws, he shoots at them too. */
const PATIENT_LAW: Wishes = { ...LAW, renegade: 5 }
const OUTLAW: Wishes = { sheriff: 100, deputy: 50, outlaw: -60, renegade: 40 }

/** By seat, who is wanted hurt: by who everybody is taken for. Where roles lie open, or nobody has any side, by that alone. */
function wanted(table: Table, roles: readonly RoleChances[], belief: Joint): readonly number[] {
  const open = enmities(table)
  if (table.seats.length <= 3 || table.view.table.show?.now === 'wild-west-show') return open
  if (table.role === 'renegade' && holdsFire(table, roles)) return open.map(() => 0)
  const wishes = wishesOf(table, roles)
  return table.seats.map(({ seat, state, role }) => {
    if (role === 'sheriff' && state !== 'out' && keepsCover(table, belief)) return 0
    if (state === 'out' || seat === table.own.seat || role !== undefined) return open[seat] ?? absent()
    return expected(wishes, roles[seat] ?? absent()) + nearness(table, seat)
  })
}

function wishesOf(table: Table, roles: readonly RoleChances[]): Wishes {
  switch (table.role) {
    case 'outlaw':
      return OUTLAW
    case 'renegade':
      return renegadeWishes(table, roles)
    default:
      return table.seats.some(({ seat, state }) => state !== 'out' && (roles[seat] ?? absent()).outlaw > 0) ? PATIENT_LAW : LAW
  }
}

/** Where all look alike everybody begins with the one to his left: otherwise they would all begin with the first seat of the table. */
const nearness = ({ own, view: { seats } }: Table, seat: number): number => NEAR * ((own.seat - seat + seats.length) % seats.length)
const NEAR = 0.02

const HEALTHY = 4
/** An Outlaw is suspected from here on. */
const SUSPECTED = 0.6

/** An Outlaw with hardly any life whom nobody suspects lets his friends shoot a Sheriff who would hardly notice it. */
function keepsCover({ role, me, own, view, left, temper }: Table, belief: Joint): boolean {
  if (role !== 'outlaw' || me.life > temper.cover || left <= 3 || belief.chanceOf(own.seat, 'outlaw') >= SUSPECTED) return false
  return view.seats.some((seat) => seat.role === 'sheriff' && seat.life >= HEALTHY && seat.hand > 2)
}

const WELL = 3

/**
 * The Renegade would lose the last duel to a Sheriff who has more left than he has. As long as that Sheriff is well, he lets the last Outlaw live, who wears him down, and
 * helps neither of them. A Deputy would only help the Sheriff.
 */
function holdsFire({ view, own, me, left }: Table, roles: readonly RoleChances[]): boolean {
  if (left !== 3) return false
  const others = view.seats.filter(({ seat, state }) => state !== 'out' && seat !== own.seat)
  const sheriff = others.find(({ role }) => role === 'sheriff')
  const isOutlawLeft = others.some(({ seat }) => (roles[seat] ?? absent()).outlaw > 1 / 2)
  return isOutlawLeft && sheriff !== undefined && sheriff.life >= WELL && strength(sheriff) > strength(me)
}

/** The Renegade hunts Outlaws like the law does, but where the law gets too strong he spares them and turns on the Deputies: the sides are to stay even, and the Sheriff comes last. */
function renegadeWishes(table: Table, roles: readonly RoleChances[]): Wishes {
  const { view, own } = table
  let law = 0
  let outlaws = 0
  for (const seat of view.seats) {
    if (seat.state === 'out' || seat.seat === own.seat) continue
    const chances = roles[seat.seat] ?? absent()
    law += strength(seat) * (chances.sheriff + chances.deputy)
    outlaws += strength(seat) * chances.outlaw
  }
  const lead = Math.max(0, Math.min(1, (law - outlaws) / 8))
  return { sheriff: -15, deputy: 30 + 40 * lead, outlaw: 60 - 60 * lead, renegade: 50 }
}

const strength = ({ life, hand, front }: SeatView): number => life + hand / 2 + front.length / 2
