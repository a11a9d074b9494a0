import type { Answer, CardView, Option, Seat } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { firstOf } from '../list.ts'
import { answer, chosen, highest, highestOf, told } from './answer.ts'
import { bestLoot } from './front.ts'
import { cheapestOf, frontsOf, gainFrom, helpOf, loss } from './great-train-worth.ts'
import { picksFor } from './picks.ts'
import { massScore, massWish, NEVER, shotScore } from './shots.ts'
import type { Table } from './table.ts'
import { AVERAGE, worth, worthInHand } from './worth.ts'

type Score = (table: Table, option: Option) => number

/** A car of the train, by its handle. */
const onTheTrain = ({ view }: Table, handle: number | undefined): CardView | undefined =>
  view.table.parts?.rows.train?.find(({ card }) => card === handle)

const A_LIFE = 70

/**
 * The price of a Station, as the bot feels it: cards of the hand that would be thrown away anyway cost little. What lies in front of it costs all
 * it is worth, or Benny Brawler would pay for one car with another for ever.
 */
function fareLoss(table: Table, { fields }: Option): number {
  const [fare] = fields ?? []
  if (fare === undefined) return table.me.life > 3 ? A_LIFE / 2 : A_LIFE + 30
  const feltInHand = table.excess > 0 ? 0.3 : 0.6
  return cheapestOf(table, fare.from([]), fare.min).reduce((total, card) => {
    const felt = isInFront(table, card) ? 1 : feltInHand
    return total + felt * Math.max(-20, loss(table, card))
  }, 0)
}

const isInFront = ({ me }: Table, handle: number): boolean => me.front.some(({ card }) => card === handle)

function takeGain(table: Table, option: Option): number {
  const id = onTheTrain(table, option.card)?.id
  if (id === undefined) return NEVER
  const gain = gainFrom(table, id, option.seat ?? table.own.seat)
  return option.id === 'rob' ? gain - fareLoss(table, option) : gain
}

/** After the shots, so that what is paid with is what is left over. */
const takeScore: Score = (table, option) => {
  const gain = takeGain(table, option)
  return gain > 4 ? 48 + Math.min(gain, 80) / 10 : NEVER
}

// ---- moving the train --------------------------------------------------------------------------------------------------------------------

function rails({ view }: Table) {
  const { rows, states } = view.table.parts ?? {}
  const position = states?.journey?.position
  return {
    stations: rows?.stations ?? [],
    cars: rows?.train ?? [],
    engine: rows?.locomotive?.[0]?.id,
    position: typeof position === 'number' ? position : 0,
  }
}

/** What the Locomotive does is good for the bot's side: cards always, shots where they hurt others more. */
function likesTheEnd(table: Table): boolean {
  if (rails(table).engine === 'leland') return true
  return (table.misses > 0 || table.me.life > 2) && massScore(table, 0.6) > 0
}

/** Two shots, and its player is one of those they hit: what he loses himself must be worth it. The rule bot does not count that far. */
function bearsItTwice(table: Table): boolean {
  const lost = Math.max(0, 2 - table.misses)
  if (table.roles === undefined || rails(table).engine === 'leland' || lost === 0) return true
  return table.me.life - lost > 1 && massWish(table) > lost * A_LIFE
}

/** The next move reaches the End of the Line. */
const isLastStop = (table: Table): boolean => {
  const { stations, position } = rails(table)
  return position + 1 >= stations.length
}

/** Cars that stand under a Station after the move, as far as the bot wants them. */
function bestAhead(table: Table): number {
  const { stations, cars, position } = rails(table)
  let best = 0
  cars.forEach(({ id }, k) => {
    if (stations[position - k] !== undefined) best = Math.max(best, gainFrom(table, id, table.own.seat))
  })
  return best
}

const moveScore: Score = (table) => (isLastStop(table) && !likesTheEnd(table) ? NEVER : 9)

/** The take after it must be possible, or it is not on offer: so only what waits there counts. */
const advanceScore: Score = (table) => {
  if (isLastStop(table) && !likesTheEnd(table)) return NEVER
  const gain = bestAhead(table) - (table.excess > 0 ? 15 : AVERAGE * 0.6)
  return gain > 8 ? 44 + Math.min(gain, 60) / 20 : NEVER
}

// ---- using what one has ------------------------------------------------------------------------------------------------------------------

function lootScore(table: Table, option: Option, keep: boolean): number {
  const { gain } = bestLoot(table, option, keep)
  return gain > 10 ? 90 + gain / 5 : NEVER
}

/** Everybody else loses a card in play: the more enemies have some, the better. */
function paradeScore(table: Table): number {
  let sum = 0
  for (const { seat, front, state } of table.seats) if (state !== 'out' && front.length > 0) sum += table.wish(seat)
  return sum > 40 ? 88 : NEVER
}

/** A shot for a blue card that is not missed. */
function sleeperScore(table: Table, option: Option): number {
  const score = shotScore(table, option.seat)
  const [field] = option.fields ?? []
  const [card] = field === undefined ? [] : cheapestOf(table, field.from([]), 1)
  return score < 0 || card === undefined || loss(table, card) > 55 ? NEVER : score - 8
}

/** What the set lets one do in one's turn. */
export const GREAT_TRAIN_ACTIONS: { readonly [id: string]: Score } = {
  rob: takeScore,
  sancho: takeScore,
  'free-advance': advanceScore,
  'zippy-roy': moveScore,
  'baggage-panic': (table, option) => lootScore(table, option, true) - 20,
  'baggage-cat-balou': (table, option) => lootScore(table, option, false) - 22,
  'baggage-bang': (table, { seat }) => shotScore(table, seat) - 6,
  'mail-car': () => 195,
  'cattle-truck': ({ view }) => (view.table.discard > 0 ? 193 : NEVER),
  'coal-hopper': (table) => (anyRailcar(table) ? 92 : 40),
  'passenger-car': (table, option) => lootScore(table, option, true) + 10,
  // With no other car to come it would bring back itself, again and again.
  'lounge-car': ({ view }) => ((view.table.parts?.piles['railcar-pile']?.left ?? 0) > 0 ? 150 : NEVER),
  'circus-wagon': paradeScore,
  'express-car': ({ own }) => (own.hand.length < 2 ? 3 : NEVER),
  'sleeper-car': sleeperScore,
}

/** What is taken from the train comes after the shots. */
export const GREAT_TRAIN_MOST: { readonly [id: string]: number } = {
  rob: 56,
  sancho: 56,
  'free-advance': 47,
  'zippy-roy': 9,
  'express-car': 3,
}

const anyRailcar = (table: Table): boolean =>
  table.seats.some(({ seat, front }) => table.wish(seat) > 20 && front.some(({ id }) => id.endsWith('-car')))

// ---- what is asked -----------------------------------------------------------------------------------------------------------------------

type Question = (table: Table, situation: Situation) => Answer | undefined

const best = (options: readonly Option[], scoreOf: (option: Option) => number): Option => highestOf(options, scoreOf) ?? firstOf(options)

const take: Question = (table, { options }) => {
  const option = best(options, (one) => (one.id === 'pass' ? 0 : takeGain(table, one)))
  return answer(option, picksFor(table, option))
}

/** The friend who is hurt most by shots, an enemy where there is something to get. */
function leftOut(table: Table, { options, about }: Situation): Answer | undefined {
  const isGood = told(about, 'of') === 'leland'
  const wish = ({ seat }: Option): number => {
    if (seat === undefined) return 0
    const enmity = seat === table.own.seat ? -100 : table.wish(seat)
    return isGood ? enmity : -enmity - 5 * table.player(seat).life
  }
  return answer(best(options, (option) => (option.id === 'nobody' ? 0 : wish(option))))
}

/** Diverted to an enemy, for a card that is worth less than a life point. */
function divert(table: Table, { options }: Situation): Answer | undefined {
  const option = highest(options, 'divert', ({ card, seat }) =>
    seat === undefined || table.wish(seat) <= 0 ? NEVER : table.wish(seat) + 100 - worthInHand(table, card),
  )
  const isWorth = option?.seat !== undefined && table.wish(option.seat) > 0
  return isWorth && option ? answer(option) : chosen(options, 'pass')
}

/** What burdens goes first, then what helps least; for what helps much a shot is risked while there is something against it. */
function robbed(table: Table, { options }: Situation): Answer | undefined {
  const own = table.own.seat
  if (table.me.state === 'ghost') return answer(highest(options, 'face-it', () => 0) ?? firstOf(options))
  const cheapest = highest(options, 'discard', ({ card }) => -helpOf(table, own, card))
  const isDear = helpOf(table, own, cheapest?.card) > 30 && (table.misses > 0 || table.me.life > 2)
  const shot = isDear ? options.find(({ id, card }) => id === 'face-it' && card === cheapest?.card) : undefined
  return cheapest && answer(shot ?? cheapest)
}

const POOR = 36

/** A poor card on the deck is sent away. */
function byTheMap(table: Table, { options }: Situation): Answer | undefined {
  const value = ({ card }: Option): number => {
    const seen = table.own.look.find((one) => one.card === card)
    return seen === undefined ? AVERAGE : worth(table, seen, 0)
  }
  const poorest = highest(options, 'discard', (option) => -value(option))
  return poorest !== undefined && value(poorest) < POOR ? answer(poorest) : chosen(options, 'keep')
}

const asideCard = ({ view }: Table, handle: number | undefined): CardView | undefined =>
  view.table.aside.find(({ card }) => card === handle)

/** One for the bot, the other for whom it wishes it. */
function share(table: Table, { options }: Situation): Answer | undefined {
  const score = ({ id, card, seat }: Option): number => {
    const named = asideCard(table, card)
    const other = table.view.table.aside.find((one) => one.card !== card)
    const kept = id === 'keep' ? named : undefined
    const given = id === 'keep' ? other : named
    return (
      (kept === undefined ? 0 : gainFrom(table, kept.id, table.own.seat)) +
      (given === undefined || seat === undefined ? 0 : gainFrom(table, given.id, seat))
    )
  }
  return answer(best(options, score))
}

/** The poorest of the three, to a friend rather than an enemy. */
const post: Question = (table, { options }) =>
  answer(best(options, ({ card, seat }) => -worthInHand(table, card) - (seat === undefined ? 0 : table.wish(seat))))

export const GREAT_TRAIN_QUESTIONS: { readonly [kind: string]: Question } = {
  'take-railcar': take,
  'end-of-the-line': take,
  'water-tower': take,
  'leave-out': leftOut,
  'evan-babbit': divert,
  'train-robbery': robbed,
  map: byTheMap,
  'lounge-car': share,
  'mail-car': post,
  'full-steam': (table, { options }) => chosen(options, likesTheEnd(table) && bearsItTwice(table) ? 'double' : 'ignore'),
  'shade-oconnor': (table, { options }) => {
    const poorest = highest(options, 'discard', ({ card }) => -worthInHand(table, card))
    return poorest && worthInHand(table, poorest.card) < AVERAGE - 8 ? answer(poorest) : chosen(options, 'pass')
  },
  'cattle-truck': (table, { options }) => {
    const value = ({ card }: Option): number => {
      const found = asideCard(table, card)
      return found === undefined ? 0 : worth(table, found, 0)
    }
    return answer(best(options, value))
  },
  'circus-wagon': (table, { options }) => answer(best(options, ({ card }) => -helpOf(table, table.own.seat, card))),
  'coal-hopper': (table, { options }) =>
    answer(best(options, ({ card, seat }) => (seat === undefined ? 0 : -gainFrom(table, carOf(table, seat, card), seat)))),
}

const carOf = (table: Table, seat: Seat, handle: number | undefined): string =>
  frontsOf(table, seat).find(({ card }) => card === handle)?.id ?? ''
