import { rays, rounded, upperHalf } from '@sundown/art/geometry'
import type { IconName } from './icons.ts'

export type DeckKind = 'play' | 'role' | 'character' | 'event'

const INKS: { readonly [deck in DeckKind]: { readonly ground: string; readonly light: string; readonly icon?: IconName } } = {
  play: { ground: '#6d2419', light: '#e08a3a' },
  role: { ground: '#2b2019', light: '#e0ac48', icon: 'law-star' },
  character: { ground: '#24504d', light: '#e6c27a', icon: 'western-hat' },
  event: { ground: '#4d2740', light: '#e0a13c', icon: 'sun' },
}

function draw(deck: DeckKind): string {
  const { ground, light, icon } = INKS[deck]
  const half =
    `<path d="${rays(125, 175, upperHalf(17), 0.05, 58, () => 190)}" fill="${light}" fill-opacity=".85"/><path d="M77 175a48 48 0 0 1 96 0z" fill="${light}"/>` +
    `<path d="M77 175a48 48 0 0 1 96 0" fill="none" stroke="${ground}" stroke-width="3" transform="translate(31 43.5) scale(.752)"/>`
  const seal = icon
    ? `<circle cx="125" cy="175" r="46" fill="${ground}" stroke="${light}" stroke-width="3"/><g transform="translate(91 141) scale(.1328)"><use href="#i-${icon}" width="512" height="512" fill="${light}"/></g>`
    : ''
  return (
    `<path d="${rounded(0, 0, 250, 350, 14)}" fill="#f2e5c9"/><path d="${rounded(11, 11, 228, 328, 7)}" fill="${ground}"/>` +
    `<svg x="24" y="24" width="202" height="302" viewBox="24 24 202 302">${half}<g transform="rotate(180 125 175)">${half}</g>` +
    `<rect x="24" y="171" width="202" height="8" fill="${ground}"/><path d="M24 175h202" stroke="${light}" stroke-width="2"/></svg>` +
    `<path d="${rounded(21, 21, 208, 308, 4)}" fill="none" stroke="${light}" stroke-width="2"/><path d="${rounded(16.5, 16.5, 217, 317, 5)}" fill="none" stroke="${light}" stroke-width="1"/>${seal}`
  )
}

const drawn = new Map<DeckKind, string>()

/** The sun going down over wedge-cut land, one ground colour a deck. */
export function cardBack(deck: DeckKind): string {
  const made = drawn.get(deck) ?? draw(deck)
  drawn.set(deck, made)
  return made
}
