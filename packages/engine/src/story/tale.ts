import { nth } from '../kernel/index.ts'
import { isStory, type StoryEvent } from './chronicle.ts'

/** Deeds worth a stamp on somebody's page, each a small story of one game. */
export const STAMPS = [
  /** Won as Renegade at a table of seven or more. */
  'lone-wolf',
  /** Three Dynamites went off or were passed on under his nose, and he won. */
  'hot-potato',
  /** Won with the last life point. */
  'last-breath',
  /** A Deputy who fell, and whose side won. */
  'loyal',
  /** Felled three or more. */
  'deadeye',
  /** A Sheriff who won and never hurt a Deputy of his. */
  'clean-star',
  /** Won and never lost a life point. */
  'untouched',
  /** Got out of the way of eight shots. */
  'hard-to-hit',
  /** Was out, came back and won. */
  'from-the-dead',
  /** Won, with five life points regained. */
  'nine-lives',
  /** Won at a table of eight. */
  'full-house',
  /** The last of the winning Outlaws who was on his feet. */
  'last-standing',
] as const
export type Stamp = (typeof STAMPS)[number]

/** What one game says about one seat. */
export interface SeatTale {
  /** Who felled him last. */
  readonly felledBy: number | null
  /** By seat: how many life points he took from whom. */
  readonly harms: readonly number[]
  readonly stamps: readonly Stamp[]
}

/** How a finished game stood: the roles by seat, and who won. */
export interface Ending {
  readonly roles: readonly string[]
  readonly winners: readonly number[]
}

interface Counts {
  felledBy: number | null
  felled: number
  out: boolean
  returned: boolean
  lost: number
  healed: number
  dodged: number
  dynamites: number
  life: number | undefined
  readonly harms: number[]
}

const MANY = { table: 7, fullTable: 8, felled: 3, dodged: 8, healed: 5, dynamites: 3 }

/** One pass over what everybody was told of a finished game. */
export function taleOf(events: readonly unknown[], ending: Ending): readonly SeatTale[] {
  const seats = ending.roles.map(() => nothing(ending.roles.length))
  for (const event of events) if (isEvent(event) && isStory(event)) hear(seats, event)
  return seats.map(({ felledBy, harms }, seat) => ({ felledBy, harms, stamps: stampsOf(seats, seat, ending) }))
}

const nothing = (seats: number): Counts => ({
  felledBy: null,
  felled: 0,
  out: false,
  returned: false,
  lost: 0,
  healed: 0,
  dodged: 0,
  dynamites: 0,
  life: undefined,
  harms: Array.from({ length: seats }, () => 0),
})

const isEvent = (event: unknown): event is { readonly type: string } => typeof event === 'object' && event !== null && 'type' in event

function hear(seats: readonly Counts[], event: StoryEvent): void {
  switch (event.type) {
    case 'wounded': {
      const amount = 'amount' in event ? event.amount : 1
      const { seat, by, life } = event
      const hurt = nth(seats, seat)
      hurt.lost += amount
      hurt.life = life
      if (by === undefined || by === seat) break
      const { harms } = nth(seats, by)
      harms[seat] = nth(harms, seat) + amount
      break
    }
    case 'healed': {
      const drinker = nth(seats, event.seat)
      drinker.healed += event.amount
      drinker.life = event.life
      break
    }
    case 'eliminated': {
      const by = 'by' in event ? event.by : undefined
      const fallen = nth(seats, event.seat)
      fallen.out = true
      if (by === undefined || by === event.seat) break
      fallen.felledBy = by
      nth(seats, by).felled++
      break
    }
    case 'returned': {
      const back = nth(seats, event.seat)
      back.out = false
      back.returned = true
      break
    }
    case 'cancelled':
    case 'dodged':
      nth(seats, event.seat).dodged++
      break
    case 'exploded':
    case 'passed-on':
    case 'dynamite':
      nth(seats, event.seat).dynamites++
      break
  }
}

function stampsOf(seats: readonly Counts[], seat: number, { roles, winners }: Ending): readonly Stamp[] {
  const own = nth(seats, seat)
  const role = roles[seat]
  const won = winners.includes(seat)
  const deputies = roles.flatMap((other, i) => (other === 'deputy' ? [i] : []))
  const standing = winners.filter((other) => !nth(seats, other).out)
  const earned: { readonly [stamp in Stamp]: boolean } = {
    'lone-wolf': won && role === 'renegade' && roles.length >= MANY.table,
    'hot-potato': won && own.dynamites >= MANY.dynamites,
    'last-breath': won && !own.out && own.life === 1,
    loyal: won && role === 'deputy' && own.out,
    deadeye: own.felled >= MANY.felled,
    'clean-star': won && role === 'sheriff' && deputies.length > 0 && deputies.every((other) => own.harms[other] === 0),
    untouched: won && own.lost === 0,
    'hard-to-hit': own.dodged >= MANY.dodged,
    'from-the-dead': won && own.returned && !own.out,
    'nine-lives': won && own.healed >= MANY.healed,
    'full-house': won && roles.length >= MANY.fullTable,
    'last-standing': won && role === 'outlaw' && winners.length > 1 && standing.length === 1 && standing[0] === seat,
  }
  return STAMPS.filter((stamp) => earned[stamp])
}
