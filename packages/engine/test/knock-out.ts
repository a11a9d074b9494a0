import type { Def } from '../src/bang/def.ts'
import { card, thing, variant } from '../src/bang/def.ts'

/**
 * A scenario proves the rule of a card if it fails at a table where that one card has no rule. While a name is knocked out, the tables of
 * scenarios have the card, with suit, rank, border and type, but its rule has no effect.
 */
let out: string | undefined

export const knockedOut = (): string | undefined => out

export function without<T>(id: string, run: () => T): T {
  const before = out
  out = id
  try {
    return run()
  } finally {
    out = before
  }
}

/** The same card without its rule. */
export function blank(def: Def): Def {
  const { facts, thing: own, character, event, kind } = def
  const printed = facts && { id: facts.id, name: facts.name, border: facts.border, type: facts.type, copies: facts.copies }
  return { ...(own ? thing(own) : printed ? card(printed) : variant(def.id, {})), kind, character, event }
}
