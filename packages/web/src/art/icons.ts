import type { DUEL_ICONS } from './duel/icons.ts'

/**
 * The icons there are. Their shapes are in public/icons.svg, which a page loads once: who adds a name adds a symbol there and its author to
 * docs/credits.md. A test compares all three.
 */
export const ICON_NAMES = [
  'bandana',
  'barrel',
  'beer-stein',
  'bullets',
  'cactus',
  'card-discard',
  'card-draw',
  'card-pickup',
  'card-play',
  'cat',
  'cowboy-holster',
  'crossed-pistols',
  'crosshair',
  'desert-skull',
  'duel',
  'dynamite',
  'gatling',
  'gunshot',
  'horse-head',
  'law-star',
  'musket',
  'old-wagon',
  'poker-hand',
  'police-badge',
  'revolver',
  'saloon',
  'shop',
  'snatch',
  'spyglass',
  'strongbox',
  'sun',
  'tomahawk',
  'tombstone',
  'wanted-reward',
  'western-hat',
  'winchester-rifle',
  'window-bars',
] as const

/** Those every page has, and those of a game that brings a sprite of its own. */
export type IconName = (typeof ICON_NAMES)[number] | (typeof DUEL_ICONS)[number]
