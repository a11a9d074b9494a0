import type { DuelTableEvent } from '@sundown/engine'
import { isShaped, listOf, oneOf, optional, seat, shape, type Test, text, truth, whole, zone } from './shapes.ts'

const side = oneOf('law', 'outlaw')
const face = shape({ id: text, deck: side, symbol: optional(oneOf('barrel', 'snake', 'dynamite', 'horseshoe')) })

/** The events a record of The Duel may hold. The compiler makes sure that none is missing. */
const SHAPES: { readonly [type in DuelTableEvent['type']]: Test } = {
  moved: shape({ from: zone, to: zone, was: whole, now: whole, face, saw: whole, sees: whole, back: optional(text) }),
  shuffled: shape({ zone, count: whole }),
  started: shape({ law: seat, outlaw: seat }),
  entered: shape({ seat, character: text, life: whole, active: truth }),
  turn: shape({ seat, number: whole }),
  played: shape({ seat, card: face, as: text, target: optional(text), side: optional(seat) }),
  copied: shape({ seat, card: text, target: optional(text) }),
  answered: shape({ seat, card: face, as: oneOf('dodge', 'shot', 'extra'), to: text, character: text }),
  declined: shape({ seat, to: text, character: text }),
  fired: shape({ seat, source: text, target: text, owner: seat }),
  dodged: shape({ seat, character: text, by: seat, source: text }),
  revealed: shape({ seat, source: text, cards: listOf(face), chosen: whole, good: truth }),
  shown: shape({ seat, card: face, because: text }),
  wounded: shape({ seat, character: text, life: whole, by: optional(seat), cause: text }),
  healed: shape({ seat, character: text, amount: whole, life: whole, cause: text }),
  ability: shape({ seat, source: text }),
  swapped: shape({ seat, character: text, because: text }),
  recharged: shape({ seat, card: face }),
  exploded: shape({ seat, character: text, card: text }),
  'passed-on': shape({ seat, to: seat, character: text, card: text }),
  eliminated: shape({ seat, character: text }),
  alone: shape({ seat, character: text }),
  over: shape({ by: side, winners: listOf(seat) }),
}

/** An event that this version can tell. Other versions of the rules may have others. */
export const isDuelEvent = (json: unknown): json is DuelTableEvent => isShaped(SHAPES, json)
