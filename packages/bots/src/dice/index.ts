import type { Answer, DiceView, Field, Option } from '@sundown/engine'
import type { Joint } from '../belief/joint.ts'
import type { Bot, Situation } from '../bot.ts'
import { firstOf, nth } from '../list.ts'
import { PLAIN, type Temper, tempered } from '../temper.ts'
import { enmities } from './enmity.ts'
import { own, rollOrStop } from './roll.ts'

/** Rolls and aims by its role, by what lies on the table now: it neither remembers nor looks ahead. */
export const diceRule: Bot<DiceView> = {
  name: 'rule',
  answer: (situation) => decide(situation, enmities(situation.view), PLAIN),
}

/** The same with a temper. */
export const diceRuleWith = (temper: Temper): Bot<DiceView> => ({
  name: 'rule',
  remembers: true,
  answer: (situation) => decide(situation, wishesOf(situation, temper, undefined), temper),
})

/** Rolls and aims by who it takes everybody for. */
export const diceNormalWith = (temper: Temper): Bot<DiceView> => ({
  name: 'normal',
  remembers: true,
  answer: (situation) => decide(situation, wishesOf(situation, temper, situation.belief), temper),
})

export const diceNormal: Bot<DiceView> = diceNormalWith(PLAIN)

/** By seat, whom somebody of this temper wants hurt. */
export const wishesOf = ({ view, seat, wrongs }: Situation<DiceView>, temper: Temper, belief: Joint | undefined): Enmity =>
  tempered(enmities(view, belief), temper, view.seats, seat, wrongs)

function decide(situation: Situation<DiceView>, enmity: Enmity, temper: Temper): Answer {
  const { view, options } = situation
  switch (situation.kind) {
    case 'roll':
      return rollOrStop({ view, enmity, temper }, firstOf(options).fields?.[0]?.from([]) ?? [])
    case 'aim':
      return aim(situation, enmity)
    case 'beer':
      return { id: 'pour', picks: pour(view, enmity, firstOf(options).fields?.length ?? 0) }
    case 'arrow-instead':
      return { id: takesArrow(view) ? 'take-arrow' : 'lose-life' }
    case 'remove-arrow':
      return removeArrow(options, view, enmity)
    case 'give-life':
      return { id: 'give-life', seat: options.find(({ seat }) => seat === neediest(view, enmity))?.seat ?? situation.seat }
    default:
      return { id: firstOf(options).id }
  }
}

type Enmity = readonly number[]

/** Each shot at whom it hurts most to spare; the best one doubled if a Beer can be done without. */
function aim({ options, view }: Situation<DiceView>, enmity: Enmity): Answer {
  const [, doubling] = options
  const plain = firstOf(options)
  const shots = shared(plain.fields ?? [], view, enmity)
  const picks = shots.map((target) => [target])
  const wish = (shot: number): number => nth(enmity, nth(shots, shot))
  const best = shots.reduce((found, _, i) => (wish(i) > wish(found) ? i : found), 0)
  const me = own(view)
  if (!doubling?.fields || wish(best) <= 0 || !me || me.life * 2 < me.maxLife) return { id: plain.id, picks }
  return { id: doubling.id, picks: [[nth(firstOf(doubling.fields).from([]), best)], ...picks] }
}

/** A target for each shot: the worst enemy, the weakest of several, and nobody more often than it takes if there is another enemy. */
function shared(fields: readonly Field[], view: DiceView, enmity: Enmity): readonly number[] {
  const hits = view.seats.map(() => 0)
  const life = (seat: number) => nth(view.seats, seat).life
  return fields.map((field) => {
    const wish = (seat: number) => Math.min(nth(enmity, seat), nth(hits, seat) < life(seat) ? Number.POSITIVE_INFINITY : 0)
    const target = firstOf([...field.from([])].sort((a, b) => wish(b) - wish(a) || life(a) - life(b)))
    hits[target] = nth(hits, target) + 1
    return target
  })
}

/** Who needs a life point most: oneself, or a friend who is worse off by far. */
function neediest(view: DiceView, enmity: Enmity, given: readonly number[] = []): number | undefined {
  const lack = (seat: number) => {
    const { life, maxLife } = nth(view.seats, seat)
    return maxLife - life - given.filter((other) => other === seat).length
  }
  const friends = view.seats.filter(({ seat, state }) => state === 'in' && (nth(enmity, seat) < 0 || seat === view.own?.seat))
  const gain = (seat: number) => (lack(seat) <= 0 ? -1 : lack(seat) + (seat === view.own?.seat ? OWN_FIRST : 0))
  return friends.map(({ seat }) => seat).sort((a, b) => gain(b) - gain(a))[0]
}
const OWN_FIRST = 3

function pour(view: DiceView, enmity: Enmity, beers: number): number[][] {
  const given: number[] = []
  for (let i = 0; i < beers; i++) given.push(neediest(view, enmity, given) ?? 0)
  return given.map((seat) => [seat])
}

/** An arrow costs a point only if the Indians come before the Gatling. */
function takesArrow(view: DiceView): boolean {
  const me = own(view)
  return me !== undefined && (me.life <= 1 || me.arrows + 1 < view.table.arrows)
}

/** His own arrows first, then those of friends. */
function removeArrow(options: readonly Option[], view: DiceView, enmity: Enmity): Answer {
  const friends = options.filter(({ seat }) => seat !== undefined && (seat === view.own?.seat || nth(enmity, seat) < 0))
  const mine = friends.find(({ seat }) => seat === view.own?.seat) ?? friends[0]
  return mine ? { id: mine.id, seat: mine.seat } : { id: 'done' }
}
