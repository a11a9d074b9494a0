import { nth } from '@sundown/engine/kernel'
import { eased, lerp, toward } from '../layout.ts'
import type { Flown, Spot } from '../scene.ts'
import { type Box, EASE, type Key, type Look, type Point, type Prop, type Sheet } from '../score.ts'

/** Cards are five wide and seven high. */
const TALL = 1.4
/** How large a card comes out of a number that counts cards. */
const OUT_OF_COUNT = 34
const POINTS = 12

export type Lain = Box & { readonly r: number }

/** Where a card lies that leaves. */
export function leftFrom(sheet: Sheet, spot: Spot): Lain | undefined {
  const { places } = sheet
  const exact = spot.card === undefined ? undefined : places.was(`card-${spot.card}`)
  return exact ?? lying(places.box(spot), spot)
}

/** Where a card will lie. */
export function landsAt(sheet: Sheet, spot: Spot): Lain | undefined {
  const { places } = sheet
  const exact = spot.card === undefined ? undefined : places.box({ anchor: `card-${spot.card}` })
  return lying(exact ?? places.box(spot), exact ? { anchor: '' } : spot)
}

/** A card in the middle of a place, as large as it is there. */
function lying(box: Box | undefined, { anchor, part }: Spot): Lain | undefined {
  if (!box) return undefined
  const counted = part === 'hand' || part === 'arrows' || part === 'bust'
  const w = counted
    ? OUT_OF_COUNT
    : anchor === 'hand'
      ? Math.min(box.w, box.h / TALL)
      : Math.min(box.w, part === 'front' ? box.h / TALL : box.w)
  return { x: box.x, y: box.y, w, h: w * TALL, r: 0 }
}

export const cardLook = ({ face, back }: Pick<Flown, 'face' | 'back'>): Look => ({ card: face, back })
export const cardProp = (sheet: Sheet, look: Look, w: number): Prop => sheet.prop(look, w, w * TALL)

export interface Throw {
  /** How high it flies. */
  readonly lift?: number
  /** Its turn at the start and at the end. */
  readonly r0?: number
  readonly r1?: number
  /** It draws back first, for so long. */
  readonly back?: number
  /** Turned over at the start, at the end: 180 is face down. */
  readonly ry0?: number
  readonly ry1?: number
  /** When it turns over, as shares of the way. */
  readonly turn?: readonly [number, number]
  readonly ease?: (share: number) => number
  /** What it does after it has landed. */
  readonly next?: readonly Key[]
  readonly stays?: boolean
  readonly shadow?: boolean
}

/** A card through the air: it is thrown in an arc and lands flat; its shadow falls away and comes back. Returns when it lands. */
export function fly(
  sheet: Sheet,
  prop: Prop,
  at: number,
  ms: number,
  from: Point & { w: number },
  to: Point & { w: number },
  how: Throw = {},
): number {
  const {
    lift = 46,
    r0 = 0,
    r1 = 0,
    back = 0,
    ry0 = 0,
    ry1 = 0,
    turn = [0.25, 0.85],
    ease = eased.inOut,
    next = [],
    stays = false,
    shadow = true,
  } = how
  const [s0, s1] = [from.w / prop.w, to.w / prop.w]
  const way = toward(from, to)
  const keys: Key[] = []
  const shade: Key[] = []
  const start = back > 0 ? { x: from.x - way.x * 12, y: from.y - way.y * 12 + 3 } : from
  if (back > 0) keys.push([at, { x: from.x, y: from.y, r: r0, s: s0, ry: ry0 }, EASE.out])
  const begin = at + back
  for (let i = 0; i <= POINTS; i++) {
    const share = i / POINTS
    const p = ease(share)
    const high = Math.sin(Math.PI * Math.min(1, p)) * lift
    const turned = Math.min(1, Math.max(0, (share - turn[0]) / (turn[1] - turn[0])))
    const size = lerp(s0, s1, p)
    const [x, y, r] = [lerp(start.x, to.x, p), lerp(start.y, to.y, p), lerp(back > 0 ? r0 - 5 : r0, r1, p)]
    keys.push([begin + ms * share, { x, y: y - high, r, s: size * (1 + high / 700), ry: lerp(ry0, ry1, turned) }, EASE.line])
    shade.push([
      begin + ms * share,
      { x: x + 3 + high * 0.18, y: y + 4 + high * 0.3, r, s: size * 0.98, o: Math.max(0, 0.42 - high / 260) },
      EASE.line,
    ])
  }
  if (shadow) {
    const below: Prop = { look: { paint: 'shadow' }, w: prop.w, h: prop.h, keys: shade, stays: false, fromLeft: false }
    sheet.props.splice(sheet.props.indexOf(prop), 0, below)
  }
  sheet.track(prop, [...keys, ...next], stays)
  return begin + ms
}

/** Where the discard pile lies, and how a card lands on it: with a turn of its own and a little weight. */
export function toDiscard(
  sheet: Sheet,
  prop: Prop,
  at: number,
  from: Point & { w: number },
  { r0 = 0, r = 6, beat }: { r0?: number; r?: number; beat: string },
): number {
  const to = sheet.places.box({ anchor: 'discard', part: 'stack' })
  if (!to) {
    sheet.beat(at, beat)
    return at
  }
  const s = to.w / prop.w
  const down = { x: to.x, y: to.y }
  fly(sheet, prop, at, 260, from, to, {
    r0,
    r1: r,
    lift: 34,
    stays: true,
    next: [
      [at + 300, { ...down, r: r * 0.8, s: s * 0.985 }, EASE.out],
      [at + 360, { ...down, r, s }],
    ],
  })
  sheet.cue(at + 200, 'paper', { x: to.x })
  sheet.beat(at + 300, beat)
  return at + 360
}

/** A turn of its own for the nth card: never the same twice in a row. */
export const ownTurn = (n: number): number => nth([6, -5, 3, -7, 5, -3], n % 6)
