import { ask, type Kind, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Phase1 } from '../../moments.ts'

const NAME = 'hard-liquor'

/** Skips the whole phase to regain one life point. */
export function* drinkInstead(game: Bang, seat: Seat): Rule<Phase1> {
  if (game.isGhost(seat) || game.life(seat) >= game.maxLife(seat)) return 'drawn'
  const { id } = yield* ask(game, seat, drinkOrDraw, undefined)
  if (id === 'draw') return 'drawn'
  game.emit({ type: 'ability', seat, source: NAME, target: undefined })
  game.heal(seat, 1, NAME)
  return 'skipped'
}

const drinkOrDraw: Kind<Bang, undefined> = {
  name: NAME,
  options: (game, seat) => (game.life(seat) < game.maxLife(seat) ? [option('drink'), option('draw')] : [option('draw')]),
  refuse: (_game, _seat, _about, { id }) => (id === 'drink' ? { code: 'full-life' } : undefined),
  fallback: () => ({ id: 'draw' }),
  publicAbout: () => null,
}
