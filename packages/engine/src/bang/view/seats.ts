import { absent, listOf, type Seat, seatOf } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { atSeat, onCharacter } from '../parts/spots.ts'
import { MAX_SEATS } from '../zones.ts'
import { cardViews, countedAt, frontViews } from './cards.ts'
import { type Parts, PLACES_PART } from './parts.ts'
import type { CardView, FrontView, SeatParts, SeatView } from './shown.ts'

/** By length: lists to be filled, which are lists of objects to the machine from the start and need not grow. */
const SEATS: readonly (readonly SeatView[])[] = listOf(MAX_SEATS + 1, (length) => listOf(length, () => ({}) as SeatView))

export function seatViews(game: Bang, parts: Parts): readonly SeatView[] {
  const seats = (SEATS[game.seats] ?? absent()).slice()
  const recounted = game.takeRecounted()
  for (let i = 0; i < seats.length; i++) {
    const kept = parts[i] as SeatView | undefined
    if (kept !== undefined && ((recounted >> i) & 1) === 0) seats[i] = kept
    else parts[i] = seats[i] = seatView(game, parts, seatOf(i), kept)
  }
  return seats
}

const placesPart = (game: Bang, parts: Parts, seat: Seat): SeatParts['zones'] => {
  parts[PLACES_PART + seat] ??= ownPlaces(game, seat)
  return parts[PLACES_PART + seat] as SeatParts['zones']
}

/** What is seen of a player, of whom only counts have changed if he was shown before: his life, his counters, how many cards he holds. */
function seatView(game: Bang, parts: Parts, seat: Seat, before: SeatView | undefined): SeatView {
  const { character, maxLife, front, abilities, weapon, reach, role, state, skips } = before ?? lastingView(game, seat)
  const life = game.life(seat)
  const hand = game.hand(seat).length
  const cards = openHand(game, seat)
  const own = game.mixture.hasParts ? seatParts(game, parts, seat) : undefined
  // Written out: a copy with one field more is another kind of object to the machine each time.
  const view =
    own === undefined
      ? { seat, character, life, maxLife, hand, cards, front, abilities, weapon, reach, role, state, skips }
      : { seat, character, life, maxLife, hand, cards, front, abilities, weapon, reach, role, state, skips, parts: own }
  return game.presenceOf(seat) === 'shadow' ? { ...view, shadow: true } : view
}

type Lasting = Pick<SeatView, 'character' | 'maxLife' | 'front' | 'abilities' | 'weapon' | 'reach' | 'role' | 'state' | 'skips'>

/** What changes less often. */
function lastingView(game: Bang, seat: Seat): Lasting {
  const { reach, weapon } = game.of(seat)
  const character = game.character(seat)?.id
  const maxLife = game.maxLife(seat)
  const front = frontPart(game, seat)
  const abilities = abilityNames(game, seat)
  const role = game.roleShown(seat) ? game.role(seat) : undefined
  const state = !game.inPlay(seat) ? 'out' : !game.alive(seat) ? 'doomed' : game.isGhost(seat) ? 'ghost' : 'in'
  const skips = game.skipsOf(seat)
  return { character, maxLife, front, abilities, weapon: weapon?.def.id, reach, role, state, skips }
}

const openHand = (game: Bang, seat: Seat): readonly CardView[] | undefined =>
  game.handsAreOpen() ? cardViews(game, game.hand(seat)) : undefined

/** What lies in front of a player changes less often than the rest of what is seen of him. */
function frontPart(game: Bang, seat: Seat): readonly FrontView[] {
  const { shownFronts } = game
  shownFronts[seat] ??= frontViews(game, game.front(seat), false)
  return shownFronts[seat]
}

/** Has held a name: an empty list of another kind makes every reader slower. */
const NO_NAMES: readonly string[] = [''].slice(1)

function abilityNames(game: Bang, seat: Seat): readonly string[] {
  const beside = game.beside(seat)
  const copies = game.copiesOf(seat)
  if (beside.length === 0 && copies.length === 0) return NO_NAMES
  const names = NO_NAMES.slice()
  for (const card of beside) names.push(game.def(card).id)
  for (const { def } of copies) names.push(def.id)
  return names
}

const seatParts = (game: Bang, parts: Parts, seat: Seat): SeatParts => ({
  counters: countedAt(game, atSeat(seat), 'seat'),
  onCharacter: countedAt(game, onCharacter(seat), 'character'),
  zones: placesPart(game, parts, seat),
})

function ownPlaces(game: Bang, seat: Seat): SeatParts['zones'] {
  const zones: { [zone: string]: readonly FrontView[] } = {}
  for (const { zone, id } of game.mixture.seatZones[seat] ?? absent()) zones[zone.name] = frontViews(game, game.at(id), false)
  return zones
}
