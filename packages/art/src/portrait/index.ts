import { CHARACTERS, TRAVELLER } from './characters.ts'
import { recipeFor } from './made-up.ts'
import { type PortraitPart, portrait } from './portrait.ts'
import type { Recipe } from './recipe.ts'

const known = new Map(Object.entries(CHARACTERS))

/** Characters of the expansions, added by load-sets.ts. */
export function addCharacters(more: { readonly [id: string]: Recipe }): void {
  for (const [id, recipe] of Object.entries(more)) known.set(id, recipe)
}

/** How a character is drawn, or nothing if nobody has drawn him. */
export const recipeOf = (character: string): Recipe | undefined => known.get(character)

/** Whom to draw: a character of the game (with a face made from his name if nobody has drawn him), a person known only by name, or somebody with a recipe of his own. Left out: a traveller. */
export type Sitter =
  | { readonly character: string | undefined }
  | { readonly person: string }
  | { readonly recipe: Recipe; readonly name: string }

function recipe(sitter: Sitter): Recipe {
  if ('recipe' in sitter) return sitter.recipe
  if ('person' in sitter) return recipeFor(sitter.person)
  const { character } = sitter
  return character === undefined ? TRAVELLER : (recipeOf(character) ?? recipeFor(character))
}

/** The inside of an svg of 200 by 220: the whole, the bare head, or the hat alone. */
export const portraitOf = (sitter: Sitter, uid: string, part?: PortraitPart) => portrait(recipe(sitter), uid, part)
