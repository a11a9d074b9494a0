import type { Rule, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import { penalise, reward } from './reward.ts'
import { victory } from './victory.ts'

/** A8: all doomed players leave together, clockwise from the active player. */
export function* eliminate(game: Bang): Rule {
  const dead = game.from(game.active).filter((seat) => game.isDoomed(seat))
  for (const seat of dead) leave(game, seat)
  for (const seat of dead) showRole(game, seat)
  for (const seat of dead) {
    for (const source of game.table) source.def.leaving?.(game, source, seat)
    settleEstate(game, seat)
  }
  const outcome = victory(game)
  if (outcome) {
    game.finish(outcome)
    return
  }
  for (const seat of dead) {
    for (const other of game.from(game.active)) {
      for (const source of game.of(other).eliminated) {
        const then = source.def.eliminated?.(game, source, seat)
        if (then) yield* then
      }
    }
  }
  for (const seat of dead) reward(game, seat)
  penalise(game, dead)
}

function leave(game: Bang, seat: Seat): void {
  game.setPresence(seat, 'out')
  if (game.life(seat) < 0) game.setLife(seat, 0)
}

function showRole(game: Bang, seat: Seat): void {
  game.revealRole(seat)
  game.emit({ type: 'eliminated', seat, role: game.role(seat), by: game.causeOf(seat) })
}

/** Cards in front, the oldest first, then the hand: to whoever collects them, else to the discard pile. */
function settleEstate(game: Bang, seat: Seat): void {
  const heirs: Source[] = []
  for (const other of game.from(game.leftOf(seat))) {
    for (const source of game.of(other).collects) if (source.def.collects?.(game, source, seat)) heirs.push(source)
  }
  const cards = [...game.front(seat), ...game.hand(seat)]
  cards.forEach((card, i) => {
    const heir = heirs.length > 0 ? heirs[i % heirs.length].owner : undefined
    if (heir === undefined) game.discard(card)
    else game.take(card, heir)
  })
  for (const { owner, def } of heirs) {
    if (owner !== undefined && cards.length > 0) game.emit({ type: 'ability', seat: owner, source: def.id, target: seat })
  }
}
