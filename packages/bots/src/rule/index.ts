import type { Answer } from '@sundown/engine'
import type { Bot, Situation } from '../bot.ts'
import { answer, plainPicks } from './answer.ts'
import { bestCharacter, discardWorst, firstCard, goodFlip, putBackWorst, takeBest } from './choose.ts'
import { answerEvent } from './events.ts'
import { interject, payTwo } from './interject.ts'
import { playTurn } from './play.ts'
import { giveOrLose, replyToShot, stayAlive } from './reply.ts'
import { answerShow } from './shows.ts'
import { readTable } from './table.ts'

/** Plays its role plainly, by what lies on the table now: it neither remembers nor looks ahead. */
export const rule: Bot = {
  name: 'rule',
  answer(situation) {
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
        return answer(situation.options[0])
      default:
        return answerEvent(situation) ?? answerShow(situation) ?? lastOption(situation)
    }
  },
  interject,
}

function ownTurn(situation: Situation): Answer {
  const table = readTable(situation.view)
  return table ? playTurn(table, situation.options) : lastOption(situation)
}

/** Cards for life, where there is something to gain by it. */
function paid(situation: Situation): Answer | undefined {
  if (situation.interjections.length === 0) return undefined
  const table = readTable(situation.view)
  return table && payTwo(situation, table)
}

/** A question of a set this bot does not know: the last option, because menus end with the one that refuses or costs least. */
function lastOption({ options }: Situation): Answer {
  const last = options[options.length - 1]
  return answer(last, plainPicks(last))
}
