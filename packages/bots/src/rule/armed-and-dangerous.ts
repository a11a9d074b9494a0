import type { Answer, CardView, Field, FrontView, Option, Seat, SeatView } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { firstOf } from '../list.ts'
import { answer, byName, chosen, highest, optionOf, told, toldNumber } from './answer.ts'
import { bestLoot, helps } from './front.ts'
import { canHurt, hurt, isWasted, NEVER, shotScore } from './shots.ts'
import type { Table } from './table.ts'
import { cheapest, leastOf, worthInHand } from './worth.ts'

type Score = (table: Table, option: Option, card: CardView) => number
type Pick = (table: Table, field: Field, offered: readonly number[], option: Option) => readonly number[]

const TOKEN = 'load-token'
const FULL = 4

/** Tokens on a card, and on somebody's character. */
const onCard = (card: FrontView | undefined): number => card?.counters?.[TOKEN] ?? 0
const onCharacter = ({ parts }: SeatView): number => parts?.onCharacter[TOKEN] ?? 0
/** Those nobody misses: what lies on cards is kept for the cards, and what lies on a Bomb keeps it quiet. */
const spare = ({ me }: Table): number => onCharacter(me)

const isLoaded = (card: FrontView): boolean => onCard(card) > 0
const inFrontOf = (table: Table, seat: Seat, handle: number | undefined): FrontView | undefined =>
  table.player(seat).front.find(({ card }) => card === handle)

// ---- one's own turn ----------------------------------------------------------------------------------------------------------------------

/** What comes with tokens and lies in front of the bot: the more of them, the more there is to load. */
export const DANGEROUS: readonly string[] = [
  'ace-up-the-sleeve',
  'bandolier',
  'beer-keg',
  'bell-tower',
  'crate',
  'lock-pick',
  'tumbleweed',
  'whip',
]

/** Brown cards of the set. */
export const ARMED_DEEDS: { readonly [id: string]: Score } = {
  caravan: () => 200,
  'a-little-nip': ({ wounds }) => (wounds > 0 ? 172 : NEVER),
  flintlock: (table, { seat }, card) => shotScore(table, seat, card),
  'quick-shot': (table, { seat, fields }, card) => withMore(table, shotScore(table, seat, card), fields),
  arrow: (table, { seat, fields }, card) =>
    canHurt(table, seat) && !isWasted(table, seat, card) ? withMore(table, 70 + hurt(table, seat) / 2, fields) : NEVER,
  squaw: (table, option) => {
    const { gain } = bestLoot(table, option, spare(table) >= 2)
    return gain > 10 ? 118 + Math.min(gain, 50) : NEVER
  },
  reloading: ({ me }) => (me.front.some((card) => DANGEROUS.includes(card.id) && onCard(card) < FULL) || onCharacter(me) < 2 ? 186 : NEVER),
  rust: rustScore,
  bomb: (table, { seat }) => (seat !== undefined && canHurt(table, seat) ? 94 + table.wish(seat) / 5 : NEVER),
}

/** Further targets make it better. */
const withMore = (table: Table, score: number, fields: Option['fields']): number => {
  const more = fields?.find(({ name }) => name === 'more-targets')
  return score < 0 || more === undefined ? score : score + 4 * enemiesIn(table, more.from([]), Math.min(more.max, spare(table))).length
}

/** Whom the bot would add, the most hated first. */
function enemiesIn(table: Table, seats: readonly number[], most: number): readonly number[] {
  const worth = (seat: number) => (canHurt(table, table.player(seat).seat) ? hurt(table, table.player(seat).seat) : NEVER)
  return seats
    .filter((seat) => worth(seat) > 0 && table.wish(seat) > 20)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, most)
}

/** Everybody else loses tokens: a last one counts more, the last of a Bomb most. */
function rustScore(table: Table): number {
  let sum = 0
  for (const seat of table.seats) {
    if (seat.seat === table.own.seat || seat.state === 'out') continue
    const cards = seat.front.filter(isLoaded)
    const hit = cards.reduce((all, card) => all + (card.id === 'bomb' ? (onCard(card) === 1 ? 8 : 0) : onCard(card) === 1 ? 3 : 1), 0)
    sum += ((hit + Math.min(1, onCharacter(seat))) * table.wish(seat.seat)) / 100
  }
  return sum > 0.5 ? 132 + Math.min(sum, 20) : NEVER
}

/** What the set lets one do in one's turn. */
export const ARMED_ACTIONS: { readonly [id: string]: (table: Table, option: Option) => number } = {
  'ace-up-the-sleeve': ({ excess }) => (excess < 1 ? 198 : NEVER),
  'beer-keg': ({ wounds }) => (wounds > 0 ? 171 : NEVER),
  'bell-tower': bellScore,
  bandolier: (table, { card, seat }) => shotScore(table, seat, table.handCard(card)),
  'lock-pick': (table, { seat }) => (seat !== undefined && table.wish(seat) > 0 ? 110 + table.wish(seat) / 5 : NEVER),
  whip(table, option) {
    const { gain } = bestLoot(table, option, false)
    return gain > 12 ? 116 + gain / 5 : NEVER
  },
  'bass-greeves': greevesScore,
  'frankie-canton': cantonScore,
  'mexicali-kid': (table, { seat }) => (spare(table) >= 2 ? shotScore(table, seat) : NEVER),
  'red-ringo': ({ me }) => (me.front.some((card) => DANGEROUS.includes(card.id) && onCard(card) < FULL) ? 184 : NEVER),
}

/** Rung when nobody worth a BANG! is in reach, and there is one to fire. */
function bellScore(table: Table): number {
  if (table.bangs === 0) return NEVER
  let best = 0
  for (const seat of table.view.table.ring) {
    if (!canHurt(table, seat)) continue
    if (table.distance(seat) <= table.me.reach) return NEVER
    best = Math.max(best, hurt(table, seat))
  }
  return best > 0 ? 58 + best / 10 : NEVER
}

/** At the end of the turn the worst card of the hand becomes two tokens. */
function greevesScore(table: Table, { card, fields }: Option): number {
  const [worst] = leastOf(table, fields?.[0]?.from([]) ?? [], 1)
  if (worst === undefined || (table.excess < 1 && worthInHand(table, worst) > 30)) return NEVER
  return (
    10 +
    loadWorth(
      table,
      table.me.front.find((one) => one.card === card),
    )
  )
}

/** From enemies only, best what takes a card from them; one's own Bomb is left alone. */
function cantonScore(table: Table, { card, seat }: Option): number {
  if (card === undefined) return seat !== undefined && table.wish(seat) > 0 ? 134 + table.wish(seat) / 20 : NEVER
  const owner = table.seats.find(({ front }) => front.some((one) => one.card === card))
  const taken = owner && inFrontOf(table, owner.seat, card)
  if (owner === undefined || taken === undefined || table.wish(owner.seat) <= 0) return NEVER
  if (taken.id === 'bomb') return onCard(taken) === 1 ? 160 : NEVER
  return 136 + (onCard(taken) === 1 ? helps(taken.id) / 3 : 0)
}

/** How much a slot needs a token; nothing: the character. */
function loadWorth({ me }: Table, card: FrontView | undefined): number {
  if (card === undefined) return onCharacter(me) < 2 ? 6 : 2
  if (card.id === 'bomb') return onCard(card) < 3 ? 9 : 1
  return FULL + 1 - onCard(card) + (card.id === 'crate' ? 2 : 0)
}

// ---- what is picked ----------------------------------------------------------------------------------------------------------------------

const first: Pick = (_table, { min }, offered) => offered.slice(0, min)
const all: Pick = (_table, { max }, offered) => offered.slice(0, max)

/** How much is paid for: from what nobody misses, and no more than is of use. */
function upgrades(table: Table, _field: Field, offered: readonly number[], option: Option): readonly number[] {
  const id = table.ownCard(option.card)?.id ?? ''
  const price = PRICES.get(id) ?? 2
  const useful = id === 'a-little-nip' ? Math.max(0, table.wounds - 1) : Number.MAX_SAFE_INTEGER
  const wanted = Math.min(useful, Math.floor(spare(table) / price))
  return [offered.reduce((best, n) => (n <= wanted && n > best ? n : best), firstOf(offered))]
}

const PRICES = byName<number>({ 'a-little-nip': 3, caravan: 2, duck: 2, squaw: 2 })

/** As much as fits, and as the slot needs. */
function fill(table: Table, { card }: Field, offered: readonly number[]): readonly number[] {
  const held = card === undefined ? onCharacter(table.me) : onCard(inFrontOf(table, table.own.seat, card))
  return [offered.reduce((best, n) => (n <= FULL - held && n > best ? n : best), firstOf(offered))]
}

/** For what the target could turn the shot away with, or where it would be the last. */
function silence(table: Table, field: Field, offered: readonly number[], { seat }: Option): readonly number[] {
  if (field.min > 0) return offered.slice(0, field.min)
  if (!canHurt(table, seat)) return []
  const target = table.player(seat)
  const shielded =
    target.front.some(({ id, off }) => !off && SHIELDS.has(id)) || (target.character !== undefined && ABLE.has(target.character))
  return shielded || target.life === 1 ? offered.slice(0, 1) : []
}

const SHIELDS: ReadonlySet<string> = new Set(['barrel', 'crate', 'bible', 'iron-plate', 'sombrero', 'ten-gallon-hat'])
const ABLE: ReadonlySet<string> = new Set([
  'jourdonnais',
  'calamity-janet',
  'elena-fuente',
  'bart-cassidy',
  'el-gringo',
  'julie-cutter',
  'sid-ketchum',
  'ms-abigail',
])

export const ARMED_PICKS: { readonly [field: string]: Pick } = {
  upgrades,
  'more-targets': (table, { max }, offered) => enemiesIn(table, offered, Math.min(max, spare(table))),
  // Cards give as little as they can: the character pays, if it can.
  'pay-load-token': first,
  load: fill,
  'move-tokens': fill,
  'discard-for-tokens': (table, { min }, offered) => leastOf(table, offered, min),
  'big-fifty': silence,
  'buntline-special': (table, _field, offered, { seat }) => (seat !== undefined && table.player(seat).hand > 1 ? offered.slice(0, 1) : []),
  'double-barrel': all,
  thunderer: all,
}

// ---- what the set asks -------------------------------------------------------------------------------------------------------------------

/** Checks whose result is bad for who flips. */
const MISHAPS: ReadonlySet<string> = new Set(['dynamite', 'rattlesnake'])

/** Bad luck of one's own and of friends is not accepted, nor good luck of enemies. */
function repeatOrNot(table: Table, { options, about }: Situation): Answer | undefined {
  const seat = toldNumber(about, 'seat')
  const source = told(about, 'source')
  if (seat === undefined || typeof source !== 'string') return undefined
  const lucky = (toldNumber(about, 'good') === 1) !== MISHAPS.has(source)
  const wish = seat === table.own.seat ? -100 : table.wish(seat)
  return chosen(options, (lucky ? wish > 20 : wish < 0) ? 'repeat' : 'leave-it')
}

/** Paid with what nobody misses, or not at all. */
const paidOr =
  (does: string, otherwise: string) =>
  (table: Table, { options }: Situation): Answer | undefined => {
    const option = spare(table) >= 2 ? optionOf(options, does) : undefined
    if (option === undefined) return chosen(options, otherwise)
    const picks: (readonly number[])[] = []
    for (const field of option.fields ?? []) picks.push(field.from(picks).slice(0, field.min))
    return answer(option, picks)
  }

export const ARMED_QUESTIONS: { readonly [kind: string]: (table: Table, situation: Situation) => Answer | undefined } = {
  reload(table, { options }) {
    const best = highest(options, 'load', ({ card }) =>
      loadWorth(
        table,
        table.me.front.find((one) => one.card === card),
      ),
    )
    return best && answer(best)
  },
  bomb(table, { options }) {
    const best = highest(options, 'give', ({ seat }) => (seat === undefined ? NEVER : table.wish(seat)))
    return best && answer(best)
  },
  tumbleweed: repeatOrNot,
  flintlock: paidOr('take-back', 'leave-it'),
  'al-preacher': paidOr('draw', 'pass'),
  'buntline-special'(table, { options }) {
    const worst = cheapest(table, options, 'discard')
    return worst && answer(worst)
  },
}
