import type { Answer, Option, Picks, Seat } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { nth } from '../list.ts'
import { answer, chosen } from './answer.ts'
import { danger, deedScore } from './cards.ts'
import { isWeak } from './characters.ts'
import { bestLoot } from './front.ts'
import { canHurt, hurt, NEVER } from './shots.ts'
import { givesItARest, type Table } from './table.ts'
import { cheapest } from './worth.ts'

/** What the characters and show cards of Wild West Show allow in one's own turn. */
export const SHOW_ACTIONS: { readonly [id: string]: (table: Table, option: Option) => number } = {
  'flint-westwood': tradeScore,
  'lee-van-kliff': againScore,
  // A bot that makes others miss every turn could keep the event of the round for ever, a shadow above all. So it pauses now and then, and in the end stops.
  'lady-rosa-del-texas': (table) =>
    isEnemy(table, rightOf(table)) && !givesItARest(table) && table.view.table.turn < ENDLESS ? 15 : NEVER,
  'dorothy-rage': orderScore,
}

/** No game that comes to an end by itself takes this many turns. */
const ENDLESS = 200

const isEnemy = (table: Table, seat: Seat | undefined): seat is Seat => seat !== undefined && table.wish(seat) > 0

function tradeScore(table: Table, { seat }: Option): number {
  if (!isEnemy(table, seat) || danger(table, seat) > 50) return NEVER
  return 140 + Math.min(2, table.player(seat).hand) - danger(table, seat) / 10
}

/** What a BANG! card must bring at least. */
const WORTH_REPEATING = 90

/** The card just played lies on top of the discard pile, unless somebody answered it: then it was a shot, or took a card. */
function againScore(table: Table, option: Option): number {
  const { top } = table.view.table
  const { seat } = option
  if (seat === undefined) {
    const score = top === undefined || top.id === 'tornado' ? NEVER : deedScore(top.id)(table, option, top)
    return score >= WORTH_REPEATING ? 195 : NEVER
  }
  const loot = bestLoot(table, option, false)
  if (loot.gain !== 0) return loot.gain > 15 + danger(table, seat) ? 125 : NEVER
  if (top?.id === 'tequila' || top?.id === 'duel') return deedScore(top.id)(table, option, top)
  return canHurt(table, seat) ? 58 + hurt(table, seat) / 10 : NEVER
}

/** The nearest player in play on the right. */
function rightOf(table: Table): Seat | undefined {
  const { ring } = table.view.table
  const at = ring.indexOf(table.own.seat)
  for (let step = 1; step < ring.length; step++) {
    const seat = nth(ring, (at - step + ring.length) % ring.length)
    if (table.player(seat).state !== 'out') return seat
  }
  return undefined
}

/** One enemy shoots at another; and if he cannot, everybody sees his hand. */
function orderScore(table: Table, { seat: victim }: Option): number {
  if (!isEnemy(table, victim) || table.player(victim).hand === 0 || secondEnemy(table, victim) === undefined) return NEVER
  return 35 + Math.min(8, table.player(victim).hand)
}

function secondEnemy(table: Table, victim: Seat): Seat | undefined {
  let worst: Seat | undefined
  for (const { seat } of table.seats) {
    if (seat !== victim && canHurt(table, seat) && (worst === undefined || table.wish(seat) > table.wish(worst))) worst = seat
  }
  return worst
}

/** The whole order; nothing where there is none to give. */
export function orderPicks(table: Table, { seat, fields }: Option): Picks | undefined {
  const bang = fields?.[0]?.names?.indexOf('bang') ?? -1
  const target = seat === undefined ? undefined : secondEnemy(table, seat)
  return bang < 0 || target === undefined ? undefined : [[bang], [bang], [target]]
}

/** What the set asks otherwise. */
export const SHOW_QUESTIONS: { readonly [kind: string]: (table: Table, situation: Situation) => Answer | undefined } = {
  'gregory-deck': ({ me }, { options }) => chosen(options, me.abilities.every(isWeak) ? 'exchange' : 'keep'),
  'youl-grinner': giveLeast,
}

function giveLeast(table: Table, { options }: Situation): Answer | undefined {
  const gift = cheapest(table, options, 'give')
  return gift && answer(gift)
}
