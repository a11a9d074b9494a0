import { ask, type Kind, option, type Rule, type Seat, seatOf } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Source } from '../../def.ts'
import { cardlessShot, shoot } from '../../rules/attack.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { anotherInReach, explain } from '../../rules/target.ts'

/** Only the two cards that everybody draws can be given up, not extra ones. */
const MOST_SHOTS = 2

const targetsOf = (game: Bang, seat: Seat): Seat[] => game.othersFrom(seat).filter((other) => !anotherInReach.refuse(game, seat, other))

/** She names all targets first, then shoots, even if she is eliminated meanwhile. Returns how many cards are left to draw. */
export function* shootInsteadOfDrawing(game: Bang, { def }: Source, seat: Seat, amount: number): Rule<number> {
  const picked = targetsOf(game, seat).length > 0 ? ((yield* ask(game, seat, shootOrDraw, amount)).picks?.[0] ?? []) : []
  const targets = picked.map(seatOf)
  for (const target of targets) game.emit({ type: 'ability', seat, source: def.id, target })
  for (const target of targets) yield* shoot(game, cardlessShot(def.id, seat, target))
  return amount - targets.length
}

const shootOrDraw: Kind<Bang, number> = {
  name: 'evelyn-shebang',
  options(game, seat, amount) {
    const targets = targetsOf(game, seat)
    const most = Math.min(MOST_SHOTS, amount, targets.length)
    return [
      option('shoot', undefined, undefined, [{ name: 'shots-for-cards', pick: 'seats', min: 1, max: most, from: () => targets }]),
      option('draw'),
    ]
  },
  refuse(game, seat, _amount, { picks }): BangReason | undefined {
    for (const picked of picks?.[0] ?? []) {
      const target = game.ring.find((other) => other === picked)
      if (target === undefined) return { code: 'no-such-seat' }
      const code = anotherInReach.refuse(game, seat, target)
      if (code) return explain(game, code, seat, { target })
    }
    return { code: 'wrong-choice' }
  },
  fallback: () => ({ id: 'draw' }),
  publicAbout: () => null,
}
