import type { Act } from '../scene.ts'
import { type Box, EASE, type Sheet } from '../score.ts'

type Loads = Extract<Act, { is: 'loads' }>

/** Shells that a card or a character holds side by side. */
const SLOTS = 4
const SHELL = { w: 9, h: 15 }

const slot = ({ x, w }: Box, i: number): number => x - w / 2 + ((Math.min(i, SLOTS - 1) + 0.5) * w) / SLOTS

/** The last of them go first: off to the upper right, with half a turn. */
function spent(sheet: Sheet, pill: Box, { before, count }: Loads): void {
  for (let i = 0; i < count; i++) {
    const [at, x] = [i * 60, slot(pill, before - 1 - i)]
    sheet.track(sheet.prop({ ink: 'shell' }, SHELL.w, SHELL.h), [
      [at, { x, y: pill.y }, EASE.out],
      [at + 140, { x: x + 18, y: pill.y - 24, r: 90, s: 1.25 }, EASE.fall],
      [at + 340, { x: x + 40, y: pill.y + 6, r: 180, o: 0 }],
    ])
    sheet.cue(at + 200, 'cartridge', { x, gain: 0.5 })
  }
}

/** They drop on it from above, one after the other. */
function laden(sheet: Sheet, start: number, pill: Box, { loaded, count }: Loads): number {
  for (let i = 0; i < count; i++) {
    const [at, x] = [start + i * 60, slot(pill, loaded + i)]
    sheet.track(sheet.prop({ ink: 'shell' }, SHELL.w, SHELL.h), [
      [at, { x, y: pill.y - 24, o: 0 }, EASE.fall],
      [at + 150, { x, y: pill.y + 1 }, EASE.out],
      [at + 200, { x, y: pill.y - 2 }, EASE.in],
      [at + 240, { x, y: pill.y }],
    ])
    sheet.cue(at + 140, 'cartIn', { x, up: i })
  }
  return start + (count - 1) * 60 + 240
}

/** Where something lies or, if nothing is shown of it, the thing it lies on. */
const pillOf = (sheet: Sheet, spot: Loads['from']): Box | undefined => {
  if (!spot) return undefined
  const box = sheet.places.box(spot)
  // The whole card or seat: they lie at its foot.
  return box && box.h > 40 ? { ...box, w: 36, y: box.y + box.h / 2 - 8 } : box
}

/** Tokens on cards and characters: loaded, spent, or from one to the other. */
export function loads(sheet: Sheet, act: Loads): void {
  const [from, to] = [pillOf(sheet, act.from), pillOf(sheet, act.to)]
  sheet.beat(0, 'leave')
  if (from) spent(sheet, from, act)
  const start = from ? 160 : 0
  const lands = to ? laden(sheet, start, to, act) : start + 120
  sheet.beat(lands, 'land')
  sheet.ready = lands
}
