import type { Act } from '../scene.ts'
import { EASE, type Sheet } from '../score.ts'
import { cards } from './cards.ts'

type Of<I extends Act['is']> = Extract<Act, { is: I }>

/** Somebody steps into the street. */
export function enter(sheet: Sheet, { at }: Of<'enter'>): void {
  sheet.beat(0, 'enter')
  sheet.ready = 300
  const box = sheet.places.box({ anchor: at })
  if (!box) return
  sheet.stir({ anchor: at }, [
    [0, { y: 30, s: 0.94, o: 0 }, EASE.throw],
    [240, { y: -3, s: 1.01, o: 1 }, EASE.out],
    [320, {}],
  ])
  sheet.cue(0, 'slide', { x: box.x })
  sheet.cue(230, 'snap', { x: box.x })
}

const FIRST = 200
const SECOND = 320
const GONE = 900

/** Somebody falls: struck out twice, then he sinks and is gone; what he carried goes to the discard pile. */
export function fall(sheet: Sheet, { at, cards: left }: Of<'fall'>): void {
  const bust = sheet.places.box({ anchor: at, part: 'bust' })
  sheet.beat(0, 'fire')
  sheet.beat(GONE, 'gone')
  sheet.ready = GONE
  if (!bust) return
  for (const [t, r] of [
    [FIRST, 43],
    [SECOND, -43],
  ] as const) {
    sheet.track(sheet.prop({ ink: 'stroke' }, Math.hypot(bust.w, bust.h) * 0.9, 12), [
      [t, { x: bust.x, y: bust.y, r: r + 90, sx: 0, sy: 1 }, EASE.throw],
      [t + 110, { x: bust.x, y: bust.y, r: r + 90, sx: 1, sy: 1 }, EASE.line],
      [GONE - 200, { x: bust.x, y: bust.y, r: r + 90, sx: 1, sy: 1 }, EASE.in],
      [GONE, { x: bust.x, y: bust.y + 12, r: r + 90, sx: 1, sy: 1, o: 0 }],
    ])
    sheet.cue(t, 'scratch', { x: bust.x })
  }
  sheet.stir({ anchor: at, part: 'plate' }, [
    [FIRST, { o: 1 }, EASE.out],
    [FIRST + 40, { x: 3, y: 2, o: 1 }, EASE.line],
    [SECOND, { x: 3, y: 2, o: 1 }, EASE.out],
    [SECOND + 40, { x: -3, y: 2, o: 0.9 }, EASE.settle],
    [SECOND + 200, { o: 0.8 }, EASE.in],
    [GONE, { y: 6, o: 0 }],
    [GONE + 1, {}],
  ])
  sheet.cue(SECOND + 30, 'toll', { x: bust.x })
  cards(sheet, { manner: 'discard', cards: left }, SECOND + 160)
  sheet.ready = GONE
}
