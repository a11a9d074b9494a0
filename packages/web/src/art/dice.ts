import { rounded, wedges } from '@sundown/art/geometry'
import type { DieFace } from '@sundown/engine'
import type { Kind } from './frame.ts'
import type { IconName } from './icons.ts'
import { numeral } from './symbols.ts'
import { woodcut } from './woodcut.ts'

const INK = 'var(--ink)'
const PAPER = 'var(--paper)'

const ring = (r: number, width: number) => `<circle cx="60" cy="57" r="${r}" fill="none" stroke="${INK}" stroke-width="${width}"/>`
const marks = (d: string) => `<path d="${d}" stroke="${INK}" stroke-width="6"/>`

/** One ring with an upright cross, or two rings with a turned one: told apart without reading the number. */
function bullsEye(n: 1 | 2): string {
  const rings =
    n === 1
      ? `<circle cx="60" cy="57" r="43" fill="var(--paper-2)"/>${ring(40.5, 6)}${marks('M60 9v16M60 89v16M12 57h16M92 57h16')}`
      : `<circle cx="60" cy="57" r="43" fill="var(--k2)"/>${ring(41.5, 4.5)}<circle cx="60" cy="57" r="34" fill="${PAPER}"/>${ring(33.5, 4)}${marks('M27 24l10 10M93 24L83 34M27 90l10-10M93 90L83 80')}`
  const middle = `<circle cx="60" cy="57" r="25" fill="${INK}"/><path d="${wedges(62, 36, 20, 42, 9, 0.4, 1)}" fill="${PAPER}" fill-opacity=".28"/>`
  return rings + middle + numeral(60, 72.5, String(n), 44, PAPER)
}

const cut = (icon: IconName, kind: Kind, size: number) => () => woodcut(icon, kind, 13, 13, 94, 88, size)

const FACES: { readonly [face in DieFace]: { readonly inks: string; readonly draw: () => string } } = {
  arrow: { inks: 'k-green', draw: cut('arrow', 'blue', 84) },
  dynamite: { inks: 'k-orange', draw: cut('dynamite', 'orange', 78) },
  'bullseye-1': { inks: 'k-red', draw: () => bullsEye(1) },
  'bullseye-2': { inks: 'k-red', draw: () => bullsEye(2) },
  beer: { inks: 'k-brown', draw: cut('beer-stein', 'brown', 76) },
  gatling: { inks: 'k-black', draw: cut('gatling', 'black', 82) },
}

export const DIE_BOX = '0 0 120 126'
export const dieInks = (face: DieFace): string => FACES[face].inks

/** A woodblock: paper with a cut lower edge. Six faces that differ in outline. */
export const dieFace = (face: DieFace): string =>
  `<path d="${rounded(3, 12, 114, 111, 17)}" fill="var(--paper-3)" stroke="${INK}" stroke-width="3"/>` +
  `<path d="${wedges(8, 112, 52, 9, 2, 0.4, -1)}${wedges(60, 112, 52, 9, 2, 0.4, 1)}" fill="${INK}" fill-opacity=".6"/>` +
  `<path d="${rounded(3, 2.5, 114, 109, 16)}" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>${FACES[face].draw()}`
