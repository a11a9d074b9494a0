import { CHARACTERS, TRAVELLER } from './characters.ts'
import { recipeFor } from './made-up.ts'
import { portrait } from './portrait.ts'
import type { Recipe } from './recipe.ts'

/** Whom to draw: a character of the card game, somebody known by name only, or one with a recipe of his own. Nobody: a traveller. */
export type Sitter =
  | { readonly character: string | undefined }
  | { readonly person: string }
  | { readonly recipe: Recipe; readonly name: string }

function recipe(sitter: Sitter): Recipe {
  if ('recipe' in sitter) return sitter.recipe
  if ('person' in sitter) return recipeFor(sitter.person)
  const { character } = sitter
  return character !== undefined && Object.hasOwn(CHARACTERS, character) ? CHARACTERS[character] : TRAVELLER
}

/** The inside of an svg of 200 by 220. */
export const portraitOf = (sitter: Sitter, uid: string) => portrait(recipe(sitter), uid)
