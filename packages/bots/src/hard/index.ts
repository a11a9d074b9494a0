import type { BangView, Random, RoleId } from '@sundown/engine'
import type { Joint } from '../belief/joint.ts'
import type { Bot, Situation } from '../bot.ts'
import { firstOf } from '../list.ts'
import { normalWith, withOpinion } from '../normal/index.ts'
import { opinionOf } from '../normal/opinion.ts'
import { decide } from '../rule/rule.ts'
import type { Opinion } from '../rule/table.ts'
import { lookAhead, type Outlook } from '../search/look-ahead.ts'
import { PLAIN, type Temper } from '../temper.ts'
import { prospects } from './prospects.ts'
import { rivalsOf } from './rivals.ts'

/** How many trials a decision is worth: about 20 milliseconds. */
const TRIALS = 30

/** Plays like `normal`, but tries its choices out in possible worlds: roles drawn from its belief, hidden cards dealt at random. */
export function hardWith(temper: Temper): Bot {
  const normal = normalWith(temper)
  return {
    name: 'hard',
    remembers: true,
    searches: true,
    answer(situation, random) {
      const favourite = normal.answer(situation, random)
      const { worlds, belief, wrongs, interjections } = situation
      if (worlds === undefined || belief === undefined || interjections.length > 0 || isOnlyDeputy(situation, belief)) return favourite
      const rivals = rivalsOf(withOpinion(situation, opinionOf(belief, temper, wrongs)), favourite)
      return rivals.length === 0 ? favourite : lookAhead(worlds, [favourite, ...rivals], outlook(situation, belief, random), random)
    },
    interject: normal.interject,
  }
}

export const hard: Bot = hardWith(PLAIN)

/** Looking ahead has not helped the only Deputy, whether or not the others learn in the worlds he tries (docs/bots.md), so he plays like `normal`. */
const isOnlyDeputy = ({ view }: Situation, { deals }: Joint): boolean =>
  view.own?.role === 'deputy' && firstOf(deals).filter((role) => role === 'deputy').length === 1

function outlook({ view, seat }: Situation, belief: Joint, random: Random): Outlook<BangView> {
  const role = view.own?.role
  const mine = role === undefined ? belief : belief.given(seat, role)
  return {
    player: playerWith(opinionOf(belief)),
    drawRoles: drawerOf(mine, random),
    worth: (tried) => prospects(tried.view, tried.roles, seat),
    turns: Math.ceil(view.table.ring.length / 2),
    trials: TRIALS,
  }
}

/** Draws one way the roles may lie, the likelier the more often. */
function drawerOf(belief: Joint, random: Random): () => readonly RoleId[] {
  const deals = belief.weighted()
  return () => {
    let left = random.word() / 2 ** 32
    const drawn = deals.find(({ chance }) => {
      left -= chance
      return left < 0
    })
    return (drawn ?? firstOf(deals)).deal
  }
}

/** Plays on like `normal` with the present belief: it learns nothing in an imagined world. */
function playerWith(opinion: Opinion): Bot {
  const known = new Map<string, ReturnType<Opinion['roles']>>()
  const kept: Opinion = {
    roles(table) {
      const who = `${table.own.seat} ${table.role}`
      const roles = known.get(who) ?? opinion.roles(table)
      known.set(who, roles)
      return roles
    },
    enmity: opinion.enmity,
    temper: opinion.temper,
  }
  return { name: 'thought of', answer: (situation) => decide(withOpinion(situation, kept)) }
}
