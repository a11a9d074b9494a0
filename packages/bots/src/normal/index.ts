import type { Bot, Situation } from '../bot.ts'
import { decide, rule } from '../rule/rule.ts'
import type { Opinion, Read } from '../rule/table.ts'
import { opinionOf } from './opinion.ts'

/** Plays its role by who it takes everybody for. */
export const normal: Bot = {
  name: 'normal',
  remembers: true,
  answer: (situation) => decide(read(situation)),
  interject: (situation, random) => rule.interject?.(read(situation), random),
}

const read = (situation: Situation): Read => withOpinion(situation, situation.belief && opinionOf(situation.belief))

/** The situation with what this player thinks of the others. Views are still made only when they are looked at. */
export const withOpinion = (situation: Situation, opinion: Opinion | undefined): Read => ({
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
  opinion,
})
