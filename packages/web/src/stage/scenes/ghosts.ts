import { lerp } from '../layout.ts'
import type { Act } from '../scene.ts'
import { EASE, type Key, type Sheet } from '../score.ts'
import { gain } from './life.ts'

type Of<I extends Act['is']> = Extract<Act, { is: I }>

/** Somebody comes back: pale and floating, or with all his life. */
export function back(sheet: Sheet, { at, ghost, shadow, life }: Of<'back'>): void {
  const bust = sheet.places.box({ anchor: at, part: 'bust' })
  sheet.beat(0, 'back')
  sheet.beat(340, 'heal')
  sheet.ready = ghost ? 420 : 500 + life * 60
  if (!bust) return
  sheet.stir({ anchor: at, part: 'bust' }, [
    [0, { o: 0.25, y: 6 }, EASE.out],
    [240, { o: 0.8, y: -4 }, EASE.settle],
    [460, { o: 1 }],
  ])
  for (const r of [43, -43]) {
    const stroke = sheet.prop({ ink: 'stroke' }, Math.hypot(bust.w, bust.h), 14)
    sheet.track(stroke, [
      [0, { x: bust.x, y: bust.y, r: r + 90 }, EASE.in],
      [200, { x: bust.x, y: bust.y, r: r + 90, sx: 0, sy: 1, o: 0 }],
    ])
  }
  if (shadow) dim(sheet, at)
  sheet.cue(0, ghost ? 'sink' : 'hat', { x: bust.x })
  if (!ghost) gain(sheet, 340, at, life, life)
}

/** Horizon lines cross the face from below: he is a shadow. */
function dim(sheet: Sheet, at: string): void {
  const bust = sheet.places.box({ anchor: at, part: 'bust' })
  if (!bust) return
  for (const i of [0, 1, 2, 3]) {
    const t = i * 60
    const x = bust.x
    const from = bust.y + bust.h / 2
    sheet.track(sheet.prop({ ink: 'horizon' }, bust.w * (1 - i * 0.12), 5), [
      [t, { x, y: from, o: 0 }, EASE.out],
      [t + 300, { x, y: bust.y - bust.h * (0.3 - i * 0.2) }, EASE.line],
      [t + 520, { x, y: bust.y - bust.h * (0.3 - i * 0.2) }, EASE.in],
      [t + 700, { x, y: bust.y - bust.h * (0.3 - i * 0.2), o: 0 }],
    ])
  }
}

/** A ghost sinks and fades. */
export function leave(sheet: Sheet, { at }: Of<'leave'>): void {
  sheet.stir({ anchor: at, part: 'bust' }, [
    [0, { o: 1 }, EASE.in],
    [300, { o: 0.1, y: 6 }, EASE.out],
    [460, { o: 1 }],
  ])
  sheet.beat(300, 'gone')
  sheet.cue(0, 'sink', { x: sheet.places.box({ anchor: at })?.x ?? 0 })
  sheet.ready = 380
}

/** Two pass each other along the rim, each as large as its place; everybody else stays. */
export function seats(sheet: Sheet, { at, between }: Of<'seats'>): void {
  for (const [i, anchor] of at.entries()) {
    const [from, to] = [sheet.places.stood(anchor), sheet.places.box({ anchor })]
    if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) < 2) continue
    const high = between.includes(anchor) ? (i % 2 ? 60 : -60) : 0
    const keys: Key[] = Array.from({ length: 9 }, (_, n) => {
      const p = n / 8
      const turn = 1 - p
      return [
        420 * p,
        { x: (from.x - to.x) * turn, y: (from.y - to.y) * turn + Math.sin(Math.PI * p) * high, s: lerp(from.w / to.w, 1, p) },
        EASE.line,
      ]
    })
    sheet.stir({ anchor }, [...keys, [440, {}]])
    sheet.cue(i * 40, 'slide', { x: to.x })
  }
  sheet.beat(0, 'swapped')
  sheet.ready = 480
}
