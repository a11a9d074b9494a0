import { entryOf, type Layout, layOut, nth, type Seat, seatOf, type ZoneId } from '../kernel/index.ts'
import { blueCards } from './cards/blue.ts'
import { brownCards } from './cards/brown.ts'
import { redCards } from './cards/red.ts'
import { lawCharacters } from './characters/law.ts'
import { outlawCharacters } from './characters/outlaw.ts'
import type { Def } from './def.ts'
import type { Face } from './events.ts'
import { cards, characters, SIDES, type Side } from './facts.ts'
import { box, ownDeck, zones } from './zones.ts'

const known: { readonly [id: string]: Def } = { ...redCards, ...blueCards, ...brownCards, ...lawCharacters, ...outlawCharacters }
const defOf = (id: string): Def => entryOf(known, id)

/** Everything there is, in the order of the facts. */
export const allCards: readonly Def[] = Object.keys(cards).map(defOf)
export const allCharacters: readonly Def[] = Object.keys(characters).map(defOf)

/** Everything that is the same in all games with the same seats. */
export interface Catalog {
  readonly layout: Layout<Face>
  /** By face. */
  readonly defs: readonly Def[]
  /** For cards that are fired as one. */
  readonly colt: Def
}

/** Characters have backs of their own. */
const BACK_NAMES = [...SIDES, ...SIDES.map((side) => `${side}-character`)]

/** `law`: who plays for the law. */
export function catalogOf(law: Seat, playing: readonly Def[] = allCards, people: readonly Def[] = allCharacters): Catalog {
  const faces: Face[] = []
  const defs: Def[] = []
  const backs: number[] = []
  const home: number[] = []
  const seatOfSide = (side: Side): Seat => (side === 'law' ? law : seatOf(1 - law))
  const put = (face: Face, def: Def, back: string, zone: ZoneId) => {
    faces.push(face)
    defs.push(def)
    backs.push(BACK_NAMES.indexOf(back))
    home.push(zone)
  }
  for (const def of playing) {
    for (const { deck, symbol } of def.facts?.copies ?? []) put({ id: def.id, deck, symbol }, def, deck, ownDeck(seatOfSide(deck)))
  }
  for (const def of people) {
    const side = def.character?.side
    if (side) put({ id: def.id, deck: side, symbol: undefined }, def, `${side}-character`, box(seatOfSide(side)))
  }
  return {
    layout: layOut({ faces, backs: Uint8Array.from(backs), backNames: BACK_NAMES, zones, home: Uint8Array.from(home) }),
    defs,
    colt: playing.find(({ id }) => id === cards.colt.id) ?? redCards.colt,
  }
}

const catalogs = [seatOf(0), seatOf(1)].map((law) => catalogOf(law))
export const catalogFor = (law: Seat): Catalog => nth(catalogs, law)
