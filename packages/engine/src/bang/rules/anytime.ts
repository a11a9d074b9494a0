import { type Answer, noOptions, type Option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { maskOf } from '../moments.ts'
import { effect } from './effect.ts'
import type { BangReason } from './reasons.ts'

const NONE: readonly Option[] = []
const ANYTIME = maskOf('anytime')

/** What a seat may do while anybody is asked anything. */
export function openInterjections(game: Bang, seat: Seat): readonly Option[] {
  if (!game.has(seat, ANYTIME) || !game.alive(seat)) return NONE
  const out = noOptions()
  for (const source of game.of(seat).anytime) source.def.anytime?.(game, source, seat, out)
  return out
}

export function whyNoInterjection(game: Bang, seat: Seat, answer: Answer): BangReason | undefined {
  if (!game.alive(seat)) return undefined
  for (const source of game.of(seat).anytime) if (source.def.id === answer.id) return source.def.whyNotNow?.(game, source, seat, answer)
  return undefined
}

/** An effect of its own; inside another one it settles with that. */
export function* doAnytime(game: Bang, seat: Seat, answer: Answer): Rule {
  for (const source of game.of(seat).anytime) {
    if (source.def.id === answer.id) {
      // He has done something else since; what others do does not count.
      if (game.lastPlay?.by === seat) game.lastPlay = undefined
      yield* effect(game, source.def.doAnytime?.(game, source, seat, answer))
      return
    }
  }
}
