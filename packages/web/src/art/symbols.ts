import { round2 as f, star } from '@sundown/art/geometry'
import { isRed, SUIT_PATH, type Suit } from './suits.ts'

/** Our own small alphabet of rule symbols, 40 units high. Each gives its width and its drawing. */
type Drawn = readonly [width: number, markup: string]

const INK = 'var(--ink)'

export const numeral = (x: number, y: number, text: string, size = 30, ink = INK) =>
  `<text x="${x}" y="${y}" text-anchor="middle" class="card-num" font-size="${size}" fill="${ink}">${text}</text>`

const stroke = (d: string, width = 3) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}"/>`
const fill = (d: string) => `<path d="${d}" fill="${INK}"/>`
const cardOutline = (x: number, y: number, w: number, h: number, turn = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2.5"${turn} fill="none" stroke="${INK}" stroke-width="3"/>`
const CARTRIDGE = 'M2 14C2 4 6 0 8 0s6 4 6 14v1H2zM2 17h12v13H2zM0 31h16v4H0z'
const cartridge = (change: string): Drawn => [
  38,
  `<path transform="translate(2 3)" d="${CARTRIDGE}" fill="${INK}"/>${numeral(30, 31, change, 26)}`,
]
const suitOf = (text: string | undefined): Suit => (text === 'spades' || text === 'clubs' || text === 'diamonds' ? text : 'hearts')

const SYMBOLS: { readonly [name: string]: (text?: string) => Drawn } = {
  bang: () => [40, `${fill(star(20, 20, 20, 11, 10))}<circle cx="20" cy="20" r="6.5" fill="var(--paper)"/>`],
  miss: () => [
    44,
    `${fill('M2 28C8 22 13 28 13 28L15 12q7-6 14 0l2 16s5-6 11 0c-3 8-37 8-40 0z')}<circle cx="25" cy="17" r="3.4" fill="var(--paper)"/>`,
  ],
  life: (text = '+1') => cartridge(text),
  hurt: (text = '−1') => cartridge(text),
  /** Flat shells: tokens that are loaded or spent, never read as life. */
  load: (text = '1') => [46, fill('M3 36V16q4-12 8 0v20zM14 36V16q4-12 8 0v20z') + numeral(34, 31, text, 28)],
  draw: (text = '1') => [40, cardOutline(3, 7, 20, 28) + stroke('M13 28V14M7.5 20L13 14l5.5 6') + numeral(32, 31, text, 28)],
  take: () => [40, cardOutline(12, 4, 22, 30, ' transform="rotate(10 23 19)"') + stroke('M26 20H3M10 12L2 20l8 8', 3.5)],
  toss: () => [36, cardOutline(6, 5, 22, 30) + stroke('M11 13l12 14M23 13L11 27', 3.5)],
  pay: () => [36, cardOutline(6, 5, 22, 30) + stroke('M11 20h12', 4)],
  reach: (text = '?') => [
    42,
    `<circle cx="20" cy="20" r="15.5" fill="none" stroke="${INK}" stroke-width="3"/>${stroke('M20 0v9M20 31v9M0 20h9M31 20h9')}${numeral(20, 28.5, text, 23)}`,
  ],
  dist: (text = '1') => [44, fill('M1 20L10 11v18zM43 20l-9-9v18z') + numeral(22, 31, text, 32)],
  any: () => [34, `<circle cx="17" cy="11" r="8" fill="${INK}"/>${fill('M2 38c0-22 30-22 30 0z')}`],
  all: () => [
    56,
    `<g fill="${INK}"><circle cx="12" cy="14" r="6.5"/><path d="M0 38c0-20 24-20 24 0z"/><circle cx="44" cy="14" r="6.5"/><path d="M32 38c0-20 24-20 24 0z"/></g>` +
      `<g fill="${INK}" stroke="var(--paper)" stroke-width="2.5"><circle cx="28" cy="11" r="8"/><path d="M13 39c0-23 30-23 30 0z"/></g>`,
  ],
  flip: (text) => [
    34,
    `<rect x="3" y="3" width="26" height="34" rx="3" fill="none" stroke="${INK}" stroke-width="3"/>` +
      `<path transform="translate(7.5 10.5) scale(.43)" d="${SUIT_PATH[suitOf(text)]}" fill="${isRed(suitOf(text)) ? 'var(--ink-red)' : INK}"/>`,
  ],
  eye: (text = '') => [
    54,
    `${stroke('M1 20Q15 5 29 20Q15 35 1 20z')}<circle cx="15" cy="20" r="5.5" fill="${INK}"/>${numeral(44, 31, text, 30)}`,
  ],
  many: () => [52, `${fill(star(15, 20, 15, 8, 9))}<circle cx="15" cy="20" r="4.5" fill="var(--paper)"/>${numeral(42, 31, '∞', 30)}`],
  jail: () => [36, stroke('M4 4h28v32H4zM11 4v32M18 4v32M25 4v32')],
  '=': () => [22, numeral(11, 32, '=', 34)],
  '>': () => [26, stroke('M2 20h18M14 12l8 8-8 8', 3.5)],
  ':': () => [14, `<circle cx="7" cy="20" r="3" fill="${INK}"/>`],
}

function symbol(word: string): Drawn {
  const [, name = '', text] = /^([^:]+|:):?(.*)$/.exec(word) ?? []
  const known = Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name] : undefined
  return known ? known(text === '' ? undefined : text) : [26, numeral(13, 32, word, 32)]
}

/** `bang > reach:2` as one row centred on cx, cy. */
export function symbolRow(line: string, cx: number, cy: number, scale: number, max: number): string {
  const gap = 9
  const parts = line.split(' ').map(symbol)
  const width = parts.reduce((sum, [w]) => sum + w, 0) + gap * (parts.length - 1)
  const s = Math.min(scale, max / width)
  let x = 0
  const row = parts.map(([w, markup]) => {
    const at = x
    x += w + gap
    return `<g transform="translate(${at} 0)">${markup}</g>`
  })
  return `<g transform="translate(${f(cx - (width * s) / 2)} ${f(cy - 20 * s)}) scale(${f(s)})">${row.join('')}</g>`
}
