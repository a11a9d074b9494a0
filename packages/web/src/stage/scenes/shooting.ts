import { along, edgeOf, inside, toward } from '../layout.ts'
import type { Act } from '../scene.ts'
import { EASE, type Point, type Prop, type Sheet } from '../score.ts'
import { cardLook, cardProp, fly, leftFrom, ownTurn, toDiscard } from './flight.ts'
import { lose } from './life.ts'
import { AIMED, type Aim, aimOf, bullet, fire, kick, redden, splinters, strike } from './shots.ts'
import { tag } from './tag.ts'

type Of<I extends Act['is']> = Extract<Act, { is: I }>

/** How long a gun takes to come out and be aimed, where that has not been seen before. */
const DRAW = 480
/** The hammer goes back first. */
const COCKED = 60

/** Where a played card rests: in front of whom it is for, else before the player. */
function resting(sheet: Sheet, by: string, at: string | undefined, w: number): Point | undefined {
  const { table } = sheet.places
  const plate = sheet.places.box({ anchor: at ?? by, part: 'plate' })
  if (!plate) return undefined
  const way = toward(plate, at === undefined ? (sheet.places.box({ anchor: 'discard', part: 'stack' }) ?? table) : table)
  return inside(table, edgeOf(plate, way, w * 0.75 + 12), w, w * 1.4)
}

/** A card from the very place it lay at to where it rests, and on to the discard pile. */
function playCard(sheet: Sheet, { card, by, at }: Pick<Of<'play'>, 'card' | 'by' | 'at'>, rest: number): Prop | undefined {
  const from = card && leftFrom(sheet, card.from)
  const pile = sheet.places.box({ anchor: 'discard', part: 'stack' })
  const w = (pile?.w ?? 80) * 1.08
  const to = resting(sheet, by, at, w)
  if (!card || !from || !to) return undefined
  const prop = cardProp(sheet, cardLook(card), Math.max(w, from.w))
  const hidden = card.from.part === 'hand'
  const tilt = at === undefined ? 5 : -8
  const lands = fly(
    sheet,
    prop,
    0,
    240,
    from,
    { ...to, w },
    { back: 70, lift: 40, r0: from.r, r1: tilt, ry0: hidden ? 180 : 0, turn: [0.1, 0.6] },
  )
  const s = w / prop.w
  sheet.track(prop, [
    [lands + 40, { ...to, r: tilt - 2, s: s * 0.97 }, EASE.out],
    [lands + 90, { ...to, r: tilt, s }, EASE.line],
    [lands + 90 + rest, { ...to, r: tilt, s }, EASE.line],
  ])
  sheet.cue(60, 'slide', { x: from.x })
  sheet.cue(lands - 20, 'snap', { x: to.x })
  sheet.beat(40, 'leave')
  if (card.to.anchor === 'discard') toDiscard(sheet, prop, lands + 90 + rest, { ...to, w }, { r0: tilt, beat: 'land' })
  return prop
}

export function play(sheet: Sheet, act: Of<'play'>): void {
  const aim = act.aims && act.at !== undefined ? aimOf(sheet, act.by, act.at) : undefined
  playCard(sheet, act, aim ? 700 : 160)
  if (aim) sheet.beat(180, 'aim')
  sheet.ready = aim ? 180 + AIMED : act.card ? 480 : 0
}

export function hit(sheet: Sheet, act: Of<'hit'>): void {
  const aim = aimOf(sheet, act.by, act.at)
  if (!aim) return
  if (act.gun === 'gatling') {
    sheet.beat(0, 'fire')
    strike(sheet, 40, aim, aim.way, act, 4)
    sheet.beat(170, 'hit')
    sheet.ready = 240
    return
  }
  const out = sheet.places.aimed(act.at)
  const at = out ? COCKED : DRAW
  sheet.beat(0, 'fire')
  const fired = fire(sheet, at, aim, act.gun, out ? undefined : 0)
  const way = bullet(sheet, fired, aim.hit)
  strike(sheet, fired.arrives, aim, way, act)
  sheet.beat(fired.arrives + 130, 'hit')
  sheet.ready = fired.arrives + 420
}

/** It just hurts: no kick, a sheet only. */
export function wound(sheet: Sheet, { at, life, lost }: Of<'wound'>): void {
  redden(sheet, 0, at)
  sheet.beat(0, 'fire')
  sheet.beat(80, 'hit')
  sheet.cue(0, 'wound', { x: sheet.places.box({ anchor: at })?.x ?? 0 })
  lose(sheet, 80, at, life, lost)
  sheet.ready = 360 + (lost - 1) * 110
}

/** The plate leans out of the way just before. */
function duck(sheet: Sheet, at: number, anchor: string, way: Pick<Point, 'x' | 'y'>): void {
  const aside = { x: -way.y * 6, y: way.x * 6, r: -1.6 }
  sheet.stir({ anchor, part: 'plate' }, [
    [at - 90, {}, EASE.throw],
    [at + 20, aside, EASE.line],
    [at + 120, aside, EASE.settle],
    [at + 380, {}],
  ])
}

/** The bullet leaves at an angle it did not come in at. */
function ricochet(sheet: Sheet, at: number, from: Point, { degrees, x }: { readonly degrees: number; readonly x: number }): void {
  const angle = degrees + (x < 0 ? 62 : -62)
  const way = { x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) }
  const streak = sheet.prop({ ink: 'streak' }, 220, 14)
  const go = (far: number, sx: number) => ({ ...along(from, way, far - 110 * sx), r: angle, sx, sy: 0.8 })
  sheet.track(streak, [
    [at + 20, go(10, 0.06), EASE.line],
    [at + 80, go(120, 0.5), EASE.line],
    [at + 190, go(330, 0.6), EASE.line],
    [at + 260, { ...go(430, 0.2), o: 0 }],
  ])
  const spark = sheet.prop({ ink: 'spark' }, 30, 30)
  sheet.track(spark, [
    [at, { ...from, s: 0.5 }, EASE.out],
    [at + 50, { ...from, s: 2.3, r: 30 }, EASE.hold],
    [at + 110, { ...from, s: 1.4, r: 45 }, EASE.hold],
    [at + 150, { ...from, s: 0.8, r: 60 }, EASE.line],
    [at + 220, { ...from, s: 0.2, r: 80, o: 0 }],
  ])
  splinters(sheet, at + 10, from, way, { n: 4, spread: 0.5, far: 60 })
  sheet.cue(at + 6, 'ricochet', { x: from.x })
}

/** A card is held up in front of the face before the hammer falls, and knocked back by the bullet. */
function guard(
  sheet: Sheet,
  act: Of<'dodge'>,
  aim: Aim,
  at: number,
): { readonly prop: Prop; readonly spot: Point; readonly w: number } | undefined {
  const from = act.card && leftFrom(sheet, act.card.from)
  if (!act.card || !from) return undefined
  const w = aim.bust.w * 0.9
  const spot = along(aim.bust, aim.way, -aim.bust.h * 0.45)
  const prop = cardProp(sheet, cardLook(act.card), Math.max(w, from.w))
  const hidden = act.card.from.part === 'hand'
  fly(sheet, prop, at, 190, from, { ...spot, w }, { r0: from.r || 20, r1: -6, lift: 20, ry0: hidden ? 180 : 0, shadow: false })
  sheet.cue(at, 'slide', { x: from.x })
  sheet.cue(at + 180, 'snap', { x: spot.x })
  sheet.beat(at + 20, 'leave')
  return { prop, spot, w }
}

export function dodge(sheet: Sheet, act: Of<'dodge'>): void {
  const aim = aimOf(sheet, act.by, act.at)
  if (!aim) return
  const out = sheet.places.aimed(act.at)
  const at = (out ? 0 : DRAW) + (act.how === 'card' ? 260 : COCKED)
  const held = guard(sheet, act, aim, at - 260)
  const shield = act.shield && sheet.places.box(act.shield)
  const target = held?.spot ?? shield ?? aim.hit
  sheet.beat(0, 'fire')
  if (!act.fires) {
    if (act.how === 'barrel' && act.shield) holds(sheet, act, 80, target, aim.way)
    if (held) {
      toDiscard(sheet, held.prop, at + 120, { ...held.spot, w: held.w }, { r0: -6, r: ownTurn(1), beat: 'land' })
      duck(sheet, at, act.at, aim.way)
    }
    sheet.ready = at + 120
    return
  }
  const fired = fire(sheet, at, aim, act.gun, out ? undefined : 0)
  const way = bullet(sheet, fired, target)
  const hits = fired.arrives
  if (held) {
    const { prop, spot, w } = held
    const s = w / prop.w
    const back = along(spot, way, 8)
    sheet.track(prop, [
      [hits, { ...spot, r: -6, s }, EASE.out],
      [hits + 45, { ...back, r: 9, s, ry: 24 }, EASE.line],
      [hits + 85, { ...back, r: 9, s, ry: 22 }, EASE.settle],
      [hits + 320, { ...spot, r: -2, s }, EASE.line],
      [hits + 500, { ...spot, r: -2, s }, EASE.line],
    ])
    toDiscard(sheet, prop, hits + 500, { ...spot, w }, { r0: -2, r: ownTurn(1), beat: 'land' })
  }
  if (act.how === 'barrel' && act.shield) {
    holds(sheet, act, hits, target, way)
  } else {
    ricochet(sheet, hits, target, way)
    duck(sheet, hits, act.at, way)
    tag(sheet, hits + 110, act.how === 'card' ? sheet.words.missed : '', act.at, 'plain', 420)
  }
  sheet.ready = hits + 440
}

/** The bullet goes into what shields him, which jumps. */
function holds(sheet: Sheet, { at, shield }: Of<'dodge'>, hits: number, target: Point, way: Pick<Point, 'x' | 'y'>): void {
  const star = sheet.prop({ ink: 'impact' }, 120, 120)
  sheet.track(star, [
    [hits, { ...target, s: 0.3 }, EASE.out],
    [hits + 40, { ...target, s: 0.7 }, EASE.hold],
    [hits + 100, { ...target, s: 0.5, r: 12 }, EASE.in],
    [hits + 190, { ...target, s: 0.2, r: 20, o: 0 }],
  ])
  if (shield?.card !== undefined) {
    sheet.stir({ anchor: `card-${shield.card}` }, [
      [hits, {}, EASE.out],
      [hits + 45, { x: 6, y: 3, r: 9, s: 1.35 }, EASE.line],
      [hits + 120, { x: 6, y: 3, r: 9, s: 1.35 }, EASE.settle],
      [hits + 360, {}],
    ])
  } else kick(sheet, hits, at, way, 4, 0.8)
  splinters(sheet, hits, target, { x: -way.x, y: -way.y - 0.5 }, { n: 7, spread: 1.1, far: 60 })
  sheet.cue(hits, 'thunk', { x: target.x })
  tag(sheet, hits + 110, sheet.words.holds(shield?.card === undefined ? '' : 'barrel'), at, 'good', 420)
}
