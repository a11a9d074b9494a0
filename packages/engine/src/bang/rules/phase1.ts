import { ask, type Kind, NOTHING_MORE, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { maskOf, type Phase1, type Source } from '../def.ts'
import { effect, endEffect, settled } from './effect.ts'

/** Cards drawn where no rule says otherwise. */
const NORMAL_DRAW = 2

/** What makes phase 1 more than drawing that number. */
const SPECIAL = maskOf('replacesPhase1', 'drawSets', 'drawAmount', 'givesUpDraws', 'wayToDraw', 'secondCard')

/** T7: drawing, then what the end of the phase brings: effects of their own, so whoever has fallen meanwhile is out before. */
export function phase1(game: Bang, seat: Seat): Rule {
  game.setPhase('draw')
  while (game.drawn.length > 0) game.drawn.pop()
  if ((game.of(seat).mask & SPECIAL) !== 0) return specialPhase(game, seat)
  game.drawInPhase1(seat, NORMAL_DRAW)
  const rest = settled(game)
  return rest === NOTHING_MORE && game.of(seat).endOfPhase1.length === 0 ? rest : endOfPhase(game, seat, rest)
}

function* specialPhase(game: Bang, seat: Seat): Rule {
  game.depth++
  const outcome = game.of(seat).replacesPhase1.length === 0 ? 'drawn' : yield* replacement(game, seat)
  if (outcome === 'drawn') yield* drawing(game, seat)
  const rest = endEffect(game)
  if (rest) yield* rest
  if (outcome !== 'skipped' && game.of(seat).endOfPhase1.length > 0) yield* endOfPhase(game, seat, NOTHING_MORE)
}

function* endOfPhase(game: Bang, seat: Seat, rest: Rule<undefined>): Rule {
  yield* rest
  const inOrder = [...game.of(seat).endOfPhase1].sort((a, b) => a.def.order - b.def.order)
  for (const source of inOrder) {
    if (!game.over && game.inPlay(seat)) yield* effect(game, source.def.endOfPhase1?.(game, source, seat))
  }
}

/** T7.2: at most one; what an event says goes before what somebody can. */
function* replacement(game: Bang, seat: Seat): Rule<Phase1> {
  for (const source of game.of(seat).replacesPhase1) {
    const instead = source.def.replacesPhase1?.(game, source, seat)
    const result = typeof instead === 'object' ? yield* instead : instead
    if (result !== undefined && result !== 'drawn') return result
  }
  return 'drawn'
}

/** T7.3: the highest number that is set, then what is added, then what is taken off. */
function amountOf(game: Bang, seat: Seat): number {
  const { drawSets, drawAmount } = game.of(seat)
  if (drawSets.length === 0 && drawAmount.length === 0) return NORMAL_DRAW
  const set = drawSets.flatMap((source) => source.def.drawSets?.(game, source, seat) ?? [])
  const start = set.length === 0 ? NORMAL_DRAW : Math.max(...set)
  const inOrder = [...drawAmount].sort((a, b) => a.def.order - b.def.order)
  return inOrder.reduce((amount, source) => source.def.drawAmount?.(game, source, amount, seat) ?? amount, start)
}

function* drawing(game: Bang, seat: Seat): Rule {
  let amount = amountOf(game, seat)
  if (game.of(seat).givesUpDraws.length > 0) amount = yield* givingUp(game, seat, amount)
  // T7.4
  if (game.alive(seat)) {
    const ways = game.of(seat).wayToDraw
    if (ways.length === 0) game.drawInPhase1(seat, amount)
    else {
      const way = ways.length === 1 ? ways[0] : yield* chosenWay(game, seat, ways)
      const rule = way?.def.wayToDraw?.(game, way, seat, amount)
      if (rule) yield* rule
    }
  }
  if (game.alive(seat)) showSecond(game, seat)
}

function* givingUp(game: Bang, seat: Seat, all: number): Rule<number> {
  let amount = all
  for (const source of game.of(seat).givesUpDraws) {
    if (source.def.givesUpDraws) amount = yield* source.def.givesUpDraws(game, source, seat, amount)
  }
  return amount
}

function showSecond(game: Bang, seat: Seat): void {
  const { secondCard } = game.of(seat)
  if (secondCard.length === 0 || game.drawn.length < 2) return
  const second = game.drawn[1]
  // What somebody shows by himself an event need not ask for.
  for (const source of [...secondCard].reverse()) source.def.secondCard?.(game, source, seat, second)
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
