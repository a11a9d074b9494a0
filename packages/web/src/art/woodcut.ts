import { round2 as f, fullTurn, rays, star, upperHalf, wedges } from '@sundown/art/geometry'
import type { Kind } from './frame.ts'
import type { IconName } from './icons.ts'

/** How an icon is laid into its picture. */
export interface Placing {
  readonly rotate?: number
  readonly dx?: number
  readonly dy?: number
  readonly flip?: boolean
  readonly carved?: boolean
  /** A muzzle flash: offset from the middle, and radius. */
  readonly burst?: readonly [dx: number, dy: number, radius: number]
}

const K2 = 'var(--k2)'
const INK = 'var(--ink)'
const PAPER = 'var(--paper)'
const SKY = `color-mix(in srgb,var(--paper-2) 55%,${PAPER})`

const onLand = (kind: Kind) => kind === 'brown' || kind === 'green'

function sunBehind(kind: Kind, cx: number, cy: number, r: number): string {
  if (kind === 'orange') return `<path d="${star(cx, cy, r * 1.12, r * 0.86, 18)}" fill="${K2}"/>`
  const disc = `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}" fill="${K2}"/>`
  if (kind !== 'black') return disc
  return `${disc}<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r * 0.86)}" fill="none" stroke="${PAPER}" stroke-width="2.5" stroke-dasharray="3 4"/>`
}

function raysBehind(kind: Kind, cx: number, cy: number, r: number): string {
  if (kind === 'green') return rays(cx, cy, upperHalf(15), 0.035, r * 1.1, () => r * 1.75)
  if (kind === 'blue' || kind === 'event') return rays(cx, cy, fullTurn(24), 0.035, r * 1.1, () => r * 1.55)
  return ''
}

const path = (d: string, paint: string) => (d === '' ? '' : `<path d="${d}" ${paint}/>`)

function sky(kind: Kind, x: number, y: number, w: number, h: number): string {
  if (kind === 'brown') return wedges(x, y + 4, w * 0.42, h * 0.6, 13, 0.3, -1) + wedges(x + w * 0.58, y + 4, w * 0.42, h * 0.6, 13, 0.3, 1)
  if (kind === 'orange' || kind === 'black' || kind === 'red')
    return wedges(x, y, w * 0.34, h, 22, 0.34, -1) + wedges(x + w * 0.66, y, w * 0.34, h, 22, 0.34, 1)
  return ''
}

function land(x: number, y: number, w: number, h: number): string {
  return (
    `<rect x="${x}" y="${f(y)}" width="${w}" height="${f(h * 0.28 + 1)}" fill="var(--paper-2)"/><path d="M${x} ${f(y)}h${w}" stroke="${INK}" stroke-width="2.5"/>` +
    `<path d="${wedges(x, y + 4, w * 0.5, h * 0.26, 5, 0.36, -1)}${wedges(x + w * 0.5, y + 4, w * 0.5, h * 0.26, 5, 0.36, 1)}" fill="${INK}" fill-opacity=".55"/>`
  )
}

function flash(x: number, y: number, r: number): string {
  const outer = star(x, y, r, r * 0.52, 11)
  return `<path d="${outer}" fill="${PAPER}" stroke="${PAPER}" stroke-width="9" stroke-linejoin="round"/><path d="${outer}" fill="${INK}"/><path d="${star(x, y, r * 0.6, r * 0.3, 11)}" fill="${K2}"/>`
}

/**
 * Ink and one colour, the sun behind, the icon carved by light from the upper left. Needs the sprite in the page. A table has a hundred of them: every shape
 * that is not there is neither parsed nor laid out. `carved`: not where a cut would be thinner than a third of a pixel.
 */
export function woodcut(
  icon: IconName,
  kind: Kind,
  x: number,
  y: number,
  w: number,
  h: number,
  size: number,
  placing: Placing = {},
): string {
  const { rotate = 0, dx = 0, dy = 0, flip = false, burst, carved = true } = placing
  const cx = x + w / 2
  const middle = y + h / 2
  const horizon = y + h * 0.72
  const sunY = onLand(kind) ? horizon : y + h * (kind === 'blue' ? 0.47 : kind === 'event' ? 0.42 : 0.48)
  const r = Math.min(w, h) * (onLand(kind) ? 0.46 : 0.43)
  const at = `translate(${f(cx - size / 2 + dx)} ${f(middle - size / 2 + dy)})${flip ? ` translate(${size} 0) scale(-1 1)` : ''} scale(${Math.round((size / 512) * 10000) / 10000})${rotate ? ` rotate(${rotate} 256 256)` : ''}`
  const use = (paint: string) => `<use href="#i-${icon}" width="512" height="512" ${paint}/>`
  const inked = `fill="${INK}" stroke="${PAPER}" stroke-width="34" stroke-linejoin="round" paint-order="stroke"`
  const cut = carved
    ? `<g transform="${at}">${use(inked)}${use('fill="url(#carve)" fill-opacity=".82"')}</g>`
    : use(`transform="${at}" ${inked}`)
  const box = `x="${x}" y="${y}" width="${w}" height="${h}"`
  return (
    `<svg ${box} viewBox="${x} ${y} ${w} ${h}"><rect ${box} fill="${SKY}"/>` +
    path(sky(kind, x, y, w, h), `fill="${K2}" fill-opacity=".8"`) +
    sunBehind(kind, cx, sunY, r) +
    path(raysBehind(kind, cx, sunY, r), `fill="${K2}"`) +
    (onLand(kind) ? land(x, horizon, w, h) : '') +
    (burst ? flash(cx + burst[0], middle + burst[1], burst[2]) : '') +
    `${cut}</svg><rect ${box} fill="none" stroke="${INK}" stroke-width="2.2"/>`
  )
}
