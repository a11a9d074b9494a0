import type { CardView, Option, Seat, SeatView } from '@sundown/engine'
import { absent } from '../list.ts'
import { isAble, type Table } from './table.ts'
import { worthInHand } from './worth.ts'

/** Below zero: not to be done. */
export const NEVER = -1
/** No shot and no Duel scores more, whoever the target. */
export const MOST_SHOT = 150

/** Somebody the bot wants hurt, and who can be: a ghost has no life to lose. */
export const canHurt = (table: Table, seat: Seat | undefined): seat is Seat =>
  seat !== undefined && table.wish(seat) > 0 && table.player(seat).state === 'in'

/** Who can be shot is worth it the more he is hated and the closer he is to the end, the less he can dodge. */
export function shotScore(table: Table, seat: Seat | undefined, card?: CardView): number {
  if (seat === undefined) return NEVER
  const wish = table.wish(seat)
  const target = table.player(seat)
  if (wish <= 0 || target.state !== 'in' || isWasted(table, seat, card)) return NEVER
  return 60 + hurtOf(table, target, wish)
}

/** A card that is used as a BANG!: what is lost with it must be worth the shot. A Missed! is missed when one is shot at. */
export function convertedScore(table: Table, { card, seat }: Option): number {
  const used = table.handCard(card)
  const score = shotScore(table, seat, used)
  if (score < 0 || used === undefined) return NEVER
  if (used.id === 'missed') return score - (table.misses > 2 ? 1 : 12)
  const value = worthInHand(table, card)
  return value < score ? score - value / 4 : NEVER
}

/** The card would do nothing to that seat. The rule bot knows only the Apache Kid; whoever has an opinion of the others has also looked at what they wear. */
export function isWasted(table: Table, seat: Seat, card: CardView | undefined): boolean {
  if (card === undefined) return false
  if (card.suit === 'diamonds' && table.isAble(seat, 'apache-kid')) return true
  return (
    table.roles !== undefined && ((card.suit === 'diamonds' && wearsCalumet(table.player(seat))) || isBeneathAbigail(table, seat, card))
  )
}

const wearsCalumet = ({ parts }: SeatView): boolean => parts?.zones.equipment?.some(({ id }) => id === 'calumet') ?? false

const HIGH: ReadonlySet<string | undefined> = new Set(['J', 'Q', 'K', 'A'])
/** She ignores high cards played from a hand; green ones lie in front. */
const isBeneathAbigail = (table: Table, seat: Seat, { card, rank }: CardView): boolean =>
  HIGH.has(rank) && table.isAble(seat, 'ms-abigail') && table.handCard(card) !== undefined

export const hurt = (table: Table, seat: Seat): number => hurtOf(table, table.player(seat), table.wish(seat))

const hurtOf = (table: Table, target: SeatView, wish: number): number =>
  wish / 3 - dodges(target) + lastLife(table, target) + 6 * Math.max(0, 4 - target.life)

/** What may turn a shot away, as far as it lies open; behind a hand there may be something too. */
function dodges(target: SeatView): number {
  const { hand, front } = target
  let sum = dodgesInHand(target) + (isAble(target, 'jourdonnais') ? 8 : 0)
  if (isAble(target, 'elena-fuente')) sum += Math.min(hand, 4) * 2
  for (const { id, waits } of front) {
    if (id === 'barrel') sum += 8
    else if (isDodgeInFront(id) && !waits) sum += 7
  }
  return sum
}

const DODGES: ReadonlySet<string> = new Set(['missed', 'dodge', 'backfire', 'duck'])

/** What it holds is seen while all hands lie open; otherwise only how many cards there are. */
function dodgesInHand({ hand, cards }: SeatView): number {
  if (cards === undefined) return Math.min(hand, 4)
  let sum = 0
  for (const { id } of cards) if (DODGES.has(id)) sum += 5
  return sum
}

const isDodgeInFront = (id: string): boolean => id === 'bible' || id === 'iron-plate' || id === 'sombrero' || id === 'ten-gallon-hat'

/** Taking somebody's last life point. The Sheriff loses all his cards if it is a Deputy's. */
function lastLife(table: Table, target: SeatView): number {
  if (target.life > 1) return 0
  const { role, roles, me } = table
  if (role !== 'sheriff' || table.left <= 3 || target.role !== undefined) return 14
  const price = me.hand + 2 * me.front.length
  return 14 - (roles === undefined ? price : 3 * price * (roles[target.seat] ?? absent()).deputy)
}

/** A Duel is good when the other is likely to run out of BANG! cards first: about a third of what is held are some. */
export function duelScore(table: Table, seat: Seat | undefined, card?: CardView): number {
  if (!canHurt(table, seat) || (table.roles !== undefined && isNoDuellist(table, seat, card))) return NEVER
  const target = table.player(seat)
  const theirs = target.hand * (table.isAble(seat, 'calamity-janet') ? 0.47 : 0.33)
  const { nerve } = table.temper
  if (table.bangs + 0.5 + nerve < theirs && target.life > 1) return NEVER
  if (table.me.life === 1 && table.bangs + nerve / 2 < theirs) return NEVER
  return 75 + table.wish(seat) / 4 + lastLife(table, target) - 3 * theirs
}

/** A Duel does nothing to whoever has the Prisoner Car. */
const isNoDuellist = (table: Table, seat: Seat, card: CardView | undefined): boolean =>
  table.has(seat, 'prisoner-car') || (card !== undefined && isBeneathAbigail(table, seat, card))

/** So much more friend than foe may be hurt by somebody with nerve. */
const DARED = 40

/** A card that hurts everybody else who has no answer to it. */
export function massScore(table: Table, chance: number): number {
  const sum = massWish(table)
  return sum > 0 ? 90 + (sum * chance) / 10 : NEVER
}

/** How much the bot wants everybody else hurt at once. */
export function massWish(table: Table): number {
  let sum = DARED * table.temper.nerve
  for (const { seat, state, life, role } of table.seats) {
    if (state !== 'in' || seat === table.own.seat) continue
    const wish = table.wish(seat)
    // Nobody risks the last life point of a friend, least of all the Sheriff's.
    if (wish < 0 && role === 'sheriff') sum += (life === 1 ? 8 : 2) * wish
    else sum += life === 1 ? 1.5 * wish : wish
  }
  return sum
}
