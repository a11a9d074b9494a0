import { lerp, toward } from '../layout.ts'
import type { Act, Flown, Manner } from '../scene.ts'
import { EASE, type Sheet } from '../score.ts'
import { cardLook, cardProp, fly, type Lain, landsAt, leftFrom, ownTurn, toDiscard } from './flight.ts'

type Cards = Extract<Act, { is: 'cards' }>

interface Way {
  readonly card: Flown
  readonly i: number
  /** When it leaves. */
  readonly at: number
  readonly from: Lain
  readonly to: Lain
}

/** How far apart cards of one row leave. */
const APART: { readonly [manner in Manner]: number } = {
  draw: 90,
  discard: 70,
  steal: 120,
  lay: 110,
  take: 90,
  store: 70,
  return: 70,
  reward: 90,
  recharge: 120,
  unveil: 90,
  away: 90,
}

/** Face down on the way, and turned up at the end if I may see it. */
const isHidden = ({ from, face }: Flown): boolean => face === undefined || from.anchor.startsWith('deck') || from.part === 'hand'
const isShown = ({ to, face }: Flown): boolean => face !== undefined && to.part !== 'hand' && !to.anchor.startsWith('deck')

/** From the deck to the very place in the fan, or to somebody's hand. */
function draw(sheet: Sheet, { card, i, at, from, to }: Way, reward: boolean): number {
  const prop = cardProp(sheet, cardLook(card), Math.max(from.w, to.w))
  const up = isShown(card)
  const s = to.w / prop.w
  const { x, y, r } = to
  sheet.stir({ anchor: card.from.anchor, part: 'top' }, [
    [at, {}, EASE.out],
    [at + 60, { y: -7 }, EASE.in],
    [at + 120, {}],
  ])
  const lands = fly(sheet, prop, at + 50, reward ? 320 : 330, from, to, {
    lift: 60,
    r1: r,
    ry0: 180,
    ry1: up ? 0 : 180,
    turn: [0.62, 1],
    next: up
      ? [
          [at + 420, { x, y, r, s: s * 0.97 }, EASE.out],
          [at + 480, { x, y, r, s }],
        ]
      : [],
  })
  sheet.cue(at + 40, 'slide', { x: from.x, up: i })
  if (up) sheet.cue(lands - 60, 'flip', { x })
  if (reward) sheet.cue(lands - 20, 'coin', { x, up: i, gain: 0.6 })
  sheet.beat(at + 50, `leave ${i}`)
  sheet.beat(up ? at + 470 : lands, `land ${i}`)
  return lands
}

/** It leans out of its place, sticks for a moment, and gives. */
function steal(sheet: Sheet, { card, i, at, from, to }: Way): number {
  const prop = cardProp(sheet, cardLook(card), Math.max(from.w, to.w, 70))
  const way = toward(from, to)
  const s0 = from.w / prop.w
  const seen = card.face !== undefined && !isHidden(card)
  const ry = seen ? 0 : 180
  const lean = { x: from.x + way.x * 20, y: from.y + way.y * 20, s: s0 * 1.25, r: 10, ry }
  sheet.track(prop, [
    [at, { x: from.x, y: from.y, s: s0, r: from.r, ry }, EASE.throw],
    [at + 120, lean, EASE.line],
    [at + 200, lean, EASE.throw],
  ])
  sheet.stir({ anchor: card.from.anchor, part: 'plate' }, [
    [at + 30, {}, EASE.in],
    [at + 140, { x: way.x * 5, y: way.y * 5 }, EASE.line],
    [at + 200, { x: way.x * 5, y: way.y * 5 }, EASE.settle],
    [at + 420, {}],
  ])
  const lands = fly(sheet, prop, at + 200, 360, { ...lean, w: from.w * 1.25 }, to, {
    lift: 60,
    r0: 10,
    r1: to.r,
    ry0: ry,
    ry1: isShown(card) ? 0 : 180,
  })
  sheet.cue(at + 200, 'snatch', { x: from.x })
  sheet.cue(lands - 30, 'paper', { x: to.x })
  sheet.beat(at + 10, `leave ${i}`)
  sheet.beat(lands, `land ${i}`)
  return lands
}

/** To its place in a row, with two nail ticks. */
function lay(sheet: Sheet, { card, i, at, from, to }: Way): number {
  const prop = cardProp(sheet, cardLook(card), Math.max(from.w, to.w, 90))
  const { x, y } = to
  const s = to.w / prop.w
  const hidden = isHidden(card)
  const mid = { x: lerp(from.x, x, 0.5), y: lerp(from.y, y, 0.5) - 30 }
  const lands = fly(sheet, prop, at, 300, from, to, {
    back: 70,
    lift: 46,
    r0: from.r,
    ry0: hidden ? 180 : 0,
    turn: [0.05, 0.5],
    next: [
      [at + 410, { x, y, s: s * 0.95 }, EASE.out],
      [at + 460, { x, y, s }],
    ],
  })
  sheet.cue(at + 40, 'slide', { x: from.x })
  sheet.cue(lands, 'snap', { x: mid.x })
  sheet.cue(lands + 70, 'tick', { x })
  sheet.cue(lands + 150, 'tick', { x })
  sheet.beat(at + 40, `leave ${i}`)
  sheet.beat(at + 450, `land ${i}`)
  return lands
}

/** Plainly from here to there, turned up on the way if it will be seen. */
function pass(sheet: Sheet, { card, i, at, from, to }: Way): number {
  const prop = cardProp(sheet, cardLook(card), Math.max(from.w, to.w))
  const lands = fly(sheet, prop, at, 300, from, to, {
    lift: 40,
    r0: from.r,
    r1: to.r,
    ry0: isHidden(card) ? 180 : 0,
    ry1: isShown(card) ? 0 : 180,
    next: [[at + 360, { x: to.x, y: to.y, r: to.r, s: to.w / prop.w, ry: isShown(card) ? 0 : 180 }]],
  })
  sheet.cue(at + 20, 'slide', { x: from.x, up: i })
  sheet.cue(lands - 20, card.face ? 'flip' : 'paper', { x: to.x })
  sheet.beat(at + 20, `leave ${i}`)
  sheet.beat(at + 350, `land ${i}`)
  return lands
}

function discard(sheet: Sheet, { card, i, at, from }: Way): number {
  const pile = sheet.places.box({ anchor: 'discard', part: 'stack' })
  const prop = cardProp(sheet, cardLook(card), Math.max(from.w, pile?.w ?? 0))
  sheet.beat(at + 10, `leave ${i}`)
  sheet.cue(at + 10, 'slide', { x: from.x, gain: 0.7 })
  return toDiscard(sheet, prop, at, from, { r0: from.r, r: ownTurn(i), beat: `land ${i}` })
}

/** It is turned over once where it lies, and put away. */
function recharge(sheet: Sheet, way: Way): number {
  const { card, i, at, from } = way
  const pile = sheet.places.box({ anchor: 'discard', part: 'stack' })
  const prop = cardProp(sheet, cardLook(card), Math.max(from.w, pile?.w ?? 0))
  const s = from.w / prop.w
  sheet.track(prop, [
    [at, { x: from.x, y: from.y, r: from.r, s }, EASE.lift],
    [at + 150, { x: from.x, y: from.y - 14, r: from.r, s: s * 1.08, ry: 180 }, EASE.turn],
    [at + 300, { x: from.x, y: from.y, r: from.r, s, ry: 360 }, EASE.line],
  ])
  sheet.beat(at + 10, `leave ${i}`)
  sheet.cue(at + 80, 'flip', { x: from.x })
  return toDiscard(sheet, prop, at + 310, from, { r0: from.r, r: ownTurn(i), beat: `land ${i}` })
}

/** It is turned up where it lies. */
function unveil(sheet: Sheet, { card, i, at, to }: Way): number {
  const spot = { anchor: `card-${card.to.card}` }
  sheet.stir(spot, [
    [at, { sx: 0.05, sy: 1, o: 0.3 }, EASE.out],
    [at + 130, { sx: 1.08, sy: 1.06, y: -5, o: 1 }, EASE.in],
    [at + 240, { o: 1 }],
  ])
  sheet.cue(at + 20, 'flip', { x: to.x })
  sheet.beat(at, `leave ${i}`)
  sheet.beat(at + 120, `land ${i}`)
  return at + 240
}

/** It is taken off the table: nobody needs it any more. */
function away(sheet: Sheet, { card, i, at, from }: Way): number {
  const prop = cardProp(sheet, cardLook(card), Math.max(from.w, 60))
  const s = from.w / prop.w
  sheet.track(prop, [
    [at, { x: from.x, y: from.y, r: from.r, s }, EASE.out],
    [at + 160, { x: from.x, y: from.y - 22, r: 4, s: s * 1.2 }, EASE.in],
    [at + 420, { x: from.x, y: from.y - 56, r: -3, s: s * 0.9, o: 0 }],
  ])
  sheet.beat(at + 10, `leave ${i}`)
  sheet.cue(at + 10, 'paper', { x: from.x })
  sheet.beat(at + 400, `land ${i}`)
  return at + 420
}

function go(sheet: Sheet, manner: Manner, way: Way): number {
  switch (manner) {
    case 'draw':
    case 'reward':
      return draw(sheet, way, manner === 'reward')
    case 'steal':
      return steal(sheet, way)
    case 'lay':
      return lay(sheet, way)
    case 'discard':
      return discard(sheet, way)
    case 'recharge':
      return recharge(sheet, way)
    case 'unveil':
      return unveil(sheet, way)
    case 'away':
      return away(sheet, way)
    default:
      return pass(sheet, way)
  }
}

/** Cards that change place, one shortly after the other. */
export function cards(sheet: Sheet, { manner, cards: all }: Pick<Cards, 'manner' | 'cards'>, start = 0): number {
  let last = start
  for (const [i, card] of all.entries()) {
    const [left, lands] = [leftFrom(sheet, card.from), landsAt(sheet, card.to)]
    // What is turned up comes from nowhere on this screen, and what is taken away goes nowhere.
    const [from, to] = [manner === 'unveil' ? lands : left, manner === 'away' ? left : lands]
    if (!from || !to) continue
    const at = start + i * APART[manner]
    go(sheet, manner, { card, i, at, from, to })
    last = at
  }
  sheet.ready = Math.max(sheet.ready, last + (manner === 'steal' ? 480 : 300))
  return last
}
