import { ask, type CardId, firstOf, type Kind, offer, type Rule, type Seat } from '../../kernel/index.ts'
import type { Duel } from '../duel.ts'
import type { RevealSymbol } from '../facts.ts'
import { ASIDE } from '../zones.ts'
import { cardIn } from './play.ts'

/** Turns over the top card of a side's deck and reads its symbol. True: it matches. Without a card there is no symbol. */
export function* reveal(game: Duel, seat: Seat, source: string, wanted: RevealSymbol, deck: Seat = seat): Rule<boolean> {
  const chooser = game.allSources().find(({ def }) => def.turns > 1)
  const turned: CardId[] = []
  for (let left = chooser?.def.turns ?? 1; left > 0; left--) {
    const card = game.fromDeck(deck, ASIDE)
    if (card !== undefined) turned.push(card)
  }
  const [first] = turned
  if (first === undefined) {
    game.emit({ type: 'revealed', seat, source, cards: [], chosen: 0, good: false })
    return false
  }
  const card =
    turned.length === 1 || chooser === undefined
      ? first
      : cardIn(game, yield* ask(game, chooser.seat, chooseTurned, { seat, source, wanted, turned }))
  const good = game.faceOf(card).symbol === wanted
  game.emit({ type: 'revealed', seat, source, cards: turned.map((one) => game.faceOf(one)), chosen: turned.indexOf(card), good })
  for (const one of turned) game.discard(one)
  return good
}

interface Turned {
  readonly seat: Seat
  readonly source: string
  readonly wanted: RevealSymbol
  readonly turned: readonly CardId[]
}

/** Who turns several cards chooses which one counts. */
const chooseTurned: Kind<Duel, Turned> = {
  name: 'reveal',
  options: (game, _seat, { turned }) => offer(game, 'count', turned),
  fallback: (game, _seat, { turned }) => ({ id: 'count', card: game.handle(firstOf(turned)) }),
  publicAbout: (_game, { seat, source, wanted }) => ({ seat, source, wanted }),
}
