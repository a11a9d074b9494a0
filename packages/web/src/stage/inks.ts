import { round2 as f, star, wedges } from '@sundown/art/geometry'
import { nth } from '@sundown/engine/kernel'
import { ARROW_BOX, ARROW_TOKEN } from '../art/arrow.ts'
import { SUIT_PATH, type Suit } from '../art/suits.ts'

/** Every effect is a flat print: an ink line and one or two colours. The colours are those of the stage, see styles/stage.css. */

const INK = 'var(--fx-ink)'
const PAPER = 'var(--fx-paper)'
const EMBER = 'var(--fx-ember)'
const BRASS = 'var(--fx-brass)'

/** Chance that is the same every time: no two spikes alike, and always the same spikes. */
const chance = (i: number): number => {
  const x = Math.sin(i * 127.1 + 311.7) * 43758.5453
  return x - Math.floor(x)
}

/** A star of uneven spikes, as cut by hand. */
function spiky(cx: number, cy: number, outer: number, inner: number, n: number, seed = 1): string {
  let d = ''
  for (let i = 0; i < n * 2; i++) {
    const angle = (Math.PI * i) / n + (chance(seed + i) - 0.5) * (1.1 / n)
    const radius = i % 2 ? inner * (0.86 + chance(seed + i + 50) * 0.28) : outer * (0.72 + chance(seed + i + 90) * 0.28)
    d += `${i ? 'L' : 'M'}${f(cx + radius * Math.cos(angle))} ${f(cy + radius * Math.sin(angle))}`
  }
  return `${d}Z`
}

/** Half a star, blown to the right: what comes out of a muzzle. */
function blown(x: number, y: number, long: number, wide: number, n: number, seed: number): string {
  let d = `M${x} ${f(y - wide * 0.16)}`
  for (let i = 0; i <= n * 2; i++) {
    const angle = -1.35 + (2.7 * i) / (n * 2)
    const reach = Math.cos(angle * 0.92) ** 1.6
    const radius = i % 2 === 0 ? wide * 0.42 + long * reach * (0.8 + chance(seed + i) * 0.2) : wide * 0.36 + long * reach * 0.38
    d += `L${f(x + radius * Math.cos(angle))} ${f(y + radius * Math.sin(angle) * 0.86)}`
  }
  return `${d}L${x} ${f(y + wide * 0.16)}Z`
}

/** A carved cloud. */
function cloud(c: number, radius: number, n: number, seed: number): string {
  const points = Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * Math.PI * 2
    const r = radius * (0.82 + chance(seed + i) * 0.24)
    return [c + r * Math.cos(angle), c + r * Math.sin(angle)] as const
  })
  let d = ''
  for (const [i, [x, y]] of points.entries()) {
    const [px, py] = nth(points, (i + n - 1) % n)
    const bow = f(Math.hypot(x - px, y - py) * 0.58)
    d += i ? `A${bow} ${bow} 0 0 1 ${f(x)} ${f(y)}` : `M${f(x)} ${f(y)}`
  }
  const [x, y] = nth(points, 0)
  const [px, py] = nth(points, n - 1)
  const bow = f(Math.hypot(x - px, y - py) * 0.58)
  return `${d}A${bow} ${bow} 0 0 1 ${f(x)} ${f(y)}Z`
}

/** Tapering rays around a middle. */
function spokes(c: number, from: number, to: number, n: number, wide: number, seed: number): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const angle = (i / n) * Math.PI * 2 + (chance(seed + i) - 0.5) * 0.16
    const half = wide * (0.6 + chance(seed + i + 7) * 0.6)
    const end = from + (to - from) * (0.7 + chance(seed + i + 3) * 0.3)
    const at = (r: number, a: number) => `${f(c + r * Math.cos(a))} ${f(c + r * Math.sin(a))}`
    d += `M${at(from, angle)}L${at(end, angle - half)}L${at(end, angle + half)}Z`
  }
  return d
}

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
const outline = (width: number): string => `stroke="${INK}" stroke-width="${width}"`

/** Its box, and what is drawn in it. */
export interface Ink {
  readonly box: string
  readonly inside: string
}

const ink = (w: number, h: number, inside: string): Ink => ({ box: `0 0 ${w} ${h}`, inside })

function puff(radius: number, seed: number): Ink {
  const d = cloud(radius, radius * 0.86, 7, seed)
  const carved = wedges(radius * 0.9, radius * 0.7, radius * 0.7, radius * 0.9, 6, 0.5, 1, -3)
  return ink(2 * radius, 2 * radius, path(d, PAPER) + path(carved, INK, 'opacity=".7"') + path(d, 'none', outline(2.6)))
}

const isSuit = (name: string): name is Suit => Object.hasOwn(SUIT_PATH, name)

/** Held, or not: another ink and another sign. */
function seal(good: boolean, sought: string): Ink {
  const sign = good ? 'M-13 1L-4 11L14 -11' : 'M-11 -11L11 11M11 -11L-11 11'
  const suit = isSuit(sought)
    ? `<path transform="translate(-9 -21) scale(.45)" d="${SUIT_PATH[sought]}" fill="${PAPER}"/>`
    : sought.startsWith('icon:')
      ? `<use href="#i-${sought.slice(5)}" x="-10" y="-23" width="20" height="20" fill="${PAPER}"/>`
      : ''
  const placed = suit === '' ? '' : 'transform="translate(0 9) scale(.62)"'
  const ground = good ? 'var(--fx-good)' : 'var(--fx-bad)'
  return ink(
    72,
    72,
    `<g transform="translate(36 36)">${path(star(0, 0, 35, 30, 20), ground, outline(2))}<circle r="25" fill="none" stroke="${PAPER}" stroke-width="1.6"/>${suit}<path ${placed} d="${sign}" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round"/></g>`,
  )
}

/** An icon as a print: ink around paper. */
const cut = (icon: string): Ink => ({
  box: '-30 -30 572 572',
  inside: `<use href="#i-${icon}" width="512" height="512" fill="${INK}" stroke="${INK}" stroke-width="46" stroke-linejoin="round"/><use href="#i-${icon}" width="512" height="512" fill="${PAPER}"/>`,
})

const CARTRIDGE =
  '<path d="M2 14C2 4 6 1 8 1s6 3 6 13z" fill="#cf8a5d"/><path d="M2 14h12v16H2z" fill="#e3b24e"/><path d="M.8 30h14.4v4.5H.8z" fill="#a97a25"/><path d="M2 14C2 4 6 1 8 1s6 3 6 13v16H2zM.8 30h14.4v4.5H.8z" fill="none" stroke="#22150e" stroke-width="1.3"/>'

const INKS: { readonly [name: string]: () => Ink } = {
  flash: () =>
    ink(
      150,
      110,
      path(blown(6, 55, 128, 96, 6, 3), INK) +
        path(blown(6, 55, 112, 78, 6, 3), EMBER) +
        path(blown(6, 55, 78, 52, 5, 9), BRASS) +
        path(blown(6, 55, 44, 34, 4, 5), PAPER),
    ),
  streak: () =>
    ink(220, 14, path('M0 7L204 .8Q220 7 204 13.2Z', INK) + path('M24 7L202 3Q215 7 202 11Z', PAPER) + path('M90 7L200 5V9Z', EMBER)),
  impact: () =>
    ink(
      120,
      120,
      `${path(spiky(60, 60, 59, 27, 11, 4), INK) + path(spiky(60, 60, 52, 22, 11, 4), PAPER) + path(spiky(60, 60, 34, 16, 9, 21), EMBER)}<circle cx="60" cy="60" r="8" fill="${INK}"/>`,
    ),
  hole: () => ink(26, 26, `${path(spiky(13, 13, 12.5, 7, 8, 2), PAPER)}<circle cx="13" cy="13" r="6" fill="#120b07"/>`),
  spark: () => ink(30, 30, path(star(15, 15, 15, 4, 4), PAPER, outline(1.5))),
  chip: () => ink(22, 9, path('M0 4.5L18 .8L22 5L16 8.5Z', PAPER, outline(1.4))),
  shard: () => ink(34, 14, path('M0 7L26 1L34 8L24 13Z', EMBER, outline(2))),
  puff: () => puff(30, 3),
  sight: () => {
    const cross = (width: number, colour: string) =>
      `<g fill="none" stroke="${colour}" stroke-width="${width}"><circle cx="42" cy="42" r="27"/><path d="M42 4v21M42 59v21M4 42h21M59 42h21"/></g>`
    return ink(84, 84, cross(8, INK) + cross(4.5, EMBER))
  },
  stroke: () => ink(140, 14, path('M0 8Q40 0 140 6.5Q60 14 0 8Z', EMBER)),
  arrow: () => ({ box: ARROW_BOX, inside: `<g fill="${PAPER}" ${outline(2)}>${ARROW_TOKEN}</g>` }),
  star: () =>
    ink(44, 44, `${path(star(22, 23, 20, 10, 5), '#e6b450', outline(2))}<circle cx="22" cy="23" r="5" fill="none" ${outline(1.6)}/>`),
  'boom-ink': () => ink(360, 360, path(spiky(180, 180, 178, 112, 17, 6), INK)),
  'boom-ember': () =>
    ink(320, 320, path(spiky(160, 160, 156, 92, 15, 11), EMBER) + path(spokes(160, 66, 150, 22, 0.05, 4), INK, 'opacity=".55"')),
  'boom-brass': () =>
    ink(240, 240, path(spiky(120, 120, 116, 66, 13, 23), BRASS, outline(3)) + path(spokes(120, 46, 104, 16, 0.06, 8), INK, 'opacity=".4"')),
  'boom-paper': () => ink(140, 140, path(spiky(70, 70, 66, 36, 11, 31), PAPER, outline(3))),
  sun: () =>
    ink(
      520,
      520,
      `${path(spokes(260, 150, 258, 30, 0.055, 2), EMBER)}<circle cx="260" cy="260" r="132" fill="${EMBER}"/>${path(wedges(128, 268, 132, 124, 13, 0.42, -1) + wedges(260, 268, 132, 124, 13, 0.42, 1), '#7c2a12')}`,
    ),
  rays: () => ink(700, 700, path(spokes(350, 90, 348, 34, 0.044, 5), BRASS, 'opacity=".8"')),
  disc: () =>
    ink(
      260,
      260,
      `<circle cx="130" cy="130" r="126" fill="${INK}"/><circle cx="130" cy="130" r="127" fill="none" stroke="${BRASS}" stroke-width="4"/>`,
    ),
  nugget: () =>
    ink(
      30,
      30,
      path('M6 12L11 5L19 4L26 10L25 20L18 26L9 25L4 19Z', BRASS, outline(2)) +
        path('M11 5L14 13L26 10M14 13L9 25', 'none', `${outline(1.2)} opacity=".6"`),
    ),
  shell: () =>
    ink(9, 15, path('M.7 4Q.7 .7 4.5 .7T8.3 4V9.4H.7Z', '#ea8a3a', outline(1.2)) + path('M.7 9.4H8.3V14.3H.7Z', '#e3c27a', outline(1.2))),
  horizon: () => ink(120, 5, path('M0 2.5Q60 -.6 120 2.5Q60 5.6 0 2.5Z', INK)),
  mug: () => cut('beer-stein'),
  glint: () => ink(16, 40, path('M6 0h8L8 40H0z', PAPER)),
  cartridge: () => ({ box: '0 0 16 36', inside: CARTRIDGE }),
  bead: () => ink(44, 44, `${path(spokes(22, 12, 22, 12, 0.1, 3), EMBER)}<circle cx="22" cy="22" r="10" fill="${EMBER}" ${outline(1.6)}/>`),
}

const made = new Map<string, Ink>()

/** The print of this name; `gun revolver` is an icon held in a hand. */
export function inkOf(name: string): Ink {
  const known = made.get(name)
  if (known) return known
  const [kind, ...more] = name.split(' ')
  const drawn =
    kind === 'gun' ? cut(more.join(' ')) : kind === 'seal' ? seal(more[0] === 'good', more[1] ?? '') : (INKS[name]?.() ?? ink(1, 1, ''))
  made.set(name, drawn)
  return drawn
}
