import type { Rule, Seat } from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'

/** Loses life points, as many as there are. Who has none left is eliminated when the step is over. */
export function lose(game: Dice, seat: Seat, points: number, by: Seat | undefined, cause: string): void {
  const lost = Math.min(points, game.life(seat))
  game.setLife(seat, game.life(seat) - lost)
  game.emit({ type: 'wounded', seat, amount: lost, life: game.life(seat), by, cause })
}

/** By seat: points that one player's dice would cost. */
export type Losses = ReadonlyMap<Seat, number>

/** All losses of one step, with what the victims do about them, clockwise from the left of the shooter. Tells who has really lost something. */
export function* loseTogether(game: Dice, by: Seat, losses: Losses, cause: string): Rule<readonly Seat[]> {
  const hurt: Seat[] = []
  for (const seat of game.othersFrom(by)) {
    const points = losses.get(seat) ?? 0
    if (points === 0) continue
    const { insteadOfLosing } = game.character(seat)
    const lost = insteadOfLosing ? yield* insteadOfLosing(game, seat, points, by) : points
    if (lost === 0) continue
    lose(game, seat, lost, by, cause)
    hurt.push(seat)
    yield* afterLoss(game, seat, lost)
  }
  return hurt
}

/** Only who lives on does something about it. */
export function* afterLoss(game: Dice, seat: Seat, points: number): Rule {
  const { afterLoss: react } = game.character(seat)
  if (react && game.alive(seat)) yield* react(game, seat, points)
}

/** The victims' answer to the shooter, once the dead have left. */
export function avenge(game: Dice, by: Seat, hurt: readonly Seat[]): void {
  for (const seat of hurt) {
    if (!game.over && game.alive(seat) && game.alive(by)) game.character(seat).avenged?.(game, seat, by)
  }
}
