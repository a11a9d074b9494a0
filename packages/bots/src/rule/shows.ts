import type { Answer, Option, Picks, Seat } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, optionFor, optionOf, plainPicks } from './answer.ts'
import { isWeak } from './choose.ts'
import { readTable, type Table } from './table.ts'
import { leastWorth } from './worth.ts'

const NEVER = -1

/** What the characters and show cards of Wild West Show allow in one's own turn; nothing: it is something else. */
export function showScore(table: Table, option: Option): number | undefined {
  switch (option.id) {
    case 'flint-westwood':
      return isEnemy(table, option.seat) ? 140 + Math.min(2, table.view.seats[option.seat].hand) : NEVER
    case 'lee-van-kliff':
      return option.seat === undefined ? againScore(table) : isEnemy(table, option.seat) ? 58 : NEVER
    case 'lady-rosa-del-texas':
      return isEnemy(table, rightOf(table)) ? 15 : NEVER
    case 'dorothy-rage':
      return orderScore(table, option)
    default:
      return undefined
  }
}

const isEnemy = (table: Table, seat: Seat | undefined): seat is Seat => seat !== undefined && table.enmity[seat] > 0

/** The card just played lies on top of the discard pile, unless somebody answered it. */
const WORTH_REPEATING = ['stagecoach', 'wells-fargo', 'gatling']

function againScore({ view, me, left }: Table): number {
  const top = view.table.top?.id ?? ''
  if (WORTH_REPEATING.includes(top)) return 195
  return top === 'beer' && left > 2 && me.life < me.maxLife ? 165 : NEVER
}

/** The nearest player in play on the right. */
function rightOf({ view, own }: Table): Seat | undefined {
  const { ring } = view.table
  const at = ring.indexOf(own.seat)
  const others = ring.map((_, i) => ring[(at - 1 - i + ring.length) % ring.length])
  return others.find((seat) => seat !== own.seat && view.seats[seat].state !== 'out')
}

/** One enemy shoots at another; and if he cannot, everybody sees his hand. */
function orderScore(table: Table, { seat: victim }: Option): number {
  if (!isEnemy(table, victim) || table.view.seats[victim].hand === 0 || secondEnemy(table, victim) === undefined) return NEVER
  return 35 + Math.min(8, table.view.seats[victim].hand)
}

function secondEnemy(table: Table, victim: Seat): Seat | undefined {
  let worst: Seat | undefined
  for (const { seat } of table.view.seats) {
    if (seat !== victim && isEnemy(table, seat) && (worst === undefined || table.enmity[seat] > table.enmity[worst])) worst = seat
  }
  return worst
}

/** What is picked for such an action; nothing: it is something else. */
export function showPicks(table: Table, option: Option): Picks | undefined {
  if (option.id === 'flint-westwood') return [[table.own.hand[leastWorth(table, table.own.hand)].card]]
  return option.id === 'dorothy-rage' ? orderPicks(table, option) : undefined
}

function orderPicks(table: Table, option: Option): Picks | undefined {
  const bang = option.fields?.[0].names?.indexOf('bang') ?? -1
  const target = option.seat === undefined ? undefined : secondEnemy(table, option.seat)
  return bang < 0 || target === undefined ? plainPicks(option) : [[bang], [bang], [target]]
}

/** What the set asks otherwise. Nothing: this bot knows of no such question. */
export function answerShow(situation: Situation): Answer | undefined {
  const { kind, options, view } = situation
  const table = readTable(view)
  if (table === undefined) return undefined
  if (kind === 'gregory-deck') return chosen(options, table.me.abilities.every(isWeak) ? 'exchange' : 'keep')
  if (kind !== 'youl-grinner') return undefined
  const { hand } = table.own
  return answer(optionFor(options, hand[leastWorth(table, hand)]?.card) ?? options[0])
}

function chosen(options: readonly Option[], id: string): Answer | undefined {
  const option = optionOf(options, id)
  return option && answer(option)
}
