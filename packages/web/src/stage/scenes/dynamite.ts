import { along, inside, lerp, toward } from '../layout.ts'
import type { Act } from '../scene.ts'
import { type Box, EASE, type Key, type Sheet } from '../score.ts'
import { cardLook, cardProp, landsAt, leftFrom, toDiscard } from './flight.ts'
import { lose } from './life.ts'
import { redden, splinters } from './shots.ts'
import { tag } from './tag.ts'

type Of<I extends Act['is']> = Extract<Act, { is: I }>

/** Two heavy hops to the next player, the spark with it. */
export function pass(sheet: Sheet, { card }: Of<'pass'>): void {
  const [from, to] = [leftFrom(sheet, card.from), landsAt(sheet, card.to)]
  sheet.beat(60, 'leave')
  sheet.beat(640, 'land')
  sheet.ready = 620
  if (!from || !to) return
  const prop = cardProp(sheet, cardLook(card), Math.max(from.w, to.w, 60))
  const spark = sheet.prop({ ink: 'spark' }, 30, 30)
  const mid = { x: lerp(from.x, to.x, 0.58), y: lerp(from.y, to.y, 0.45) }
  const [s0, s1] = [from.w / prop.w, to.w / prop.w]
  const keys: Key[] = []
  const burns: Key[] = []
  let t = 60
  for (const [a, b, ms, high] of [
    [from, mid, 250, 70],
    [mid, to, 230, 46],
  ] as const) {
    for (let i = 0; i <= 8; i++) {
      const p = i / 8
      const [x, y] = [lerp(a.x, b.x, p), lerp(a.y, b.y, p) - Math.sin(Math.PI * p) * high]
      keys.push([t + ms * p, { x, y, r: (p - 0.5) * 16, s: lerp(s0, s1, (t - 60) / 480) * (1 + Math.sin(Math.PI * p) * 0.3) }, EASE.line])
      burns.push([t + ms * p, { x: x + to.w * 0.4, y: y - to.h * 0.45, s: i % 2 ? 1 : 0.6, r: i * 50 }, EASE.hold])
    }
    sheet.cue(t + ms, 'snap', { x: b.x })
    t += ms
  }
  keys.push([t + 50, { x: to.x, y: to.y, s: s1 * 0.92 }, EASE.out], [t + 110, { x: to.x, y: to.y, s: s1 }])
  sheet.track(prop, keys)
  sheet.track(spark, burns)
  sheet.cue(0, 'fuse', { x: from.x, gain: 0.8, length: 0.6 })
}

/** Sticks lean on the plate and the fuse burns down, from when to when. */
export function burning(sheet: Sheet, plate: Box, from: number, until: number): void {
  const at = { x: plate.x + plate.w * 0.12, y: plate.y + 6 }
  const sticks = sheet.prop({ ink: 'gun dynamite' }, 92, 92)
  sheet.track(sticks, [
    [from, { ...at, s: 0.3, o: 0 }, EASE.settle],
    [from + 200, { ...at, s: 1.05, r: -6 }, EASE.line],
    [until, { ...at, s: 1.05, r: -6 }, EASE.line],
  ])
  const spark = sheet.prop({ ink: 'spark' }, 30, 30)
  const flicker: Key[] = Array.from({ length: 25 }, (_, i) => {
    const p = i / 24
    return [
      lerp(from + 200, until, p),
      { x: at.x + lerp(62, 26, p), y: at.y - lerp(58, 38, p), r: i * 47, s: i % 2 ? 1.5 : 0.85 },
      EASE.hold,
    ]
  })
  sheet.track(spark, flicker)
  sheet.cue(from + 200, 'fuse', { x: plate.x })
  if (until - from > 1100) sheet.cue(from + 1150, 'fuse', { x: plate.x, gain: 0.8, length: Math.max(0.2, (until - from - 1150) / 1000) })
}

/** Dice with sticks on them slide together before a plate, and the fuse burns. Returns how long that takes. */
function slideTogether(sheet: Sheet, sticks: Of<'explode'>['sticks'], plate: Box): number {
  if (sticks.length === 0) return 0
  const to = inside(sheet.places.table, along(plate, toward(plate, sheet.places.table), plate.h / 2 + 40), 120, 60)
  for (const [i, { die, face }] of sticks.entries()) {
    const from = sheet.places.box({ anchor: `die-${die}` })
    if (!from) continue
    const s = 44 / from.w
    const there = { x: to.x + (i - (sticks.length - 1) / 2) * 30, y: to.y, s, r: (i - 1) * 6 }
    sheet.track(sheet.prop({ die: face }, from.w, from.h), [
      [i * 70, { x: from.x, y: from.y, s: 1 }, EASE.throw],
      [i * 70 + 320, there, EASE.line],
      [760, there, EASE.line],
    ])
    sheet.cue(i * 70 + 300, 'lock', { x: to.x, up: i })
  }
  sheet.cue(120, 'fuse', { x: to.x, gain: 0.7, length: 0.6 })
  return 700
}

/** The spark goes out; a moment of nothing; then the table takes the blow, and all the cartridges fall. */
export function explode(sheet: Sheet, { at, card, sticks, life, lost }: Of<'explode'>): void {
  const plate = sheet.places.box({ anchor: at, part: 'plate' })
  const boom = 190 + (plate ? slideTogether(sheet, sticks, plate) : 0)
  sheet.beat(boom, 'leave')
  sheet.beat(boom + 170, 'hit')
  sheet.ready = boom + 760
  if (!plate) return
  const { x, y } = plate
  const size = Math.min(1, plate.h / 110) * (sticks.length > 0 ? 0.7 : 1)
  for (const [i, [ink, w]] of (
    [
      ['boom-ink', 360],
      ['boom-ember', 320],
      ['boom-brass', 240],
      ['boom-paper', 140],
    ] as const
  ).entries()) {
    const t = boom + i * 14
    sheet.track(sheet.prop({ ink }, w, w), [
      [t, { x, y, s: 0.2 * size, r: i * 8 }, EASE.out],
      [t + 60, { x, y, s: 1.05 * size, r: i * 8 + 4 }, EASE.hold],
      [t + 160, { x, y, s: 0.92 * size, r: i * 8 + 12 }, EASE.hold],
      [t + 260, { x, y, s: 0.8 * size, r: i * 8 + 18 }, EASE.in],
      [t + 420, { x, y, s: 0.5 * size, r: i * 8 + 26, o: 0 }],
    ])
  }
  splinters(sheet, boom + 20, plate, { x: 0, y: -1 }, { n: 7, ink: 'shard', spread: 2.6, far: 150, w: 34, h: 14 })
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + 0.4
    const puff = sheet.prop({ ink: 'puff' }, 60, 60)
    const out = { x: x + Math.cos(angle) * 90 * size, y: y + Math.sin(angle) * 62 * size - 12 }
    sheet.track(puff, [
      [boom + 120, { x: x + Math.cos(angle) * 34, y: y + Math.sin(angle) * 24, s: 0.4, r: i * 50 }, EASE.out],
      [boom + 460 + i * 22, { ...out, s: 1.2, r: i * 50 + 30, o: 0.95 }, EASE.in],
      [boom + 760 + i * 24, { x: out.x, y: out.y - 46, s: 0.6, r: i * 50 + 70, o: 0 }],
    ])
  }
  sheet.stir({ anchor: 'table' }, [
    [boom, {}, EASE.out],
    [boom + 40, { x: 5, y: -3 }, EASE.line],
    [boom + 100, { x: -4, y: 3 }, EASE.line],
    [boom + 160, { x: 3, y: -2 }, EASE.line],
    [boom + 220, { x: -2, y: 1 }, EASE.line],
    [boom + 300, {}],
  ])
  sheet.cue(boom, 'boom', { x })
  redden(sheet, boom, at, 0.9)
  lose(sheet, boom + 170, at, life, lost)
  if (lost > 0) tag(sheet, boom + 330, sheet.words.life(-lost), at, 'bad', 520)
  const from = card && leftFrom(sheet, card.from)
  if (!card || !from) return
  const prop = cardProp(sheet, cardLook(card), Math.max(from.w, 60))
  toDiscard(sheet, prop, boom + 600, from, { beat: 'land' })
}
