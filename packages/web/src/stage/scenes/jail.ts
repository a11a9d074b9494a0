import type { Act } from '../scene.ts'
import { EASE, type Sheet } from '../score.ts'
import { cardLook, cardProp, fly, landsAt, leftFrom } from './flight.ts'
import { tag } from './tag.ts'

const BARS = 5
const FIRST = 600
const SLAM = 1010

/** The card over the portrait, then the bars, faster and faster, and one blow; the card goes to its row. */
export function jail(sheet: Sheet, { at, card }: Extract<Act, { is: 'jail' }>): void {
  const bust = sheet.places.box({ anchor: at, part: 'bust' })
  const [from, home] = [leftFrom(sheet, card.from), landsAt(sheet, card.to)]
  sheet.beat(40, 'leave')
  sheet.beat(FIRST - 40, 'bars')
  sheet.beat(800, 'land')
  sheet.ready = SLAM + 120
  if (!bust) return
  if (from && home) {
    const w = bust.w * 0.85
    const prop = cardProp(sheet, cardLook(card), Math.max(w, from.w))
    fly(
      sheet,
      prop,
      0,
      240,
      from,
      { ...bust, w },
      {
        back: 70,
        lift: 40,
        r0: from.r,
        ry0: card.from.part === 'hand' ? 180 : 0,
        next: [
          [550, { x: bust.x, y: bust.y, s: w / prop.w }, EASE.throw],
          [780, { x: home.x, y: home.y, s: home.w / prop.w }, EASE.line],
          [830, { x: home.x, y: home.y, s: home.w / prop.w }],
        ],
      },
    )
    sheet.cue(60, 'slide', { x: from.x })
  }
  const high = bust.h + 8
  for (let i = 0; i < BARS; i++) {
    const t = FIRST + i * 44 - i * i * 3
    sheet.stir({ anchor: at, part: `bar-${i}` }, [
      [FIRST - 60, { y: -high }, EASE.hold],
      [t, { y: -high }, EASE.fall],
      [t + 130, {}, EASE.out],
      [t + 165, { y: -7 }, EASE.in],
      [t + 205, {}],
    ])
    sheet.cue(t + 130, 'bar', { x: bust.x, up: i, gain: 0.5 })
  }
  for (const [i, side] of [-1, 1].entries()) {
    sheet.stir({ anchor: at, part: `rail-${i}` }, [
      [FIRST - 60, { x: side * (bust.w + 8) }, EASE.hold],
      [SLAM - 110, { x: side * (bust.w + 8) }, EASE.fall],
      [SLAM, {}],
    ])
  }
  sheet.stir({ anchor: at, part: 'plate' }, [
    [SLAM, {}, EASE.out],
    [SLAM + 40, { y: 5 }, EASE.line],
    [SLAM + 90, { y: 5 }, EASE.settle],
    [SLAM + 300, {}],
  ])
  sheet.cue(SLAM - 8, 'jail', { x: bust.x })
  for (let i = 0; i < 4; i++) {
    const k = i - 1.5
    const foot = bust.y + bust.h / 2
    sheet.track(sheet.prop({ ink: 'puff' }, 60, 60), [
      [SLAM + (i % 2) * 24, { x: bust.x + k * 20, y: foot + 4, s: 0.12, r: i * 60 }, EASE.out],
      [SLAM + 190, { x: bust.x + k * 32, y: foot, s: 0.36, r: i * 60 + 30, o: 0.9 }, EASE.in],
      [SLAM + 380, { x: bust.x + k * 40, y: foot - 8, s: 0.22, r: i * 60 + 60, o: 0 }],
    ])
  }
  tag(sheet, SLAM + 80, sheet.words.inJail, at, 'plain', 420)
}
