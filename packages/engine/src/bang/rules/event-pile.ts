import { type CardId, nth, type Rule, type Seat, type ZoneId } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import { EVENT, EVENT_DECK, REMOVED, SHOW, SHOW_DECK } from '../zones.ts'
import { effect } from './effect.ts'

const topOf = (game: Bang, pile: ZoneId): CardId | undefined => {
  const cards = game.at(pile)
  return cards.length === 0 ? undefined : cards[cards.length - 1]
}

/** The last card of each set lies at the bottom; of two only one is used. The stack lies face up, so its top and which card is last are known. */
export function stackEvents(game: Bang): void {
  const all = game.at(EVENT_DECK)
  if (all.length === 0) return
  game.shuffleInto(EVENT_DECK, EVENT_DECK)
  const lasts = all.filter((card) => isLast(game, card))
  const last = nth(lasts, lasts.length === 1 ? 0 : game.random.below(lasts.length))
  for (const other of lasts) if (other !== last) game.move(other, REMOVED)
  if (lasts.length > 1) {
    const events = game.at(EVENT_DECK).filter((card) => card !== last)
    for (const surplus of events.slice(game.options.combinedEventCount)) game.move(surplus, REMOVED)
  }
  toBottom(game, last, EVENT_DECK)
  game.reveal(last)
  showNext(game)
}

/** Face down, the last card at the bottom. */
export function stackShows(game: Bang): void {
  if (game.at(SHOW_DECK).length === 0) return
  game.shuffleInto(SHOW_DECK, SHOW_DECK)
  const last = game.at(SHOW_DECK).find((card) => isLast(game, card))
  if (last === undefined) return
  toBottom(game, last, SHOW_DECK)
  game.reveal(last)
}

const isLast = (game: Bang, card: CardId): boolean => game.def(card).event?.last === true

/** Everything above it is lifted off and laid back on top. */
function toBottom(game: Bang, card: CardId, pile: ZoneId): void {
  const others = game.at(pile).filter((other) => other !== card)
  for (const other of others) {
    game.move(other, REMOVED)
    game.move(other, pile)
  }
}

function showNext(game: Bang): void {
  const next = topOf(game, EVENT_DECK)
  if (next === undefined) return
  game.reveal(next)
  game.emit({ type: 'coming', card: game.faceOf(next) })
}

/** T1: the old event stops, the next one is in force, and does what it does when it comes. Between two turns nobody's turn runs. */
export function changeEvent(game: Bang): Rule | undefined {
  const next = topOf(game, EVENT_DECK)
  return next === undefined ? undefined : turnEvent(game, next)
}

function* turnEvent(game: Bang, next: CardId): Rule {
  game.setPhase('between')
  const source = replace(game, next, { to: EVENT, pile: 'event', told: undefined })
  showNext(game)
  // What the old event has held back comes before anything the new one does.
  yield* effect(game, undefined)
  yield* effect(game, source?.def.enters?.(game, source, game.keeper))
}

/** The next show card is turned by somebody in the middle of his turn. */
export function* turnShow(game: Bang, by: Seat): Rule {
  const next = topOf(game, SHOW_DECK)
  if (next === undefined) return
  const source = replace(game, next, { to: SHOW, pile: 'show', told: by })
  const enters = source?.def.enters?.(game, source, by)
  if (enters) yield* enters
}

interface Turning {
  readonly to: ZoneId
  readonly pile: 'event' | 'show'
  readonly told: Seat | undefined
}

/** The card that is in force now, as a source. */
function replace(game: Bang, next: CardId, { to, pile, told }: Turning): Source | undefined {
  const old = topOf(game, to)
  const was = old === undefined ? undefined : game.def(old).id
  game.replaceWeather(old, next, to)
  game.emit({ type: 'turned', pile, card: game.def(next).id, was, seat: told })
  return game.table.find(({ card }) => card === next)
}
