import type { Answer, CardView, Option } from '@sundown/engine'
import { lastOf } from '../list.ts'
import { answer, type ByName, Lore } from './answer.ts'
import { type CardScore, type Deed, deedBy, deedsOf, LEAST, paid } from './cards.ts'
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
  let deed = NO_DEED
  let id = ''
  let handle = NO_HANDLE
  let card = NO_CARD
  for (const option of options) {
    // The targets of a card are listed one after the other: it is looked up once.
    if (isWithCard(option)) {
      const now = option.card ?? NO_HANDLE
      if (now !== handle || option.id !== id) {
        handle = now
        card = table.ownCard(now) ?? NO_CARD
        deed = deedWith(option, card)
      }
    } else if (option.id !== id) deed = actionOf(option)
    id = option.id
    if (deed.most <= highest) continue
    const worth = deed.score(table, option, card)
    // What it costs besides makes nothing better.
    if (worth <= highest && highest >= LEAST) continue
    const score = deed.isPaid ? paid(table, option, worth) : worth
    if (score > highest) {
      highest = score
      best = option
    }
  }
  // Nothing worth doing: the last option ends the turn, unless something must be played first.
  const done = best ?? lastOf(options)
  return answer(done, picksFor(table, done))
}

/** What one option is worth in one's own turn: below zero, it is not to be done. */
export function scoreOf(table: Table, option: Option): number {
  const { score, isPaid } = deedOf(table, option)
  const worth = score(table, option, table.ownCard(option.card) ?? NO_CARD)
  return isPaid ? paid(table, option, worth) : worth
}

/** What an option does. */
export const deedOf = (table: Table, option: Option): Deed =>
  isWithCard(option) ? deedWith(option, table.ownCard(option.card) ?? NO_CARD) : actionOf(option)

/** What can be done in one's own turn besides playing and using cards, by the name of the option. */
const ACTIONS = new Lore<Deed>({
  'as-bang': deedBy(convertedScore),
  ricochet: deedBy(ricochetScore),
  sniper: deedBy(sniperScore),
})

/** The bot learns what an expansion allows besides; some of it never scores more than `most`, by the same name. */
export function learnActions(scores: ByName<CardScore>, most: ByName<number>): void {
  for (const [id, score] of Object.entries(scores)) ACTIONS.learn({ [id]: deedBy(score, most[id]) })
}

const NO_HANDLE = -1
const NO_CARD: CardView = { card: NO_HANDLE, id: '', suit: undefined, rank: undefined }
const NO_DEED: Deed = deedBy(() => NEVER, NEVER)

/** A card of the bot's own is played or used. */
const isWithCard = ({ id }: Option): boolean => id === 'play' || id === 'use'

function deedWith({ id }: Option, card: CardView): Deed {
  if (card === NO_CARD) return NO_DEED
  const { play, use } = deedsOf(card.id)
  return id === 'play' ? play : use
}

/** Otherwise an ability this bot has not heard of, or the end of the turn. */
const actionOf = ({ id }: Option): Deed => (id === 'end' ? NO_DEED : (ACTIONS.of(id) ?? NO_DEED))

/** After the shots at people; the last BANG! is kept for what asks for one. */
function ricochetScore(table: Table, option: Option): number {
  const { gain } = bestLoot(table, option, false)
  return table.bangs > 1 && gain > 12 ? 30 + gain / 5 : NEVER
}

/** Two cards for one shot: where they are plenty, or the target has much to dodge with. */
function sniperScore(table: Table, { seat }: Option): number {
  const score = shotScore(table, seat)
  if (score < 0 || seat === undefined) return NEVER
  return score + (table.bangs > 2 || table.player(seat).hand > 2 ? 3 : -3)
}
