import { along, between, edgeOf, inside, lerp, toward, type Way } from '../layout.ts'
import { CHALLENGE } from '../plan.ts'
import { type Box, EASE, type Key, type Point, type Sheet } from '../score.ts'
import { lose } from './life.ts'

/** Where a shooter and his target are, and how large things are there. */
export interface Aim {
  readonly by: string
  readonly at: string
  /** The plate he shoots from, the face he aims at. */
  readonly plate: Box
  readonly bust: Box
  /** Where the gun is held. */
  readonly hand: Point
  readonly way: Way
  /** Guns are never upside down. */
  readonly flip: number
  /** How large things are. */
  readonly size: number
  /** Where it hits: at the rim of the portrait, never on a face. */
  readonly hit: Point
}

export function aimOf(sheet: Sheet, by: string, at: string): Aim | undefined {
  const plate = sheet.places.box({ anchor: by, part: 'plate' })
  const bust = sheet.places.box({ anchor: at, part: 'bust' })
  if (!plate || !bust) return undefined
  const { table } = sheet.places
  const size = between(0.5, Math.min(plate.h, bust.h * 1.2) / 110, 1)
  const edge = edgeOf(plate, toward(plate, bust), 26 * size)
  // Whoever sits under the thumb would shoot from behind the question.
  const isUnderThumb = sheet.places.box({ anchor: 'thumb' }) !== undefined && Math.abs(plate.y - table.y) > table.h / 2
  const hand = isUnderThumb ? inside(table, edge, GUN * size, GUN * size) : edge
  const way = toward(hand, bust)
  const hit = { x: bust.x - way.x * bust.w * 0.46, y: bust.y - way.y * bust.h * 0.4 }
  return { by, at, plate, bust, hand, way, flip: way.x < 0 ? -1 : 1, size, hit }
}

const GUN = 92
const LINE = 10

const gunOut = ({ hand, way, flip, size }: Aim) => ({ x: hand.x, y: hand.y, r: way.degrees, sx: size, sy: size * flip })
const gunHidden = ({ hand, way, flip, size }: Aim) => ({
  ...along(hand, way, -46 * size),
  r: way.degrees,
  sx: 0.7 * size,
  sy: 0.7 * size * flip,
})

const sightSize = ({ bust }: Aim) => between(0.5, bust.h / 100, 1.1)

/** From when to when something is on the stage: nothing means from the first moment, and to the last. */
interface Stay {
  readonly from?: number
  readonly until?: number
}

/** The dotted line from the gun to the target, and the sight on the face. */
function lay(sheet: Sheet, { hand, way, size, hit, bust, ...aim }: Aim, { from, until }: Stay): void {
  const foot = along(hand, way, 50 * size)
  const line = sheet.prop({ paint: 'line' }, toward(foot, hit).far, LINE, true)
  const laid = { ...foot, r: way.degrees }
  sheet.track(
    line,
    [
      ...(from === undefined
        ? [[0, laid, EASE.line] as const]
        : ([
            [from + 120, { ...laid, sx: 0.02, sy: 1 }, EASE.throw],
            [from + 290, laid, EASE.line],
          ] as const)),
      ...(until === undefined
        ? []
        : ([
            [until, laid, EASE.line],
            [until + 60, { ...laid, o: 0 }],
          ] as const)),
    ],
    until === undefined,
  )
  const sight = sheet.prop({ ink: 'sight' }, 84, 84)
  const s = sightSize({ hand, way, size, hit, bust, ...aim })
  const on = { x: bust.x, y: bust.y, s }
  sheet.track(
    sight,
    [
      ...(from === undefined
        ? [[0, on, EASE.line] as const]
        : ([
            [from + 200, { ...on, s: 2 * s, r: -70, o: 0 }, EASE.throw],
            [from + 380, { ...on, s: 0.94 * s, r: 0 }, EASE.out],
            [from + 440, on, EASE.line],
          ] as const)),
      ...(until === undefined
        ? []
        : ([
            [until, on, EASE.in],
            [until + 90, { ...on, s: 1.5 * s, o: 0 }],
          ] as const)),
    ],
    until === undefined,
  )
}

/** How a gun comes out from behind the edge of a plate; without a moment it is out already. */
const drawn = (aim: Aim, from: number | undefined): readonly Key[] =>
  from === undefined
    ? [[0, gunOut(aim), EASE.line]]
    : [
        [from, { ...gunHidden(aim), o: 0 }, EASE.settle],
        [from + 170, gunOut(aim), EASE.line],
      ]

/** How long it takes until somebody is aimed at. */
export const AIMED = 440

/** What stands for as long as it is open what comes of a shot: the gun, the line, the sight on the face. `by`: who aims, and with what; `calm`: it is just there. */
export function standing(sheet: Sheet, at: string, by: string, calm = false): void {
  const [shooter = '', gun = ''] = by.split(' ')
  const aim = aimOf(sheet, shooter, at)
  if (!aim) return
  if (SWEPT.has(gun)) {
    sheet.track(sheet.prop({ ink: 'sight' }, 84, 84), [[0, { x: aim.bust.x, y: aim.bust.y, s: sightSize(aim) }, EASE.line]], true)
    return
  }
  const from = calm ? undefined : 0
  if (gun === CHALLENGE) {
    const { far, degrees } = toward(aim.plate, aim.bust)
    const there = { x: aim.plate.x, y: aim.plate.y, r: degrees }
    sheet.track(
      sheet.prop({ paint: 'line' }, far, 10, true),
      [
        [0, calm ? there : { ...there, sx: 0.02, sy: 1 }, EASE.throw],
        [260, there],
      ],
      true,
    )
    return
  }
  lay(sheet, aim, { ...(from !== undefined && { from }) })
  sheet.track(sheet.prop({ ink: `gun ${gun}` }, GUN, GUN), drawn(aim, from), true)
  sheet.cue(90, 'cock', { x: aim.hand.x })
}

/** Attacks on everybody leave a sight on each of them, and no more. */
const SWEPT = new Set(['gatling', 'riders'])

export interface Fired {
  /** The muzzle. */
  readonly end: Point
  readonly leaves: number
  readonly arrives: number
}

/** The hammer falls: flash, kick, smoke; then the gun goes away. `drawnAt`: it has to come out first. */
export function fire(sheet: Sheet, at: number, aim: Aim, gun: string, drawnAt?: number): Fired {
  const { hand, way, flip, size, hit } = aim
  lay(sheet, aim, { ...(drawnAt !== undefined && { from: drawnAt }), until: at })
  const end = along(hand, way, 44 * size)
  const up = -14 * flip
  const out = gunOut(aim)
  const back = along(hand, way, -15 * size)
  const held = sheet.prop({ ink: `gun ${gun}` }, GUN, GUN)
  sheet.track(held, [
    ...drawn(aim, drawnAt),
    [at, out, EASE.out],
    [at + 40, { ...out, ...back, r: way.degrees + up * 1.9 }, EASE.line],
    [at + 90, { ...out, ...back, r: way.degrees + up * 1.7 }, EASE.throw],
    [at + 290, { ...out, ...along(hand, way, 3), r: way.degrees - up * 0.2 }, EASE.throw],
    [at + 380, out, EASE.line],
    [at + 520, out, EASE.in],
    [at + 660, { ...gunHidden(aim), o: 0 }],
  ])
  if (drawnAt !== undefined) sheet.cue(drawnAt + 90, 'cock', { x: hand.x })
  kick(sheet, at, aim.by, { x: -way.x, y: -way.y }, 5, -0.8 * flip)
  const far = toward(end, hit).far
  flash(sheet, at, end, way, between(0.5, far / 380, 1) * size)
  for (let i = 0; i < 3; i++) smoke(sheet, at + 90 + i * 22, along(end, way, (26 + i * 22) * size), way, i, size)
  sheet.cue(at, 'shot', { x: hand.x })
  const leaves = at + 26
  return { end, leaves, arrives: leaves + between(70, far / 6, 120) }
}

function flash(sheet: Sheet, at: number, end: Point, way: Way, s: number): void {
  const blaze = sheet.prop({ ink: 'flash' }, 150, 110)
  const full = along(end, way, 70 * s)
  const grown = { x: lerp(end.x, full.x, 0.92), y: lerp(end.y, full.y, 0.92) }
  sheet.track(blaze, [
    [at, { ...end, r: way.degrees, s: 0.35 * s }, EASE.out],
    [at + 34, { ...grown, r: way.degrees, s: 1.08 * s }, EASE.hold],
    [at + 84, { ...full, r: way.degrees, sx: 0.84 * s, sy: 0.58 * s }, EASE.hold],
    [at + 118, { ...full, r: way.degrees, sx: 0.84 * s, sy: 0.58 * s }],
  ])
}

function smoke(sheet: Sheet, at: number, from: Point, way: Way, i: number, size: number): void {
  const puff = sheet.prop({ ink: 'puff' }, 60, 60)
  const half = along(from, way, 16)
  const gone = along(from, way, 22 + i * 4)
  sheet.track(puff, [
    [at, { ...from, s: 0.3 * size, r: i * 40 }, EASE.out],
    [at + 240 + i * 18, { x: half.x, y: half.y - 16 - i * 6, s: (0.86 - i * 0.12) * size, r: i * 40 + 24, o: 0.9 }, EASE.in],
    [at + 550 + i * 38, { x: gone.x, y: gone.y - 40 - i * 8, s: 0.5 * size, r: i * 40 + 60, o: 0 }],
  ])
}

const STREAK = { w: 220, h: 14 }

/** A tapering cut through the air. Returns the way it took. */
export function bullet(sheet: Sheet, { end, leaves, arrives }: Fired, to: Point): Way {
  const way = toward(end, to)
  const streak = sheet.prop({ ink: 'streak' }, STREAK.w, STREAK.h)
  const at = (share: number, sx: number) => ({ ...along(end, way, way.far * share - (STREAK.w / 2) * sx), r: way.degrees, sx, sy: 1 })
  sheet.track(streak, [
    [leaves, at(0.12, Math.min(0.12, way.far / 900)), EASE.line],
    [leaves + (arrives - leaves) * 0.4, at(0.5, Math.min(1, way.far / 300)), EASE.line],
    [arrives, at(1, Math.min(0.9, way.far / 300)), EASE.line],
    [arrives + 34, { ...at(1, 0.1), o: 0 }],
  ])
  return way
}

/** A plate is pushed once, at most six pixels, and comes back past its place. */
export function kick(sheet: Sheet, at: number, anchor: string, way: Pick<Way, 'x' | 'y'>, px = 6, turn = 1.2): void {
  const pushed = { x: way.x * px, y: way.y * px, r: turn }
  sheet.stir({ anchor, part: 'plate' }, [
    [at, {}, EASE.out],
    [at + 45, pushed, EASE.line],
    [at + 95, pushed, EASE.throw],
    [at + 230, { x: -way.x * px * 0.35, y: -way.y * px * 0.35, r: -turn * 0.35 }, EASE.throw],
    [at + 380, {}],
  ])
}

/** Splinters fly against the shot and fall. */
export function splinters(
  sheet: Sheet,
  at: number,
  from: Point,
  way: Pick<Way, 'x' | 'y'>,
  { n = 6, ink = 'chip', spread = 1.2, far = 74, w = 22, h = 9 } = {},
): void {
  for (let i = 0; i < n; i++) {
    const angle = Math.atan2(way.y, way.x) + (i / (n - 1) - 0.5) * 2 * spread
    const speed = far * (0.55 + ((i * 37) % 10) / 16)
    const fall = 54 + (i % 3) * 16
    const spin = (i % 2 ? 1 : -1) * (160 + i * 40)
    const keys: Key[] = Array.from({ length: 7 }, (_, q) => {
      const p = q / 6
      const out = speed * (1 - (1 - p) ** 3)
      return [
        at + 420 * p,
        {
          x: from.x + Math.cos(angle) * out,
          y: from.y + Math.sin(angle) * out + fall * p * p,
          r: spin * p,
          s: 1 - 0.3 * p,
          o: p > 0.75 ? (1 - p) * 4 : 1,
        },
        EASE.line,
      ]
    })
    sheet.track(sheet.prop({ ink }, w, h), keys)
  }
}

/** An ember sheet over a plate. */
export function redden(sheet: Sheet, at: number, anchor: string, strength = 0.42): void {
  const plate = sheet.places.box({ anchor, part: 'plate' })
  if (!plate) return
  const sheetOf = sheet.prop({ paint: 'ember' }, plate.w, plate.h)
  sheet.track(sheetOf, [
    [at, { x: plate.x, y: plate.y, o: strength }, EASE.hold],
    [at + 50, { x: plate.x, y: plate.y, o: strength * 0.6 }, EASE.out],
    [at + 260, { x: plate.x, y: plate.y, o: 0 }],
  ])
}

/** The bullet arrives: star, hole, splinters, a push; then the cartridges fall. Returns when they lie. */
export function strike(
  sheet: Sheet,
  at: number,
  aim: Aim,
  way: Way,
  { life, lost }: { readonly life: number; readonly lost: number },
  n = 6,
): number {
  const { hit, size } = aim
  const star = sheet.prop({ ink: 'impact' }, 120, 120)
  const { x, y } = hit
  sheet.track(star, [
    [at, { x, y, s: 0.4 * size, r: -12 }, EASE.out],
    [at + 40, { x, y, s: 1.12 * size, r: 0 }, EASE.hold],
    [at + 100, { x, y, s: 0.92 * size, r: 9 }, EASE.hold],
    [at + 150, { x, y, s: 0.7 * size, r: 14 }, EASE.in],
    [at + 230, { x, y, s: 0.35 * size, r: 20, o: 0 }],
  ])
  const hole = sheet.prop({ ink: 'hole' }, 26, 26)
  sheet.track(hole, [
    [at + 40, { x, y, s: 1.2 * size }, EASE.out],
    [at + 120, { x, y, s: size }, EASE.line],
    [at + 560, { x, y, s: size }, EASE.in],
    [at + 760, { x, y, s: size, o: 0 }],
  ])
  splinters(sheet, at + 20, hit, { x: -way.x, y: -way.y - 0.35 }, { n })
  kick(sheet, at, aim.at, way, 6, way.x > 0 ? 1.4 : -1.4)
  redden(sheet, at, aim.at)
  sheet.cue(at, 'wound', { x })
  return lose(sheet, at + 130, aim.at, life, lost)
}
