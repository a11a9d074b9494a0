import { nth } from '@sundown/engine'
import type { Dye, HairColor, Skin } from './inks.ts'
import type { Recipe } from './recipe.ts'

const DYES: readonly Dye[] = ['oxblood', 'ember', 'ochre', 'sage', 'pine', 'teal', 'indigo', 'plum', 'dust', 'walnut', 'coal', 'slate']
const GROUNDS: readonly Dye[] = ['ochre', 'sand', 'ember', 'teal', 'sage', 'plum', 'bone', 'indigo', 'oxblood', 'dust', 'slate']
const SKINS: readonly Skin[] = ['fair', 'warm', 'tan', 'brown', 'deep', 'pale']
const HAIRS: readonly HairColor[] = ['black', 'brown', 'chestnut', 'red', 'blond', 'grey', 'white']

function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** A face for a person's name: the same name always gives the same face. */
export function recipeFor(name: string): Recipe {
  let state = hash(name)
  const place = (of: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) % of
  }
  const pick = <T>(from: readonly T[]): T => nth(from, place(from.length))
  /** Most people have none of these, so most of the time nothing is drawn. */
  const maybe = <T>(from: readonly (T | undefined)[]): T | undefined => from[place(from.length)]
  const lady = pick([true, false, false])
  const ground = pick(GROUNDS)
  const worn = DYES.filter((dye) => dye !== ground)
  const shared = {
    skin: pick(SKINS),
    hairColor: pick(HAIRS),
    hatColor: pick(worn),
    bandColor: pick<Dye>(['ochre', 'oxblood', 'coal', 'bone']),
    eyes: pick(['squint', 'wide', 'sly'] as const),
    brow: pick(['stern', 'calm', 'raised', 'fierce', 'worried'] as const),
    mouth: pick(['firm', 'grim', 'smirk', 'smile'] as const),
    nose: pick(['straight', 'broad', 'hook', 'button', 'long'] as const),
    clothColor: pick(worn),
    shirtColor: pick<Dye>(['bone', 'sand', 'ochre', 'oxblood']),
    specs: pick([false, false, false, false, true]),
    ground,
    pattern: pick(['rays', 'sun', 'stripes', 'diamonds', 'stars', 'mesa', 'waves', 'bricks', 'chevrons', 'dots', 'carved'] as const),
    turn: pick([-0.7, -0.4, 0, 0.4, 0.7]),
    tilt: pick([-1, 0, 0, 1] as const),
  }
  if (lady) {
    return {
      ...shared,
      face: pick(['oval', 'heart', 'round', 'long']),
      hair: pick(['long', 'curls', 'braids', 'braid', 'bun', 'updo', 'ponytail', 'fringe']),
      hat: pick(['stetson', 'flat', 'none', 'fascinator', 'bonnet', 'slouch', 'plantation']),
      lips: pick<Dye>(['oxblood', 'ember']),
      ribbon: pick(DYES),
      cloth: pick(['dress', 'ruffle', 'suit', 'shirt', 'buckskin', 'vest']),
    }
  }
  const bandana = maybe<Dye>([undefined, undefined, undefined, 'ember', 'indigo', 'pine'])
  const beard = maybe<Recipe['beard']>([undefined, undefined, 'full', 'long', 'goatee', 'chops', 'stubble', 'stubble'])
  const moustache = maybe<Recipe['moustache']>([undefined, undefined, 'handlebar', 'walrus', 'horseshoe', 'pencil', 'chevron'])
  const eyepatch = maybe<Recipe['eyepatch']>([undefined, undefined, undefined, undefined, undefined, undefined, 'left', 'right'])
  return {
    ...shared,
    face: pick(['oval', 'square', 'long', 'round', 'gaunt', 'heavy']),
    hair: pick(['short', 'slick', 'parted', 'long', 'wild', 'bald', 'fringe', 'ponytail']),
    hat: pick(['stetson', 'tall', 'flat', 'bowler', 'sombrero', 'slouch', 'tophat', 'fur', 'none', 'kerchief', 'cap', 'plantation']),
    cloth: pick(['vest', 'duster', 'suit', 'poncho', 'shirt', 'buckskin', 'uniform', 'fur']),
    cigar: pick([false, false, false, true]),
    age: pick([false, false, true]),
    ...(bandana && { bandana, mask: pick([false, false, true]) }),
    ...(beard && { beard }),
    ...(moustache && { moustache }),
    ...(eyepatch && { eyepatch }),
  }
}
