import type { ToldEvent } from '../../session/played.ts'
import type { Picture } from '../picture.ts'
import type { Reader, Script } from '../plan.ts'
import type { Flown, Manner, Scene, Spot } from '../scene.ts'
import { landing, leaving } from './bang-picture.ts'
import { mannerOf } from './manners.ts'
import { seatAnchor } from './seats.ts'

export type Told = ToldEvent<'bang'>
export type Of<T extends Told['type']> = Extract<Told, { type: T }>
export type Move = Of<'moved'>
type Place = Move['from']

/** What those who plan parts of a stroke share. */
export interface BangStory {
  readonly reader: Reader<Told>
  readonly script: Script
  readonly me: number | null
  /** Where a player keeps this thing: the card in front of him, or his face if it is an ability of his. */
  readonly keeps: (seat: number, id: string) => Spot
  /** What a player shoots with. */
  readonly gunOf: (seat: number) => string
  /** Those in play besides him, clockwise from his left. */
  readonly othersOf: (seat: number) => readonly string[]
  /** Somebody is in play for this turn only. */
  readonly isShadow: (seat: number) => boolean
  /** A place of a set where cards lie face down. */
  readonly isPile: (zone: string) => boolean
  /** He is asked now whether he can dodge: somebody else's answer to a Gatling makes nobody a target. */
  readonly isShotAt: (seat: number) => boolean
}

export const isMove = (event: Told): event is Move => event.type === 'moved'

/** Where a card lies, as the screen calls it. */
function spotOf({ zone, seat: owner }: Place, card: number | undefined, me: number | null): Spot {
  const seat = owner ?? 0
  switch (zone) {
    case 'hand':
      return seat === me ? { anchor: 'hand', card } : { anchor: seatAnchor(seat), part: 'hand' }
    case 'front':
      return { anchor: seatAnchor(seat), part: 'front', card }
    default:
      return owner === undefined ? { anchor: zone, card } : { anchor: seatAnchor(owner), part: 'front', card }
  }
}

export const flown = ({ from, to, was, now, face }: Move, me: number | null): Flown => ({
  face,
  from: spotOf(from, was, me),
  to: spotOf(to, now, me),
})

/** Nobody sees cards come from here or go there. */
const UNSEEN = new Set(['roles', 'role', 'characters', 'character', 'beside', 'box', 'look', 'events', 'shows', 'out'])
const USUAL = new Set(['deck', 'hand', 'front', 'aside', 'discard'])

/** What kind of place it is: what a set has brought lies before somebody, face up for all, or in a pile of its own. */
function kindOf({ zone, seat }: Place, { isPile }: BangStory): string {
  if (USUAL.has(zone) || UNSEEN.has(zone)) return zone
  return seat !== undefined ? 'front' : isPile(zone) ? 'pile' : 'aside'
}

const way = ({ from, to }: Move, story: BangStory): Manner | undefined => mannerOf(kindOf(from, story), kindOf(to, story))

/** They come from the same player or pile, and go to the same. */
const goTogether = (a: Move, b: Move, story: BangStory): boolean =>
  way(a, story) === way(b, story) && a.from.seat === b.from.seat && a.to.seat === b.to.seat && a.to.zone === b.to.zone

/** The moments of cards on their way: each leaves and each lands. */
export const beatsOf = (moves: readonly Move[], me: number | null, seen: Picture): Scene['beats'] =>
  Object.fromEntries(
    moves.flatMap((move, i) => [
      [`leave ${i}`, leaving(move, me)],
      [`land ${i}`, landing(move, me, seen)],
    ]),
  )

/** Cards that go the same way at once. */
export function moved(first: Move, story: BangStory): void {
  const { reader, script, me } = story
  const row = [first, ...reader.claimRow((event): event is Move => isMove(event) && goTogether(event, first, story))]
  const manner = way(first, story)
  if (manner === undefined) {
    script.quietly(row.flatMap((move) => [...leaving(move, me), ...landing(move, me, script.seen)]))
    return
  }
  const [next] = reader.ahead()
  const reward = manner === 'draw' && next?.type === 'rewarded' && next.seat === first.to.seat
  script.add({ is: 'cards', manner: reward ? 'reward' : manner, cards: row.map((move) => flown(move, me)) }, beatsOf(row, me, script.seen))
}
