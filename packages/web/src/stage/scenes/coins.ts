import { lerp } from '../layout.ts'
import type { Act } from '../scene.ts'
import { EASE, type Key, type Sheet } from '../score.ts'

const SIZE = 22
const MOST = 5

/** Nuggets roll across the table one after the other, each bounces once and rings. */
export function coins(sheet: Sheet, { from, to, count }: Extract<Act, { is: 'coins' }>): void {
  const [a, b] = [sheet.places.box(from) ?? sheet.places.table, sheet.places.box(to) ?? sheet.places.table]
  const shown = Math.min(MOST, count)
  sheet.beat(0, 'leave')
  for (let i = 0; i < shown; i++) {
    const at = i * 110
    const keys: Key[] = Array.from({ length: 11 }, (_, n) => {
      const p = n / 10
      // Down at seven tenths of the way, up once more, and still.
      const high = p < 0.7 ? Math.sin((Math.PI * p) / 0.7) * 54 : Math.sin((Math.PI * (p - 0.7)) / 0.3) * 14
      return [at + 380 * p, { x: lerp(a.x, b.x, p), y: lerp(a.y, b.y, p) - high, r: 320 * p }, EASE.line]
    })
    sheet.track(sheet.prop({ ink: 'nugget' }, SIZE, SIZE), [...keys, [at + 460, { x: b.x, y: b.y, r: 320, s: 0.7, o: 0 }]])
    sheet.cue(at + 266, 'coin', { x: b.x, up: i, gain: 0.7 })
  }
  const lands = (shown - 1) * 110 + 380
  sheet.beat(lands, 'land')
  sheet.ready = lands
}
