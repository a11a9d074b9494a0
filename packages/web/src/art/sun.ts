import { round2 as f, rays, star, upperHalf } from '@sundown/art/geometry'
import type { Kind } from './frame.ts'

function sticks(from: number, to: number, n: number, ink: string, r0 = 7, r1 = 11.5): string {
  let d = ''
  for (let i = 0; i <= n; i++) {
    const a = ((from + ((to - from) * i) / n) * Math.PI) / 180
    d += `M${f(r0 * Math.cos(a))} ${f(r0 * Math.sin(a))}L${f(r1 * Math.cos(a))} ${f(r1 * Math.sin(a))}`
  }
  return `<path d="${d}" stroke="${ink}" stroke-width="2" fill="none"/>`
}

/** How long a card lasts: the sun says it. In a box of 26 around 0,0. */
export function sunMark(kind: Kind, ink = 'var(--paper)'): string {
  switch (kind) {
    case 'brown': // setting: gone tonight
      return `<path d="M-5 1a5 5 0 0 1 10 0z" fill="${ink}"/><path d="M-10 2.5H10M-6 6.5H6" stroke="${ink}" stroke-width="2"/>`
    case 'blue': // full: stays
      return `<circle r="4.6" fill="${ink}"/>${sticks(0, 315, 7, ink)}`
    case 'green': // rising: ready next turn
      return `<path d="M-5 4a5 5 0 0 1 10 0z" fill="${ink}"/><path d="M-10 6H10" stroke="${ink}" stroke-width="2"/><g transform="translate(0 4)">${sticks(-160, -20, 4, ink)}</g>`
    case 'orange': // blazing
      return `<path d="${star(0, 0, 11, 5, 9)}" fill="${ink}"/>`
    case 'black': // a coin
      return `<circle r="8.6" fill="none" stroke="${ink}" stroke-width="2"/><circle r="4" fill="${ink}"/>`
    case 'red': // a gunsight: the one shot of the turn
      return `<circle r="6.4" fill="none" stroke="${ink}" stroke-width="2"/><circle r="2.4" fill="${ink}"/>${sticks(0, 270, 3, ink, 5)}`
    case 'event':
      return `<circle r="4" fill="${ink}"/>${sticks(0, 330, 11, ink, 6, 11)}`
  }
}

/** The half sun over whoever has the turn, in a box of 80 by 36. */
export const TURN_SUN = `<path fill="var(--ember)" d="M22 36a18 18 0 0 1 36 0z${rays(40, 36, upperHalf(13), 0.055, 21, (i) => (i % 2 ? 27 : 34))}"/>`
