import type { CardView, Field, Option, Seat } from '@sundown/engine'
import { firstOf } from '../list.ts'
import { type ByName, Lore } from './answer.ts'
import { bestLoot } from './front.ts'
import { beerScore, saloonScore } from './heal.ts'
import { canHurt, duelScore, hurt, isWasted, MOST_SHOT, massScore, NEVER, shotScore } from './shots.ts'
import type { Table } from './table.ts'
import { equipment, priceOf, weaponGain, weapons } from './worth.ts'

export type CardScore = (table: Table, option: Option, card: CardView) => number

export const drawing: CardScore = () => 200
export const shooting: CardScore = (table, { seat }, card) => shotScore(table, seat, card)
export const taking: CardScore = (table, option, card) => lootScore(table, option, card, true)
export const removing: CardScore = (table, option, card) => lootScore(table, option, card, false)

/** Something that can be done in one's own turn. */
export interface Deed {
  readonly score: CardScore
  /** What it costs besides is taken off. */
  readonly isPaid: boolean
  /** It never scores more: whoever has something better to do need not look at it. */
  readonly most: number
}

/** What can be done with a card of a name, from the hand and in front: it is looked up once. */
export interface CardDeeds {
  readonly play: Deed
  readonly use: Deed
}

const ANYTHING = Number.POSITIVE_INFINITY
export const deedBy = (score: CardScore, most = ANYTHING): Deed => ({ score, isPaid: false, most })

/** A card that is played for what it does; so is a green one that lies in front. */
const does = (score: CardScore, most = ANYTHING): CardDeeds => ({ play: { score, isPaid: true, most }, use: deedBy(score, most) })

/** What is done with a brown card, or with a green one that lies in front. The tens tell the order: see `playTurn`. */
const CARDS = new Lore<CardDeeds>({
  'wells-fargo': does(drawing, 200),
  stagecoach: does(drawing, 200),
  beer: does((table) => beerScore(table), 170),
  saloon: does((table) => saloonScore(table), 160),
  panic: does(taking, 170),
  'cat-balou': does(removing, 170),
  bang: does(shooting, MOST_SHOT),
  duel: does((table, { seat }, card) => duelScore(table, seat, card), MOST_SHOT),
  gatling: does((table) => massScore(table, 0.6)),
  indians: does((table) => massScore(table, 0.65)),
  jail: does((table, { seat }) => burdenScore(table, seat, 100)),
  'general-store': does(() => 30, 30),
  dynamite: does((table) => dynamiteScore(table), 10),
})

/** The bot learns what cards of an expansion do. */
export function learnDeeds(scores: ByName<CardScore>): void {
  for (const [id, score] of Object.entries(scores)) CARDS.learn({ [id]: does(score) })
}

/** And which of them are put down in front of it when they are played. */
export function learnLaidDown(ids: readonly string[], score: (id: string) => CardScore): void {
  for (const id of ids) CARDS.learn({ [id]: { play: deedBy(score(id)), use: CARDS.of(id)?.use ?? UNKNOWN.use } })
}

/** What playing a card is worth, less what it costs besides. */
export const paid = (table: Table, { fields }: Option, score: number): number =>
  further(score, fields === undefined || score < 0 ? 0 : -costOf(table, fields) / 6)

const UNKNOWN: CardDeeds = does((table, { seat }) => unknownScore(table, seat))

/** What is done with a card; with one of another set, what can be guessed. */
export const deedsOf = (id: string): CardDeeds => CARDS.of(id) ?? UNKNOWN

/** How a card is scored by what it does: played, used, or once more. */
export const deedScore = (id: string): CardScore => deedsOf(id).use.score

/** The same where the bot knows what it does. */
export function knownScore(id: string): CardScore | undefined {
  const { use } = deedsOf(id)
  return use === UNKNOWN.use ? undefined : use.score
}

learnLaidDown(weapons, (id) => (table) => (staysBare(table) ? NEVER : weaponScore(table, id)))
learnLaidDown(equipment, () => (table) => (staysBare(table) ? NEVER : 190))

/** Better or worse, but no reason to do what should not be done, nor to leave what should. */
export const further = (score: number, by: number): number => (score < 0 ? score : Math.max(score + by, LEAST))
export const LEAST = 1

function costOf(table: Table, [field]: readonly Field[]): number {
  return field?.name === 'cost' ? priceOf(table, field.from([]), field.min) : 0
}

/** He draws more as long as nothing blue lies in front of him. */
export const staysBare = (table: Table): boolean => table.can('tuco-franziskaner')

/** A card of another set: at an enemy, or for oneself if it needs no target. */
function unknownScore(table: Table, seat: Seat | undefined): number {
  if (seat === undefined) return 20
  return table.wish(seat) > 0 ? 40 + table.wish(seat) / 10 : NEVER
}

function weaponScore(table: Table, id: string): number {
  const gain = weaponGain(table, id)
  return gain > 0 && !firesOn(table) ? 180 + gain / 10 : NEVER
}

/** The Volcanic stays as long as there are a BANG! and a target for it: with another weapon a second one could not be fired. The rule bot does not think of that. */
const firesOn = (table: Table): boolean =>
  table.roles !== undefined &&
  table.me.weapon === 'volcanic' &&
  table.bangs > 0 &&
  !table.can('willy-the-kid') &&
  table.seats.some(({ seat }) => seat !== table.own.seat && table.distance(seat) === 1 && shotScore(table, seat) > 0)

function lootScore(table: Table, option: Option, card: CardView, keep: boolean): number {
  const { seat } = option
  if (seat === undefined || (isWasted(table, seat, card) && option.id === 'play')) return NEVER
  const gain = bestLoot(table, option, keep).gain - danger(table, seat)
  return gain > 0 ? 120 + Math.min(gain, 50) : NEVER
}

/** Whoever takes a card of Henry Block is shot at. */
export const danger = (table: Table, seat: Seat): number =>
  seat !== table.own.seat && table.isAble(seat, 'henry-block') ? (table.me.life < 3 ? 60 : 15) : 0

/** Of some seats the one the bot likes best to be shot at. */
export function secondTarget(table: Table, seats: readonly number[]): Seat {
  let best = table.player(firstOf(seats)).seat
  for (const seat of seats) {
    const other = table.player(seat).seat
    if (likes(table, other) > likes(table, best)) best = other
  }
  return best
}

const likes = (table: Table, seat: Seat): number => (canHurt(table, seat) ? 100 + hurt(table, seat) : table.wish(seat))

/** A card that lies in front of somebody and does him no good. */
export function burdenScore(table: Table, seat: Seat | undefined, base: number): number {
  if (seat === undefined || table.wish(seat) <= 0) return NEVER
  const { hand, life, reach } = table.player(seat)
  return base + table.wish(seat) / 5 + hand + life + reach
}

/** It goes round the whole table and comes back: good when more enemies than friends sit there, and the bot itself would survive it. */
function dynamiteScore(table: Table): number {
  const { nerve } = table.temper
  let sum = -50 + 60 * nerve
  for (const { seat } of table.seats) sum += table.wish(seat)
  return sum > 0 && table.me.life > 3 - nerve && !staysBare(table) && !endangersSheriff(table) ? 10 : NEVER
}

/** What Dynamite takes. */
const BLAST = 3

/** If he dies, whoever needs him alive may have lost. The rule bot does not think of that. */
const endangersSheriff = (table: Table): boolean =>
  table.roles !== undefined && table.seats.some(({ seat, role, life }) => role === 'sheriff' && table.wish(seat) < 0 && life <= BLAST)
