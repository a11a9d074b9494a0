import { character, type Def } from '../../src/duel/def.ts'

/**
 * A scenario proves the rule of a card if it fails at a table where that one card has no rule. While a name is knocked out, the tables of
 * scenarios have the card as it is printed, but its rule has no effect.
 */
let out: string | undefined

export function without<T>(id: string, run: () => T): T {
  const before = out
  out = id
  try {
    return run()
  } finally {
    out = before
  }
}

export const inForce = (def: Def): Def => (def.id === out ? blank(def) : def)

/** The same without its rule: a card that can be played as before and does nothing, a character without ability. */
function blank(def: Def): Def {
  const bare = character({ id: def.id, name: { en: def.id }, side: 'law', life: 0, alwaysActive: false }, {})
  const printed = def.facts && {
    id: def.id,
    name: def.facts.name,
    border: def.facts.border,
    kind: def.facts.kind,
    copies: def.facts.copies,
  }
  return { ...bare, facts: printed, character: def.character, aim: def.facts?.border === 'blue' ? def.aim : undefined }
}
