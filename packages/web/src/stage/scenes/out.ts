import { along, inside, toward } from '../layout.ts'
import type { Act } from '../scene.ts'
import { type Box, EASE, type Sheet } from '../score.ts'
import { cards } from './cards.ts'
import { cardProp, fly } from './flight.ts'
import { tag } from './tag.ts'

type Out = Extract<Act, { is: 'out' }>

/** When the portrait is drained, struck out twice, and the role comes out. */
const GREY = 260
const FIRST = 510
const SECOND = 630
const ROLE = 700

/** The hat is knocked loose: up, over the rim, down, once more, and it lies there. */
function hat(sheet: Sheet, at: string, bust: Box, plate: Box): void {
  const foot = plate.y + plate.h / 2 - 2
  const worn = sheet.prop({ copy: { anchor: at, part: 'hat' } }, bust.w, bust.h)
  const { x, y } = bust
  sheet.track(worn, [
    [0, { x, y }, EASE.out],
    [200, { x: x - 26, y: y - 46, r: -44 }, EASE.fall],
    [500, { x: x - 58, y: foot + 26, r: -150 }, EASE.out],
    [610, { x: x - 68, y: foot + 6, r: -176 }, EASE.fall],
    [720, { x: x - 76, y: foot + 27, r: -190 }, EASE.out],
    [820, { x: x - 78, y: foot + 26, r: -183 }, EASE.line],
    [1560, { x: x - 78, y: foot + 26, r: -183 }, EASE.in],
    [1780, { x: x - 78, y: foot + 34, r: -183, o: 0 }],
  ])
  sheet.cue(490, 'hat', { x })
}

/** His role comes out from under the plate, waits face down, is lifted and turned. */
function role(sheet: Sheet, { at, role: id }: Out, plate: Box): number {
  if (id === undefined) return ROLE
  const { table } = sheet.places
  const w = Math.min(150, plate.w * 0.62)
  const from = { x: plate.x + plate.w * 0.1, y: plate.y + plate.h * 0.2, w: w * 0.4 }
  const to = inside(table, along(plate, toward(plate, table), plate.h * 0.5 + w * 0.8), w, w * 1.4)
  const prop = cardProp(sheet, { role: id }, w)
  const pose = (ry: number, up = 0, s = 1) => ({ x: to.x, y: to.y - up, ry, r: -3, s })
  const home = { x: plate.x, y: plate.y, r: 0, s: 0.25, o: 0 }
  fly(
    sheet,
    prop,
    ROLE,
    280,
    from,
    { ...to, w },
    {
      r0: 8,
      r1: -3,
      ry0: 180,
      ry1: 180,
      lift: 10,
      next: [
        [ROLE + 330, pose(180, 0, 0.98), EASE.out],
        [ROLE + 380, pose(180), EASE.line],
        [ROLE + 440, pose(180), EASE.lift],
        [ROLE + 600, pose(148, 8, 1.04), EASE.line],
        [ROLE + 720, pose(144, 9, 1.04), EASE.turn],
        [ROLE + 870, pose(-12, 6, 1.06), EASE.out],
        [ROLE + 940, pose(0, 0, 0.98), EASE.out],
        [ROLE + 990, pose(0), EASE.line],
        [ROLE + 1620, pose(0), EASE.in],
        [ROLE + 1780, home],
      ],
    },
  )
  sheet.cue(ROLE, 'slide', { x: plate.x })
  sheet.cue(ROLE + 780, 'flip', { x: plate.x })
  sheet.cue(ROLE + 930, 'stamp', { x: plate.x })
  tag(sheet, ROLE + 1000, sheet.words.role(id), at, 'bad', 480)
  return ROLE + 1000
}

/** A player is out: his hat falls, the portrait loses its colour and is struck out, his role is turned up, his cards go. */
export function out(sheet: Sheet, act: Out): void {
  const { at } = act
  const plate = sheet.places.box({ anchor: at, part: 'plate' })
  const bust = sheet.places.box({ anchor: at, part: 'bust' })
  if (!plate || !bust) return
  hat(sheet, at, bust, plate)
  sheet.stir({ anchor: at, part: 'grey' }, [
    [0, { o: 0 }, EASE.hold],
    [GREY, { o: 0 }, EASE.out],
    [GREY + 320, { o: 1 }],
  ])
  for (const [part, t] of [
    ['stroke-0', FIRST],
    ['stroke-1', SECOND],
  ] as const) {
    sheet.stir({ anchor: at, part }, [
      [0, { o: 0, sx: 0 }, EASE.hold],
      [t, { o: 1, sx: 0 }, EASE.throw],
      [t + 110, { o: 1, sx: 1 }],
    ])
    sheet.cue(t, 'scratch', { x: bust.x })
  }
  sheet.stir({ anchor: at, part: 'plate' }, [
    [FIRST, {}, EASE.out],
    [FIRST + 40, { x: 3, y: 2 }, EASE.line],
    [SECOND, { x: 3, y: 2 }, EASE.out],
    [SECOND + 40, { x: -3, y: 2 }, EASE.settle],
    [SECOND + 200, {}],
  ])
  sheet.cue(SECOND + 30, 'toll', { x: bust.x })
  sheet.beat(0, 'fire')
  sheet.beat(0, 'struck')
  const read = role(sheet, act, plate)
  sheet.beat(read - 60, 'out')
  cards(sheet, { manner: 'discard', cards: act.cards }, read + 60)
  sheet.ready = read + 200
}
