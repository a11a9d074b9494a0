import { round2 as f, rounded, scooped, wedges } from '@sundown/art/geometry'
import type { IconName } from './icons.ts'

/** The box of what runs on rails. */
export const RAILCAR_BOX = '0 0 120 64'

const PAPER = 'var(--paper)'
const INK = 'var(--ink)'
const SPOKES = 4

function wheel(x: number, y: number, r: number): string {
  const spokes = Array.from({ length: SPOKES }, (_, i) => {
    const [dx, dy] = [r * Math.cos((i * Math.PI) / SPOKES), r * Math.sin((i * Math.PI) / SPOKES)]
    return `M${f(x - dx)} ${f(y - dy)}L${f(x + dx)} ${f(y + dy)}`
  })
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/><circle cx="${x}" cy="${y}" r="${r - 2.5}" fill="none" stroke="${PAPER}" stroke-width="1.6"/>` +
    `<path d="${spokes.join('')}" stroke="${PAPER}" stroke-width=".9"/>`
  )
}

/** An icon cut out of its ground. */
const cut = (icon: IconName, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512"><use href="#i-${icon}" fill="${INK}" stroke="${PAPER}" stroke-width="34" stroke-linejoin="round" paint-order="stroke"/></svg>`

/** A car on the line: a paper card with a roof and wheels, blue because it counts as such a card. */
export const railcar = (icon: IconName): string =>
  '<path d="M0 50h6M114 50h6" stroke="var(--paper-3)" stroke-width="3"/>' +
  '<path d="M4 13Q60 2 116 13V18H4z" fill="var(--blue)"/>' +
  `<path d="${rounded(7, 17, 106, 36, 1)}" fill="${PAPER}" stroke="var(--blue)" stroke-width="4"/>` +
  `<path d="${wedges(12, 20, 30, 30, 8, 0.3, -1)}${wedges(78, 20, 30, 30, 8, 0.3, 1)}" fill="var(--blue-2)"/>` +
  `${cut(icon, 44, 19, 32)}${wheel(28, 55, 8)}${wheel(92, 55, 8)}`

/** What pulls them: a plate in black and brass. */
export const locomotive =
  '<path d="M0 50h6" stroke="var(--paper-3)" stroke-width="3"/>' +
  `<path d="${scooped(3, 3, 114, 58, 7)}" fill="var(--black)" stroke="var(--black-2)" stroke-width="1.5"/>` +
  `<path d="${scooped(8, 8, 104, 48, 5)}" fill="${PAPER}"/>` +
  `<path d="${wedges(12, 12, 40, 40, 9, 0.3, -1)}" fill="var(--black-2)"/>${cut('steam-locomotive', 38, 7, 48)}`
