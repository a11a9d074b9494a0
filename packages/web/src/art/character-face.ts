import { rounded } from '@sundown/art/geometry'
import { portraitOf, type Sitter } from '@sundown/art/portrait'
import { woodName } from './lettering.ts'
import { symbolRow } from './symbols.ts'

/** A character as a card: the inside of an svg of 250 by 350. `uid`: tells its parts from those of other drawings in the page. */
export const characterFace = (sitter: Sitter, name: string, life: number, uid: string): string =>
  `<path d="${rounded(0, 0, 250, 350, 10)}" fill="#2b2019"/><path d="${rounded(9, 9, 232, 332, 5)}" fill="var(--paper)"/>` +
  `<svg x="20" y="20" width="210" height="222" viewBox="0 0 200 220" preserveAspectRatio="xMidYMid slice">${portraitOf(sitter, uid)}</svg>` +
  `<path d="${rounded(20, 20, 210, 222, 1)}" fill="none" stroke="var(--ink)" stroke-width="2.2"/>` +
  `${woodName(name, 125, 284, 40, 206)}${symbolRow(`life:${life}`, 125, 315, 0.95, 110)}`
