import { cardNamed, nth, type Rule, type Rules, seatOf, stack } from '../kernel/index.ts'
import type { Duel } from './duel.ts'
import { box, equipmentAt, hand, ownDeck, PLACES, reserve } from './zones.ts'

interface Standing {
  readonly id: string
  /** Left out: all he can have. */
  readonly life?: number
  readonly gear?: readonly string[]
}

interface Standoff {
  /** In front, and behind him. */
  readonly characters: readonly [Standing, Standing]
  /** Who may still come, the next one first. */
  readonly reserve: readonly string[]
  readonly hand: readonly string[]
  /** The top of his own deck, the uppermost card first. */
  readonly deck: readonly string[]
}

/** The Duel in the middle of an evening. Seat 0 is the law unless the options say otherwise. */
export interface DuelPosition {
  readonly game: 'duel'
  readonly seats: readonly [Standoff, Standoff]
  /** Whose turn begins. */
  readonly turn: number
}

/** The rules of The Duel, from a position. */
export const duelFrom = (rules: Rules<Duel>, { seats, turn }: DuelPosition): Rules<Duel> => ({
  ...rules,
  // biome-ignore lint/correctness/useYield: a position asks nothing
  *setUp(game): Rule {
    for (const seat of game.both) {
      const side = nth(seats, seat)
      for (const place of PLACES) {
        const { id, life, gear = [] } = side.characters[place]
        const character = cardNamed(game, box(seat), id)
        game.enter(character, seat, place)
        if (life !== undefined) game.setLife(character, life)
        for (const card of gear) game.move(cardNamed(game, ownDeck(seat), card), equipmentAt(seat, place))
      }
      for (const id of [...side.reserve].reverse()) game.move(cardNamed(game, box(seat), id), reserve(seat))
      game.shuffleInto(ownDeck(seat), ownDeck(seat))
      for (const id of side.hand) game.move(cardNamed(game, ownDeck(seat), id), hand(seat))
      stack(game, ownDeck(seat), side.deck)
    }
    const { law } = game.options
    game.passTurn(seatOf(turn))
    game.emit({ type: 'started', law, outlaw: game.opponent(law) })
  },
})
