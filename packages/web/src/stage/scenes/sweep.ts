import { along, edgeOf, inside, lerp, toward } from '../layout.ts'
import type { Act } from '../scene.ts'
import { EASE, type Key, type Point, type Sheet } from '../score.ts'
import { cardLook, cardProp, fly, leftFrom, toDiscard } from './flight.ts'
import { kick } from './shots.ts'

type Sweep = Extract<Act, { is: 'sweep' }>

/** When the first is aimed at, and how far apart they are. */
const FIRST = 520
const STEP = 150

/** The card goes to the middle, lies there while it lasts, and is put away. */
function card(sheet: Sheet, { card: flown, by }: Sweep, until: number): void {
  const from = flown && leftFrom(sheet, flown.from)
  const plate = sheet.places.box({ anchor: by, part: 'plate' })
  const pile = sheet.places.box({ anchor: 'discard', part: 'stack' })
  sheet.beat(40, 'leave')
  if (!flown || !from || !plate || !pile) return
  const { table } = sheet.places
  const w = pile.w * 1.1
  const to = inside(table, along(plate, toward(plate, table), plate.h / 2 + w), w, w * 1.4)
  const prop = cardProp(sheet, cardLook(flown), Math.max(w, from.w))
  const lands = fly(
    sheet,
    prop,
    0,
    240,
    from,
    { ...to, w },
    { back: 70, lift: 40, r0: from.r, r1: -6, ry0: flown.from.part === 'hand' ? 180 : 0, turn: [0.1, 0.6] },
  )
  sheet.track(prop, [[until, { ...to, r: -6, s: w / prop.w }, EASE.line]])
  sheet.cue(60, 'slide', { x: from.x })
  sheet.cue(lands - 20, 'snap', { x: to.x })
  toDiscard(sheet, prop, until, { ...to, w }, { r0: -6, beat: 'land' })
}

/** A gun that fires at one after the other, clockwise: few props, used again and again. */
function gatling(sheet: Sheet, { by, at }: Sweep): void {
  const plate = sheet.places.box({ anchor: by, part: 'plate' })
  if (!plate) return
  const hand = edgeOf(plate, toward(plate, sheet.places.table), 54)
  const gun = sheet.prop({ ink: 'gun gatling' }, 110, 110)
  const flash = sheet.prop({ ink: 'flash' }, 150, 110)
  const streaks = [sheet.prop({ ink: 'streak' }, 220, 14), sheet.prop({ ink: 'streak' }, 220, 14)]
  const turns: Key[] = []
  sheet.cue(300, 'crank', { x: hand.x })
  for (const [i, target] of at.entries()) {
    const bust = sheet.places.box({ anchor: target, part: 'bust' })
    const t = FIRST + i * STEP
    sheet.beat(t + 120, `aim ${i}`)
    if (!bust) continue
    const way = toward(hand, bust)
    const flip = way.x < 0 ? -1 : 1
    const held = { ...hand, r: way.degrees, sx: 1, sy: flip }
    if (turns.length === 0)
      turns.push([260, { ...along(hand, way, -40), r: way.degrees, sx: 0.6, sy: 0.6 * flip, o: 0 }, EASE.settle], [430, held, EASE.line])
    turns.push([t, held, EASE.out], [t + 34, { ...held, ...along(hand, way, -9) }, EASE.throw], [t + 74, held, EASE.out])
    turns.push([t + 108, { ...held, ...along(hand, way, -7) }, EASE.throw], [t + 140, held, EASE.line])
    const end = along(hand, way, 58)
    for (const [j, streak] of streaks.entries()) {
      const fires = t + j * 74
      const blaze = along(end, way, 58)
      sheet.track(flash, [
        [fires, { ...end, r: way.degrees, s: 0.4 }, EASE.out],
        [fires + 26, { ...blaze, r: way.degrees, s: 0.86 - j * 0.12 }, EASE.hold],
        [fires + 62, { ...blaze, r: way.degrees, s: 0.86, o: 0 }, EASE.hold],
      ])
      shoot(sheet, streak, fires + 16, end, { x: bust.x + (j ? 10 : -10), y: bust.y + (j ? 12 : -6) })
      sheet.cue(fires, 'gatling', { x: hand.x, gain: 0.75 })
    }
  }
  const [last] = turns.slice(-1)
  if (!last) return
  turns.push([last[0] + 60, last[1], EASE.in], [last[0] + 240, { ...last[1], s: 0.6, sx: 0.6, o: 0 }])
  sheet.track(gun, turns)
  kick(sheet, FIRST, by, { x: -0.4, y: 0.9 }, 3, 0.4)
}

function shoot(sheet: Sheet, streak: Sheet['props'][number], at: number, from: Point, to: Point): void {
  const way = toward(from, to)
  const pose = (share: number, sx: number) => ({ ...along(from, way, way.far * share - 110 * sx), r: way.degrees, sx, sy: 1 })
  sheet.track(streak, [
    [at, pose(0.12, 0.1), EASE.line],
    [at + 36, pose(0.5, Math.min(0.8, way.far / 300)), EASE.line],
    [at + 90, { ...pose(1, 0.4), o: 1 }, EASE.hold],
    [at + 91, { ...pose(1, 0.1), o: 0 }, EASE.hold],
  ])
}

const ARROW = { w: 22, h: 64 }

/** Arrows from the far edge of the table, one for each; only hooves are heard. */
function riders(sheet: Sheet, { at }: Sweep): void {
  const { table } = sheet.places
  for (const [i, target] of at.entries()) {
    const t = FIRST - 120 + i * STEP
    const bust = sheet.places.box({ anchor: target, part: 'bust' })
    sheet.beat(t + 240, `aim ${i}`)
    if (!bust) continue
    const from = { x: lerp(table.x, bust.x, 0.4), y: table.y - table.h / 2 - 40 }
    const way = toward(from, bust)
    const stuck = along(bust, way, -bust.h * 0.46)
    const arrow = sheet.prop({ ink: 'arrow' }, ARROW.w, ARROW.h)
    sheet.track(arrow, [
      [t, { ...from, r: way.degrees + 90, o: 0 }, EASE.in],
      [t + 60, { ...along(from, way, way.far * 0.2), r: way.degrees + 90 }, EASE.line],
      [t + 230, { ...stuck, r: way.degrees + 90 }, EASE.settle],
      [t + 300, { ...stuck, r: way.degrees + 96 }, EASE.settle],
      [t + 380, { ...stuck, r: way.degrees + 90 }, EASE.line],
    ])
    sheet.cue(t + 225, 'thunk', { x: bust.x, gain: 0.4, up: i })
  }
  sheet.cue(160, 'hoof', { x: table.x })
}

/** An attack on everybody says whom it is meant for; what comes of it is told seat by seat. */
export function sweep(sheet: Sheet, act: Sweep): void {
  const until = FIRST + act.at.length * STEP + 120
  card(sheet, act, until)
  if (act.with === 'gatling') gatling(sheet, act)
  else riders(sheet, act)
  sheet.ready = until
}
