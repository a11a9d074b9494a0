import type { Act } from '../scene.ts'
import { EASE, type Key, type Point, type Sheet } from '../score.ts'

type Of<I extends Act['is']> = Extract<Act, { is: I }>

/** How far it leans back before it starts, and brakes too late. */
const SWAY = 7
const STARTS = 120
const TRAVELS = 780
const PUFFS = 6

const ENGINE = { anchor: 'engine' } as const

/** How far away a thing stood before. */
function shift(sheet: Sheet, anchor: string): Point | undefined {
  const [was, now] = [sheet.places.was(anchor), sheet.places.box({ anchor })]
  if (!was || !now) return undefined
  const far = { x: was.x - now.x, y: was.y - now.y }
  return Math.hypot(far.x, far.y) < 2 ? undefined : far
}

/** A puff of smoke that is left behind and thins out. */
function puff(sheet: Sheet, at: number, { x, y }: Point, size = 34): void {
  sheet.track(sheet.prop({ ink: 'puff' }, size, size), [
    [at, { x, y, s: 0.2 }, EASE.out],
    [at + 240, { x: x - 8, y: y - 26, s: 0.9, r: 30, o: 0.9 }, EASE.in],
    [at + 560, { x: x - 22, y: y - 46, s: 0.6, r: 60, o: 0 }],
  ])
}

/** It leans back, rolls to the next Station, brakes a little too late and settles; a puff for every turn of its wheels. */
export function train(sheet: Sheet, { things, end }: Of<'train'>): void {
  const stops = STARTS + TRAVELS
  for (const anchor of things) {
    const far = shift(sheet, anchor)
    if (!far) continue
    const way = far.x > 0 ? -1 : 1
    const keys: Key[] = [
      [0, far, EASE.lift],
      [STARTS, { x: far.x - way * SWAY, y: far.y }, EASE.lift],
      [stops, { x: way * SWAY }, EASE.out],
      [stops + 180, {}],
    ]
    sheet.stir({ anchor }, keys)
  }
  const engine = sheet.places.box(ENGINE)
  const far = shift(sheet, ENGINE.anchor)
  if (engine) {
    for (let i = 0; i < PUFFS; i++) {
      const at = STARTS + 40 + i * 120
      const along = 1 - i / PUFFS
      const chimney = { x: engine.x + (far?.x ?? 0) * along, y: engine.y - engine.h / 2 }
      puff(sheet, at, chimney)
      sheet.cue(at, 'chuff', { x: chimney.x, up: i, gain: 0.6 })
    }
  }
  sheet.cue(0, 'whistle', { x: engine?.x ?? sheet.places.table.x, gain: end ? 1 : 0.6 })
  sheet.beat(stops, 'arrive')
  sheet.ready = stops
}

/** Cars, or what lies in a row, move up to where there is room. */
export function shunt(sheet: Sheet, { things }: Of<'shunt'>): void {
  for (const anchor of things) {
    const far = shift(sheet, anchor)
    if (!far) continue
    sheet.stir({ anchor }, [
      [0, far, EASE.lift],
      [260, { x: Math.sign(far.x) * -3 }, EASE.out],
      [340, {}],
    ])
    sheet.cue(250, 'latch', { x: sheet.places.box({ anchor })?.x ?? 0, gain: 0.5 })
  }
  sheet.beat(260, 'up')
  sheet.ready = 260
}

/** The End of the Line: it stands, hisses and whistles. */
export function steam(sheet: Sheet): void {
  const engine = sheet.places.box(ENGINE)
  sheet.cue(0, 'whistle', { x: engine?.x ?? sheet.places.table.x })
  sheet.ready = 500
  if (!engine) return
  for (let i = 0; i < 3; i++) puff(sheet, i * 90, { x: engine.x + (i - 1) * 16, y: engine.y - engine.h / 2 }, 44)
  sheet.stir(ENGINE, [
    [0, {}, EASE.out],
    [90, { y: -5 }, EASE.fall],
    [200, { y: 1 }, EASE.out],
    [280, {}],
  ])
}

/** A new line: what stands on it is turned up from left to right. */
export function rails(sheet: Sheet, { things }: Of<'rails'>): void {
  sheet.beat(0, 'clear')
  const shown = things.flatMap((anchor) => {
    const box = sheet.places.box({ anchor })
    return box ? [{ anchor, x: box.x }] : []
  })
  for (const [i, { anchor, x }] of shown.toSorted((a, b) => a.x - b.x).entries()) {
    const at = 120 + i * 60
    sheet.stir({ anchor }, [
      [0, { sx: 0.05, o: 0 }, EASE.hold],
      [at, { sx: 0.05, o: 0.4 }, EASE.out],
      [at + 180, { sx: 1, o: 1 }],
    ])
    sheet.cue(at, 'flip', { x, gain: 0.6 })
  }
  const last = 120 + Math.max(0, shown.length - 1) * 60
  sheet.beat(last + 180, 'built')
  sheet.cue(last, 'whistle', { x: sheet.places.table.x, gain: 0.5 })
  sheet.ready = last + 180
}
