import { type Bang, type Game, type Match, ROLE_TABLE, type Seat, seatOf } from '@sundown/engine'
import { entryOf, nth } from '../list.ts'
import { BURDENS, deedOf, HURTS_ALL } from './deeds.ts'
import { type ActsOf, aimedAt, doneToAll, othersWithin, type Watching } from './memory.ts'
import type { OpenTable, ToldEvent } from './open-table.ts'
import type { Act } from './reading.ts'
import { WISHES } from './wishes.ts'
import { type WitnessOf, witnessTo } from './witness.ts'

export const bangWitness: WitnessOf = (match) => (isBang(match) ? witnessTo({ watch: watchBang, open: openBang }, match) : undefined)

const isBang = (match: Match<Game>): match is Match<Bang> => match.rules.name === 'bang'

export const watchBang = (players: number): Watching => ({
  roles: entryOf(ROLE_TABLE, players),
  wishes: WISHES,
  focus: 2.5,
  whim: 0.1,
  kept: 0.985,
  actsOf,
})

export const openBang = (game: Bang): OpenTable => ({
  turn: game.turns,
  seats: Array.from({ length: game.seats }, (_, i) => {
    const seat = seatOf(i)
    return {
      role: game.roleShown(seat) ? game.role(seat) : undefined,
      character: undefined,
      reach: game.of(seat).reach,
      distances: game.distancesOf(seat),
    }
  }),
})

const NOTHING: readonly Act[] = []

const actsOf: ActsOf = (event, table, events) => {
  switch (event.type) {
    case 'played':
      return done(table, event.seat, event.as, event.target, events)
    case 'used':
      return done(table, event.seat, event.card.id, event.target, events)
    case 'ability':
      // What comes along with a card was aimed with it.
      return event.target === undefined || isAimedAlready(event.seat, event.target, events)
        ? NOTHING
        : aimed(table, event.seat, event.source, event.target, events)
    case 'spared':
      return aimed(table, event.by, 'saved', event.seat, events)
    default:
      return NOTHING
  }
}

function done(table: OpenTable, by: Seat, id: string, target: Seat | undefined, events: readonly ToldEvent[]): readonly Act[] {
  if (target !== undefined) return aimed(table, by, id, target, events)
  return HURTS_ALL.has(id) ? doneToAll(table, by, id) : NOTHING
}

function aimed(table: OpenTable, by: Seat, id: string, target: Seat, events: readonly ToldEvent[]): readonly Act[] {
  const deed = deedOf(id)
  if (deed === undefined) return NOTHING
  const within = deed.within === 'anybody' ? Number.POSITIVE_INFINITY : deed.within === 'reach' ? nth(table.seats, by).reach : deed.within
  return aimedAt(by, id, target, othersWithin(table, by, within), deed.helps || freesFrom(target, events))
}

const isAimedAlready = (by: Seat, target: Seat, events: readonly ToldEvent[]): boolean =>
  events.some((event) => (event.type === 'played' || event.type === 'used') && event.seat === by && event.target === target)

/** What was taken from the target is no loss to him. */
function freesFrom(target: Seat, events: readonly ToldEvent[]): boolean {
  for (const event of events) {
    // His cards go because he does.
    if (event.type === 'eliminated' && event.seat === target) return false
    if (event.type === 'moved' && event.from.zone === 'front' && event.from.seat === target && event.face) return BURDENS.has(event.face.id)
  }
  return false
}
