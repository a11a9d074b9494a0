import type { CardId, Rule } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'

/** One card, ability or check with everything it sets off: first its whole effect, then eliminations, then what waits, one after the other. */
export function* settled(game: Duel, effect: Rule | undefined): Rule {
  if (effect) yield* effect
  for (;;) {
    for (let dead = nextDead(game); dead !== undefined && !game.over; dead = nextDead(game)) yield* eliminate(game, dead)
    if (game.over) return
    const waiting = game.nextInQueue()
    if (waiting === undefined) return
    // An ability needs a living character.
    const running = waiting.ability === undefined || game.alive(waiting.ability) ? waiting.run(game) : undefined
    if (running) yield* running
  }
}

const nextDead = (game: Duel): CardId | undefined => game.inOrder().find((character) => game.life(character) === 0)

const CARDS_FOR_THE_OWNER = 2

/** A character at 0 leaves; the next one of the reserve takes its place. */
function* eliminate(game: Duel, dead: CardId): Rule {
  const seat = game.owner(dead)
  const place = game.inPlace(seat, 0) === dead ? 0 : 1
  for (const source of game.allSources()) {
    const taking = source.def.eliminating?.(game, source, dead)
    if (taking) yield* taking
  }
  for (const card of [...game.equipment(dead)]) game.discard(card)
  game.leave(dead)
  game.emit({ type: 'eliminated', seat, character: game.def(dead).id })
  const next = game.nextInReserve(seat)
  const other = game.inPlace(seat, place === 0 ? 1 : 0)
  if (next === undefined && other === undefined) {
    game.finish(game.opponent(seat))
    return
  }
  game.draw(seat, CARDS_FOR_THE_OWNER)
  if (next !== undefined) game.enter(next, seat, place)
  else if (other !== undefined) {
    game.setToken(seat, place === 0 ? 1 : 0)
    game.emit({ type: 'alone', seat, character: game.def(other).id })
  }
  for (const source of game.allSources()) {
    const drawing = source.def.eliminated?.(game, source)
    if (drawing) yield* drawing
  }
}
