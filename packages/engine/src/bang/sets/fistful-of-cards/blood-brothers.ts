import { type Answer, ask, type Kind, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { payLife } from '../../rules/damage.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'

const NAME = 'blood-brothers'

/** Gives a life point, but never the last one, to somebody who has lost some. */
export function* giveLife(game: Bang, seat: Seat): Rule {
  if (giveOrKeep.options(game, seat, undefined).length === 1) return
  const { id, seat: brother } = yield* ask(game, seat, giveOrKeep, undefined)
  if (id === 'keep' || brother === undefined) return
  game.emit({ type: 'ability', seat, source: NAME, target: brother })
  yield* payLife(game, seat, NAME)
  game.heal(brother, 1, NAME)
}

function refusal(game: Bang, seat: Seat, brother: Seat): ReasonCode | undefined {
  if (!game.alive(brother)) return 'not-in-play'
  if (brother === seat) return 'yourself'
  return game.isGhost(brother) || game.life(brother) >= game.maxLife(brother) ? 'full-life-there' : undefined
}

const giveOrKeep: Kind<Bang, undefined> = {
  name: NAME,
  options(game, seat) {
    const able = game.life(seat) > 1 && !game.isGhost(seat)
    const brothers = able ? game.ring.filter((other) => !refusal(game, seat, other)) : []
    return [...brothers.map((brother) => option('give', undefined, brother)), option('keep')]
  },
  refuse(game, seat, _about, { id, seat: brother }: Answer): BangReason | undefined {
    if (id !== 'give') return undefined
    if (brother === undefined || !game.ring.includes(brother)) return { code: 'no-such-seat' }
    return { code: refusal(game, seat, brother) ?? 'wrong-choice', facts: { seat: brother } }
  },
  fallback: () => ({ id: 'keep' }),
  publicAbout: () => null,
}
