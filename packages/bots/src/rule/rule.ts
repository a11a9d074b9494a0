import type { Answer } from '@sundown/engine'
import type { Bot, Situation } from '../bot.ts'
import { firstOf, lastOf } from '../list.ts'
import { answer, Lore, plainPicks } from './answer.ts'
import { bestCharacter, strongestWay } from './characters.ts'
import { discardWorst, firstCard, goodFlip, putBackWorst, takeBest } from './choose.ts'
import { interject, payTwo } from './interject.ts'
import { picksFor } from './picks.ts'
import { playTurn } from './play.ts'
import { giveOrLose, replyToShot, stayAlive } from './reply.ts'
import { type Read, readTable, type Table } from './table.ts'

/** Plays its role plainly, by what lies on the table now: it neither remembers nor looks ahead. */
export const rule: Bot = {
  name: 'rule',
  answer: decide,
  interject,
}

/** The answer of a player of this kind, whatever his opinion of the others. */
export function decide(situation: Read): Answer {
  const { options, interjections } = situation
  // Windows that are open to many are mostly this: there is nothing to think about, and no need to look at the table.
  const only = options.length === 1 && interjections.length === 0 ? options[0] : undefined
  if (only !== undefined && only.fields === undefined) return answer(only)
  switch (situation.kind) {
    case 'play':
      return ownTurn(situation)
    case 'shot':
      return replyToShot(situation)
    case 'give-bang':
      return giveOrLose(situation)
    case 'dying':
      return stayAlive(situation) ?? paid(situation) ?? lastOption(situation)
    case 'discard':
      // What would have to be thrown away buys life.
      return paid(situation) ?? discardWorst(situation)
    case 'general-store':
      return takeBest(situation)
    case 'first-card':
      return firstCard(situation)
    case 'put-back':
      return putBackWorst(situation)
    case 'flip':
      return goodFlip(situation)
    case 'choose-character':
      return bestCharacter(situation)
    case 'keep-character':
      return answer(firstOf(options))
    case 'way-to-draw':
      return strongestWay(situation)
    default:
      return ofAnExpansion(situation) ?? lastOption(situation)
  }
}

type Question = (table: Table, situation: Situation) => Answer | undefined

/** What only expansions ask. */
export const QUESTIONS = new Lore<Question>({})

/** Nothing: this bot knows of no such question. */
function ofAnExpansion(situation: Read): Answer | undefined {
  const question = QUESTIONS.of(situation.kind)
  const table = question && readTable(situation)
  return table && question?.(table, situation)
}

function ownTurn(situation: Read): Answer {
  const table = readTable(situation)
  return table ? playTurn(table, situation.options) : lastOption(situation)
}

/** Cards for life, where there is something to gain by it. */
function paid(situation: Read): Answer | undefined {
  if (situation.interjections.length === 0) return undefined
  const table = readTable(situation)
  return table && payTwo(situation, table)
}

/** A question of a set this bot does not know: the last option, because menus end with the one that refuses or costs least. */
function lastOption(situation: Read): Answer {
  const { options } = situation
  const last = lastOf(options)
  const table = last.fields === undefined ? undefined : readTable(situation)
  return answer(last, table ? picksFor(table, last) : plainPicks(last))
}
