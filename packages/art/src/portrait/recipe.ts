import type { Dye, HairColor, Skin } from './inks.ts'

export type FaceShape = 'oval' | 'square' | 'long' | 'round' | 'gaunt' | 'heart' | 'heavy'
export type HairStyle =
  | 'short'
  | 'slick'
  | 'parted'
  | 'long'
  | 'wild'
  | 'curls'
  | 'braids'
  | 'braid'
  | 'bun'
  | 'updo'
  | 'ponytail'
  | 'fringe'
  | 'bald'
export type Hat =
  | 'none'
  | 'stetson'
  | 'tall'
  | 'flat'
  | 'bowler'
  | 'tophat'
  | 'sombrero'
  | 'slouch'
  | 'plantation'
  | 'cap'
  | 'fur'
  | 'bonnet'
  | 'fascinator'
  | 'kerchief'
export type Cloth = 'vest' | 'duster' | 'suit' | 'poncho' | 'dress' | 'ruffle' | 'buckskin' | 'uniform' | 'fur' | 'shirt'
export type Ground =
  | 'rays'
  | 'sun'
  | 'stripes'
  | 'diamonds'
  | 'stars'
  | 'mesa'
  | 'bars'
  | 'waves'
  | 'bricks'
  | 'chevrons'
  | 'dots'
  | 'carved'
type Side = 'left' | 'right'

/** One face. To add a character, add a recipe; nothing else changes. */
export interface Recipe {
  readonly face: FaceShape
  readonly skin: Skin
  readonly hair: HairStyle
  readonly hairColor: HairColor
  readonly hat: Hat
  readonly cloth: Cloth
  readonly clothColor: Dye
  readonly ground: Dye
  readonly pattern: Ground
  readonly hatColor?: Dye
  readonly bandColor?: Dye
  readonly hatBadge?: 'star' | 'skull' | 'swords' | 'hole'
  readonly hatFeather?: Dye
  readonly feather?: Dye
  readonly ribbon?: Dye
  readonly trim?: Dye
  readonly shirtColor?: Dye
  readonly tie?: Dye
  readonly beard?: 'full' | 'long' | 'goatee' | 'chops' | 'stubble'
  readonly beardColor?: HairColor
  readonly moustache?: 'handlebar' | 'walrus' | 'horseshoe' | 'pencil' | 'chevron'
  readonly eyes?: 'squint' | 'wide' | 'sly' | 'closed'
  readonly look?: -1 | 0 | 1
  readonly brow?: 'stern' | 'calm' | 'worried' | 'raised' | 'fierce'
  readonly bushy?: boolean
  readonly mouth?: 'firm' | 'grim' | 'smirk' | 'smile' | 'teeth'
  readonly lips?: Dye
  readonly nose?: 'straight' | 'broad' | 'hook' | 'button' | 'long'
  readonly bags?: boolean
  readonly blush?: boolean
  readonly gaunt?: boolean
  readonly age?: boolean
  readonly scar?: Side
  readonly eyepatch?: Side
  readonly specs?: boolean
  readonly monocle?: boolean
  readonly cigar?: boolean
  readonly straw?: boolean
  readonly earrings?: boolean
  readonly mole?: boolean
  readonly freckles?: boolean
  readonly paint?: Dye
  readonly choker?: Dye
  readonly bandana?: Dye
  readonly mask?: boolean
  readonly badge?: 'five' | 'six'
  readonly belt?: boolean
  readonly build?: 'broad' | 'slim'
  /** Which way the face is turned, -1 to 1. */
  readonly turn?: number
  /** Which way the head is tilted. */
  readonly tilt?: -1 | 0 | 1
  readonly size?: number
}
