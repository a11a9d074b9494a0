import { DICE_ROLE_TABLE, type DiceSeatView, type DiceView, type RoleId, THREE_PLAYER_GOALS } from '@sundown/engine'
import type { Joint } from '../belief/joint.ts'
import { expected } from '../belief/reading.ts'
import { entryOf, nth } from '../list.ts'

/** How much a role wants each other role hurt; below zero: kept alive. */
const WISHES: { readonly [role in RoleId]: { readonly [other in RoleId]: number } } = {
  sheriff: { sheriff: 0, deputy: -40, outlaw: 60, renegade: 50 },
  deputy: { sheriff: -100, deputy: -40, outlaw: 60, renegade: 50 },
  outlaw: { sheriff: 100, deputy: 40, outlaw: -40, renegade: 20 },
  renegade: { sheriff: -20, deputy: 40, outlaw: 50, renegade: 60 },
}

/** The Renegade's last enemy must be the Sheriff. */
const SHOWDOWN = 100
const THREE = 3
/** At a table of three: the one to kill oneself, and the one who hunts oneself. */
const GOAL = 100
const HUNTER = 60

/** By seat, whom the bot wants hurt; nobody for himself and those who are out. Hidden seats by who they are taken for, or all alike. */
export function enmities(view: DiceView, belief?: Joint): readonly number[] {
  const { own } = view
  const role = own?.role
  if (!own || !role) return view.seats.map(() => 0)
  const hidden = hiddenRoles(view, role)
  const taken = belief?.given(own.seat, role).marginals()
  return view.seats.map((seat) => {
    if (seat.seat === own.seat || seat.state === 'out') return 0
    if (view.seats.length === THREE) return ofThree(view, role, seat)
    if (role === 'renegade' && seat.role === 'sheriff' && playersLeft(view) === 2) return SHOWDOWN
    if (seat.role) return WISHES[role][seat.role]
    if (taken) return expected(WISHES[role], nth(taken, seat.seat))
    return hidden.length === 0 ? 0 : hidden.reduce((sum, other) => sum + WISHES[role][other], 0) / hidden.length
  })
}

const playersLeft = ({ seats }: DiceView): number => seats.filter(({ state }) => state !== 'out').length

function ofThree(view: DiceView, role: RoleId, { role: other }: DiceSeatView): number {
  if (other === undefined || playersLeft(view) === 2 || THREE_PLAYER_GOALS[role] === other) return GOAL
  return HUNTER
}

/** What the seats that show no role can be: all roles of the table, but those shown and his own. */
function hiddenRoles({ seats }: DiceView, own: RoleId): readonly RoleId[] {
  const left = [...entryOf(DICE_ROLE_TABLE, seats.length)]
  const shown = seats.flatMap(({ role }) => role ?? [])
  const known = own === 'sheriff' || seats.length === THREE ? shown : [...shown, own]
  for (const role of known) {
    const at = left.indexOf(role)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
