import type { Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { THREE } from './victory.ts'

const REWARD = 3

/** Who eliminates an Outlaw draws three cards, whoever he is; with three players, who eliminates anybody. */
export function reward(game: Bang, dead: Seat): void {
  const killer = game.causeOf(dead)
  if (killer === undefined || !game.inPlay(killer)) return
  if (game.role(dead) !== 'outlaw' && game.options.players !== THREE) return
  const cards = game.deal(killer, REWARD)
  game.emit({ type: 'rewarded', seat: killer, cards, victim: dead })
}

/** A Sheriff who eliminates a Deputy discards everything, once, after all rewards. */
export function penalise(game: Bang, dead: readonly Seat[]): void {
  const victim = dead.find((seat) => {
    const killer = game.causeOf(seat)
    return game.role(seat) === 'deputy' && killer !== undefined && game.inPlay(killer) && game.role(killer) === 'sheriff'
  })
  const sheriff = victim === undefined ? undefined : game.causeOf(victim)
  if (victim === undefined || sheriff === undefined) return
  game.emit({ type: 'penalised', seat: sheriff, victim })
  for (const card of [...game.front(sheriff), ...game.hand(sheriff)]) game.discard(card)
  game.loseThings(sheriff)
}
