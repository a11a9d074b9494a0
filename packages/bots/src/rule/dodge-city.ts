import type { Answer, Option } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, highest, optionOf } from './answer.ts'
import { strengthToCopy } from './characters.ts'
import { bestLoot } from './front.ts'
import { picksFor } from './picks.ts'
import { NEVER, shotScore } from './shots.ts'
import { givesItARest, type Table } from './table.ts'
import { AVERAGE, held, priceOf, worth, worthInHand } from './worth.ts'

/** What the characters of Dodge City can do in their turn. */
export const DODGE_CITY_ACTIONS: { readonly [id: string]: (table: Table, option: Option) => number } = {
  'chuck-wengam': cardsForLife,
  'doc-holyday': cardsForShot,
  // Two cards for one, the least useful first.
  'jose-delgado': (table, { card }) => 199 - worthInHand(table, card) / 100,
}

/** Before anything else, while there is life to spare or Beer to make up for it. */
function cardsForLife({ me, own, beers, left, excess }: Table): number {
  if (excess > 0) return NEVER
  const isRich = me.life > 3 || (me.life === 3 && own.hand.length < 2)
  return isRich || (me.life > 1 && beers > 0 && left > 2) ? 195 : NEVER
}

/** After the BANG! of the turn, with what is of little use. */
function cardsForShot(table: Table, { seat, fields = [] }: Option): number {
  const shot = shotScore(table, seat)
  const price = priceOf(table, fields[0]?.from([]) ?? [], 2)
  return shot > 0 && price < shot ? 45 + shot / 20 : NEVER
}

/** What the set asks. */
export const DODGE_CITY_QUESTIONS: { readonly [kind: string]: (table: Table, situation: Situation) => Answer | undefined } = {
  'copy-ability': copyStrongest,
  'pat-brennan': drawOrTake,
}

function copyStrongest(table: Table, { options }: Situation): Answer | undefined {
  const model = highest(options, 'copy', ({ seat }) => (seat === undefined ? 0 : strengthToCopy(table.player(seat))))
  return model && answer(model)
}

/** One card that lies in front of somebody, if it is worth more than two from the deck. */
function drawOrTake(table: Table, { options }: Situation): Answer | undefined {
  const take = highest(options, 'take', (option) => worthTaken(table, option))
  const draw = optionOf(options, 'draw')
  if (take === undefined || draw === undefined) return undefined
  // Two who take the same card from each other would do so for ever.
  if (givesItARest(table)) return answer(draw)
  return worthTaken(table, take) > 2 * AVERAGE - PREFERS_KNOWN ? answer(take, picksFor(table, take)) : answer(draw)
}

/** What one can count on is worth a little more than what one cannot. */
const PREFERS_KNOWN = 8

function worthTaken(table: Table, option: Option): number {
  const { card, gain } = bestLoot(table, option, true)
  const taken = option.seat === undefined ? undefined : table.player(option.seat).front.find((one) => one.card === card)
  return taken === undefined ? 0 : gain + worth(table, taken, held(table, taken.id))
}
