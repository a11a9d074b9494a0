import { RANKS, SUITS, type TableEvent } from '@sundown/engine'
import { isObject } from '@sundown/engine/record-file'
import { isShaped, listOf, oneOf, optional, role, seat, shape, type Test, text, truth, whole, zone } from './shapes.ts'

const face = shape({ id: text, suit: optional(oneOf(...SUITS)), rank: optional(oneOf(...RANKS)) })

const spot = shape({
  at: oneOf('supply', 'middle', 'seat', 'character', 'card'),
  seat: optional(seat),
  card: optional(text),
  handle: optional(whole),
})
const plain: Test = (json) => text(json) || whole(json)
const fact: Test = (json) => json === undefined || truth(json) || plain(json) || listOf(plain)(json)
/** What an event of a set may hold: names, numbers and short lists of them. */
const facts: Test = (json) => isObject(json) && Object.entries(json).every(([name, value]) => text(name) && fact(value))

/** The events a record may hold. The compiler makes sure that none is missing. */
const SHAPES: { readonly [type in TableEvent['type']]: Test } = {
  moved: shape({ from: zone, to: zone, was: whole, now: whole, face, saw: whole, sees: whole }),
  shuffled: shape({ zone, count: whole }),
  started: shape({ sheriff: optional(seat) }),
  character: shape({ seat, character: text, kept: truth }),
  turn: shape({ seat, number: whole }),
  'turn-skipped': shape({ seat }),
  played: shape({ seat, card: face, as: text, target: optional(seat) }),
  answered: shape({ seat, card: face, as: text, to: text }),
  declined: shape({ seat, to: text }),
  cancelled: shape({ seat, by: optional(seat), shot: text }),
  checked: (json) =>
    shape({ seat, source: text, cards: listOf(face), chosen: whole, good: truth })(json) &&
    isObject(json) &&
    Array.isArray(json.cards) &&
    (json.cards.length === 0 || (typeof json.chosen === 'number' && json.chosen in json.cards)),
  shown: shape({ seat, card: face, because: text }),
  wounded: shape({ seat, amount: whole, life: whole, by: optional(seat), cause: text }),
  healed: shape({ seat, amount: whole, life: whole, cause: text }),
  drawing: shape({ seat, because: text }),
  ability: shape({ seat, source: text, target: optional(seat) }),
  exploded: shape({ seat, card: text }),
  'passed-on': shape({ seat, to: seat, card: text }),
  eliminated: shape({ seat, role, by: optional(seat) }),
  rewarded: shape({ seat, cards: whole, victim: seat }),
  penalised: shape({ seat, victim: seat }),
  stick: shape({ seat, from: optional(seat) }),
  used: shape({ seat, card: face, target: optional(seat) }),
  unaffected: shape({ seat, card: text, because: text }),
  spared: shape({ seat, by: seat, card: text }),
  ordered: shape({ seat, source: text, victim: seat, call: text, use: text, target: seat }),
  called: shape({ seat, source: text, call: text, target: optional(seat) }),
  abilities: shape({ seat, source: text, characters: listOf(text) }),
  'hand-shown': shape({ seat, cards: listOf(face), because: text }),
  turned: shape({ pile: oneOf('event', 'show'), card: text, was: optional(text), seat: optional(seat) }),
  coming: shape({ card: face }),
  returned: shape({ seat, life: whole, ghost: truth, because: text }),
  left: shape({ seat }),
  'roles-dealt': shape({ seats: listOf(seat), because: text }),
  'places-swapped': shape({ seat, with: seat }),
  'passed-over': shape({ seat }),
  'extra-turn': shape({ seat, because: text }),
  counted: shape({ counter: text, from: spot, to: spot, amount: whole, because: optional(text) }),
  own: shape({ name: text, seat: optional(seat), about: facts }),
  over: shape({ by: text, winners: listOf(seat), roles: listOf(role) }),
}

/** An event that this version can tell. Other versions of the rules may have others. */
export const isTableEvent = (json: unknown): json is TableEvent => isShaped(SHAPES, json)
