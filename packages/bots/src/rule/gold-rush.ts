import type { Answer, CardView, Option } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, byName } from './answer.ts'
import { bestLoot } from './front.ts'
import { picksFor } from './picks.ts'
import { duelScore, NEVER, shotScore } from './shots.ts'
import type { Table } from './table.ts'
import { cheapest } from './worth.ts'

type Score = (table: Table, option: Option) => number

const nuggets = ({ me }: Table): number => me.parts?.counters.nugget ?? 0

/** How much black equipment helps its owner, and so what it is worth to take it from an enemy. */
const HELPS = byName<number>({
  pickaxe: 60,
  boots: 40,
  'lucky-charm': 34,
  calumet: 30,
  'gold-pan': 28,
  horseshoe: 26,
  'gun-belt': 24,
  rucksack: 36,
})
const HELPS_A_LITTLE = 20

/** A card of the market, by its handle. */
function onSale({ view }: Table, handle: number | undefined): CardView | undefined {
  return view.table.parts?.rows.market?.find(({ card }) => card === handle)
}

/** What is bought after the shots, when the gold of this turn is counted; the tens tell the order among the rest. */
const EQUIPMENT = byName<Score>({
  shot: (table, { seat }) => (seat === table.own.seat && table.wounds > 0 ? 40 - table.me.life : NEVER),
  rhum: ({ wounds }) => (wounds > 2 ? 42 : NEVER),
  'union-pacific': () => 58,
  'gold-rush': ({ wounds }) => (wounds > 0 ? 8 : 6),
  wanted: (table, { seat }) => (seat !== undefined && table.wish(seat) > 40 ? 20 + table.wish(seat) / 10 : NEVER),
})

function buyScore(table: Table, option: Option): number {
  const id = onSale(table, option.card)?.id
  if (id === undefined) return NEVER
  return EQUIPMENT.get(id)?.(table, option) ?? 44 + (HELPS.get(id) ?? HELPS_A_LITTLE) / 10
}

/** Better than a shot of one's own only when gold is plenty. */
const withGold = (table: Table, score: number): number => (score < 0 ? NEVER : Math.min(score, 59) - (nuggets(table) < 4 ? 20 : 0))

function lootScore(table: Table, option: Option, keep: boolean): number {
  const { gain } = bestLoot(table, option, keep)
  return gain > 10 ? withGold(table, 30 + gain / 5) : NEVER
}

/** What Gold Rush lets one do in one's turn. */
export const GOLD_RUSH_ACTIONS: { readonly [id: string]: Score } = {
  buy: buyScore,
  'buy-panic': (table, option) => lootScore(table, option, true),
  'buy-beer': ({ wounds, me }) => (wounds > 0 && me.life < 3 ? 43 : NEVER),
  'buy-bang': (table, { seat }) => withGold(table, shotScore(table, seat)),
  'buy-general-store': () => NEVER,
  'buy-duel': (table, { seat }) => withGold(table, duelScore(table, seat)),
  'buy-cat-balou': (table, option) => lootScore(table, option, false),
  'force-discard': forceScore,
  // A Beer that would be thrown away, or heals nobody.
  'sell-beer': ({ left, excess, wounds, beers }) => (left <= 2 || (wounds === 0 && (excess > 0 || beers > 1)) ? 35 : NEVER),
  'jacky-murieta': (table, { seat }) => withGold(table, shotScore(table, seat)),
  'josh-mccloud': (table) => (nuggets(table) > 2 ? 15 : NEVER),
  'gold-pan': drawScore,
  'raddie-snake': drawScore,
  rucksack: ({ me, wounds }) => (wounds > 0 && me.life < 3 ? 50 : NEVER),
}

/** What costs gold comes after the shots. */
export const GOLD_RUSH_MOST: { readonly [id: string]: number } = {
  buy: 58,
  'buy-panic': 59,
  'buy-beer': 43,
  'buy-bang': 59,
  'buy-general-store': NEVER,
  'buy-duel': 59,
  'buy-cat-balou': 59,
  'force-discard': 18,
  'sell-beer': 35,
  'jacky-murieta': 59,
  'josh-mccloud': 15,
}

function drawScore({ excess }: Table): number {
  return excess < 0 ? 196 : NEVER
}

/** An enemy's best equipment, when gold is plenty. */
function forceScore(table: Table, { card, seat }: Option): number {
  if (seat === undefined) return NEVER
  const worn = table.player(seat).parts?.zones.equipment?.find((one) => one.card === card)
  if (worn === undefined) return NEVER
  // A poster is a burden: it is taken off a friend.
  const wish = (worn.id === 'wanted' ? -1 : 1) * table.wish(seat)
  return wish > 40 && nuggets(table) > 5 ? 12 + (HELPS.get(worn.id) ?? HELPS_A_LITTLE) / 10 : NEVER
}

/** What the set asks. */
export const GOLD_RUSH_QUESTIONS: { readonly [kind: string]: (table: Table, situation: Situation) => Answer | undefined } = {
  'dutch-will': (table, { options }) => {
    const worst = cheapest(table, options, 'discard')
    return worst && answer(worst)
  },
  'josh-mccloud': useTaken,
}

/** How well a way to use a card that was taken suits; what is not listed is neither good nor bad. */
const WAYS = byName<Score>({
  shot: (table, { seat }) => (seat === table.own.seat ? 50 : seat === undefined ? 0 : -table.wish(seat)),
  panic: (table, option) => bestLoot(table, option, true).gain,
  'cat-balou': (table, option) => bestLoot(table, option, false).gain,
  beer: ({ wounds }) => (wounds > 0 ? 60 : 0),
  bang: (table, { seat }) => shotScore(table, seat),
  duel: (table, { seat }) => duelScore(table, seat),
  wanted: (table, { seat }) => (seat === undefined ? 0 : table.wish(seat)),
})
const NEITHER_NOR = 10

/** The way that suits best; something must be done with it. */
function useTaken(table: Table, { options }: Situation): Answer {
  const suits = (option: Option): number => WAYS.get(option.id)?.(table, option) ?? NEITHER_NOR
  const best = options.reduce((top, option) => (suits(option) > suits(top) ? option : top))
  return answer(best, picksFor(table, best))
}
