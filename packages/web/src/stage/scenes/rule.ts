import type { Act } from '../scene.ts'
import { EASE, type Sheet } from '../score.ts'

/** Cards for everybody lie on their side. */
const WIDE = 1.4

/** A new rule comes off its pile, is lifted, held, turned, read by everybody, and goes to its strip. */
export function rule(sheet: Sheet, { pile, card }: Extract<Act, { is: 'rule' }>): void {
  const strip = sheet.places.box({ anchor: pile })
  const { table } = sheet.places
  sheet.beat(1560, 'rule')
  sheet.ready = 1500
  if (!strip) return
  const h = Math.min(200, table.h * 0.5)
  const w = h * WIDE
  const prop = sheet.prop({ event: card }, w, h)
  const mid = { x: table.x, y: table.y }
  const small = Math.min(1, strip.h / h)
  sheet.track(prop, [
    [0, { x: strip.x, y: strip.y, s: small, ry: 180 }, EASE.throw],
    [260, { ...mid, y: mid.y + 10, s: 0.9, ry: 180 }, EASE.lift],
    [420, { ...mid, s: 0.96, ry: 146 }, EASE.line],
    [620, { ...mid, s: 0.97, ry: 141 }, EASE.turn],
    [780, { ...mid, s: 1.04, ry: -12 }, EASE.out],
    [880, { ...mid, s: 1, ry: 0 }, EASE.line],
    [1400, { ...mid, s: 1 }, EASE.throw],
    [1620, { x: strip.x, y: strip.y, s: small }, EASE.line],
    [1680, { x: strip.x, y: strip.y, s: small, o: 0 }],
  ])
  sheet.cue(0, 'slide', { x: strip.x })
  sheet.cue(700, 'flip', { x: mid.x })
  sheet.cue(1600, 'stamp', { x: strip.x })
  sheet.cue(860, pile === 'show' ? 'note' : card === 'high-noon' ? 'toll' : 'stamp', { x: mid.x, gain: 0.7 })
}
