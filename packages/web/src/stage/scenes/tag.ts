import { inside } from '../layout.ts'
import { EASE, type Sheet } from '../score.ts'

const HIGH = 36

/** A word stamped over a seat. */
export function tag(sheet: Sheet, at: number, text: string, anchor: string, tone: 'plain' | 'good' | 'bad' = 'plain', hold = 620): void {
  const plate = sheet.places.box({ anchor, part: 'plate' })
  if (!plate || text === '') return
  const w = 26 + text.length * 10.5
  const { x, y } = inside(sheet.places.table, { x: plate.x, y: plate.y - plate.h / 2 - 22 }, w, HIGH)
  const word = sheet.prop({ tag: text, tone }, w, HIGH)
  sheet.track(word, [
    [at, { x, y, s: 1.7, r: -8, o: 0 }, EASE.in],
    [at + 90, { x, y, s: 0.94, r: -3 }, EASE.out],
    [at + 150, { x, y, s: 1, r: -3 }, EASE.line],
    [at + 150 + hold, { x, y, r: -3 }, EASE.in],
    [at + 290 + hold, { x, y: y - 16, r: -3, o: 0 }],
  ])
}
