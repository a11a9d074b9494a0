import { DICE_ROLE_TABLE, type Dice, type Game, type Match, type Seat } from '@sundown/engine'
import { entryOf, nth } from '../list.ts'
import { type ActsOf, aimedAt, doneToAll, othersWithin, type Watching } from './memory.ts'
import type { OpenTable } from './open-table.ts'
import type { Act } from './reading.ts'
import { WISHES } from './wishes.ts'
import { type WitnessOf, witnessTo } from './witness.ts'

export const diceWitness: WitnessOf = (match) => (isDice(match) ? witnessTo({ watch: watchDice, open: openDice }, match) : undefined)

const isDice = (match: Match<Game>): match is Match<Dice> => match.rules.name === 'dice'

export const watchDice = (players: number): Watching => ({
  roles: entryOf(DICE_ROLE_TABLE, players),
  wishes: WISHES,
  focus: 2,
  whim: 0.1,
  kept: 0.985,
  actsOf,
})

export const openDice = (game: Dice): OpenTable => ({
  turn: game.turns,
  seats: game.ring.map((seat) => ({
    role: game.roleShown(seat) ? game.role(seat) : undefined,
    character: game.characterId(seat),
    reach: 0,
    distances: game.ring.map((other) => (game.inPlay(other) ? game.distance(seat, other) : 0)),
  })),
})

const NOTHING: readonly Act[] = []

/** Dice fall as they like, so only whom they were used on tells something. */
const actsOf: ActsOf = (event, table) => {
  switch (event.type) {
    case 'aimed':
      return event.shots.flatMap(({ target }) => aimedAt(event.seat, 'bang', target, alikeFor(table, event.seat, target), false))
    case 'poured':
      return event.to.flatMap((target) => aimedAt(event.seat, 'beer', target, everybodyElse(table, event.seat), true))
    case 'ability':
      // Kit Carlson takes arrows away, Sid Ketchum gives life.
      return event.target === undefined ? NOTHING : aimedAt(event.seat, event.source, event.target, everybodyElse(table, event.seat), true)
    case 'gatling':
      return doneToAll(table, event.seat, 'gatling')
    default:
      return NOTHING
  }
}

const everybodyElse = (table: OpenTable, by: Seat): readonly number[] => othersWithin(table, by, Number.POSITIVE_INFINITY)

/** Whom the same die could have hit as well. */
function alikeFor(table: OpenTable, by: Seat, target: Seat): readonly number[] {
  const { distances, character } = nth(table.seats, by)
  const away = nth(distances, target)
  const alike = (distance: number): boolean => {
    if (character === 'calamity-janet') return distance === 1 || distance === 2
    return distance === away || (character === 'rose-doolan' && Math.abs(distance - away) === 1)
  }
  return everybodyElse(table, by).filter((seat) => alike(nth(distances, seat)))
}
