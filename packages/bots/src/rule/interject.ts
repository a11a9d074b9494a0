import type { Answer } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, optionOf } from './answer.ts'
import { picksFor } from './picks.ts'
import { type Read, readTable, type Table } from './table.ts'

const SID = 'sid-ketchum'
const RUCKSACK = 'rucksack'

/** Nuggets for a life point, or the two least valuable cards. */
export function payTwo({ interjections }: Situation, table: Table): Answer | undefined {
  const option = optionOf(interjections, RUCKSACK) ?? optionOf(interjections, SID)
  return option && answer(option, picksFor(table, option))
}

/** While somebody else is asked: only when death is near and the hand can spare it. */
export function interject(situation: Read): Answer | undefined {
  if (optionOf(situation.interjections, SID) === undefined) return undefined
  const table = readTable(situation)
  if (table === undefined || table.me.life > 2 || table.own.hand.length < 4) return undefined
  return payTwo(situation, table)
}
