import { shapeOf } from './face.ts'
import { dye, HAIR, INK, PAPER } from './inks.ts'
import type { Recipe } from './recipe.ts'

/** Behind the head, over the face, and what hangs over the clothes. */
export function hair(r: Recipe): { readonly back: string; readonly front: string; readonly over: string } {
  const c = HAIR[r.hairColor],
    st = `fill="${c}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`
  const lines = (d: string) =>
    `<path d="${d}" fill="none" stroke="${c === HAIR.black ? PAPER : INK}" stroke-width="1.6" stroke-linecap="round" stroke-opacity="${c === HAIR.black ? 0.4 : 0.6}"/>`
  const [w] = shapeOf(r)
  const cap = `M${99 - w} 106Q${92 - w} 50 100 46Q${108 + w} 50 ${101 + w} 106Q${98 + w} 88 ${92 + w} 80Q100 66 ${108 - w} 80Q${102 - w} 88 ${99 - w} 106Z`
  let back = '',
    front = '',
    over = ''
  const k = r.hair
  if (k === 'short') front = `<path d="${cap}" ${st}/>`
  if (k === 'slick')
    front =
      `<path d="M${99 - w} 104Q${92 - w} 48 100 44Q${108 + w} 48 ${101 + w} 104Q${99 + w} 82 ${90 + w} 74Q84 78 ${108 - w} 76Q${102 - w} 84 ${99 - w} 104Z" ${st}/>` +
      lines(`M78 66Q96 54 124 64M80 58Q98 48 120 56`)
  if (k === 'parted')
    front =
      `<path d="M${98 - w} 108Q${90 - w} 46 100 43Q${110 + w} 46 ${102 + w} 108Q${100 + w} 84 ${92 + w} 84Q96 84 86 62Q82 84 ${106 - w} 88Q${100 - w} 92 ${98 - w} 108Z" ${st}/>` +
      lines(`M90 54Q110 58 128 76M92 50Q118 52 132 68`)
  if (k === 'long') {
    back =
      `<path d="M${96 - w} 84Q${80 - w} 150 ${88 - w} 186Q100 204 ${112 + w} 186Q${120 + w} 150 ${104 + w} 84Z" ${st}/>` +
      lines(`M${90 - w} 120q-4 36 0 62M${97 - w} 130q-2 32 2 56M${110 + w} 120q4 36 0 62M${103 + w} 130q2 32-2 56`)
    front = `<path d="${cap}" ${st}/><path d="M${100 - w} 84Q${86 - w} 120 ${98 - w} 150Q${105 - w} 120 ${107 - w} 92ZM${100 + w} 84Q${114 + w} 120 ${102 + w} 150Q${95 + w} 120 ${93 + w} 92Z" ${st}/>`
  }
  if (k === 'wild') {
    back = `<path d="M${94 - w} 78L${72 - w} 104L${84 - w} 112L${70 - w} 136L${84 - w} 140L${76 - w} 168L${96 - w} 160L100 180L${104 + w} 160L${124 + w} 168L${116 + w} 140L${130 + w} 136L${116 + w} 112L${128 + w} 104L${106 + w} 78Z" ${st}/>`
    front = `<path d="${cap}" ${st}/>`
  }
  if (k === 'curls') {
    const rings: readonly (readonly [x: number, y: number, radius: number])[] = [
      [-w - 8, 96, 13],
      [-w - 13, 118, 14],
      [-w - 9, 141, 14],
      [-w - 2, 162, 13],
      [w + 8, 96, 13],
      [w + 13, 118, 14],
      [w + 9, 141, 14],
      [w + 2, 162, 13],
    ]
    back = rings
      .map(
        ([x, y, q]) =>
          `<circle cx="${100 + x}" cy="${y}" r="${q}" ${st}/><path d="M${100 + x - q * 0.45} ${y}a${q * 0.45} ${q * 0.45} 0 1 1 ${q * 0.6} ${q * 0.4}" fill="none" stroke="${c === HAIR.black ? PAPER : INK}" stroke-width="1.7" stroke-opacity=".6"/>`,
      )
      .join('')
    front = `<path d="M${98 - w} 100Q${88 - w} 44 100 42Q${112 + w} 44 ${102 + w} 100Q${92 + w} 96 ${90 + w} 84Q112 88 104 74Q96 90 84 78Q84 92 ${110 - w} 84Q${104 - w} 96 ${98 - w} 100Z" ${st}/>`
  }
  const rope = (x: number, y0: number, n: number, dxs: number) => {
    let s = ''
    for (let i = 0; i < n; i++)
      s +=
        `<path d="M${x + i * dxs - 10} ${y0 + i * 15}q10-9 20 0q1 12-10 17q-11-5-10-17z" ${st}/>` +
        lines(`M${x + i * dxs - 5} ${y0 + i * 15 + 2}q5 6 4 11`)
    return (
      s +
      `<path d="M${x + n * dxs - 8} ${y0 + n * 15}h16l-2 6h-12z" fill="${dye(r.ribbon ?? 'ember')}" stroke="${INK}" stroke-width="2.4"/><path d="M${x + n * dxs - 6} ${y0 + n * 15 + 6}l-3 14l8-4l8 5l-2-15z" ${st}/>`
    )
  }
  if (k === 'braids') {
    front = `<path d="M${98 - w} 112Q${90 - w} 46 100 44Q${110 + w} 46 ${102 + w} 112Q${98 + w} 92 ${94 + w} 86Q106 82 100 60Q94 82 ${106 - w} 86Q${102 - w} 92 ${98 - w} 112Z" ${st}/>`
    over = rope(95 - w, 112, 5, -1.5) + rope(105 + w, 112, 5, 1.5)
  }
  if (k === 'braid') {
    front = `<path d="M${98 - w} 112Q${90 - w} 46 100 44Q${110 + w} 46 ${102 + w} 112Q${98 + w} 92 ${92 + w} 84Q98 86 88 62Q84 86 ${106 - w} 88Q${102 - w} 92 ${98 - w} 112Z" ${st}/>`
    over = rope(106 + w, 116, 5, -3)
  }
  if (k === 'bun') {
    back = `<circle cx="100" cy="34" r="19" ${st}/>${lines('M88 32q12-10 24 0M88 38q12-8 24 0')}`
    front =
      `<path d="M${98 - w} 104Q${90 - w} 46 100 42Q${110 + w} 46 ${102 + w} 104Q${98 + w} 86 ${90 + w} 76Q100 62 ${110 - w} 76Q${102 - w} 86 ${98 - w} 104Z" ${st}/>` +
      lines(`M84 60Q100 48 116 60M78 70Q100 52 122 70`)
  }
  if (k === 'updo') {
    back =
      `<path d="M${92 - w} 92Q${84 - w} 30 100 24Q${116 + w} 30 ${108 + w} 92Z" ${st}/>` +
      lines('M70 60Q90 34 100 32M130 60Q112 34 100 32M80 62Q96 44 100 42M120 62Q106 44 100 42')
    front = `<path d="M${98 - w} 116Q${88 - w} 56 100 52Q${112 + w} 56 ${102 + w} 116Q${108 + w} 96 ${92 + w} 82Q100 68 ${108 - w} 82Q${92 - w} 96 ${98 - w} 116Z" ${st}/><path d="M${99 - w} 110q-9 14-1 26q7-10 3-26zM${101 + w} 110q9 14 1 26q-7-10-3-26z" ${st}/>`
  }
  if (k === 'ponytail') {
    back =
      `<path d="M${112 + w} 92Q${150} 100 ${152} 150Q${146} 176 ${138} 182Q${142} 140 ${100 + w} 116Z" ${st}/>` +
      lines('M142 116q6 30 2 54M136 112q6 26 3 50')
    front = `<path d="${cap}" ${st}/>`
  }
  if (k === 'fringe') {
    back = `<path d="M${94 - w} 80Q${84 - w} 130 ${92 - w} 150L${108 + w} 150Q${116 + w} 130 ${106 + w} 80Z" ${st}/>`
    front = `<path d="M${97 - w} 118Q${88 - w} 44 100 42Q${112 + w} 44 ${103 + w} 118L${94 + w} 96Q118 94 112 92L104 96L96 91L88 97L80 92L${106 - w} 96Z" ${st}/>`
  }
  return { back, front, over }
}
