import type { Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { type Duty, maskOf } from '../moments.ts'
import { hand, look } from '../zones.ts'
import { cardView, cardViews } from './cards.ts'
import { OWN_PART, type Parts } from './parts.ts'
import type { CardView, DutyView, OwnView } from './shown.ts'

const ownPart = (game: Bang, parts: Parts, seat: Seat): OwnView => {
  parts[OWN_PART + seat] ??= ownView(game, seat)
  return parts[OWN_PART + seat] as OwnView
}

/** What binds the player whose turn it is may come and go with anything that happens, so it is no part that is kept. */
export function dutyView(game: Bang): DutyView | undefined {
  const duty = dutyOf(game)
  return duty !== undefined && 'suit' in duty ? { seat: game.active, suit: duty.suit } : undefined
}

export function ownWithDuty(game: Bang, parts: Parts, seat: Seat): OwnView {
  const own = ownPart(game, parts, seat)
  const duty = seat === game.active ? dutyOf(game) : undefined
  return duty !== undefined && 'card' in duty ? ownViewWith(own, cardView(game, duty.card)) : own
}

const ownViewWith = ({ seat, role, hand, look, distances }: OwnView, mustPlay: CardView): OwnView => ({
  seat,
  role,
  hand,
  look,
  distances,
  mustPlay,
})

const DUTY = maskOf('duty')

function dutyOf(game: Bang): Duty | undefined {
  const seat = game.active
  if (!game.has(seat, DUTY) || !game.inTurn(seat)) return undefined
  for (const source of game.of(seat).duty) {
    const duty = source.def.duty?.(game, source, seat)
    if (duty !== undefined) return duty
  }
  return undefined
}

/** All is found before the object is made, as elsewhere here: one that is filled between calls costs twice as much. */
function ownView(game: Bang, seat: Seat): OwnView {
  const role = game.hasRole(seat) ? game.role(seat) : undefined
  const held = cardViews(game, game.at(hand(seat)))
  const looked = cardViews(game, game.at(look(seat)))
  const distances = game.distancesOf(seat)
  return { seat, role, hand: held, look: looked, distances, mustPlay: undefined }
}
