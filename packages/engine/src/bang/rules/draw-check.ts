import { ask, type CardId, firstOf, type Kind, NO, offer, type Rule, type Seat, YES } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Face } from '../events.ts'
import type { Check } from '../facts.ts'
import { maskOf } from '../moments.ts'
import { ASIDE } from '../zones.ts'
import { cardIn } from './play.ts'

/** "draw!": flip, read suit and rank, discard. True: the flipped card brings the result. Without a card there is no result. */
export function drawCheck(game: Bang, seat: Seat, source: string, check: Check): Rule<boolean> {
  const flipped = flip(game, 1 + game.of(seat).flips)
  if (flipped.length > 1 || game.anybodyHas(REPEATS)) return drawChecks(game, seat, { source, check, flipped })
  return result(game, seat, { source, check, flipped }, flipped[0]) ? YES : NO
}

const REPEATS = maskOf('repeatsCheck')

/** From the deck, beside everything else. */
function flip(game: Bang, count: number): readonly CardId[] {
  const flipped: CardId[] = []
  for (let left = count; left > 0; left--) {
    const card = game.fromDeck(ASIDE)
    if (card !== undefined) flipped.push(card)
  }
  return flipped
}

/** A "draw!" of several cards that all count: nobody chooses one. What lets somebody flip more adds to them. */
export function* flipSeveral(game: Bang, seat: Seat, source: string, count: number): Rule<readonly Face[]> {
  for (;;) {
    const flipped = flip(game, count + game.of(seat).flips)
    const [first] = flipped
    const again = first !== undefined && (yield* repeated(game, { seat, source, good: true, card: first }))
    const faces = flipped.map((each) => game.faceOf(each))
    for (const each of flipped) game.discard(each)
    if (again) continue
    for (const each of flipped) game.flips.push({ card: each, stay: game.handle(each) })
    return faces
  }
}

/** Who flips several chooses one; then others may have all of it repeated, before it counts. */
function* drawChecks(game: Bang, seat: Seat, first: Flipped): Rule<boolean> {
  let now = first
  for (;;) {
    const { flipped, source, check } = now
    const card = flipped.length > 1 ? cardIn(game, yield* ask(game, seat, chooseFlip, now)) : flipped[0]
    const again = card !== undefined && (yield* repeated(game, { seat, source, good: matches(game, game.faceOf(card), check), card }))
    if (!again) return result(game, seat, now, card)
    for (const old of flipped) game.discard(old)
    now = { source, check, flipped: flip(game, 1 + game.of(seat).flips) }
  }
}

/** Whoever could have it repeated is asked, clockwise from who flipped; true: somebody does. */
function* repeated(game: Bang, shown: ShownCheck): Rule<boolean> {
  if (!game.anybodyHas(REPEATS)) return false
  for (const other of game.from(shown.seat)) {
    for (const source of game.of(other).repeatsCheck) {
      if (source.owner === other && source.def.repeatsCheck && (yield* source.def.repeatsCheck(game, source, shown))) return true
    }
  }
  return false
}

function result(game: Bang, seat: Seat, { source, check, flipped }: Flipped, card: CardId | undefined): boolean {
  if (card === undefined) {
    game.emit({ type: 'checked', seat, source, cards: [], chosen: 0, good: false })
    return false
  }
  const good = matches(game, game.faceOf(card), check)
  game.emit({ type: 'checked', seat, source, cards: flipped.map((each) => game.faceOf(each)), chosen: flipped.indexOf(card), good })
  for (const each of flipped) game.discard(each)
  for (const each of [card, ...flipped.filter((other) => other !== card)]) game.flips.push({ card: each, stay: game.handle(each) })
  return good
}

export function matches(game: Bang, face: Face, { suits, ranks }: Check): boolean {
  const suit = game.suitOf(face)
  if (suit === undefined || suits?.includes(suit) === false) return false
  return ranks === undefined || (face.rank !== undefined && ranks.includes(face.rank))
}

interface Flipped {
  readonly source: string
  readonly flipped: readonly CardId[]
  readonly check: Check
}

/** A check that has a result which does not count yet. */
export interface ShownCheck {
  /** Who flipped. */
  readonly seat: Seat
  readonly source: string
  readonly card: CardId
  readonly good: boolean
}

/** Who flips several cards chooses which one counts. */
const chooseFlip: Kind<Bang, Flipped> = {
  name: 'flip',
  options: (game, _seat, { flipped }) => offer(game, 'flip', flipped),
  fallback: (game, _seat, { flipped }) => ({ id: 'flip', card: game.handle(firstOf(flipped)) }),
  publicAbout: (_game, { source }) => ({ source }),
}
