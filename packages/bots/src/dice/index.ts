import type { Answer, DiceView, Field, Option } from '@sundown/engine'
import type { Joint } from '../belief/joint.ts'
import type { Bot, Situation } from '../bot.ts'
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
      return rollOrStop({ view, enmity, temper }, options[0].fields?.[0].from([]) ?? [])
    case 'aim':
      return aim(situation, enmity)
    case 'beer':
      return { id: 'pour', picks: pour(view, enmity, options[0].fields?.length ?? 0) }
    case 'arrow-instead':
      return { id: takesArrow(view) ? 'take-arrow' : 'lose-life' }
    case 'remove-arrow':
      return removeArrow(options, view, enmity)
    case 'give-life':
      return { id: 'give-life', seat: options.find(({ seat }) => seat === neediest(view, enmity))?.seat ?? situation.seat }
    default:
      return { id: options[0].id }
  }
}

type Enmity = readonly number[]

/** Each shot at whom it hurts most to spare; the best one doubled if a Beer can be done without. */
function aim({ options, view }: Situation<DiceView>, enmity: Enmity): Answer {
  const [plain, doubling] = options
  const shots = shared(plain.fields ?? [], view, enmity)
  const picks = shots.map((target) => [target])
  const best = shots.reduce((found, target, i) => (enmity[target] > enmity[shots[found]] ? i : found), 0)
  const me = own(view)
  if (!doubling?.fields || enmity[shots[best]] <= 0 || !me || me.life * 2 < me.maxLife) return { id: plain.id, picks }
  return { id: doubling.id, picks: [[doubling.fields[0].from([])[best]], ...picks] }
}

/** A target for each shot: the worst enemy, the weakest of several, and nobody more often than it takes if there is another enemy. */
function shared(fields: readonly Field[], view: DiceView, enmity: Enmity): readonly number[] {
  const hits = view.seats.map(() => 0)
  return fields.map((field) => {
    const wish = (seat: number) => (hits[seat] < view.seats[seat].life ? enmity[seat] : Math.min(enmity[seat], 0))
    const [target] = [...field.from([])].sort((a, b) => wish(b) - wish(a) || view.seats[a].life - view.seats[b].life)
    hits[target]++
    return target
  })
}

/** Who needs a life point most: oneself, or a friend who is worse off by far. */
function neediest(view: DiceView, enmity: Enmity, given: readonly number[] = []): number | undefined {
  const lack = (seat: number) => view.seats[seat].maxLife - view.seats[seat].life - given.filter((other) => other === seat).length
  const friends = view.seats.filter(({ seat, state }) => state === 'in' && (enmity[seat] < 0 || seat === view.own?.seat))
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
  const friends = options.filter(({ seat }) => seat !== undefined && (seat === view.own?.seat || enmity[seat] < 0))
  const mine = friends.find(({ seat }) => seat === view.own?.seat) ?? friends[0]
  return mine ? { id: mine.id, seat: mine.seat } : { id: 'done' }
}
