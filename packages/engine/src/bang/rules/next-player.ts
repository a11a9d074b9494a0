import type { Seat } from '../../kernel/index.ts'
import { absent } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import type { Return } from '../moments.ts'

/** T12 and T0: the same player again if he has won an extra turn, else the next one in order, who may come back for it. */
export function nextPlayer(game: Bang, wasShadow: boolean): void {
  // A shadow has left with all it had, and comes back for the turn it has won.
  const extra = game.hasExtraTurn && (game.inPlay(game.active) || (wasShadow && comesBack(game, game.active, 'shadow')))
  game.setExtraTurn(extra)
  game.setPhase('between')
  if (extra) {
    for (const source of game.tableLists.extraTurn) source.def.extraTurn?.(game, source, game.active)
    return
  }
  let seat = game.active
  do seat = beside(game, seat)
  while (!takesTurn(game, seat))
  game.passTurn(seat)
}

/** His place has come: whoever was told to miss his turn is passed over, and whoever is out, unless something brings him back. */
function takesTurn(game: Bang, seat: Seat): boolean {
  const isHere = !game.useSkip(seat) && (game.inPlay(seat) || comesBack(game, seat))
  game.noteCome(seat)
  return isHere
}

/** The next place in the order of turns. */
function beside(game: Bang, seat: Seat): Seat {
  const { ring } = game
  const step = game.isReversed ? ring.length - 1 : 1
  return ring[(game.sitsAt(seat) + step) % ring.length] ?? absent()
}

/** True: something brings him back into play now; `as`: only in that way. */
function comesBack(game: Bang, seat: Seat, as?: Return['as']): boolean {
  let best: { readonly source: Source; readonly how: Return } | undefined
  for (const source of game.tableLists.revives) {
    const how = source.def.revives?.(game, source, seat)
    if (how === undefined || (as !== undefined && how.as !== as)) continue
    if (best === undefined || how.order < best.how.order) best = { source, how }
  }
  if (best === undefined) return false
  const { source, how } = best
  game.setPresence(seat, how.as)
  game.setLife(seat, Math.min(how.life, game.maxLife(seat)))
  game.setCause(seat, undefined)
  game.emit({ type: 'returned', seat, life: game.life(seat), ghost: how.as !== 'in', because: source.def.id })
  source.def.revived?.(game, source, seat)
  game.draw(seat, how.cards, source.def.id)
  return true
}
