import { ask, type Kind, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'

const NORMAL_DRAW = 2

/** T7: drawing. */
export function phase1(game: Bang, seat: Seat): Rule | undefined {
  game.setPhase('draw')
  const { replacesPhase1, drawAmount, wayToDraw, endOfPhase1 } = game.of(seat)
  if (replacesPhase1.length + drawAmount.length + wayToDraw.length + endOfPhase1.length > 0) return specialDraw(game, seat)
  game.draw(seat, NORMAL_DRAW)
  return undefined
}

function* specialDraw(game: Bang, seat: Seat): Rule {
  for (const source of game.of(seat).replacesPhase1) {
    const replaced = source.def.replacesPhase1?.(game, source, seat)
    if (typeof replaced === 'object' ? yield* replaced : replaced) return
  }
  let amount = NORMAL_DRAW
  for (const source of game.of(seat).drawAmount) amount = source.def.drawAmount?.(game, source, amount) ?? amount
  const ways = game.of(seat).wayToDraw
  if (ways.length === 0) game.draw(seat, amount)
  else {
    const way = ways.length === 1 ? ways[0] : yield* chosenWay(game, seat, ways)
    const drawing = way?.def.wayToDraw?.(game, way, seat, amount)
    if (drawing) yield* drawing
  }
  for (const source of game.of(seat).endOfPhase1) {
    const end = source.def.endOfPhase1?.(game, source, seat)
    if (end) yield* end
  }
}

/** A player with two abilities that exclude each other chooses. */
const chooseWay: Kind<Bang, readonly Source[]> = {
  name: 'way-to-draw',
  options: (_game, _seat, ways) => ways.map(({ def }) => ({ id: def.id })),
  fallback: (_game, _seat, [first]) => ({ id: first.def.id }),
  publicAbout: () => null,
}

function* chosenWay(game: Bang, seat: Seat, ways: readonly Source[]): Rule<Source | undefined> {
  const { id } = yield* ask(game, seat, chooseWay, ways)
  return ways.find(({ def }) => def.id === id)
}
