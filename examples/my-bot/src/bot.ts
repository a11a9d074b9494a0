import { type Bot, rule, type Situation } from '@sundown/bots'
import type { Option, RoleId } from '@sundown/engine'

/** How likely a seat is to have this role, by what everybody has seen. */
const chance = ({ belief, seat: me, view }: Situation, seat: number, role: RoleId): number => {
  const mine = view.own?.role
  const known = mine === undefined ? belief : belief?.given(me, mine)
  return known?.marginals()[seat]?.[role] ?? 0
}

/** An Outlaw wants the Sheriff out; everybody else wants whoever looks most like an Outlaw. */
const hostility = (situation: Situation, seat: number): number =>
  situation.view.own?.role === 'outlaw' ? chance(situation, seat, 'sheriff') : chance(situation, seat, 'outlaw')

const isShot = ({ card, seat, fields }: Option, { view }: Situation): boolean =>
  seat !== undefined && !fields && view.own?.hand.some((held) => held.card === card && held.id === 'bang') === true

/** Picks its targets by who they seem to be, and leaves everything else to the rule bot. */
export default {
  name: 'my-bot',
  // Somebody watches the game for it: that fills `situation.belief`.
  remembers: true,
  answer(situation, random) {
    // What it reads below is there in the card game only.
    if (situation.game !== 'bang') return rule.answer(situation, random)
    const shots = situation.options.filter((option) => isShot(option, situation))
    const [best] = shots.toSorted((a, b) => hostility(situation, b.seat ?? 0) - hostility(situation, a.seat ?? 0))
    if (!best || hostility(situation, best.seat ?? 0) < 0.5) return rule.answer(situation, random)
    return { id: best.id, card: best.card, seat: best.seat }
  },
} satisfies Bot
