import { ask, type CardId, type Kind, type Rule, type Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'

interface Offer {
  readonly source: string
  /** The character it would be done for. */
  readonly character: string | undefined
}

/** What a card or an ability allows and does not demand. */
export function* may(game: Duel, seat: Seat, source: string, character?: string): Rule<boolean> {
  const { id } = yield* ask(game, seat, mayUse, { source, character })
  if (id === 'yes') game.emit({ type: 'ability', seat, source })
  return id === 'yes'
}

export function* mayDraw(game: Duel, seat: Seat, source: string, count: number): Rule {
  if (yield* may(game, seat, source)) game.draw(seat, count)
}

/** The same when everything before it is finished. */
export function queueDraw(game: Duel, seat: Seat, source: string, character: CardId): void {
  game.queueUp({ seat, source, what: 'draw', ability: character, run: (table) => mayDraw(table, seat, source, 1) }, character)
}

const mayUse: Kind<Duel, Offer> = {
  name: 'may',
  options: () => [{ id: 'yes' }, { id: 'no' }],
  fallback: () => ({ id: 'no' }),
  publicAbout: (_game, { source, character }) => ({ source, character }),
}
