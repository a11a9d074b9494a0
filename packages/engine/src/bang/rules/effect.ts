import type { Rule } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { eliminate } from './elimination.ts'

/**
 * Everything one card, ability, check or phase does, with all its targets. Effects nest; only the outermost settles: eliminations, one victory
 * check, then delayed triggers. So the game ends only when nothing but the turn is going on.
 */
export function* effect<T>(game: Bang, body: Rule<T> | undefined): Rule<T | undefined> {
  game.depth++
  const result = body ? yield* body : undefined
  const rest = endEffect(game)
  if (rest) yield* rest
  return result
}

/** What is left to do when an effect is over; mostly nothing. */
export function endEffect(game: Bang): Rule | undefined {
  game.depth--
  return game.depth === 0 && (game.anyDoomed || delayedTriggers(game)) ? settle(game) : undefined
}

function* settle(game: Bang): Rule {
  do {
    if (game.anyDoomed) yield* eliminate(game)
  } while (!game.over && delayedTriggers(game))
}

/** From the active player clockwise; true: something happened, so look again. */
function delayedTriggers(game: Bang): boolean {
  let happened = false
  const { ring } = game
  const first = ring.indexOf(game.active)
  for (let i = 0; i < ring.length; i++) {
    const sources = game.of(ring[(first + i) % ring.length]).effectOver
    for (const source of sources) if (source.def.effectOver?.(game, source)) happened = true
  }
  return happened
}
