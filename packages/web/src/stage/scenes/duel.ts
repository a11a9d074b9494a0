import { eased, lerp, toward } from '../layout.ts'
import type { Act } from '../scene.ts'
import { EASE, type Point, type Sheet } from '../score.ts'
import { cardLook, cardProp, fly, leftFrom, ownTurn, toDiscard } from './flight.ts'
import { splinters } from './shots.ts'

type Of<I extends Act['is']> = Extract<Act, { is: I }>

/** A challenge: a line between the two that stands until one of them is hit, and the card in the middle of it. */
export function duel(sheet: Sheet, { by, at, card }: Of<'duel'>): void {
  const [a, b] = [sheet.places.box({ anchor: by, part: 'plate' }), sheet.places.box({ anchor: at, part: 'plate' })]
  sheet.beat(30, 'leave')
  sheet.ready = 520
  if (!a || !b) return
  sheet.beat(120, 'line')
  const from = card && leftFrom(sheet, card.from)
  if (!card || !from) return
  const w = (sheet.places.box({ anchor: 'discard', part: 'stack' })?.w ?? 80) * 1.05
  const mid: Point = { x: lerp(a.x, b.x, 0.5), y: lerp(a.y, b.y, 0.5) }
  const prop = cardProp(sheet, cardLook(card), Math.max(w, from.w))
  fly(
    sheet,
    prop,
    0,
    300,
    from,
    { ...mid, w },
    {
      lift: 50,
      r0: from.r,
      ry0: card.from.part === 'hand' ? 180 : 0,
      next: [[760, { ...mid, s: w / prop.w }, EASE.line]],
    },
  )
  sheet.cue(20, 'slide', { x: from.x })
  sheet.cue(290, 'snap', { x: mid.x })
  sheet.cue(420, 'cock', { x: mid.x })
  toDiscard(sheet, prop, 760, { ...mid, w }, { beat: 'land' })
}

/** A card is slapped down in answer: fast, and the player's own plate lunges. */
export function slap(sheet: Sheet, { by, card }: Of<'slap'>): void {
  const plate = sheet.places.box({ anchor: by, part: 'plate' })
  const from = card && leftFrom(sheet, card.from)
  const pile = sheet.places.box({ anchor: 'discard', part: 'stack' })
  sheet.beat(10, 'leave')
  sheet.ready = 300
  if (!plate || !card || !from || !pile) return
  const w = pile.w * 1.05
  const way = toward(plate, sheet.places.table)
  const to = { x: lerp(plate.x, sheet.places.table.x, 0.62), y: lerp(plate.y, sheet.places.table.y, 0.62) }
  const r = way.x > 0 ? -7 : 7
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
        [620, { ...to, s, r }, EASE.line],
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
  sheet.cue(190, 'slap', { x: to.x })
  toDiscard(sheet, prop, 620, { ...to, w }, { r0: r, r: ownTurn(2), beat: 'land' })
}
