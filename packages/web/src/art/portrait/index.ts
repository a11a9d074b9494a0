import { CHARACTERS as BASE, TRAVELLER } from './characters.ts'
import { DODGE_CITY } from './characters-dodge-city.ts'
import { VALLEY_OF_SHADOWS, WILD_WEST_SHOW } from './characters-shadows-and-show.ts'
import { recipeFor } from './made-up.ts'
import { portrait } from './portrait.ts'
import type { Recipe } from './recipe.ts'

/** One recipe a character, by id. */
export const CHARACTERS: { readonly [id: string]: Recipe } = { ...BASE, ...DODGE_CITY, ...VALLEY_OF_SHADOWS, ...WILD_WEST_SHOW }

/** Whom to draw: a character of the game, somebody known by name only, or one with a recipe of his own. Nobody: a traveller. */
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
