import type { Bot, Situation } from '../bot.ts'
import { decide, rule } from '../rule/rule.ts'
import type { Opinion, Read } from '../rule/table.ts'
import { PLAIN, type Temper } from '../temper.ts'
import { blindOpinion, opinionOf } from './opinion.ts'

/** A bot that decides like the rule bot, with an opinion of the others. */
const opinionated = (name: string, opinion: (situation: Situation) => Opinion | undefined): Bot => ({
  name,
  remembers: true,
  answer: (situation) => decide(withOpinion(situation, opinion(situation))),
  interject: (situation, random) => rule.interject?.(withOpinion(situation, opinion(situation)), random),
})

/** Plays its role by who it takes everybody for. */
export const normalWith = (temper: Temper): Bot =>
  opinionated('normal', ({ belief, wrongs }) => belief && opinionOf(belief, temper, wrongs))

export const normal: Bot = normalWith(PLAIN)

/** Plays its role by what lies open, and has a temper. */
export const ruleWith = (temper: Temper): Bot => opinionated('rule', ({ wrongs }) => blindOpinion(temper, wrongs))

/** The situation with what this player thinks of the others. Views are still made only when they are looked at. */
export const withOpinion = (situation: Read, opinion: Opinion | undefined): Read => ({
  game: situation.game,
  seat: situation.seat,
  kind: situation.kind,
  options: situation.options,
  interjections: situation.interjections,
  get about() {
    return situation.about
  },
  get view() {
    return situation.view
  },
  get glance() {
    return situation.glance
  },
  opinion,
})
