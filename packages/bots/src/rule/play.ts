import type { Answer, Option } from '@sundown/engine'
import { answer, Lore } from './answer.ts'
import { deedScore, playScore } from './cards.ts'
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
  for (const option of options) {
    const score = scoreOf(table, option)
    if (score > highest) {
      highest = score
      best = option
    }
  }
  // Nothing worth doing: the last option ends the turn, unless something must be played first.
  const done = best ?? options[options.length - 1]
  return answer(done, picksFor(table, done))
}

type Score = (table: Table, option: Option) => number

/** What can be done in one's own turn besides playing and using cards, by the name of the option. */
export const ACTIONS = new Lore<Score>({
  'as-bang': convertedScore,
  ricochet: ricochetScore,
  sniper: sniperScore,
})

function scoreOf(table: Table, option: Option): number {
  const { id } = option
  if (id === 'play' || id === 'use') {
    const card = table.ownCard(option.card)
    if (card === undefined) return NEVER
    return id === 'play' ? playScore(table, option, card) : deedScore(table, option, card)
  }
  // Otherwise an ability this bot has not heard of, or the end of the turn.
  if (id === 'end') return NEVER
  return ACTIONS.of(id)?.(table, option) ?? NEVER
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
  return score + (table.bangs > 2 || table.view.seats[seat].hand > 2 ? 3 : -3)
}
