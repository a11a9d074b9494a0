import type { Answer } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, optionOf } from './answer.ts'
import { readTable, type Table } from './table.ts'
import { leastWorth } from './worth.ts'

const SID = 'sid-ketchum'

/** Two cards for a life point: the two least valuable. */
export function payTwo({ interjections }: Situation, table: Table): Answer | undefined {
  const option = optionOf(interjections, SID)
  const { hand } = table.own
  const first = leastWorth(table, hand)
  if (option === undefined || first < 0) return undefined
  const second = leastWorth(table, hand, hand[first].card)
  return second < 0 ? undefined : answer(option, [[hand[first].card, hand[second].card]])
}

/** While somebody else is asked: only when death is near and the hand can spare it. */
export function interject(situation: Situation): Answer | undefined {
  const table = readTable(situation.view)
  if (table === undefined || table.me.life > 2 || table.own.hand.length < 4) return undefined
  return payTwo(situation, table)
}
