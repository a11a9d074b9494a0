import type { Answer, DuelView } from '@sundown/engine'
import type { Bot } from '../bot.ts'
import { firstOf, lastOf } from '../list.ts'
import { PLAIN, type Temper } from '../temper.ts'
import { completions, playTurn } from './play.ts'
import {
  chooseActive,
  chooseSide,
  type DuelSituation,
  giveCheapest,
  loot,
  pickTurned,
  replyToShot,
  takeBest,
  takeOffer,
  throwAway,
} from './reply.ts'
import { avengesRobbery, front, readStreet, type Street } from './street.ts'

/** Plays its side plainly, by what lies in the street now: it neither remembers nor looks ahead. */
export const duelRuleWith = (temper: Temper): Bot<DuelView> => ({
  name: 'rule',
  answer(situation) {
    const street = readStreet(situation.view, temper)
    return (street && answerTo(situation, street)) ?? lastOption(situation)
  },
})

export const duelRule: Bot<DuelView> = duelRuleWith(PLAIN)

function answerTo(situation: DuelSituation, street: Street): Answer | undefined {
  const { options, view } = situation
  switch (situation.kind) {
    case 'choose-active':
      return chooseActive(options, street)
    case 'play':
      return playTurn(street, options)
    case 'shot':
      return replyToShot(situation, street)
    case 'dodge-cost':
      return giveCheapest(options, 'pay', street)
    case 'give-shot':
      return giveCheapest(options, 'give', street)
    case 'may':
      return takeOffer(situation, street)
    case 'reveal':
      return pickTurned(situation)
    case 'discard':
    case 'discard-one':
    case 'discard-drawn':
      return giveCheapest(options, 'discard', street)
    case 'discard-equipment':
      return throwAway(options, street)
    case 'discard-random':
      return avengesRobbery(front(street.them)) ? undefined : completions(firstOf(options))[0]
    case 'choose-side':
      return chooseSide(options, street)
    case 'general-store':
      return takeBest(options, view)
    case 'loot':
      return loot(options, street)
    default:
      return undefined
  }
}

/** The last option, because menus end with the one that refuses or costs least. */
const lastOption = ({ options }: DuelSituation): Answer => firstOf(completions(lastOf(options)))
