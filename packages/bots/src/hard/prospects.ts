import type { BangView, Seat, SeatView } from '@sundown/engine'
import { absent } from '../list.ts'

/** What is left of everybody with one role. */
interface Camp {
  seats: number
  life: number
  hand: number
  front: number
  /** Seats that the next wound would finish. */
  weak: number
}

/** How a table lies, by role: the only one where there is one Sheriff. */
interface Lay {
  readonly sheriff: Camp
  readonly deputy: Camp
  readonly outlaw: Camp
  readonly renegade: Camp
}

const newCamp = (): Camp => ({ seats: 0, life: 0, hand: 0, front: 0, weak: 0 })
const cards = ({ hand, front }: Camp): number => hand + front
const isThere = ({ seats }: Camp): number => (seats > 0 ? 1 : 0)

function layOf({ seats }: BangView, roles: readonly string[]): Lay {
  const lay = { sheriff: newCamp(), deputy: newCamp(), outlaw: newCamp(), renegade: newCamp() }
  for (const { seat, state, life, hand, front } of seats) {
    if (state === 'out') continue
    const camp = lay[campOf(roles[seat] ?? absent())]
    camp.seats++
    camp.life += Math.max(0, life)
    camp.hand += hand
    camp.front += front.length
    if (life <= 1) camp.weak++
  }
  return lay
}

const campOf = (role: string): keyof Lay => (role === 'sheriff' || role === 'deputy' || role === 'outlaw' ? role : 'renegade')

/** The Sheriff and the Renegade are alone. */
const isShowdown = ({ deputy, outlaw, renegade }: Lay): number => (deputy.seats + outlaw.seats === 0 && renegade.seats === 1 ? 1 : 0)
/** Nobody else stands by the Sheriff. */
const isAlone = ({ deputy, renegade }: Lay): number => (deputy.seats + renegade.seats === 0 ? 1 : 0)

/** What can be read off a table, in the order of the weights below. */
const signs = (lay: Lay): readonly number[] => {
  const { sheriff, deputy, outlaw, renegade } = lay
  const showdown = isShowdown(lay)
  return [
    1,
    sheriff.life,
    sheriff.hand,
    sheriff.front,
    Math.min(sheriff.life, 2),
    sheriff.weak,
    deputy.seats,
    deputy.life,
    cards(deputy),
    deputy.weak,
    isThere(deputy),
    outlaw.seats,
    outlaw.life,
    cards(outlaw),
    outlaw.weak,
    isThere(outlaw),
    renegade.seats,
    renegade.life,
    cards(renegade),
    renegade.weak,
    showdown,
    showdown * (renegade.life - sheriff.life),
    showdown * (cards(renegade) - cards(sheriff)),
    isAlone(lay) * (outlaw.life - sheriff.life),
    outlaw.seats * (sheriff.life + sheriff.hand / 2),
  ]
}

/** How much each sign speaks for a side: fitted to how games of `normal` ended (script/fit-prospects.mjs). */
const WEIGHTS: readonly (readonly number[])[] = [
  [
    -0.076, 0.324, 0.136, 0.149, 0.01, -0.451, 0.306, 0.094, 0.093, -0.226, -0.073, 0.026, -0.096, -0.072, 0.105, -0.147, 0.311, -0.121,
    -0.038, 0.083, 0.954, -0.239, -0.164, -0.047, -0.036,
  ],
  [
    -0.071, -0.252, -0.157, -0.09, -0.129, 0.605, -0.271, 0.046, 0.023, 0.255, -0.29, 0.14, 0.149, 0.127, -0.216, 0.602, -0.098, -0.038,
    -0.086, 0.517, -2.12, -0.035, 0.205, 0.154, -0.001,
  ],
  [
    0.147, -0.071, 0.021, -0.059, 0.119, -0.154, -0.035, -0.14, -0.115, -0.029, 0.363, -0.166, -0.052, -0.055, 0.111, -0.455, -0.214, 0.159,
    0.124, -0.6, 1.167, 0.274, -0.04, -0.107, 0.037,
  ],
]
const SIDES = ['law', 'outlaws', 'renegade'] as const
type Side = (typeof SIDES)[number]
const sideOf = (role: string): Side => (role === 'outlaw' ? 'outlaws' : role === 'renegade' ? 'renegade' : 'law')

/** What can be read off a table whose roles lie so. */
export const signsOf = (view: BangView, roles: readonly string[]): readonly number[] => signs(layOf(view, roles))

/** How likely a seat wins, as the table lies. */
export function prospects(view: BangView, roles: readonly string[], seat: Seat): number {
  if (view.over) return view.over.winners.includes(seat) ? 1 : 0
  if (isEverybodyAlone(view)) return shareOf(view, seat)
  const side = sideOf(roles[seat] ?? absent())
  if (side === 'renegade' && (view.seats[seat] ?? absent()).state === 'out') return 0
  const read = signsOf(view, roles)
  const odds = WEIGHTS.map((weights) => Math.exp(weights.reduce((sum, weight, i) => sum + weight * (read[i] ?? absent()), 0)))
  return (odds[SIDES.indexOf(side)] ?? absent()) / odds.reduce((sum, one) => sum + one, 0)
}

const THREE = 3
/** With three players, and under one show card, everybody plays for himself. */
const isEverybodyAlone = ({ seats, table }: BangView): boolean => seats.length <= THREE || table.show?.now === 'wild-west-show'

const strength = ({ state, life, hand, front }: SeatView): number => (state === 'out' ? 0 : Math.max(0, life) + (hand + front.length) / 3)

function shareOf({ seats }: BangView, seat: Seat): number {
  const all = seats.reduce((sum, one) => sum + strength(one), 0)
  return all === 0 ? 0 : strength(seats[seat] ?? absent()) / all
}
