import { nth } from '@sundown/engine/kernel'
import { edgeOf, lerp, toward } from '../layout.ts'
import type { Act } from '../scene.ts'
import { type Box, EASE, type Key, type Point, type Pose, type Prop, type Sheet } from '../score.ts'
import { lose } from './life.ts'
import { redden } from './shots.ts'

type Of<I extends Act['is']> = Extract<Act, { is: I }>

/** Where dice lie in the ring, where the page does not show them any more: as shares of the ring. */
const LIE: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.29, 0.31, -11],
  [0.7, 0.29, 9],
  [0.5, 0.53, -4],
  [0.27, 0.71, 13],
  [0.72, 0.72, -8],
]
const DIE = 0.27
/** Dice are a little higher than wide. */
const HIGH = 1.05
/** A throw: the first die, those after it, how long the last one rolls. */
const APART = 34
const ROLLS = [820, 860, 1000, 900, 940] as const
const POINTS = 18
/** The shares of the way at which a die hits the table, and how high it goes before each. */
const BOUNCES: readonly (readonly [until: number, high: number])[] = [
  [0.4, 110],
  [0.66, 48],
  [0.82, 22],
  [0.92, 10],
  [1, 4],
]

/** Where a die lies: on the page, or where it would. */
function dieBox(sheet: Sheet, die: number): (Box & { readonly r: number }) | undefined {
  const shown = sheet.places.box({ anchor: `die-${die}` })
  const [x, y, r] = nth(LIE, die % LIE.length)
  // The box of a turned die is larger than the die.
  if (shown) return { ...shown, w: shown.w * 0.9, h: shown.w * 0.9 * HIGH, r: 0 }
  const ring = sheet.places.box({ anchor: 'ring' })
  if (!ring) return undefined
  const w = Math.max(44, ring.w * DIE)
  return { x: ring.x + (x - 0.5) * ring.w, y: ring.y + (y - 0.5) * ring.h, w, h: w * HIGH, r }
}

/** How high a die is after this share of its way. */
function height(share: number): number {
  let from = 0
  for (const [until, high] of BOUNCES) {
    if (share <= until) return Math.sin((Math.PI * (share - from)) / (until - from)) * high
    from = until
  }
  return 0
}

/** One die from the hand of whoever throws it: it bounces, turns less and less, and lies on its face. */
function cast(sheet: Sheet, prop: Prop, at: number, ms: number, from: Point, to: Box & { readonly r: number }, place: number): void {
  const side = place % 2 === 0 ? 1 : -1
  const shade: Key[] = []
  const keys: Key[] = Array.from({ length: POINTS + 1 }, (_, i) => {
    const p = i / POINTS
    const left = (1 - p) ** 1.7
    const high = height(p)
    const [x, y] = [lerp(from.x, to.x, 1 - left), lerp(from.y, to.y, 1 - left)]
    shade.push([at + ms * p, { x: x + 3 + high * 0.2, y: y + 5 + high * 0.3, s: 0.94, o: Math.max(0.08, 0.4 - high / 300) }, EASE.line])
    return [
      at + ms * p,
      { x, y: y - high, r: to.r + side * 300 * left, ry: side * 540 * left, s: lerp(0.8, 1, Math.min(1, p * 2)) * (1 + high / 500) },
      EASE.line,
    ]
  })
  const below: Prop = { look: { paint: 'shadow' }, w: prop.w, h: prop.h, keys: shade, stays: false, fromLeft: false }
  sheet.props.splice(sheet.props.indexOf(prop), 0, below)
  const rests: Pose = { x: to.x, y: to.y, r: to.r }
  sheet.track(prop, [...keys, [at + ms + 30, { ...rests, s: 0.97 }, EASE.out], [at + ms + 80, rests]])
  for (const [i, [until]] of BOUNCES.slice(0, 4).entries()) sheet.cue(at + ms * until, 'die', { x: to.x, gain: 1 - i * 0.2, up: place })
}

/** Dice from the thrower's side over the felt. */
export function roll(sheet: Sheet, { by, dice }: Of<'roll'>): void {
  const ring = sheet.places.box({ anchor: 'ring' }) ?? sheet.places.table
  const plate = sheet.places.box({ anchor: by, part: 'plate' })
  const hand = plate ? edgeOf(plate, toward(plate, ring), 20) : { x: ring.x, y: ring.y + ring.h }
  sheet.beat(0, 'leave')
  sheet.cue(0, 'rattle', { x: hand.x })
  let last = 0
  for (const [i, { die, face, other }] of dice.entries()) {
    const to = dieBox(sheet, die)
    const at = 120 + i * APART
    const ms = nth(ROLLS, i % ROLLS.length)
    sheet.beat(at + ms + 70, `land ${i}`)
    last = Math.max(last, at + ms)
    if (!to) continue
    const spread = { x: hand.x + (i - (dice.length - 1) / 2) * to.w * 0.4, y: hand.y }
    cast(sheet, sheet.prop({ die: face, other }, to.w, to.h), at, ms, spread, to, i)
  }
  sheet.beat(last + 70, 'landed')
  sheet.ready = last + 120
}

/** The corner of a plate where a die comes to lie. */
const corner = (plate: Box, place: number): Point => ({ x: plate.x + plate.w / 2 - 12 - place * 18, y: plate.y + plate.h / 2 - 8 })

/** Dice hop to the corners of the seats they are meant for, and lie there for a moment. */
export function hop(sheet: Sheet, { dice }: Of<'hop'>): void {
  const there = new Map<string, number>()
  let last = 0
  for (const [i, { die, face, at: target }] of dice.entries()) {
    const place = there.get(target) ?? 0
    there.set(target, place + 1)
    const at = i * 110
    last = at + 320
    sheet.beat(at + 300, `hop ${i}`)
    const [from, plate] = [dieBox(sheet, die), sheet.places.box({ anchor: target, part: 'plate' })]
    if (!from || !plate) continue
    const to = corner(plate, place)
    const small = 40 / from.w
    const prop = sheet.prop({ die: face }, from.w, from.h)
    const keys: Key[] = Array.from({ length: 9 }, (_, n) => {
      const p = n / 8
      return [
        at + 280 * p,
        { x: lerp(from.x, to.x, p), y: lerp(from.y, to.y, p) - Math.sin(Math.PI * p) * 50, s: lerp(1, small, p), r: from.r + 12 * p },
        EASE.line,
      ]
    })
    sheet.track(prop, [
      ...keys,
      [at + 320, { ...to, s: small * 0.94, r: 12 }, EASE.out],
      [at + 360, { ...to, s: small, r: 12 }, EASE.line],
      [at + 1000, { ...to, s: small, r: 12 }, EASE.in],
      [at + 1140, { ...to, s: small, r: 12, o: 0 }],
    ])
    sheet.cue(at + 280, 'lock', { x: to.x, gain: 0.7 })
  }
  sheet.ready = last + 120
}

const ARROW = { w: 16, h: 46 }

/** Arrows one after the other: from the pile, where they quiver when they stick; or back to it. */
export function arrows(sheet: Sheet, { back, moves }: Of<'arrows'>): void {
  const pile = sheet.places.box({ anchor: 'pile', part: 'quiver' })
  let at = 0
  for (const [i, { at: owner, count }] of moves.entries()) {
    const seat = sheet.places.box({ anchor: owner, part: 'arrows' })
    sheet.beat(at + 20, `leave ${i}`)
    for (let n = 0; n < count; n++) {
      if (pile && seat) shaft(sheet, at, back ? seat : pile, back ? pile : seat, n)
      at += 90
    }
    sheet.beat(at + 290, `land ${i}`)
  }
  sheet.ready = at + 240
}

function shaft(sheet: Sheet, at: number, from: Point, to: Point, place: number): void {
  const way = toward(from, to)
  const turn = way.degrees + 90
  const prop = sheet.prop({ ink: 'arrow' }, ARROW.w, ARROW.h)
  const keys: Key[] = Array.from({ length: 9 }, (_, n) => {
    const p = n / 8
    return [
      at + 300 * p,
      { x: lerp(from.x, to.x, p * p), y: lerp(from.y, to.y, p * p) - Math.sin(Math.PI * p) * 30, r: lerp(0, turn, Math.min(1, p * 3)) },
      EASE.line,
    ]
  })
  sheet.track(prop, [
    ...keys,
    [at + 330, { ...to, r: turn + 6 }, EASE.line],
    [at + 380, { ...to, r: turn - 4 }, EASE.line],
    [at + 420, { ...to, r: turn }, EASE.line],
    [at + 520, { ...to, r: turn, o: 0 }],
  ])
  sheet.cue(at + 300, 'thunk', { x: to.x, gain: 0.35, up: place })
}

/** The pile is empty: a moment of nothing, then arrows come down on everybody who holds some, seat by seat. */
export function raid(sheet: Sheet, { hits }: Of<'raid'>): void {
  const { table } = sheet.places
  sheet.cue(0, 'hoof', { x: table.x })
  for (const [i, { at: target, life, lost }] of hits.entries()) {
    const t = 420 + i * 120
    const bust = sheet.places.box({ anchor: target, part: 'bust' })
    sheet.beat(t + 200, `hit ${i}`)
    if (!bust) continue
    for (let n = 0; n < Math.min(3, lost); n++) {
      const x = bust.x + (n - (Math.min(3, lost) - 1) / 2) * 16
      sheet.track(sheet.prop({ ink: 'arrow' }, ARROW.w, ARROW.h), [
        [t - 150 + n * 40, { x: x + 30, y: bust.y - bust.h * 1.4, r: 190, o: 0 }, EASE.in],
        [t - 90 + n * 40, { x: x + 24, y: bust.y - bust.h * 1.2, r: 190 }, EASE.in],
        [t + 60 + n * 40, { x, y: bust.y - bust.h * 0.45, r: 186 }, EASE.settle],
        [t + 140 + n * 40, { x, y: bust.y - bust.h * 0.45, r: 192 }, EASE.settle],
        [t + 560, { x, y: bust.y - bust.h * 0.45, r: 186 }, EASE.in],
        [t + 700, { x, y: bust.y - bust.h * 0.45, r: 186, o: 0 }],
      ])
      sheet.cue(t + 60 + n * 40, 'thunk', { x, gain: 0.7 })
    }
    redden(sheet, t + 80, target)
    lose(sheet, t + 160, target, life, lost)
  }
  sheet.ready = 420 + hits.length * 120 + 360
}
