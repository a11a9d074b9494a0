import { type Answer, ask, firstOf, type Kind, offer, type Rule, type Seat } from '../../kernel/index.ts'
import type { Source } from '../def.ts'
import type { Duel } from '../duel.ts'
import { hand } from '../zones.ts'
import { act, playOrEnd } from './phase2.ts'
import { cardIn } from './play.ts'
import type { DuelReason } from './reasons.ts'
import { settled } from './settle.ts'

/** The turn of the player whose turn it is; then it is the other's. */
export function* turn(game: Duel): Rule {
  const seat = game.turnPlayer
  game.startTurn()
  yield* starts(game, seat)
  if (!game.over) {
    game.setPhase('draw')
    yield* settled(game, drawCards(game, seat))
  }
  yield* playAndDiscard(game, seat)
}

/** Phases 2 and 3; then it is the other's turn. */
export function* playAndDiscard(game: Duel, seat: Seat): Rule {
  if (!game.over) game.setPhase('play')
  while (!game.over) {
    const answer = yield* ask(game, seat, playOrEnd, undefined)
    if (answer.id === 'end') break
    yield* settled(game, act(game, seat, answer))
  }
  if (!game.over) {
    game.setPhase('discard')
    while (excess(game, seat) > 0) game.discard(cardIn(game, yield* ask(game, seat, discardExcess, undefined)))
    game.passTurn(game.opponent(seat))
  }
}

/** What never sleeps on either character, in its fixed order, each finished before the next. */
function* starts(game: Duel, seat: Seat): Rule {
  let done = 0
  for (let next = nextStart(game, seat, done); next && !game.over; next = nextStart(game, seat, done)) {
    done = next.def.startOrder
    yield* settled(game, next.def.startOfTurn?.(game, next))
  }
}

/** There is one copy of each such card. */
function nextStart(game: Duel, seat: Seat, done: number): Source | undefined {
  const waiting = game
    .characters(seat)
    .flatMap((character) => game.equipment(character).map((card) => ({ def: game.def(card), seat, character, card })))
    .filter(({ def }) => def.startOfTurn && def.startOrder > done)
  return waiting.sort((a, b) => a.def.startOrder - b.def.startOrder)[0]
}

const NORMAL_DRAW = 2

/** Phase 1: compulsory. */
function* drawCards(game: Duel, seat: Seat): Rule {
  const extra = game.sources(seat).filter(({ def }) => def.draws > 0)
  for (const { def } of extra) game.emit({ type: 'ability', seat, source: def.id })
  const amount = extra.reduce((sum, { def }) => sum + def.draws, NORMAL_DRAW)
  for (let nth = 1; nth <= amount; nth++) {
    const card = game.fromDeck(seat, hand(seat))
    if (card === undefined) return
    for (const source of game.sources(seat)) {
      const more = source.def.drawn?.(game, source, card, nth)
      if (more) yield* more
    }
  }
}

const excess = (game: Duel, seat: Seat): number => game.hand(seat).length - game.handLimit(seat)

const discardExcess: Kind<Duel, undefined> = {
  name: 'discard',
  options: (game, seat) => offer(game, 'discard', game.hand(seat)),
  refuse: (game, seat, _about, answer: Answer): DuelReason | undefined =>
    answer.id === 'end' ? { code: 'too-many-cards', facts: { cards: game.hand(seat).length, limit: game.handLimit(seat) } } : undefined,
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(firstOf(game.hand(seat))) }),
  publicAbout: (game) => ({ limit: game.handLimit(game.turnPlayer) }),
}
