import type { CardSpec, Def, EventSpec, Memory, NoMemory, Numbers, Remembering } from './def.ts'
import * as defs from './def.ts'
import type { CardFacts, CharacterFacts, EventFacts, ThingFacts } from './facts.ts'

/**
 * What a set from outside is written with. It does the same as what Sundown's own sets use, after a look at what no compiler may have read: a misspelt
 * moment would never be called, and nobody would know why.
 */

/** All definitions have one shape, so one of them has every name there is. */
const NAMES = new Set(Object.keys(defs.variant('', {})))

function mustBeKnown(kind: string, id: string, spec: object): void {
  const strange = Object.keys(spec).find((name) => !NAMES.has(name))
  if (strange !== undefined)
    throw new Error(
      `the ${kind} "${id}" has "${strange}", which is neither a moment nor anything else that rules have (docs/turn.md names the moments)`,
    )
}

/** A playing card: what is printed on it, and what it does. */
export const card = <M extends Memory = NoMemory>(facts: CardFacts, spec: CardSpec<M> = {}): Def => {
  mustBeKnown('card', facts.id, spec)
  return defs.card(facts, spec)
}

/** Something of a kind that only one set has. */
export const thing = <M extends Memory = NoMemory>(facts: ThingFacts, spec: CardSpec<M> = {}): Def => {
  mustBeKnown('thing', facts.id, spec)
  return defs.thing(facts, spec)
}

/** A character: what is printed, and the ability. */
export const character = <M extends Memory = NoMemory>(facts: CharacterFacts, spec: Remembering<M> & Partial<Numbers>): Def => {
  mustBeKnown('character', facts.id, spec)
  return defs.character(facts, spec)
}

/** A rule for the whole table, that a set or a switch of it brings. */
export const variant = <M extends Memory = NoMemory>(id: string, spec: Remembering<M> & Partial<Numbers>): Def => {
  mustBeKnown('variant', id, spec)
  return defs.variant(id, spec)
}

/** A card of the event pile. */
export const event = <M extends Memory = NoMemory>(facts: EventFacts, spec: EventSpec<M>): Def => {
  mustBeKnown('event', facts.id, spec)
  return defs.event(facts, spec)
}

/** A card of the show pile. */
export const show = <M extends Memory = NoMemory>(facts: EventFacts, spec: EventSpec<M>): Def => {
  mustBeKnown('show card', facts.id, spec)
  return defs.show(facts, spec)
}
