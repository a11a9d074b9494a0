import { inside } from '../layout.ts'
import type { Act } from '../scene.ts'
import { EASE, type Key, type Sheet } from '../score.ts'
import { cardProp } from './flight.ts'

type Over = Extract<Act, { is: 'over' }>

const END = 3000
const SOUND = { law: 'pianoLaw', outlaws: 'pianoOutlaw', renegade: 'pianoRenegade' } as const
const soundOf = (by: string) => (by === 'law' || by === 'outlaws' ? SOUND[by] : by === 'outlaw' ? SOUND.outlaws : SOUND.renegade)

/** Dusk over the table, and the sun of whoever has won: it rises, it sets, or something stands before it. */
function sky(sheet: Sheet, by: string): void {
  const { table } = sheet.places
  const { x, y } = table
  const dusk = sheet.prop({ paint: 'dusk' }, table.w + 40, table.h + 80)
  sheet.track(
    dusk,
    [
      [0, { x, y, o: 0 }, EASE.out],
      [420, { x, y, o: 0.82 }, EASE.line],
      [END, { x, y, o: 0.82 }],
    ],
    true,
  )
  const s = Math.min(1, table.h / 520)
  const rises = by === 'law'
  // Below the table lie one's own cards: there it is gone.
  const low = y + table.h / 2 + 260 * s
  const rays = sheet.prop({ ink: 'rays' }, 700, 700)
  sheet.track(
    rays,
    [
      [rises ? 520 : 200, { x, y, s: 0.3 * s, r: -18, o: 0 }, EASE.throw],
      [rises ? 1060 : 560, { x, y, s, o: 0.7 }, EASE.line],
    ],
    true,
  )
  const sun = sheet.prop({ ink: 'sun' }, 520, 520)
  sheet.track(
    sun,
    rises
      ? [
          [160, { x, y: low, s: 0.8 * s, o: 0 }, EASE.out],
          [980, { x, y: y - 12, s: 0.92 * s }, EASE.throw],
          [1160, { x, y, s: 0.9 * s }, EASE.line],
        ]
      : [
          [80, { x, y: y - 40 * s, s: 0.6 * s, o: 0 }, EASE.out],
          [420, { x, y: y - 40 * s, s: 0.9 * s }, EASE.line],
          [640, { x, y: y - 40 * s, s: 0.9 * s }, EASE.lift],
          [1500, by === 'renegade' ? { x, y: y - 40 * s, s: 0.9 * s } : { x, y: low, s: 0.9 * s, o: 0 }, EASE.line],
        ],
    true,
  )
  if (by !== 'renegade') return
  const disc = sheet.prop({ ink: 'disc' }, 260, 260)
  sheet.track(
    disc,
    [
      [640, { x: x - 420 * s, y: y - 40 * s, s: 0.9 * s, o: 0 }, EASE.throw],
      [1500, { x, y: y - 40 * s, s: 0.9 * s }, EASE.line],
    ],
    true,
  )
}

/** Everybody's role, in the order of the table; who has won rises, the others sink. */
function roles(sheet: Sheet, { roles: all }: Over): void {
  const { table } = sheet.places
  const w = Math.min(132, (table.w - 40) / Math.max(4, all.length) - 10)
  const step = w + 12
  for (const [i, { at, role, won }] of all.entries()) {
    const k = i - (all.length - 1) / 2
    const bust = sheet.places.box({ anchor: at, part: 'bust' }) ?? table
    const p = inside(table, { x: table.x + k * step, y: table.y + table.h * 0.14 }, w, w * 1.4)
    const [comes, turns] = [420 + i * 80, 1180 + i * 110]
    const r = k * 1.5
    const keys: Key[] = [
      [comes, { x: bust.x, y: bust.y, s: 0.3, ry: 180 }, EASE.throw],
      [comes + 320, { ...p, ry: 180, r }, EASE.line],
      [turns, { ...p, ry: 180, r }, EASE.turn],
      [turns + 200, { ...p, y: p.y - 8, s: 1.06, r }, EASE.out],
      [turns + 270, { ...p, r }, EASE.line],
      [1980, { ...p, r }, EASE.throw],
    ]
    const last = won ? { x: p.x, y: p.y - 28, s: 1.14, r } : { x: p.x, y: p.y + 26, s: 0.9, r: k * 3, o: 0.42 }
    sheet.track(cardProp(sheet, { role }, w), [...keys, [2220, last, EASE.line]], true)
    sheet.cue(turns + 120, 'flip', { x: p.x })
    if (won) {
      sheet.stir({ anchor: at, part: 'plate' }, [
        [2110, {}, EASE.out],
        [2200, { y: -6 }, EASE.settle],
        [2460, {}],
      ])
    }
  }
}

/** As wide as its words, or as the table. */
export const bannerWidth = (text: string, room: number): number => Math.min(room - 20, 60 + text.length * 28)

/** It is over. What is shown here stays until the end screen takes its place. */
export function over(sheet: Sheet, act: Over): void {
  const { table } = sheet.places
  sky(sheet, act.by)
  roles(sheet, act)
  const text = sheet.words.won(act.by)
  const banner = sheet.prop({ banner: text }, bannerWidth(text, table.w), 84)
  const at = { x: table.x, y: table.y - table.h * 0.28 }
  sheet.track(
    banner,
    [
      [2000, { ...at, s: 1.5, r: -4, o: 0 }, EASE.in],
      [2110, { ...at, s: 0.97, r: -1 }, EASE.out],
      [2190, { ...at, s: 1, r: -1 }, EASE.line],
    ],
    true,
  )
  sheet.cue(500, act.by === 'law' ? 'hoof' : 'sink', { x: table.x, gain: 0.7 })
  sheet.cue(2090, 'stamp', { x: table.x })
  sheet.cue(2120, soundOf(act.by))
  sheet.beat(1900, 'roles')
  sheet.beat(END, 'over')
  sheet.ready = END
}
