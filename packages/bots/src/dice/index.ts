import type { Answer, DiceView, Field, Option } from '@sundown/engine'
import type { Bot, Situation } from '../bot.ts'
import { enmities } from './enmity.ts'
import { own, rollOrStop } from './roll.ts'

/** Rolls and aims by its role, by what lies on the table now: it neither remembers nor looks ahead. */
export const diceRule: Bot<DiceView> = {
  name: 'rule',
  answer(situation) {
    const { view, options } = situation
    const enmity = enmities(view)
    switch (situation.kind) {
      case 'roll':
        return rollOrStop({ view, enmity }, options[0].fields?.[0].from([]) ?? [])
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
  },
}

type Enmity = readonly number[]

/** Each shot at whom it hurts most to spare; a doubled one if a Beer can be done without. */
function aim({ options, view }: Situation<DiceView>, enmity: Enmity): Answer {
  const shots = (fields: readonly Field[]) => fields.map((field) => [wanted(field.from([]), view, enmity)])
  const [plain, doubling] = options
  const targets = shots(plain.fields ?? [])
  const first = enmity[targets[0][0]]
  const me = own(view)
  if (!doubling?.fields || first <= 0 || !me || me.life * 2 < me.maxLife) return { id: plain.id, picks: targets }
  return { id: doubling.id, picks: [doubling.fields[0].from([]).slice(0, 1), ...targets] }
}

/** The worst enemy, the weakest of several. */
const wanted = (seats: readonly number[], view: DiceView, enmity: Enmity): number =>
  [...seats].sort((a, b) => enmity[b] - enmity[a] || view.seats[a].life - view.seats[b].life)[0]

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
