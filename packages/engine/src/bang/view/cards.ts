import { absent, type CardId, listOf } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { SpotKind } from '../parts/declare.ts'
import { onCard, type Spot } from '../parts/spots.ts'
import type { CardView, Counted, FrontView } from './shown.ts'

const NO_CARD = {} as CardView
/** By length: lists to be filled, which are lists of objects to the machine from the start and need not grow. */
const CARDS: readonly (readonly CardView[])[] = listOf(32, (length) => listOf(length, () => NO_CARD))
const NO_CARDS: readonly CardView[] = [NO_CARD].slice(1)
const cardList = (length: number): CardView[] =>
  length < CARDS.length ? (CARDS[length] ?? absent()).slice() : listOf(length, () => NO_CARD)

export const cardViews = (game: Bang, cards: readonly CardId[]): readonly CardView[] => {
  if (cards.length === 0) return NO_CARDS
  const views = cardList(cards.length)
  for (let i = 0; i < cards.length; i++) views[i] = cardView(game, cards[i] ?? absent())
  return views
}

/** Cards in front of somebody, or in a row that everybody may buy from: there each has its price. */
export const frontViews = (game: Bang, cards: readonly CardId[], areOnSale: boolean): readonly FrontView[] => {
  if (cards.length === 0) return NO_CARDS
  const views: FrontView[] = cardList(cards.length)
  for (let i = 0; i < cards.length; i++) views[i] = frontView(game, cards[i] ?? absent(), areOnSale)
  return views
}

/** A card as whoever sees it calls it; the same object as long as it stays where it is. Not for what lies in front or in a row: there is more to say of it. */
export function cardView(game: Bang, card: CardId): CardView {
  const handle = game.handle(card)
  const known = game.shownCards[card]
  if (known !== undefined && known.card === handle) return known
  const { id, suit, rank } = game.faceOf(card)
  const view: CardView = { card: handle, id, suit, rank }
  game.shownCards[card] = view
  return view
}

/** The same of one of those. */
function frontView(game: Bang, card: CardId, isOnSale: boolean): FrontView {
  const handle = game.handle(card)
  const known = game.shownCards[card]
  if (known !== undefined && known.card === handle) return known
  const { id, suit, rank } = game.faceOf(card)
  const waits = (game.def(card).isGreen && !game.isReady(card)) || undefined
  const off = !game.works(card) || undefined
  const price = isOnSale ? priceOf(game, card) : undefined
  const counters = game.isLaden ? countedOn(game, card) : undefined
  const isPlain = waits === undefined && off === undefined && price === undefined && counters === undefined
  // All of one shape, whatever there is to say of them: whoever goes through many cards meets two kinds and no more.
  const view = isPlain ? { card: handle, id, suit, rank } : { card: handle, id, suit, rank, waits, off, price, counters }
  game.shownCards[card] = view
  return view
}

function priceOf(game: Bang, card: CardId): number | undefined {
  const price = game.def(card).thing?.more?.cost
  return typeof price === 'number' ? price : undefined
}

/** The counters that may lie at such a spot. */
export function countedAt(game: Bang, spot: Spot, kind: SpotKind): Counted {
  const shown = game.shownAt[spot]
  if (shown !== undefined) return shown
  const counted: { [counter: string]: number } = {}
  const { counters } = game.mixture
  counters.forEach(({ id, at }, number) => {
    if (at.includes(kind)) counted[id] = game.countOf(number, spot)
  })
  game.shownAt[spot] = counted
  return counted
}

/** Those that lie on a card, if there are any. */
function countedOn(game: Bang, card: CardId): Counted | undefined {
  let counted: { [counter: string]: number } | undefined
  const { counters } = game.mixture
  for (let number = 0; number < counters.length; number++) {
    const count = game.countOf(number, onCard(card))
    if (count === 0) continue
    counted ??= {}
    counted[(counters[number] ?? absent()).id] = count
  }
  return counted
}
