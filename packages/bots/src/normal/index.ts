import type { Bot, Situation } from '../bot.ts'
import { decide, rule } from '../rule/rule.ts'
import type { Read } from '../rule/table.ts'
import { opinionOf } from './opinion.ts'

/** Plays its role by who it takes everybody for. */
export const normal: Bot = {
  name: 'normal',
  remembers: true,
  answer: (situation) => decide(read(situation)),
  interject: (situation, random) => rule.interject?.(read(situation), random),
}

/** The situation with what this player thinks of the others. Views are still made only when they are looked at. */
const read = (situation: Situation): Read => ({
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
  opinion: situation.belief && opinionOf(situation.belief),
})
