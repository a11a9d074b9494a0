import type { Answer, CardView, Option } from '@sundown/engine'
import { firstOf } from '../list.ts'
import { answer, optionFor, optionOf, told } from './answer.ts'
import { danger } from './cards.ts'
import { type Read, readTable, seen } from './table.ts'
import { AVERAGE, cheapest, held, leastWorth, worth } from './worth.ts'

/** Too many cards: the least valuable goes. */
export function discardWorst(situation: Read): Answer {
  const { options } = situation
  const table = readTable(situation)
  return answer((table && cheapest(table, options, 'discard')) ?? firstOf(options))
}

/** Kit Carlson: of the cards looked at, the least valuable goes back. */
export function putBackWorst(situation: Read): Answer {
  const { options } = situation
  const table = readTable(situation)
  return answer(table ? optionAbout(options, table.own.look[leastWorth(table, table.own.look)]) : firstOf(options))
}

/** General Store: the most valuable of the row, given what the hand holds already. */
export function takeBest(situation: Read): Answer {
  const { options } = situation
  const table = readTable(situation)
  if (table === undefined) return answer(firstOf(options))
  const row = table.view.table.aside
  let best: CardView | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const card of row) {
    const value = worth(table, card, held(table, card.id))
    if (value > highest) {
      highest = value
      best = card
    }
  }
  return answer(optionAbout(options, best))
}

const optionAbout = (options: readonly Option[], card: CardView | undefined): Option => optionFor(options, card?.card) ?? firstOf(options)

/** Jesse Jones robs the fattest enemy; Pedro Ramirez takes what beats a blind card. */
export function firstCard(situation: Read): Answer {
  const { options } = situation
  const table = readTable(situation)
  const deck = optionOf(options, 'deck') ?? firstOf(options)
  if (table === undefined) return answer(deck)
  const { top } = table.view.table
  const discard = optionOf(options, 'discard')
  if (discard && top) return answer(worth(table, top, held(table, top.id)) > AVERAGE ? discard : deck)
  let best = deck
  let highest = 0
  for (const option of options) {
    if (option.seat === undefined || table.wish(option.seat) <= 0) continue
    const { hand } = table.player(option.seat)
    const gain = table.wish(option.seat) / 20 + (hand === 1 ? 2 : 0) - danger(table, option.seat) / 10
    if (gain > highest) {
      highest = gain
      best = option
    }
  }
  return answer(best)
}

/** Which suits are wanted of a flipped card; with anything else, Hearts. */
const WANTED: { readonly [source: string]: (card: CardView) => boolean } = {
  dynamite: (card) => !explodes(card),
  bomb: (card) => isRed(card),
  'julie-cutter': (card) => isRed(card),
  rattlesnake: ({ suit }) => suit !== 'spades',
  'teren-kill': ({ suit }) => suit !== 'spades',
  'colorado-bill': ({ suit }) => suit === 'spades',
}
const isRed = ({ suit }: CardView): boolean => suit === 'hearts' || suit === 'diamonds'
const isHeart = ({ suit }: CardView): boolean => suit === 'hearts'

/** Lucky Duke: whichever card brings what is wanted. */
export function goodFlip(situation: Read): Answer {
  const { options, about } = situation
  const source = told(about, 'source')
  const isWanted = (typeof source === 'string' ? WANTED[source] : undefined) ?? isHeart
  for (const card of seen(situation).table.aside) {
    const option = optionFor(options, card.card)
    if (option && isWanted(card)) return answer(option)
  }
  return answer(firstOf(options))
}

const explodes = ({ suit, rank }: CardView): boolean => suit === 'spades' && rank !== undefined && rank >= '2' && rank <= '9'
