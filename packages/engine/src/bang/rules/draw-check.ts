import { ask, type CardId, type Kind, NO, type Rule, type Seat, YES } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Face } from '../events.ts'
import type { Check } from '../facts.ts'
import { ASIDE } from '../zones.ts'
import { cardIn } from './play.ts'

/** "draw!": flip, read suit and rank, discard. True: the flipped card brings the result. Without a card there is no result. */
export function drawCheck(game: Bang, seat: Seat, source: string, check: Check): Rule<boolean> {
  const flipped: CardId[] = []
  for (let left = 1 + game.of(seat).flips; left > 0; left--) {
    const card = game.fromDeck(ASIDE)
    if (card !== undefined) flipped.push(card)
  }
  if (flipped.length === 0) {
    game.emit({ type: 'checked', seat, source, cards: [], chosen: 0, good: false })
    return NO
  }
  if (flipped.length > 1) return drawChecks(game, seat, source, check, flipped)
  return result(game, seat, source, check, flipped, flipped[0]) ? YES : NO
}

function* drawChecks(game: Bang, seat: Seat, source: string, check: Check, flipped: readonly CardId[]): Rule<boolean> {
  const about: FlipChoice = { source, flipped, check }
  return result(game, seat, source, check, flipped, cardIn(game, yield* ask(game, seat, chooseFlip, about)))
}

function result(game: Bang, seat: Seat, source: string, check: Check, flipped: readonly CardId[], card: CardId): boolean {
  const good = matches(game, game.faceOf(card), check)
  game.emit({ type: 'checked', seat, source, cards: flipped.map((flip) => game.faceOf(flip)), chosen: flipped.indexOf(card), good })
  for (const flip of flipped) game.discard(flip)
  for (const flip of [card, ...flipped.filter((other) => other !== card)]) game.flips.push({ card: flip, stay: game.handle(flip) })
  return good
}

export function matches(game: Bang, face: Face, { suits, ranks }: Check): boolean {
  const suit = game.suitOf(face)
  if (suit === undefined || !suits.includes(suit)) return false
  return ranks === undefined || (face.rank !== undefined && ranks.includes(face.rank))
}

interface FlipChoice {
  readonly source: string
  readonly flipped: readonly CardId[]
  readonly check: Check
}

/** Who flips several cards chooses which one counts. */
const chooseFlip: Kind<Bang, FlipChoice> = {
  name: 'flip',
  options: (game, _seat, { flipped }) => flipped.map((card) => ({ id: 'flip', card: game.handle(card) })),
  fallback: (game, _seat, { flipped }) => ({ id: 'flip', card: game.handle(flipped[0]) }),
  publicAbout: (_game, { source }) => ({ source }),
}
