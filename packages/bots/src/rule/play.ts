import type { Answer, Option, Seat, SeatView } from '@sundown/engine'
import { answer, plainPicks } from './answer.ts'
import { bestLoot } from './front.ts'
import { showPicks, showScore } from './shows.ts'
import type { Table } from './table.ts'
import { rangeOf, weaponGain, worth } from './worth.ts'

/**
 * The own turn: every card that can be played gets a number, the highest is played, and below zero none. The tens tell the order: what draws
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
  const last = options[options.length - 1]
  return best === undefined ? answer(last, plainPicks(last)) : answer(best, picksFor(table, best))
}

function picksFor(table: Table, option: Option) {
  if (option.fields === undefined) return undefined
  const show = showPicks(table, option)
  if (show) return show
  const id = table.handCard(option.card)?.id
  if (id !== 'panic' && id !== 'cat-balou' && option.id !== 'ricochet') return plainPicks(option)
  const { card } = bestLoot(table, option, id === 'panic' && option.id === 'play')
  return [card === undefined ? [] : [card]]
}

const NEVER = -1

function scoreOf(table: Table, option: Option): number {
  if (option.id === 'as-bang') return shotScore(table, option.seat) - convertedCost(table, option)
  if (option.id === 'ricochet') return ricochetScore(table, option)
  if (option.id === 'sniper') return sniperScore(table, option.seat)
  const show = showScore(table, option)
  if (show !== undefined) return show
  // An ability in one's own turn that this bot has not heard of, or the end of the turn.
  if (option.id !== 'play') return NEVER
  const id = table.handCard(option.card)?.id
  return id === undefined ? NEVER : scoreOfCard(table, id, option)
}

function scoreOfCard(table: Table, id: string, option: Option): number {
  switch (id) {
    case 'wells-fargo':
    case 'stagecoach':
      return 200
    case 'barrel':
    case 'mustang':
    case 'scope':
      return 190
    case 'beer':
      return beerScore(table)
    case 'panic':
    case 'cat-balou':
      return lootScore(table, option, id === 'panic')
    case 'bang':
      return shotScore(table, option.seat)
    case 'duel':
      return duelScore(table, option.seat)
    case 'jail':
      return jailScore(table, option.seat)
    case 'gatling':
      return massScore(table, 0.6)
    case 'indians':
      return massScore(table, 0.65)
    case 'saloon':
      return saloonScore(table)
    case 'general-store':
      return 30
    case 'dynamite':
      return dynamiteScore(table)
    default:
      return rangeOf(id) === undefined ? unknownScore(table, option.seat) : weaponScore(table, id)
  }
}

/** What is lost with a card that is used as a BANG!: a Missed!, or any card at all. */
function convertedCost(table: Table, { card }: Option): number {
  const used = table.handCard(card)
  if (used === undefined || used.id === 'missed') return table.misses > 2 ? 1 : 12
  return worth(table, used, 0) / 4
}

/** A card of another set: at an enemy, or for oneself if it needs no target. */
function unknownScore(table: Table, seat: Seat | undefined): number {
  if (seat === undefined) return 20
  return table.enmity[seat] > 0 ? 40 + table.enmity[seat] / 10 : NEVER
}

function weaponScore(table: Table, id: string): number {
  const gain = weaponGain(table, id)
  return gain > 0 ? 180 + gain / 10 : NEVER
}

/** Drunk when it heals; the last one is kept for the moment of death if the hand has room for it. */
function beerScore({ me, left, beers, own }: Table): number {
  if (me.life >= me.maxLife || left <= 2) return NEVER
  return beers === 1 && left > 3 && own.hand.length <= me.life ? NEVER : 170
}

function lootScore(table: Table, option: Option, keep: boolean): number {
  const { gain } = bestLoot(table, option, keep)
  return gain > 0 ? 120 + gain : NEVER
}

/** After the shots at people; the last BANG! is kept for what asks for one. */
function ricochetScore(table: Table, option: Option): number {
  const { gain } = bestLoot(table, option, false)
  return table.bangs > 1 && gain > 12 ? 30 + gain / 5 : NEVER
}

/** Two cards for one shot: where they are plenty, or the target has much to dodge with. */
function sniperScore(table: Table, seat: Seat | undefined): number {
  const score = shotScore(table, seat)
  if (score < 0 || seat === undefined) return NEVER
  return score + (table.bangs > 2 || table.view.seats[seat].hand > 2 ? 3 : -3)
}

/** Who can be shot is worth it the more he is hated and the closer he is to the end, the less he can dodge. */
function shotScore(table: Table, seat: Seat | undefined): number {
  if (seat === undefined || table.enmity[seat] <= 0) return NEVER
  return 60 + hurt(table, seat)
}

function hurt(table: Table, seat: Seat): number {
  const target = table.view.seats[seat]
  const dodges = (table.has(seat, 'barrel') ? 8 : 0) + (target.character === 'jourdonnais' ? 8 : 0) + Math.min(target.hand, 4)
  return table.enmity[seat] / 3 - dodges + lastLife(table, target) + 6 * Math.max(0, 4 - target.life)
}

/** Taking somebody's last life point. The Sheriff loses all his cards if it is a Deputy's. */
function lastLife({ role, me, left }: Table, target: SeatView): number {
  if (target.life > 1) return 0
  const risk = role === 'sheriff' && left > 3 && target.role === undefined ? me.hand + 2 * me.front.length : 0
  return 14 - risk
}

/** A Duel is good when the other is likely to run out of BANG! cards first: about a third of what is held are some. */
function duelScore(table: Table, seat: Seat | undefined): number {
  if (seat === undefined || table.enmity[seat] <= 0) return NEVER
  const target = table.view.seats[seat]
  const theirs = target.hand * (target.character === 'calamity-janet' ? 0.47 : 0.33)
  if (table.bangs + 0.5 < theirs && target.life > 1) return NEVER
  if (table.me.life === 1 && table.bangs < theirs) return NEVER
  return 75 + table.enmity[seat] / 4 + lastLife(table, target) - 3 * theirs
}

function jailScore(table: Table, seat: Seat | undefined): number {
  if (seat === undefined || table.enmity[seat] <= 0) return NEVER
  const { hand, life, reach } = table.view.seats[seat]
  return 100 + table.enmity[seat] / 5 + hand + life + reach
}

/** A card that hurts everybody else who has no answer to it. */
function massScore(table: Table, chance: number): number {
  let sum = 0
  for (const { seat, state, life, role } of table.view.seats) {
    if (state !== 'in' || seat === table.own.seat) continue
    const wish = table.enmity[seat]
    // Nobody risks the last life point of a friend, least of all the Sheriff's.
    if (wish < 0 && role === 'sheriff') sum += (life === 1 ? 8 : 2) * wish
    else sum += life === 1 ? 1.5 * wish : wish
  }
  return sum > 0 ? 90 + (sum * chance) / 10 : NEVER
}

function saloonScore(table: Table): number {
  let sum = 0
  for (const { seat, state, life, maxLife } of table.view.seats) {
    if (state !== 'in' || life >= maxLife) continue
    sum += (seat === table.own.seat ? 70 : -table.enmity[seat]) * (life === 1 ? 1.5 : 1)
  }
  return sum > 0 ? 160 : NEVER
}

/** It goes round the whole table and comes back: good when more enemies than friends sit there, and the bot itself would survive it. */
function dynamiteScore(table: Table): number {
  let sum = -50
  for (const wish of table.enmity) sum += wish
  return sum > 0 && table.me.life > 3 ? 10 : NEVER
}
