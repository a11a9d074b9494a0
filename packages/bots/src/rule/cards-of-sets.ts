import type { CardView, Option, Seat } from '@sundown/engine'
import { firstOf } from '../list.ts'
import type { ByName } from './answer.ts'
import { burdenScore, type CardScore, danger, drawing, further, knownScore, removing, secondTarget, shooting, taking } from './cards.ts'
import { bestOf } from './front.ts'
import { isMissedFriend } from './roles.ts'
import { canHurt, hurt, massScore, NEVER, shotScore } from './shots.ts'
import type { Table } from './table.ts'

const healing: CardScore = (table) => healScore(table)

/** What is done with brown and green cards of the expansions, as `CARDS` says of those of the base game. */
export const DEEDS_OF_SETS: ByName<CardScore> = {
  'pony-express': drawing,
  canteen: healing,
  'last-call': healing,
  whisky: (table) => whiskyScore(table),
  tequila: (table, { seat }) => tequilaScore(table, seat),
  conestoga: taking,
  'rag-time': taking,
  'can-can': removing,
  brawl: brawlScore,
  poker: pokerScore,
  punch: shooting,
  springfield: shooting,
  tomahawk: shooting,
  knife: shooting,
  pepperbox: shooting,
  'buffalo-rifle': shooting,
  // It brings a card besides.
  derringer: (table, { seat }) => further(shotScore(table, seat), 12),
  fanning: fanningScore,
  howitzer: (table) => massScore(table, 0.6),
  bandidos: bandidosScore,
  rattlesnake: (table, { seat }) => burdenScore(table, seat, 98),
  bounty: (table, { seat }) => burdenScore(table, seat, 96),
  ghost: (table, { seat }) => (seat !== undefined && isMissedFriend(table, seat) ? 155 : NEVER),
  // Everybody gains by it: only for somebody who loses nothing, or could not keep it.
  tornado: ({ own, excess }) => (own.hand.length === 1 || excess > 0 ? 12 : NEVER),
  // It does what lies on top of the discard pile.
  'money-bag': (table, option, card) => copiedScore(table, option, card),
}

/** What waits in front of the bot until it can be used. */
export const GREEN: readonly string[] = [
  'bible',
  'buffalo-rifle',
  'can-can',
  'canteen',
  'conestoga',
  'derringer',
  'howitzer',
  'iron-plate',
  'knife',
  'pepperbox',
  'pony-express',
  'sombrero',
  'ten-gallon-hat',
]

function copiedScore(table: Table, option: Option, card: CardView): number {
  const { top } = table.view.table
  const score = top === undefined ? undefined : knownScore(top.id)
  return score === undefined || top?.id === card.id ? NEVER : score(table, option, card)
}

/** What saves nobody from death and need not be kept for it. */
const healScore = ({ wounds }: Table): number => (wounds > 0 ? 172 : NEVER)

/** Two life points for two cards: not for a scratch. */
const whiskyScore = ({ wounds, me }: Table): number => (wounds > 1 || (wounds === 1 && me.life <= 2) ? 168 : NEVER)

/** For the bot itself, or for a friend in need. */
function tequilaScore(table: Table, seat: Seat | undefined): number {
  if (seat === undefined) return NEVER
  if (seat === table.own.seat) return table.wounds > 0 ? 166 : NEVER
  const { life, state } = table.player(seat)
  return table.wish(seat) < 0 && state === 'in' && life <= 2 ? 150 - 5 * life - table.wish(seat) / 50 : NEVER
}

/** What everybody loses, for what it costs. */
function brawlScore(table: Table, { fields = [] }: Option): number {
  let sum = 0
  for (const { seat, hand, front, state } of table.seats) {
    if (state === 'out' || seat === table.own.seat || hand + front.length === 0) continue
    const choice = fields.find((field) => field.seat === seat)
    sum += (choice === undefined ? (26 * table.wish(seat)) / 100 : bestOf(table, seat, choice, false).gain) - danger(table, seat)
  }
  return sum > 10 ? 115 + Math.min(sum, 100) / 10 : NEVER
}

/** Two cards of several others for one. */
function pokerScore(table: Table): number {
  let players = 0
  for (const { seat, hand, state } of table.seats) if (state !== 'out' && hand > 0 && seat !== table.own.seat) players++
  return players > 1 ? 118 : NEVER
}

/** The second target is no choice where only a friend sits there. */
function fanningScore(table: Table, { seat, fields }: Option, card: CardView): number {
  const score = shotScore(table, seat, card)
  if (score < 0 || fields === undefined) return score
  const second = secondTarget(table, firstOf(fields).from([]))
  if (canHurt(table, second)) return score + Math.max(1, hurt(table, second) / 3)
  const { life, role } = table.player(second)
  // Who knows his friends does not hit one to hurt somebody he hates less.
  if (table.roles !== undefined && seat !== undefined && table.wish(seat) + table.wish(second) <= 0) return NEVER
  return role === 'sheriff' && life === 1 ? NEVER : further(score, table.wish(second) / 2)
}

/** Two cards or a life point of everybody, its player too. */
function bandidosScore(table: Table): number {
  const { own, me } = table
  const spare = own.hand.length - 1
  if (spare === 0 && me.life < 3) return NEVER
  return spare > 3 && table.excess < 2 ? NEVER : further(massScore(table, 0.5), -10)
}
