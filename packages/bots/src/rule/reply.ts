import type { Answer, Json, Option } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, optionOf, plainPicks, told } from './answer.ts'
import { readTable } from './table.ts'

/** A shot: whatever costs no card first, then Missed!, unless it would be thrown away. */
export function replyToShot({ options, about, view }: Situation): Answer {
  const refusal = options[options.length - 1]
  let missed: Option | undefined
  let cards = 0
  for (const option of options) {
    if (option === refusal) continue
    if (option.id !== 'missed') return answer(option, plainPicks(option))
    missed ??= option
    cards++
  }
  if (missed === undefined) return answer(refusal)
  // It is only a card that is shot at.
  if (told(about, 'aimed') !== undefined && cards === 1) return answer(refusal)
  const needs = told(about, 'missing') ?? told(about, 'needs')
  if (cards === 1 && needs === 2 && !isBegun(about, view.table.top)) return answer(refusal)
  return answer(missed)
}

/** The pile tells whether something has already counted against this shot: a Missed!, or a Heart that is not the shot itself. */
function isBegun(about: Json, top: Situation['view']['table']['top']): boolean {
  if (top === undefined || told(about, 'missing') !== undefined) return false
  return top.id === 'missed' || (top.suit === 'hearts' && (top.suit !== told(about, 'suit') || top.rank !== told(about, 'rank')))
}

/** Indians! and Duel: a BANG! card is cheaper than life, but nobody goes on duelling with a friend he may not hurt. */
export function giveOrLose({ options, about, view, seat }: Situation): Answer {
  const give = optionOf(options, 'give')
  const refusal = options[options.length - 1]
  if (give === undefined) return answer(refusal)
  if (told(about, 'card') === 'duel') {
    const by = told(about, 'by')
    const other = by === seat ? told(about, 'against') : by
    const table = readTable(view)
    if (table && typeof other === 'number' && table.enmity[other] < 0 && table.me.life > 1) return answer(refusal)
  }
  return answer(give)
}

/** Dying: Beer while there is any, then whatever else can be done, and only then the end. */
export function stayAlive({ options, interjections }: Situation): Answer | undefined {
  const beer = optionOf(options, 'beer')
  if (beer) return answer(beer)
  if (options.length > 1) return answer(options[0], plainPicks(options[0]))
  return interjections.length > 0 ? undefined : answer(options[options.length - 1])
}
