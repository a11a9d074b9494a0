import { entryOf, nth } from '@sundown/engine/kernel'
import { fit } from '../fit.ts'
import { round1 as f, fullTurn } from '../geometry.ts'
import { portraitOf } from '../portrait/index.ts'
import type { Figure, StoryPicture } from './story.ts'

/** The inside of the symbol of an icon, in a box of 512. */
export type Icons = (name: string) => string

/** The size that link previews use. */
export const WIDTH = 1200
export const HEIGHT = 630

const INK = '#22150e'
const PAPER = '#f2e5c9'
const BRASS = '#e0ac48'
const EMBER = '#e8884f'
const GROUND = 486
const MARGIN = 70
const WOOD = "'Sundown Wood'"
const LABEL = "'League Gothic'"
const TEXT = 'Bitter'

const MARKS: { readonly [mark: string]: string } = {
  sheriff: 'law-star',
  deputy: 'police-badge',
  outlaw: 'bandana',
  renegade: 'desert-skull',
}
/** Everything a picture needs. */
export const ICONS: readonly string[] = [...Object.values(MARKS), 'tombstone']

/** Characters that are not allowed in XML. */
const BROKEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ENTITIES: { readonly [char: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Names come from people and the address from a link, so both are escaped. */
export const escaped = (text: string): string => text.replaceAll(BROKEN, '').replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? '')

/** How many letters of this size fit into a width. A longer text is set smaller, then cut. */
function fitted(text: string, size: number, width: number, { wide, least }: { readonly wide: number; readonly least: number }) {
  const letters = [...text]
  const wanted = letters.length * size * wide
  const smaller = Math.max(least, Math.min(size, (size * width) / wanted))
  const room = Math.floor(width / (smaller * wide))
  return { size: f(smaller), text: letters.length > room ? `${letters.slice(0, Math.max(1, room - 1)).join('')}…` : text }
}

interface Lettering {
  readonly font: string
  readonly size: number
  readonly weight?: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

const line = (text: string, x: number, y: number, { font, size, weight = 400, fill = INK, anchor = 'middle' }: Lettering): string =>
  `<text x="${f(x)}" y="${f(y)}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`

/** Sentences in at most two lines; a sentence that has no room is left out, the last one first. */
function story(sentences: readonly string[]): string {
  const lines = sentences.slice(0, 2).map((sentence) => fitted(sentence, 25, WIDTH - 2 * MARGIN, { wide: 0.53, least: 18 }))
  return lines.map(({ text, size }, i) => line(text, WIDTH / 2, 222 + i * 33, { font: TEXT, size, weight: 700 })).join('')
}

const SLOT = 154
const [FACE_W, FACE_H, FACE_Y] = [98, 104, 280]

function figure(one: Figure, i: number, many: number, icons: Icons): string {
  const slot = Math.min(SLOT, (WIDTH - 2 * MARGIN) / many)
  const x = WIDTH / 2 + slot * (i - (many - 1) / 2)
  const left = x - FACE_W / 2
  const name = fitted(one.name, 20, slot - 8, { wide: 0.56, least: 13 })
  const label = fitted(one.label, 22, slot - 32, { wide: 0.4, least: 14 })
  const half = (label.text.length * label.size * 0.33) / 2
  const icon = Object.hasOwn(MARKS, one.mark)
    ? `<g transform="translate(${f(x - half - 14)} 423) scale(${f(18 / 5.12) / 100})" fill="${INK}">${icons(entryOf(MARKS, one.mark))}</g>`
    : ''
  const crown = one.won
    ? `<rect x="${left - 6}" y="${FACE_Y - 6}" width="${FACE_W + 12}" height="${FACE_H + 12}" rx="11" fill="${INK}"/>` +
      `<rect x="${left - 4}" y="${FACE_Y - 4}" width="${FACE_W + 8}" height="${FACE_H + 8}" rx="9" fill="${BRASS}"/>`
    : ''
  return (
    `${crown}<svg x="${left}" y="${FACE_Y}" width="${FACE_W}" height="${FACE_H}" viewBox="0 0 200 220" preserveAspectRatio="xMidYMid slice">` +
    `<g${one.out ? ' filter="url(#grey)"' : ''}>${portraitOf(one.sitter, `p${i}`)}</g></svg>` +
    `<rect x="${left}" y="${FACE_Y}" width="${FACE_W}" height="${FACE_H}" rx="5" fill="none" stroke="${INK}" stroke-width="3"/>` +
    `${line(name.text, x, 411, { font: TEXT, size: name.size, weight: 700 })}${icon}${line(label.text, x + 10, 440, { font: LABEL, size: label.size })}`
  )
}

const STONE = 34
/** A tombstone stands at the time when its player fell. Where two would overlap, the later one moves to the right. */
function stones(falls: StoryPicture['falls'], icons: Icons): string {
  const apart = Math.min(118, (WIDTH - 2 * MARGIN) / Math.max(1, falls.length))
  const places: number[] = []
  for (const { at } of falls) places.push(Math.max(MARGIN + at * (WIDTH - 2 * MARGIN), (places.at(-1) ?? 0) + apart))
  // Stones that were pushed beyond the margin move back, and keep their distances.
  for (let i = places.length - 1, most = WIDTH - MARGIN; i >= 0; i--, most -= apart) places[i] = Math.min(nth(places, i), most)
  return falls
    .map(({ name }, i) => {
      const label = fitted(name, 19, apart - 6, { wide: 0.55, least: 12 })
      return (
        `<g transform="translate(${f(nth(places, i) - STONE / 2)} ${GROUND - STONE}) scale(${STONE / 512})" fill="${INK}" stroke="${PAPER}" stroke-width="14">${icons('tombstone')}</g>` +
        line(label.text, nth(places, i), 512, { font: TEXT, size: label.size, weight: 700, fill: PAPER })
      )
    })
    .join('')
}

const SUN_MARK = `<path d="M14 36a18 18 0 0 1 36 0z" fill="#ef6a3a"/><path d="M6 39h52M14 46h36M24 53h16" stroke="${BRASS}" stroke-width="4" fill="none"/>`
const FAR = 1400
const RAYS = fullTurn(80)
  .filter((angle) => angle > Math.PI)
  .filter((_, i) => i % 2 === 0)
  .map((angle) => {
    const at = (a: number) => `${f(WIDTH / 2 + FAR * Math.cos(a))} ${f(GROUND + FAR * Math.sin(a))}`
    return `M${WIDTH / 2} ${GROUND}L${at(angle)}L${at(angle + Math.PI / 40)}Z`
  })
  .join('')
const GLOW = [496, 506, 516, 526, 536, 546].map((y, i) => `M${40 + ((i * 97) % 240)} ${y}H${1160 - ((i * 61) % 260)}`).join('')

/** The picture of a game's story, 1200 by 630, as a complete svg. `style`: fonts, for places that have none. */
export function drawStory(picture: StoryPicture, icons: Icons, style = ''): string {
  const { over, headline, figures, falls, watch, address } = picture
  const size = f(Math.max(40, fit(headline, 112, WIDTH - 2 * MARGIN - 40)))
  const foot =
    address === undefined
      ? ''
      : `<text x="1144" y="586" font-family="${TEXT}" font-size="20" fill="${PAPER}" text-anchor="end">${escaped(watch)} <tspan font-weight="700" fill="#f6d68c">${escaped(address)}</tspan></text>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${style}` +
    '<filter id="grey"><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="linear" slope=".74"/><feFuncG type="linear" slope=".74"/><feFuncB type="linear" slope=".74"/></feComponentTransfer></filter>' +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><path d="${RAYS}" fill="#e9b98a" fill-opacity=".45"/><circle cx="600" cy="${GROUND}" r="236" fill="${EMBER}" fill-opacity=".5"/>` +
    `<path d="M14 ${GROUND}V14H1186V${GROUND}" fill="none" stroke="${INK}" stroke-width="3"/><path d="M21 ${GROUND}V21H1179V${GROUND}" fill="none" stroke="${INK}" stroke-width="1.2"/>` +
    `<rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="${INK}"/><path d="${GLOW}" stroke="${EMBER}" stroke-width="1.2" stroke-opacity=".55"/>` +
    line(over, WIDTH / 2, 68, { font: LABEL, size: 27 }) +
    line(headline, WIDTH / 2, 172 - (112 - size) * 0.3, { font: WOOD, size }) +
    story(picture.story) +
    figures.map((one, i) => figure(one, i, figures.length, icons)).join('') +
    stones(falls, icons) +
    `<g transform="translate(54 548) scale(.78)">${SUN_MARK}</g>${line('Sundown', 112, 590, { font: WOOD, size: 40, fill: PAPER, anchor: 'start' })}${foot}</svg>`
  )
}
