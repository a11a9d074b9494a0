import { EASE, type Sheet } from '../score.ts'

const CARTRIDGE = { w: 10, h: 23 }

/** Cartridges down to `life` pop out of the row one after the other, fall and bounce once on the foot of the plate. Their outlines have been there all along. */
export function lose(sheet: Sheet, at: number, anchor: string, life: number, lost: number): number {
  const foot = sheet.places.box({ anchor, part: 'plate' })
  for (let i = 0; i < lost; i++) {
    const box = sheet.places.box({ anchor, part: `life-${life + lost - 1 - i}` })
    if (!box || !foot) continue
    const t = at + i * 110
    const fall = Math.max(20, foot.y + foot.h / 2 + 6 - box.y)
    const shell = sheet.prop({ ink: 'cartridge' }, box.w, (box.w * CARTRIDGE.h) / CARTRIDGE.w)
    sheet.track(shell, [
      [at, { x: box.x, y: box.y }, EASE.hold],
      [t, { x: box.x, y: box.y }, EASE.out],
      [t + 120, { x: box.x + 7, y: box.y - 20, r: 80, s: 1.25 }, EASE.fall],
      [t + 330, { x: box.x + 18, y: box.y + fall, r: 235, s: 1.1 }, EASE.out],
      [t + 410, { x: box.x + 25, y: box.y + fall - 12, r: 290, s: 1.05 }, EASE.fall],
      [t + 520, { x: box.x + 34, y: box.y + fall + 34, r: 380, o: 0 }],
    ])
    sheet.cue(t + 320, 'cartridge', { x: box.x, gain: 1 - i * 0.2 })
  }
  return at + 520 + (lost - 1) * 110
}

/** Cartridges up to `life` rise into the row from below, each with a glint. */
export function gain(sheet: Sheet, at: number, anchor: string, life: number, won: number): number {
  for (let i = 0; i < won; i++) {
    const box = sheet.places.box({ anchor, part: `life-${life - won + i}` })
    if (!box) continue
    const t = at + i * 110
    const shell = sheet.prop({ ink: 'cartridge' }, box.w, (box.w * CARTRIDGE.h) / CARTRIDGE.w)
    const glint = sheet.prop({ ink: 'glint' }, 16, 40)
    const { x, y } = box
    sheet.track(shell, [
      [t, { x, y: y + 26, o: 0, s: 1.3 }, EASE.throw],
      [t + 170, { x, y: y - 7, s: 1.35 }, EASE.fall],
      [t + 260, { x, y: y + 1, s: 1 }, EASE.out],
      [t + 320, { x, y, s: 1 }],
    ])
    sheet.track(glint, [
      [t + 240, { x: x - 16, y, s: 0.8, o: 0.9 }, EASE.line],
      [t + 380, { x: x + 16, y, s: 0.8, o: 0 }],
    ])
    sheet.cue(t + 110, 'cartIn', { x, up: i })
  }
  return at + 400 + (won - 1) * 110
}
