import type { Answer, Option } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { firstOf, lastOf } from '../list.ts'
import { answer, byName, optionOf, plainPicks, told, toldNumber } from './answer.ts'
import { picksFor } from './picks.ts'
import { type Read, readTable, type Table } from './table.ts'
import { cheapest, worthInHand } from './worth.ts'

/** A shot: whatever costs no card first, then what lies in front, then what is missed least; unless it would be thrown away. */
export function replyToShot(situation: Read): Answer {
  const { options, about } = situation
  const refusal = lastOf(options)
  const table = readTable(situation)
  // A ghost has no life to lose.
  if (table === undefined || table.me.state === 'ghost') return answer(refusal)
  const by = toldNumber(about, 'by')
  let best: Option | undefined
  let lowest = Number.POSITIVE_INFINITY
  let cards = 0
  for (const option of options) {
    if (option === refusal) continue
    const cost = costOf(table, option, by)
    if (cost > FREE && option.id !== 'ignore') cards++
    if (cost < lowest) {
      lowest = cost
      best = option
    }
  }
  if (best === undefined) return answer(refusal)
  if (lowest <= FREE || best.id === 'ignore') return answer(best, plainPicks(best))
  // It is only a card that is shot at.
  if (told(about, 'aimed') !== undefined && cards === 1) return answer(refusal)
  return cards < (toldNumber(about, 'missing') ?? 1) ? answer(refusal) : answer(best, picksFor(table, best))
}

const FREE = 0

/** What lies in front and is given up for good, or with another card. */
const COSTS_IN_FRONT = byName<number>({ bible: 1, 'baggage-car': 40, caboose: 50 })

/** What an answer costs: nothing for a check, little for a card that lies there for it, else the card. */
function costOf(table: Table, { id, card }: Option, by: number | undefined): number {
  const inHand = table.handCard(card)
  if (inHand === undefined) return card === undefined || id === 'barrel' ? FREE : (COSTS_IN_FRONT.get(id) ?? 2)
  // It brings a card.
  if (id === 'dodge') return 10
  // It shoots back.
  if (inHand.id === 'backfire') return by !== undefined && table.wish(by) < 0 ? 200 : 15
  return 20 + worthInHand(table, card)
}

/** What the bot uses to be left out: the least valuable of the cards that serve. */
export const wayOut = (table: Table, options: readonly Option[]): Option | undefined => cheapest(table, options, 'ignore')

/** Something that serves as a BANG! card, where none is held. */
const surrogate = (options: readonly Option[]): Option | undefined => optionOf(options, 'sleeper-car')

/** Indians! and Duel: a BANG! card is cheaper than life, but nobody goes on duelling with a friend he may not hurt. */
export function giveOrLose(situation: Read): Answer {
  const { options, about, seat } = situation
  const refusal = lastOf(options)
  const table = readTable(situation)
  if (table === undefined || table.me.state === 'ghost') return answer(refusal)
  const give = cheapest(table, options, 'give') ?? surrogate(options)
  const way = wayOut(table, options)
  const given = (option: Option) => answer(option, picksFor(table, option))
  if (told(about, 'card') !== 'duel') return given(give ?? way ?? refusal)
  const by = toldNumber(about, 'by')
  const other = by === seat ? toldNumber(about, 'against') : by
  const withFriend = other !== undefined && table.wish(other) < 0
  // One card ends it, instead of a BANG! that may not be the last.
  if (way !== undefined && (withFriend || table.bangs < 2)) return answer(way)
  return given((withFriend && table.me.life > 1 ? undefined : give) ?? refusal)
}

/** Dying: Beer while there is any, then whatever else can be done, and only then the end. */
export function stayAlive({ options, interjections }: Situation): Answer | undefined {
  const beer = optionOf(options, 'beer')
  if (beer) return answer(beer)
  const first = firstOf(options)
  if (options.length > 1) return answer(first, plainPicks(first))
  return interjections.length > 0 ? undefined : answer(lastOf(options))
}
