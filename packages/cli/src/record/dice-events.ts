import { DIE_FACES, type DiceTableEvent } from '@sundown/engine'
import { isShaped, listOf, oneOf, optional, role, seat, shape, type Test, text, whole, zone } from './shapes.ts'

const card = shape({ id: text })
const face = oneOf(...DIE_FACES)

/** The events a record of the dice game may hold. The compiler makes sure that none is missing. */
const SHAPES: { readonly [type in DiceTableEvent['type']]: Test } = {
  moved: shape({ from: zone, to: zone, was: whole, now: whole, face: card, saw: whole, sees: whole }),
  shuffled: shape({ zone, count: whole }),
  started: shape({ first: seat }),
  character: shape({ seat, character: text }),
  'role-shown': shape({ seat, role }),
  turn: shape({ seat, number: whole }),
  rolled: shape({ seat, roll: whole, dice: listOf(whole), faces: listOf(face) }),
  stopped: shape({ seat, faces: listOf(face) }),
  arrow: shape({ seat, arrows: whole, supply: whole, because: text }),
  'arrows-back': shape({ seat, count: whole, supply: whole, because: text }),
  indians: shape({}),
  dynamite: shape({ seat }),
  aimed: shape({ seat, shots: listOf(shape({ die: whole, target: seat, points: whole })) }),
  poured: shape({ seat, to: listOf(seat) }),
  gatling: shape({ seat }),
  ability: shape({ seat, source: text, target: optional(seat) }),
  wounded: shape({ seat, amount: whole, life: whole, by: optional(seat), cause: text }),
  healed: shape({ seat, amount: whole, life: whole, cause: text }),
  eliminated: shape({ seat, role, by: optional(seat) }),
  over: shape({ by: text, winners: listOf(seat), roles: listOf(role) }),
}

/** An event that this version can tell. Other versions of the rules may have others. */
export const isDiceEvent = (json: unknown): json is DiceTableEvent => isShaped(SHAPES, json)
