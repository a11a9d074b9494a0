import type { Answer, CardView, Option } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, optionFor, optionOf, told } from './answer.ts'
import { readTable, type Table } from './table.ts'
import { leastWorth, worth } from './worth.ts'

/** What a card drawn blindly is worth. */
const AVERAGE = 52

/** Too many cards: the least valuable goes. */
export function discardWorst({ options, view }: Situation): Answer {
  const table = readTable(view)
  return answer(table ? optionAt(options, table.own.hand, leastWorth(table, table.own.hand)) : options[0])
}

/** Kit Carlson: of the cards looked at, the least valuable goes back. */
export function putBackWorst({ options, view }: Situation): Answer {
  const table = readTable(view)
  return answer(table ? optionAt(options, table.own.look, leastWorth(table, table.own.look)) : options[0])
}

/** General Store: the most valuable of the row, given what the hand holds already. */
export function takeBest({ options, view }: Situation): Answer {
  const table = readTable(view)
  if (table === undefined) return answer(options[0])
  const row = view.table.aside
  let best = 0
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < row.length; i++) {
    const value = worth(table, row[i], held(table, row[i].id))
    if (value > highest) {
      highest = value
      best = i
    }
  }
  return answer(optionAt(options, row, best))
}

function held(table: Table, id: string): number {
  let count = 0
  for (const card of table.own.hand) if (card.id === id) count++
  return count
}

const optionAt = (options: readonly Option[], cards: readonly CardView[], index: number): Option =>
  optionFor(options, cards[index]?.card) ?? options[0]

/** Jesse Jones robs the fattest enemy; Pedro Ramirez takes what beats a blind card. */
export function firstCard({ options, view }: Situation): Answer {
  const table = readTable(view)
  const deck = optionOf(options, 'deck') ?? options[0]
  if (table === undefined) return answer(deck)
  const { top } = view.table
  const discard = optionOf(options, 'discard')
  if (discard && top) return answer(worth(table, top, held(table, top.id)) > AVERAGE ? discard : deck)
  let best = deck
  let highest = 0
  for (const option of options) {
    if (option.seat === undefined || table.enmity[option.seat] <= 0) continue
    const { hand } = view.seats[option.seat]
    const gain = table.enmity[option.seat] / 20 + (hand === 1 ? 2 : 0)
    if (gain > highest) {
      highest = gain
      best = option
    }
  }
  return answer(best)
}

/** Lucky Duke: a Heart saves, but with Dynamite anything that does not explode. */
export function goodFlip({ options, about, view }: Situation): Answer {
  const dynamite = told(about, 'source') === 'dynamite'
  for (const card of view.table.aside) {
    const option = optionFor(options, card.card)
    if (option && (dynamite ? !explodes(card) : card.suit === 'hearts')) return answer(option)
  }
  return answer(options[0])
}

const explodes = ({ suit, rank }: CardView): boolean => suit === 'spades' && rank !== undefined && rank >= '2' && rank <= '9'

/** From the strongest to the weakest, in the hands of a plain player. */
const CHARACTERS: readonly string[] = [
  'willy-the-kid',
  'slab-the-killer',
  'jourdonnais',
  'bart-cassidy',
  'black-jack',
  'suzy-lafayette',
  'kit-carlson',
  'calamity-janet',
  'paul-regret',
  'rose-doolan',
  'lucky-duke',
  'jesse-jones',
  'sid-ketchum',
  'el-gringo',
  'pedro-ramirez',
  'vulture-sam',
]

/** In the weaker half. */
export const isWeak = (id: string): boolean => CHARACTERS.indexOf(id) >= CHARACTERS.length / 2

export function bestCharacter({ options, view }: Situation): Answer {
  let best = options[0]
  let first = Number.POSITIVE_INFINITY
  for (const { id, card } of view.own?.look ?? []) {
    const place = CHARACTERS.indexOf(id)
    const option = optionFor(options, card)
    if (option && place >= 0 && place < first) {
      first = place
      best = option
    }
  }
  return answer(best)
}
