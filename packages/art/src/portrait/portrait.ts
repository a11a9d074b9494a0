import { round1 as f, wedges } from '../geometry.ts'
import { clothes } from './clothes.ts'
import { extras, kerchief } from './extras.ts'
import { eyes, facePath, mouth, nose, shapeOf } from './face.ts'
import { ground } from './grounds.ts'
import { hair } from './hair.ts'
import { hat, NO_HAT } from './hats.ts'
import { dye, INK, SKIN } from './inks.ts'
import type { Recipe } from './recipe.ts'
import { whiskers } from './whiskers.ts'

const EDGE = `stroke="${INK}" stroke-width="3.2" stroke-linejoin="round"`

/** Shadow, blush and lines within the face. */
function features(r: Recipe, dx: number): string {
  const [w] = shapeOf(r)
  const blush =
    r.lips || r.blush
      ? `<ellipse cx="${78 + dx}" cy="123" rx="8" ry="5" fill="${dye('ember')}" fill-opacity=".34"/><ellipse cx="${121 + dx}" cy="123" rx="7" ry="5" fill="${dye('ember')}" fill-opacity=".3"/>`
      : ''
  const hollow = r.gaunt
    ? `<path d="M${100 - w} 116q14 8 14 32l-16-10zM${100 + w} 116q-14 8-14 32l16-10z" fill="${INK}" fill-opacity=".5"/>`
    : ''
  const age = r.age
    ? `<path d="M${86 + dx} 128q-6 6-6 14M${114 + dx} 128q6 6 6 14M86 82q14-5 28 0M88 76q12-4 24 0" fill="none" stroke="${INK}" stroke-width="1.8" stroke-opacity=".75"/>`
    : ''
  return `<path d="${wedges(112, 84, 34, 84, 15, 0.62, 1, -5)}" fill="${INK}" fill-opacity=".82"/>${blush}${hollow}${age}`
}

/** A hat can fall off, so hats and bare heads can also be drawn alone. */
export type PortraitPart = 'head' | 'hat'

/**
 * A linocut bust, the inside of an svg of 200 by 220: light from the upper left, the right side carved with tapering strokes. `uid` must be
 * unique in the document (clip paths).
 */
export function portrait(r: Recipe, uid: string, part?: PortraitPart): string {
  const dx = (r.turn ?? 0) * 5
  const skin = SKIN[r.skin]
  const face = facePath(r)
  const [w] = shapeOf(r)
  const size = r.size ?? 1
  const grown = size === 1 ? '' : ` translate(${f(100 - 100 * size)} ${f(166 - 166 * size)}) scale(${size})`
  const head = `rotate(${(r.tilt ?? 0) * 3} 100 170)${grown}`
  const locks = hair(r)
  const top = part === 'head' ? NO_HAT : hat(r, uid)
  if (part === 'hat') return `<g transform="${head}">${top.back}${top.front}</g>`
  const shadow = top.shade
    ? `<path clip-path="url(#${uid}f)" d="M50 80H150V96Q${100 + dx} 102 50 96Z" fill="${INK}" fill-opacity=".42"/>`
    : ''
  return `${ground(r.pattern, r.ground)}<clipPath id="${uid}f"><path d="${face}"/></clipPath>
<g transform="${head}">${top.back}${locks.back}</g>
<path d="M80 140L78 172Q100 192 122 172L120 140Z" fill="${skin}" ${EDGE}/><path d="M80 146Q100 174 120 146L121 166Q100 180 79 160Z" fill="${INK}" fill-opacity=".5"/>
${clothes(r, uid)}${r.mask ? '' : kerchief(r)}
<g transform="${head}"><path d="M${100 - w + 2} 100q-11-4-10 8t10 14zM${100 + w - 2} 100q11-4 10 8t-10 14z" fill="${skin}" ${EDGE}/><path d="${face}" fill="${skin}" ${EDGE}/>
<g clip-path="url(#${uid}f)">${features(r, dx)}</g>
${mouth(r, dx)}${whiskers(r, dx)}${nose(r, dx)}${eyes(r, dx, uid)}${r.hair === 'bald' ? '' : locks.front}${extras(r, dx)}${r.mask ? kerchief(r) : ''}${shadow}${top.front}${locks.over}</g>`
}
