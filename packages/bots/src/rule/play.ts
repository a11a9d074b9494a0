import type { Answer, CardView, Option } from '@sundown/engine'
import { lastOf } from '../list.ts'
import { answer, Lore } from './answer.ts'
import { type CardScore, deedScore, laidScore, paid } from './cards.ts'
import { bestLoot } from './front.ts'
import { picksFor } from './picks.ts'
import { convertedScore, NEVER, shotScore } from './shots.ts'
import type { Table } from './table.ts'

/**
 * The own turn: everything that can be done gets a number, the highest is done, and below zero none. The tens tell the order: what draws
 * cards first, what protects next, then what opens up the target, then what hurts.
 */
export function playTurn(table: Table, options: readonly Option[]): Answer {
  let best: Option | undefined
  let highest = 0
  let deed: Deed = NO_DEED
  for (const option of options) {
    // The targets of a card are listed one after the other: it is looked up once.
    if (option.card !== deed.card || option.id !== deed.id) deed = deedOf(table, option)
    if (deed.most <= highest) continue
    const score = scoreAs(deed, table, option)
    if (score > highest) {
      highest = score
      best = option
    }
  }
  // Nothing worth doing: the last option ends the turn, unless something must be played first.
  const done = best ?? lastOf(options)
  return answer(done, picksFor(table, done))
}

/** What one option is worth in one's own turn: below zero, it is not to be done. */
export const scoreOf = (table: Table, option: Option): number => scoreAs(deedOf(table, option), table, option)

function scoreAs({ score, with: card, isPaid }: Deed, table: Table, option: Option): number {
  const worth = score(table, option, card)
  return isPaid ? paid(table, option, worth) : worth
}

type Score = (table: Table, option: Option) => number

/** What can be done with a card, or without one: how it is scored, and the card as the bot sees it. */
interface Deed {
  readonly id: string
  readonly card: number | undefined
  readonly with: CardView
  readonly score: CardScore
  /** What it costs besides is taken off. */
  readonly isPaid: boolean
  /** No option of it scores more. */
  readonly most: number
}

/** What can be done in one's own turn besides playing and using cards, by the name of the option. */
export const ACTIONS = new Lore<Score>({
  'as-bang': convertedScore,
  ricochet: ricochetScore,
  sniper: sniperScore,
})

/** What none of these scores more than, by the same name, where that is little: whoever has something better to do need not look at them. */
export const MOST = new Lore<number>({})

const NO_CARD: CardView = { card: -1, id: '', suit: undefined, rank: undefined }
const never: CardScore = () => NEVER
const NO_DEED: Deed = { id: '', card: undefined, with: NO_CARD, score: never, isPaid: false, most: NEVER }
const ANYTHING = Number.POSITIVE_INFINITY

function deedOf(table: Table, { id, card }: Option): Deed {
  if (id === 'play' || id === 'use') {
    const own = table.ownCard(card)
    if (own === undefined) return { id, card, with: NO_CARD, score: never, isPaid: false, most: NEVER }
    const laid = id === 'play' ? laidScore(own.id) : undefined
    const isPaid = id === 'play' && laid === undefined
    return { id, card, with: own, score: laid ?? deedScore(own.id), isPaid, most: ANYTHING }
  }
  // Otherwise an ability this bot has not heard of, or the end of the turn.
  const score = id === 'end' ? undefined : ACTIONS.of(id)
  const most = score === undefined ? NEVER : (MOST.of(id) ?? ANYTHING)
  return { id, card, with: NO_CARD, score: score ?? never, isPaid: false, most }
}

/** After the shots at people; the last BANG! is kept for what asks for one. */
function ricochetScore(table: Table, option: Option): number {
  const { gain } = bestLoot(table, option, false)
  return table.bangs > 1 && gain > 12 ? 30 + gain / 5 : NEVER
}

/** Two cards for one shot: where they are plenty, or the target has much to dodge with. */
function sniperScore(table: Table, { seat }: Option): number {
  const score = shotScore(table, seat)
  if (score < 0 || seat === undefined) return NEVER
  return score + (table.bangs > 2 || table.player(seat).hand > 2 ? 3 : -3)
}
