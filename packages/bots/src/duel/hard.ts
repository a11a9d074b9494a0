import type { Answer, CharacterView, DuelSeatView, DuelView, Seat } from '@sundown/engine'
import type { Bot } from '../bot.ts'
import { nth } from '../list.ts'
import { lookAhead } from '../search/look-ahead.ts'
import { PLAIN, type Temper } from '../temper.ts'
import { duelRule, duelRuleWith } from './index.ts'
import { completions, scoreOf } from './play.ts'
import type { DuelSituation } from './reply.ts'
import { isCurse, readStreet } from './street.ts'

/** How many trials a decision is worth: about 20 milliseconds. */
const TRIALS = 20
/** How many turns it looks ahead: its own, and this many more. */
const TURNS = 3
/** More answers are not compared. */
const MOST = 5

/** Plays like the rule bot, but where there is a choice it tries it out: the hand of the other side as it may be, and everybody's play as plain as its own. */
export function duelHardWith(temper: Temper): Bot<DuelView> {
  const plain = duelRuleWith(temper)
  return {
    name: 'hard',
    searches: true,
    answer(situation, random) {
      const favourite = plain.answer(situation, random)
      const { worlds, seat } = situation
      const rivals = worlds === undefined ? [] : rivalsOf(situation, favourite, temper)
      if (worlds === undefined || rivals.length === 0) return favourite
      const worth = ({ view }: { readonly view: DuelView }) => prospects(view, seat)
      return lookAhead(worlds, [favourite, ...rivals], { player: duelRule, worth, turns: TURNS, trials: TRIALS }, random)
    },
  }
}

export const duelHard: Bot<DuelView> = duelHardWith(PLAIN)

/** Everything else that may be answered, in one's own turn the best first. */
function rivalsOf({ kind, options, view }: DuelSituation, favourite: Answer, temper: Temper): readonly Answer[] {
  const street = readStreet(view, temper)
  if (street === undefined || kind === 'choose-active') return []
  const all = options.flatMap(completions).filter((answer) => !isSame(answer, favourite))
  if (kind !== 'play') return all.slice(0, MOST)
  return all
    .map((answer) => ({ answer, score: answer.id === 'end' ? Number.POSITIVE_INFINITY : scoreOf(street, answer) }))
    .filter(({ score }) => score >= 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ answer }) => answer)
}

const isSame = (one: Answer, other: Answer): boolean =>
  one.id === other.id && one.card === other.card && one.seat === other.seat && one.picks?.[0]?.[0] === other.picks?.[0]?.[0]

/** How likely a side wins, as the street lies: who has more left. */
function prospects(view: DuelView, seat: Seat): number {
  if (view.over) return view.over.winners.includes(seat) ? 1 : 0
  const lead = strength(nth(view.seats, seat)) - strength(nth(view.seats, 1 - seat))
  return 1 / (1 + Math.exp(-STEEP * lead))
}

const STEEP = 0.25
/** A character that has yet to come, in life points. */
const RESERVE = 4.5

function strength({ characters, reserve, hand }: DuelSeatView): number {
  return characters.reduce((sum, one) => sum + strengthOf(one), 0) + RESERVE * reserve + CARD * (hand.law + hand.outlaw)
}

const CARD = 0.6
const PRESENCE = 1
const EQUIPMENT = 0.8

const strengthOf = ({ life, equipment }: CharacterView): number =>
  PRESENCE + life + EQUIPMENT * equipment.reduce((sum, { id }) => sum + (isCurse(id) ? -1 : 1), 0)
