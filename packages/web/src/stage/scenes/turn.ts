import { eased, lerp } from '../layout.ts'
import type { Act } from '../scene.ts'
import { EASE, type Key, type Sheet } from '../score.ts'
import { gain } from './life.ts'

/** The sun sinks at one seat, rolls across the table and rises at the next. */
export function turn(sheet: Sheet, { from, to }: Extract<Act, { is: 'turn' }>): void {
  const [a, b] = [
    from === undefined ? undefined : sheet.places.box({ anchor: from, part: 'sky' }),
    sheet.places.box({ anchor: to, part: 'sky' }),
  ]
  if (from !== undefined && a) {
    sheet.stir({ anchor: from, part: 'sun' }, [
      [0, {}, EASE.fall],
      [220, { y: a.h * 1.1 }],
    ])
    sheet.cue(0, 'sink', { x: a.x })
  }
  sheet.beat(220, 'sink')
  if (a && b) {
    const bead = sheet.prop({ ink: 'bead' }, 44, 44)
    const keys: Key[] = Array.from({ length: 11 }, (_, i) => {
      const p = i / 10
      const high = Math.sin(Math.PI * p)
      return [
        190 + 300 * p,
        {
          x: lerp(a.x, b.x, eased.inOut(p)),
          y: lerp(a.y + 14, b.y + 14, eased.inOut(p)) - high * 60,
          r: 140 * p,
          s: 0.6 + high * 0.4,
        },
        EASE.line,
      ]
    })
    sheet.track(bead, keys)
  }
  if (b) {
    sheet.stir({ anchor: to, part: 'sun' }, [
      [0, { y: b.h * 1.1 }, EASE.hold],
      [440, { y: b.h * 1.1 }, EASE.settle],
      [720, {}],
    ])
  }
  sheet.beat(700, 'turn')
  sheet.ready = 420
}

const MUG = 58

/** A cartridge comes back; if it was poured, a mug comes over the row and is set down. */
export function heal(sheet: Sheet, { at, life, won, mug }: Extract<Act, { is: 'heal' }>, mine: boolean): void {
  const box = sheet.places.box({ anchor: at, part: `life-${life - won}` })
  if (!box || !mug || !mine) {
    gain(sheet, 0, at, life, won)
    sheet.beat(280, 'heal')
    sheet.ready = 320
    return
  }
  const { x, y } = box
  const glass = sheet.prop({ ink: 'mug' }, MUG, MUG)
  sheet.track(glass, [
    [0, { x: x + 54, y: y - 96, s: 0.5, o: 0 }, EASE.settle],
    [130, { x: x + 54, y: y - 70, s: 1.15 }, EASE.throw],
    [310, { x: x + 54, y: y - 46, s: 1 }, EASE.throw],
    [430, { x: x + 44, y: y - 40, r: -34 }, EASE.line],
    [550, { x: x + 44, y: y - 40, r: -34 }, EASE.throw],
    [650, { x: x + 74, y: y - 4 }, EASE.fall],
    [710, { x: x + 74, y: y + 2 }, EASE.out],
    [760, { x: x + 74, y }, EASE.line],
    [890, { x: x + 74, y }, EASE.line],
    [1010, { x: x + 74, y, o: 0 }],
  ])
  sheet.cue(420, 'pour', { x })
  sheet.cue(700, 'glass', { x })
  gain(sheet, 470, at, life, won)
  sheet.beat(750, 'heal')
  sheet.ready = 800
}
