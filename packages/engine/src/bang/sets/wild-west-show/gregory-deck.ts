import { ask, type Kind, nth, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Moments } from '../../moments.ts'
import { besidePlace, CHARACTER_BOX } from '../../zones.ts'

const BESIDE = 2

/** Lays two random characters of the base game that nobody has face up beside his own. The old ones go back first. */
function dealBeside(game: Bang, seat: Seat, because: string): void {
  for (const card of [...game.beside(seat)]) game.move(card, CHARACTER_BOX)
  for (let left = BESIDE; left > 0; left--) {
    const free = game.at(CHARACTER_BOX).filter((card) => game.mixture.baseCharacters.has(game.def(card).id))
    if (free.length > 0) game.move(nth(free, game.random.below(free.length)), besidePlace(seat))
  }
  const characters = game.beside(seat).map((card) => game.def(card).id)
  game.emit({ type: 'abilities', seat, source: because, characters })
}

const keepOrExchange: Kind<Bang, undefined> = {
  name: 'gregory-deck',
  options: () => [option('keep'), option('exchange')],
  fallback: () => ({ id: 'keep' }),
  publicAbout: () => null,
}

function* exchange(game: Bang, seat: Seat, because: string): Rule {
  const { id } = yield* ask(game, seat, keepOrExchange, undefined)
  if (id === 'exchange') dealBeside(game, seat, because)
}

/** He has the abilities of two other characters. If he comes back without them, he gets new ones. Whoever copies him gets the two abilities he has then, not this one. */
export const twoAbilities: Pick<Moments, 'dealt' | 'beforePhase1'> = {
  dealt(game, { owner, def }) {
    if (owner !== undefined) dealBeside(game, owner, def.id)
  },
  beforePhase1(game, { owner, card, def }, seat) {
    if (owner !== seat || card === undefined) return undefined
    if (game.beside(seat).length > 0) return exchange(game, seat, def.id)
    return void dealBeside(game, seat, def.id)
  },
}
