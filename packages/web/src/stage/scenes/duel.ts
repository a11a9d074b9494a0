import { along, eased, inside, lerp, toward } from '../layout.ts'
import type { Act } from '../scene.ts'
import { EASE, type Key, type Point, type Sheet } from '../score.ts'
import type { Thrown } from '../thrown.ts'
import { cardLook, cardProp, fly, type Lain, leftFrom, ownTurn, toDiscard } from './flight.ts'
import { splinters } from './shots.ts'

type Of<I extends Act['is']> = Extract<Act, { is: I }>

const TALL = 1.4
/** Those that lie there for a while are smaller, and leave more of the table to see. */
const LYING = 0.8
/** Pixels by which a card pushes those that lie there towards the other player. */
const PUSH = 12
/** How far from the line between the two towards the middle of the table they lie, so that neighbours see them too. */
const INWARDS = 0.3
/** How many steps the sound climbs with each answer: seven of a hundred. */
const CLIMB = 2

/** How large a card is on the table. */
const widthOf = (sheet: Sheet): number => (sheet.places.box({ anchor: 'discard', part: 'stack' })?.w ?? 80) * 1.05

/** From whose side it comes: the challenge lies in the middle, the challenged answers first. */
const sideOf = (nth: number): number => (nth === 0 ? 0 : nth % 2 ? 1 : -1)

/** Where a card of a duel lies: on its own side of the middle, and each that came after it has pushed it away. */
function placeOf(sheet: Sheet, { by, at, nth, of }: Omit<Thrown, 'face'>): Lain | undefined {
  const [a, b] = [sheet.places.box({ anchor: by, part: 'plate' }), sheet.places.box({ anchor: at, part: 'plate' })]
  if (!a || !b) return undefined
  const w = widthOf(sheet) * LYING
  const { table } = sheet.places
  const mid: Point = { x: lerp(lerp(a.x, b.x, 0.5), table.x, INWARDS), y: lerp(lerp(a.y, b.y, 0.5), table.y, INWARDS) }
  const pushes = Array.from({ length: of - nth - 1 }, (_, i) => -sideOf(nth + 1 + i) * PUSH)
  const far = pushes.reduce((sum, push) => sum + push, sideOf(nth) * w * 0.42)
  const way = toward(a, b)
  return { ...inside(table, along(mid, way, far), w, w * TALL), w, h: w * TALL, r: nth === 0 ? 0 : ownTurn(nth) }
}

/** It lies there until the duel is over; the newest has just pushed it. */
export function lying(sheet: Sheet, card: Thrown, calm: boolean): void {
  const now = placeOf(sheet, card)
  if (!now) return
  const { x, y, r } = now
  const pushed = card.nth < card.of - 1 && !calm ? placeOf(sheet, { ...card, of: card.of - 1 }) : undefined
  const keys: readonly Key[] = [
    ...(pushed ? [[0, { x: pushed.x, y: pushed.y, r }, EASE.out] as const] : []),
    [pushed ? 110 : 0, { x, y, r }],
  ]
  sheet.track(cardProp(sheet, cardLook({ face: card.face }), now.w), keys, true)
}

/** What was thrown goes to the discard pile, one right after the other. */
export function gather(sheet: Sheet, { thrown }: Of<'gather'>): void {
  sheet.beat(0, 'lift')
  let landed = 0
  for (const [i, card] of thrown.entries()) {
    const from = placeOf(sheet, card)
    const beat = i === thrown.length - 1 ? 'land' : `land ${i}`
    if (from)
      landed = toDiscard(sheet, cardProp(sheet, cardLook({ face: card.face }), from.w), i * 50, from, { r0: from.r, r: ownTurn(i), beat })
  }
  sheet.ready = Math.min(landed, 160)
}

/** A challenge: a line between the two that stands until one of them is hit, and the card in the middle of it. */
export function duel(sheet: Sheet, { by, at, card, thrown }: Of<'duel'>): void {
  const [a, b] = [sheet.places.box({ anchor: by, part: 'plate' }), sheet.places.box({ anchor: at, part: 'plate' })]
  sheet.beat(30, 'leave')
  sheet.ready = 520
  if (!a || !b) return
  sheet.beat(120, 'line')
  const from = card && leftFrom(sheet, card.from)
  if (!card || !from) return
  const lies = thrown && placeOf(sheet, thrown)
  const w = lies?.w ?? widthOf(sheet)
  const mid: Point = lies ?? { x: lerp(a.x, b.x, 0.5), y: lerp(a.y, b.y, 0.5) }
  const rests = { x: mid.x, y: mid.y, s: w / Math.max(w, from.w) }
  const prop = cardProp(sheet, cardLook(card), Math.max(w, from.w))
  fly(
    sheet,
    prop,
    0,
    300,
    from,
    { x: mid.x, y: mid.y, w },
    {
      lift: 50,
      r0: from.r,
      ry0: card.from.part === 'hand' ? 180 : 0,
      next: [[lies ? 400 : 760, rests, EASE.line]],
    },
  )
  sheet.cue(20, 'slide', { x: from.x })
  sheet.cue(290, 'snap', { x: mid.x })
  sheet.cue(420, 'cock', { x: mid.x })
  if (lies) sheet.beat(300, 'land')
  else toDiscard(sheet, prop, 760, { ...mid, w }, { beat: 'land' })
}

/** A card is slapped down in answer: fast, and the player's own plate lunges. */
export function slap(sheet: Sheet, { by, card, thrown }: Of<'slap'>): void {
  const plate = sheet.places.box({ anchor: by, part: 'plate' })
  const from = card && leftFrom(sheet, card.from)
  const pile = sheet.places.box({ anchor: 'discard', part: 'stack' })
  sheet.beat(10, 'leave')
  sheet.ready = 300
  if (!plate || !card || !from || !pile) return
  const lies = thrown && placeOf(sheet, thrown)
  const w = lies?.w ?? widthOf(sheet)
  const way = toward(plate, lies ?? sheet.places.table)
  const to = lies
    ? { x: lies.x, y: lies.y }
    : { x: lerp(plate.x, sheet.places.table.x, 0.62), y: lerp(plate.y, sheet.places.table.y, 0.62) }
  const r = lies?.r ?? (way.x > 0 ? -7 : 7)
  const prop = cardProp(sheet, cardLook(card), Math.max(w, from.w))
  const s = w / prop.w
  fly(
    sheet,
    prop,
    0,
    190,
    from,
    { ...to, w },
    {
      r0: r * 3,
      r1: r,
      lift: 34,
      ease: eased.in,
      ry0: card.from.part === 'hand' ? 180 : 0,
      turn: [0, 0.5],
      next: [
        [230, { ...to, s: s * 0.95, r: r * 0.8 }, EASE.out],
        [300, { ...to, s, r }, EASE.line],
        ...(lies ? [] : [[620, { ...to, s, r }, EASE.line] as const]),
      ],
    },
  )
  sheet.stir({ anchor: by, part: 'plate' }, [
    [0, {}, EASE.out],
    [70, { x: -way.x * 4, y: -way.y * 4 }, EASE.in],
    [190, { x: way.x * 6, y: way.y * 6 }, EASE.settle],
    [420, {}],
  ])
  splinters(sheet, 190, { x: to.x, y: to.y + w * 0.5 }, { x: 0, y: -1 }, { n: 3, spread: 1.3, far: 34 })
  sheet.cue(10, 'slide', { x: from.x, gain: 0.7 })
  sheet.cue(190, 'slap', { x: to.x, up: thrown ? (thrown.nth - 1) * CLIMB : 0 })
  if (lies) sheet.beat(230, 'land')
  else toDiscard(sheet, prop, 620, { ...to, w }, { r0: r, r: ownTurn(2), beat: 'land' })
}
