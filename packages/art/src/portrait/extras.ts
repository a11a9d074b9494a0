import { shapeOf } from './face.ts'
import { dye, INK, PAPER } from './inks.ts'
import type { Recipe } from './recipe.ts'

const FRECKLES: readonly (readonly [x: number, y: number])[] = [
  [76, 119],
  [82, 123],
  [88, 119],
  [112, 119],
  [118, 123],
  [124, 119],
  [80, 116],
  [120, 116],
]

/** Around the neck, or over the mouth as a mask. */
export function kerchief(r: Recipe): string {
  if (!r.bandana) return ''
  const c = dye(r.bandana),
    st = `fill="${c}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`
  const dots = (pts: readonly (readonly [number, number])[]) =>
    `<g fill="${PAPER}">${pts.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`).join('')}</g>`
  if (r.mask)
    return (
      `<path d="M62 116Q100 124 138 116Q140 142 128 156Q112 182 100 188Q88 182 72 156Q60 142 62 116Z" ${st}/><path d="M138 120l18 10-6 8-14-6z" ${st}/><path d="M84 134q16 6 32 0M80 146q20 9 40 0M96 160q5 9 4 20" fill="none" stroke="${INK}" stroke-width="2" stroke-opacity=".65"/>` +
      dots([
        [76, 128],
        [92, 132],
        [108, 132],
        [124, 128],
        [86, 150],
        [114, 150],
        [100, 144],
        [100, 164],
      ])
    )
  return (
    `<path d="M72 158Q100 176 128 158L131 172Q122 184 112 186L100 212L88 186Q78 184 69 172Z" ${st}/><path d="M74 166Q100 184 126 166M94 186l6 16l6-16" fill="none" stroke="${INK}" stroke-width="2" stroke-opacity=".7"/>` +
    dots([
      [84, 174],
      [100, 180],
      [116, 174],
      [100, 194],
    ])
  )
}

/** Scars, glasses, what is smoked, what is worn. */
export function extras(r: Recipe, dx: number): string {
  let s = ''
  const x = 100 + dx
  if (r.scar)
    s += `<path d="M${r.scar === 'left' ? 74 : 122} 92L${r.scar === 'left' ? 82 : 130} 130" stroke="${dye('oxblood')}" stroke-width="3"/><path d="M${r.scar === 'left' ? 71 : 119} 100l9-2M${r.scar === 'left' ? 73 : 121} 111l9-2M${r.scar === 'left' ? 76 : 124} 122l9-2" stroke="${INK}" stroke-width="2"/>`
  if (r.specs)
    s += `<g fill="${PAPER}" fill-opacity=".35" stroke="${INK}" stroke-width="2.8"><circle cx="${83 + dx}" cy="107" r="12.5"/><circle cx="${117 + dx}" cy="107" r="12.5"/><path d="M${95.5 + dx} 105q4.5-4 9 0M${70 + dx} 104l-8-4M${130 + dx} 104l8-4" fill="none"/></g>`
  if (r.monocle)
    s += `<circle cx="${117 + dx}" cy="107" r="13" fill="${PAPER}" fill-opacity=".3" stroke="${dye('ochre')}" stroke-width="4"/><circle cx="${117 + dx}" cy="107" r="15" fill="none" stroke="${INK}" stroke-width="1.6"/><path d="M${128 + dx} 116Q142 150 128 178" fill="none" stroke="${INK}" stroke-width="1.8"/>`
  if (r.cigar)
    s += `<path d="M${x + 8} 140L${x + 38} 147L${x + 37} 154L${x + 7} 146Z" fill="${dye('walnut')}" stroke="${INK}" stroke-width="2.4"/><path d="M${x + 33} 146l5 1-1 7-5-1z" fill="${dye('ember')}"/><path d="M${x + 40} 143q10-6 4-14t6-14" fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/>`
  if (r.straw)
    s += `<path d="M${x + 8} 141L${x + 46} 127" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M${x + 8} 141L${x + 46} 127" stroke="${dye('ochre')}" stroke-width="2.4"/><path d="M${x + 36} 131l6-8M${x + 40} 129l9 2M${x + 45} 127l6-6" stroke="${INK}" stroke-width="2.2"/>`
  if (r.earrings) {
    const [w] = shapeOf(r)
    s += `<g fill="none" stroke="${INK}" stroke-width="6"><circle cx="${98 - w}" cy="130" r="6"/><circle cx="${102 + w}" cy="130" r="6"/></g><g fill="none" stroke="${dye('ochre')}" stroke-width="3"><circle cx="${98 - w}" cy="130" r="6"/><circle cx="${102 + w}" cy="130" r="6"/></g>`
  }
  if (r.mole) s += `<circle cx="${x + 17}" cy="134" r="2.2" fill="${INK}"/>`
  if (r.freckles)
    s += `<g fill="${INK}" fill-opacity=".55">${FRECKLES.map(([a, b]) => `<circle cx="${a + dx}" cy="${b}" r="1.4"/>`).join('')}</g>`
  if (r.paint) s += `<path d="M${70 + dx} 119h22M${108 + dx} 119h22" stroke="${dye(r.paint)}" stroke-width="4.5"/>`
  if (r.choker)
    s += `<path d="M79 160Q100 172 121 160L121 168Q100 180 79 168Z" fill="${dye(r.choker)}" stroke="${INK}" stroke-width="2"/><circle cx="100" cy="172" r="4.5" fill="${dye('ochre')}" stroke="${INK}" stroke-width="1.8"/>`
  return s
}
