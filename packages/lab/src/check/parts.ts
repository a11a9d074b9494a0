import { atSeat, type Bang, type Counter, cardOf, inTheMiddle, nth, onCard, onCharacter, type Spot, seatOf } from '@sundown/engine'
import type { Check, Finding } from './check.ts'
import { isShared } from './fronts.ts'

interface Place {
  readonly spot: Spot
  readonly kind: Counter['at'][number]
  readonly name: string
  /** Of a card: it lies in front of a player, or in a place of his that a set has brought. */
  readonly isBeforeSomebody?: boolean
}

/** Wherever counters could lie. */
function placesIn(game: Bang): readonly Place[] {
  const places: Place[] = [{ spot: inTheMiddle, kind: 'middle', name: 'the middle' }]
  for (let i = 0; i < game.seats; i++) {
    const seat = seatOf(i)
    places.push({ spot: atSeat(seat), kind: 'seat', name: `seat ${i}` })
    places.push({ spot: onCharacter(seat), kind: 'character', name: `the character of seat ${i}` })
  }
  for (let i = 0; i < game.layout.faces.length; i++) {
    const card = cardOf(i)
    const { zone, seat } = nth(game.layout.names, game.zoneOf(card))
    const isBeforeSomebody = seat !== undefined && (zone === 'front' || game.mixture.ownZones.some((own) => own.zone.name === zone))
    places.push({ spot: onCard(card), kind: 'card', name: `${game.def(card).id} in ${zone}`, isBeforeSomebody })
  }
  return places
}

function misplaced(game: Bang, counter: Counter): Finding {
  let out = 0
  for (const { spot, kind, name, isBeforeSomebody } of placesIn(game)) {
    const count = game.count(counter, spot)
    if (count === 0) continue
    if (count < 0) return `${name} has ${count} of ${counter.id}`
    if (!counter.at.includes(kind)) return `${counter.id} lies at ${name}, where it cannot be`
    if (counter.most !== undefined && kind !== 'middle' && count > counter.most)
      return `${name} has ${count} of ${counter.id}, more than it holds`
    if (kind === 'card' && !isBeforeSomebody) return `${counter.id} lies on ${name}`
    out += count
  }
  if (counter.limited && out + game.supply(counter) !== counter.supply)
    return `${out} of ${counter.id} are out and ${game.supply(counter)} left, but there are ${counter.supply}`
  return undefined
}

/** Counters of sets lie where they may, no more of them than there is room for, and with the supply they are as many as there are. */
export const countersAddUp: Check = {
  name: 'counters-add-up',
  run({ match: { game } }) {
    for (const counter of game.mixture.counters) {
      const finding = misplaced(game, counter)
      if (finding) return finding
    }
    return undefined
  },
}

/** Who is out has nothing in the places that sets have brought, where it would be lost. */
export const deadOwnNoThings: Check = {
  name: 'dead-own-no-things',
  run({ match, match: { game } }) {
    if (isShared(match)) return undefined
    for (const { zone, seat, id } of game.mixture.ownZones) {
      if (seat === undefined || seat >= game.seats || zone.lost === undefined || game.inPlay(seat)) continue
      if (game.at(id).length > 0) return `seat ${seat} is eliminated and has cards in ${zone.name}`
    }
    return undefined
  },
}
