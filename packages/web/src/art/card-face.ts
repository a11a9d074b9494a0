import { round2, rounded } from '@sundown/art/geometry'
import { nth } from '@sundown/engine/kernel'
import { artOf, type CardArt } from './cards.ts'
import { frame } from './frame.ts'
import type { IconName } from './icons.ts'
import { rule, woodName, wrap } from './lettering.ts'
import { SUIT_PATH, type Suit, suitInk } from './suits.ts'
import { sunMark } from './sun.ts'
import { numeral, symbolRow } from './symbols.ts'
import { woodcut } from './woodcut.ts'

/** `full`: zoomed, with its text; `hand`; `compact`: under 100 px, no symbols, a bigger index; `mini`: in play, icon and index. */
export type CardSize = 'full' | 'hand' | 'compact' | 'mini'

/** What is printed. Suit and rank as the engine tells them. */
export interface Printed {
  readonly id: string
  readonly name: string
  readonly suit?: Suit | undefined
  readonly rank?: string | undefined
  /** In place of rank and suit: what the card shows when it is turned over. */
  readonly sign?: IconName | undefined
  /** How it is drawn, where a game has its own drawings; else by its id. */
  readonly art?: CardArt | undefined
  /** Only `full` prints it. */
  readonly text?: string | undefined
}

const INK = 'var(--ink)'
const PAPER = 'var(--paper)'

const rankAt = ({ rank, suit }: Printed, x: number, y: number, size: number) =>
  rank && suit ? numeral(x, y, rank, size, suitInk(suit)) : ''
const pip = ({ suit }: Printed, x: number, y: number, scale: number) =>
  suit ? `<path transform="translate(${x} ${y}) scale(${scale})" d="${SUIT_PATH[suit]}" fill="${suitInk(suit)}"/>` : ''

/** Cut out of a black square. */
const signAt = ({ sign }: Printed, x: number, y: number, size: number) =>
  sign
    ? `<path d="${rounded(x, y, size, size, round2(size * 0.14))}" fill="${INK}"/><g transform="translate(${round2(x + size * 0.1)} ${round2(y + size * 0.1)}) scale(${Math.round(size * 15.625) / 10000})"><use href="#i-${sign}" width="512" height="512" fill="${PAPER}"/></g>`
    : ''

function mini(card: Printed, art: CardArt): string {
  const reach = art.reach ? `<circle cx="82" cy="24" r="15" fill="${INK}"/>${numeral(82, 33, String(art.reach), 25, PAPER)}` : ''
  return (
    frame(art.kind, 100, 140, 9, 13) +
    woodcut(art.icon, art.kind, 13, 40, 74, 84, 68, { rotate: art.placing?.rotate ?? 0, carved: false }) +
    rankAt(card, 29, 34, 27) +
    pip(card, 43, 14, 0.46) +
    signAt(card, 14, 12, 30) +
    reach
  )
}

/** The paper tab with rank over suit, which stays visible in a fan. */
function index(card: Printed, compact: boolean): string {
  if (card.sign) return `<path d="M14 14h58v56q0 6-6 6h-52z" fill="${PAPER}"/>${signAt(card, 19, 18, 46)}`
  if (!card.rank) return ''
  return compact
    ? `<path d="M14 14h56v100q0 6-6 6h-50z" fill="${PAPER}"/>${rankAt(card, 42, 66, 54)}${pip(card, 25, 73, 0.84)}`
    : `<path d="M14 14h48v84q0 6-6 6h-42z" fill="${PAPER}"/>${rankAt(card, 40, 60, 46)}${pip(card, 26, 66, 0.7)}`
}

interface Setting {
  /** Where the picture ends. */
  readonly bottom: number
  readonly picture: number
  /** Characters a line, size, leading. */
  readonly width: number
  readonly size: number
  readonly leading: number
}

/** From a short text to a long one: the picture gives way, then the type. */
const SETTINGS: readonly Setting[] = [
  { bottom: 224, picture: 134, width: 31, size: 12.4, leading: 14.6 },
  { bottom: 204, picture: 122, width: 34, size: 11.4, leading: 13.2 },
  { bottom: 188, picture: 108, width: 39, size: 10, leading: 11.6 },
  { bottom: 172, picture: 96, width: 45, size: 8.8, leading: 10.2 },
]
const FOOT = 319

function setting(text: string): Setting {
  const fits = ({ bottom, width, leading }: Setting) => bottom + 44 + wrap(text, width).length * leading <= FOOT
  return SETTINGS.find(fits) ?? nth(SETTINGS, SETTINGS.length - 1)
}

/** Symbols, a line, the text. */
function textBlock(art: CardArt, text: string, { bottom, width, size, leading }: Setting): string {
  const lines = wrap(text, width)
  const free = FOOT - (bottom + 44) - lines.length * leading
  return (
    `${symbolRow(art.symbols, 125, bottom + 22, 0.76, 190)}<path d="M40 ${bottom + 42}h170" stroke="${INK}" stroke-width="1" stroke-opacity=".5"/>` +
    rule(lines, 125, bottom + 42 + leading + Math.min(8, free / 2), size, leading)
  )
}

function whole(card: Printed, art: CardArt, size: 'full' | 'hand' | 'compact'): string {
  const { kind, icon, placing = {}, reach } = art
  const compact = size === 'compact'
  const set = size === 'full' ? setting(card.text ?? '') : undefined
  const top = compact ? 74 : 68
  const bottom = set?.bottom ?? (compact ? 318 : 268)
  const picture = set?.picture ?? (compact ? 190 : 168)
  const burst = placing.burst
  const scale = picture / 168
  const woodcutAt = woodcut(icon, kind, 24, top, 202, bottom - top, picture, {
    ...placing,
    dx: (card.rank && !set ? 8 : 0) + (placing.dx ?? 0),
    ...(burst && { burst: [burst[0] * scale, burst[1] * scale, burst[2] * scale] }),
  })
  const disc = reach
    ? `<circle cx="206" cy="${top + 22}" r="21" fill="${INK}"/><circle cx="206" cy="${top + 22}" r="17.5" fill="none" stroke="${PAPER}" stroke-width="1.4"/>${numeral(206, top + 33, String(reach), 30, PAPER)}`
    : ''
  const symbols = compact ? '' : symbolRow(art.symbols, 125, 296, 0.98, 186)
  return (
    frame(kind, 250, 350, 14, 12.4) +
    woodcutAt +
    disc +
    index(card, compact) +
    woodName(card.name, compact ? 152 : 148, compact ? 59 : 54, compact ? 43 : 40, compact ? 148 : 156) +
    (set ? textBlock(art, card.text ?? '', set) : symbols) +
    `<g transform="translate(125 336)"><circle r="15.5" fill="var(--k)"/><g transform="scale(.92)">${sunMark(kind)}</g></g>`
  )
}

const drawn = new Map<string, string>()

/** The face of a playing card: the inside of an svg of 250 by 350 (mini: 100 by 140). Each is drawn once. */
export function cardFace(card: Printed, size: CardSize): string {
  const art = artOf(card)
  const key = `${size} ${art.kind} ${art.icon} ${card.id} ${card.suit} ${card.rank} ${card.sign} ${card.name} ${size === 'full' ? card.text : ''}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const made = size === 'mini' ? mini(card, art) : whole(card, art, size)
  drawn.set(key, made)
  return made
}

export const cardBox = (size: CardSize) => (size === 'mini' ? '0 0 100 140' : '0 0 250 350')
