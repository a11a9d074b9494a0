import { ask, firstOf, type Kind, option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import { maskOf, type Phase1 } from '../moments.ts'
import { effect, endEffect, settled } from './effect.ts'
import { survives } from './elimination.ts'

/** Cards drawn where no rule says otherwise. */
const NORMAL_DRAW = 2

/** What makes phase 1 more than drawing that number. */
const SPECIAL = maskOf('replacesPhase1', 'drawSets', 'drawAmount', 'givesUpDraws', 'wayToDraw', 'secondCard')
const END_OF_PHASE1 = maskOf('endOfPhase1')

/** T7: drawing, then what the end of the phase brings: effects of their own, so whoever has fallen meanwhile is out before. A rule only if there is more to do. */
export function phase1(game: Bang, seat: Seat): Rule | undefined {
  game.setPhase('draw')
  while (game.drawn.length > 0) game.drawn.pop()
  if (game.has(seat, SPECIAL)) return specialPhase(game, seat)
  game.drawInPhase1(seat, NORMAL_DRAW)
  const rest = settled(game)
  return rest === undefined && !game.has(seat, END_OF_PHASE1) ? undefined : endOfPhase(game, seat, rest)
}

function* specialPhase(game: Bang, seat: Seat): Rule {
  game.depth++
  const outcome = game.of(seat).replacesPhase1.length === 0 ? 'drawn' : yield* replacement(game, seat)
  if (outcome === 'drawn') {
    const drawing = draw(game, seat)
    if (drawing !== undefined) yield* drawing
    if (game.alive(seat)) showSecond(game, seat)
  }
  const rest = endEffect(game)
  if (rest) yield* rest
  if (outcome !== 'skipped' && game.has(seat, END_OF_PHASE1)) yield* endOfPhase(game, seat, undefined)
}

function* endOfPhase(game: Bang, seat: Seat, rest: Rule | undefined): Rule {
  if (rest) yield* rest
  const inOrder = [...game.of(seat).endOfPhase1].sort((a, b) => a.def.order - b.def.order)
  for (const source of inOrder) {
    if (game.goesOn(seat)) yield* effect(game, source.def.endOfPhase1?.(game, source, seat))
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

/** How many cards are drawn, and what makes it another number than for everybody. */
interface Amount {
  readonly count: number
  readonly because: readonly string[]
}

const NORMAL: Amount = { count: NORMAL_DRAW, because: [] }

/** T7.3: the highest number that is set, then what is added, then what is taken off. */
function amountOf(game: Bang, seat: Seat): Amount {
  const { drawSets, drawAmount } = game.of(seat)
  return drawSets.length === 0 && drawAmount.length === 0 ? NORMAL : changedAmount(game, seat, drawSets, drawAmount)
}

function changedAmount(game: Bang, seat: Seat, drawSets: readonly Source[], drawAmount: readonly Source[]): Amount {
  let highest = 0
  let start = NORMAL
  for (const source of drawSets) {
    const count = source.def.drawSets?.(game, source, seat) ?? 0
    if (count <= highest) continue
    highest = count
    start = since(NORMAL, count, source)
  }
  const inOrder = [...drawAmount].sort((a, b) => a.def.order - b.def.order)
  return inOrder.reduce((so, source) => since(so, source.def.drawAmount?.(game, source, seat, so.count) ?? so.count, source), start)
}

const since = (before: Amount, count: number, { def }: Source): Amount =>
  count === before.count ? before : { count, because: [...before.because, def.id] }

/** A rule only if somebody has to be asked. */
function draw(game: Bang, seat: Seat): Rule | undefined {
  const amount = amountOf(game, seat)
  return game.of(seat).givesUpDraws.length > 0 ? drawWhatIsLeft(game, seat, amount) : drawCards(game, seat, amount)
}

function* drawWhatIsLeft(game: Bang, seat: Seat, { count, because }: Amount): Rule {
  const left = yield* givingUp(game, seat, count)
  const drawing = survives(game, seat) ? drawCards(game, seat, { count: left, because }) : undefined
  if (drawing !== undefined) yield* drawing
}

/** T7.4 */
function drawCards(game: Bang, seat: Seat, { count, because }: Amount): Rule | undefined {
  if (!game.alive(seat)) return undefined
  for (const source of because) game.emit({ type: 'drawing', seat, because: source })
  const ways = game.of(seat).wayToDraw
  if (ways.length > 1) return drawAsChosen(game, seat, ways, count)
  const [way] = ways
  if (way !== undefined) return way.def.wayToDraw?.(game, way, seat, count)
  game.drawInPhase1(seat, count)
  return undefined
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
  if (secondCard.length === 0) return
  const second = game.drawn[1]
  // Who had to discard it at once holds it no longer.
  if (second === undefined || !game.hand(seat).includes(second)) return
  // What somebody shows by himself an event need not ask for.
  for (const source of [...secondCard].reverse()) source.def.secondCard?.(game, source, seat, second)
}

/** A player with two abilities that exclude each other chooses. */
const chooseWay: Kind<Bang, readonly Source[]> = {
  name: 'way-to-draw',
  options: (_game, _seat, ways) => ways.map(({ def }) => option(def.id)),
  fallback: (_game, _seat, ways) => ({ id: firstOf(ways).def.id }),
  publicAbout: () => null,
}

function* drawAsChosen(game: Bang, seat: Seat, ways: readonly Source[], amount: number): Rule {
  const { id } = yield* ask(game, seat, chooseWay, ways)
  const way = ways.find(({ def }) => def.id === id)
  const drawing = way?.def.wayToDraw?.(game, way, seat, amount)
  if (drawing) yield* drawing
}
