import { type CardId, type Game, type Match, Random, type Seat } from '@sundown/engine/kernel'
import type { Trial, Tried, Worlds } from './bot.ts'
import { nextInput } from './drive.ts'
import type { Aids } from './seat.ts'

type DrawWorlds = NonNullable<Aids['worlds']>

/** Worlds for a search that takes the time it needs: what it finds depends on its seed alone. */
export const worldsOf: DrawWorlds = (match, seat) => new MatchWorlds(match, seat, () => false)

/** Worlds for a search that must be over this many milliseconds after it began. */
export const worldsWithin =
  (milliseconds: number, now: () => number): DrawWorlds =>
  (match, seat) => {
    const end = now() + milliseconds
    return new MatchWorlds(match, seat, () => now() >= end)
  }

/** Draws worlds of a match that is being played. The match stays private: each world is made of what the seat may know. */
class MatchWorlds implements Worlds<object> {
  readonly #match: Match<Game>
  private readonly seat: Seat
  readonly isLate: () => boolean

  constructor(match: Match<Game>, seat: Seat, isLate: () => boolean) {
    this.#match = match
    this.seat = seat
    this.isLate = isLate
  }

  try({ seed, roles, answer, player, turns, decisions }: Trial): Tried<object> | undefined {
    const { seat } = this
    const world = this.#match.sampleWorld(seat, seed, { checkpoints: false })
    const { game } = world
    game.isHeard = false
    if (roles) putRoles(game, seat, roles)
    if (world.answer(seat, answer)) return undefined
    const last = game.turns + turns
    const players = Array.from({ length: game.seats }, () => player)
    const randoms = players.map(() => new Random(seed))
    for (let n = 0; world.question && n < decisions && game.turns < last; n++) world.apply(nextInput(world, players, randoms))
    return { view: game.view(seat), roles: rolesIn(game) }
  }
}

function roleOf(game: Game, card: CardId): string {
  const face = game.faceOf(card)
  return typeof face === 'object' && face !== null && 'id' in face && typeof face.id === 'string' ? face.id : ''
}

const rolesIn = (game: Game): readonly string[] => game.secretCards().map((card) => roleOf(game, card))

/** Hidden roles change places until they lie as they are believed to. What the viewer knows better, and what cannot be, stays as it is dealt. */
function putRoles(game: Game, viewer: Seat, roles: readonly string[]): void {
  const cards = game.secretCards()
  const lies = (card: CardId, seat: number) => roleOf(game, card) === roles[seat]
  cards.forEach((card, seat) => {
    if (!lies(card, seat)) cards.some((other, at) => lies(other, seat) && !lies(other, at) && game.swapUnknown(viewer, card, other))
  })
}
