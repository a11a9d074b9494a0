import { RANKS, SUITS, type TableEvent } from '@sundown/engine'
import { isObject, isSeat } from './record.ts'

type Test = (json: unknown) => boolean

const MAX_LIST = 100
const text: Test = (json) => typeof json === 'string' && json.length <= 100
const whole: Test = (json) => Number.isSafeInteger(json)
const truth: Test = (json) => typeof json === 'boolean'
const seat: Test = isSeat
const optional =
  (test: Test): Test =>
  (json) =>
    json === undefined || test(json)
const listOf =
  (test: Test): Test =>
  (json) =>
    Array.isArray(json) && json.length <= MAX_LIST && json.every(test)
const oneOf =
  (...words: readonly string[]): Test =>
  (json) =>
    words.some((word) => word === json)
const shape =
  (fields: { readonly [name: string]: Test }): Test =>
  (json) =>
    isObject(json) && Object.entries(fields).every(([name, test]) => test(json[name]))

const face = shape({ id: text, suit: optional(oneOf(...SUITS)), rank: optional(oneOf(...RANKS)) })
const zone = shape({ zone: text, seat: optional(seat) })
const role = oneOf('sheriff', 'deputy', 'outlaw', 'renegade')

/** The events a record may hold. The compiler sees to it that none is missing. */
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
  over: shape({ by: text, winners: listOf(seat), roles: listOf(role) }),
}

/** An event this version can tell. Other rules may have others. */
export function isTableEvent(json: unknown): json is TableEvent {
  if (!isObject(json) || typeof json.type !== 'string') return false
  const type = json.type
  return Object.entries(SHAPES).some(([known, test]) => known === type && test(json))
}
