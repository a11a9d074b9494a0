import { chamfered, fullTurn, rays, rounded } from '@sundown/art/geometry'
import type { Side } from '@sundown/engine'
import type { IconName } from '../icons.ts'

interface Back {
  readonly ground: string
  readonly light: string
  readonly icon: IconName
  readonly spread: number
  /** The outline, so far inside the edge. */
  readonly shape: (inside: number) => string
  readonly plaque: string
}

/** Law: round corners, a star in a disc. Outlaws: cut corners, a mask in a diamond. The silhouettes differ, not only the inks. */
const BACKS: { readonly [side in Side]: Back } = {
  law: {
    ground: '#1f3f6b',
    light: '#e6c27a',
    icon: 'law-star',
    spread: 0.05,
    shape: (i) => rounded(i, i, 250 - 2 * i, 350 - 2 * i, Math.max(34 - i, 8)),
    plaque: '<circle cx="125" cy="175" r="64" ',
  },
  outlaw: {
    ground: '#6d2419',
    light: '#e79a55',
    icon: 'bandana',
    spread: 0.075,
    shape: (i) => chamfered(i, i, 250 - 2 * i, 350 - 2 * i, Math.max(40 - i * 0.6, 8)),
    plaque: '<path d="M125 88L206 175L125 262L44 175Z" ',
  },
}

function draw(side: Side): string {
  const { ground, light, icon, spread, shape, plaque } = BACKS[side]
  return (
    `<path d="${shape(0)}" fill="#f2e5c9"/><path d="${shape(12)}" fill="${ground}"/>` +
    `<svg x="26" y="26" width="198" height="298" viewBox="26 26 198 298"><path d="${rays(125, 175, fullTurn(26), spread, 78, () => 150)}" fill="${light}" fill-opacity=".8"/></svg>` +
    `<path d="${shape(21)}" fill="none" stroke="${light}" stroke-width="2.5"/>${plaque}fill="${ground}" stroke="${light}" stroke-width="5"/>` +
    `<g transform="translate(85 135) scale(.156)"><use href="#i-${icon}" width="512" height="512" fill="${light}"/></g>`
  )
}

/** The back of a card of this deck: the inside of an svg of 250 by 350. */
export const duelBack: { readonly [side in Side]: string } = { law: draw('law'), outlaw: draw('outlaw') }
