import { askUnlessForced, firstOf, type Kind, option } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Numbers } from '../../def.ts'
import type { Moments } from '../../moments.ts'
import type { BangReason } from '../../rules/reasons.ts'

/** T6. During the checks before it, she still has the ability she copied last turn. If she loses her turn, she has none. */
export const copyAnother: Pick<Moments, 'beforePhase1' | 'endOfTurn'> & Pick<Numbers, 'order'> = {
  order: 2,
  *beforePhase1(game, { def }, seat) {
    const { seat: model } = yield* askUnlessForced(game, seat, whomToCopy, undefined)
    if (model !== undefined) game.copyAbilities(seat, game.abilitiesOf(model), def.id)
  },
  endOfTurn(game, { def }, seat, skipped) {
    if (skipped) game.copyAbilities(seat, [], def.id)
  },
}

const whomToCopy: Kind<Bang, undefined> = {
  name: 'copy-ability',
  options: (game, seat) =>
    game
      .othersFrom(seat)
      .filter((other) => game.alive(other))
      .map((other) => option('copy', undefined, other)),
  refuse(game, seat, _about, { id, seat: model }): BangReason | undefined {
    if (id !== 'copy') return undefined
    if (model === undefined || !game.ring.includes(model)) return { code: 'no-such-seat' }
    return model === seat ? { code: 'yourself' } : { code: 'not-in-play', facts: { seat: model } }
  },
  fallback: (game, seat) => firstOf(whomToCopy.options(game, seat, undefined)),
  publicAbout: () => null,
}
