import { round1 as f } from '../geometry.ts'
import { dye, INK, PAPER } from './inks.ts'
import type { FaceShape, Recipe } from './recipe.ts'

/** Half width at the eyes, at the jaw, of the chin; where the chin ends. */
const SHAPES: { readonly [shape in FaceShape]: readonly [width: number, jaw: number, chin: number, bottom: number] } = {
  oval: [33, 26, 13, 156],
  square: [35, 33, 21, 156],
  long: [30, 25, 12, 164],
  round: [38, 33, 18, 153],
  gaunt: [30, 21, 10, 162],
  heart: [34, 23, 8, 155],
  heavy: [41, 40, 26, 160],
}

export const shapeOf = (r: Recipe) => SHAPES[r.face]

export function facePath(r: Recipe): string {
  const [w, jaw, chin, cy] = shapeOf(r)
  return `M${100 - w} 92C${100 - w} 66 ${100 - w + 12} 54 100 54S${100 + w} 66 ${100 + w} 92L${100 + w - 1} 112C${100 + w - 1} 124 ${100 + jaw + 3} 136 ${100 + jaw - 3} 143C${100 + jaw - 8} 150 ${100 + chin + 3} ${cy} 100 ${cy}S${100 - jaw + 8} 150 ${100 - jaw + 3} 143C${100 - jaw - 3} 136 ${100 - w + 1} 124 ${100 - w + 1} 112Z`
}

export function eyes(r: Recipe, dx: number, uid: string): string {
  const L = 83 + dx,
    R = 117 + dx,
    y = 106
  const lady = r.lips,
    squint = r.eyes === 'squint',
    wide = r.eyes === 'wide',
    sly = r.eyes === 'sly',
    closed = r.eyes === 'closed'
  const h = wide ? 6 : squint ? 2.6 : 4.4
  const one = (x: number, m: number) => {
    if (closed) return `<path d="M${x - 9} ${y}q9 6 18 0" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`
    const look = (r.look ?? 0) * 3
    return `<path d="M${x - 9.5} ${y + 1}Q${x - 2} ${y - h - 2} ${x + 9.5} ${y + 1}Q${x} ${y + h + 2} ${x - 9.5} ${y + 1}Z" fill="#fbf3df"/>
<circle cx="${f(x + look + dx * 0.15)}" cy="${y + 0.4}" r="${wide ? 3.8 : 3.6}" fill="${INK}"/>
<path d="M${x - 11} ${y + 1.5}Q${x - 2} ${y - h - 4.5} ${x + 11} ${y + (sly ? -1 : 1)}L${x + (m > 0 && lady ? 14 : 11)} ${y + (lady ? -2 : 2)}Q${x} ${y - h + 0.5} ${x - 10} ${y + 2}Z" fill="${INK}"/>
${lady ? `<path d="M${x + m * 9} ${y - 1}l${m * 6} -4M${x + m * 6} ${y - 3}l${m * 4} -5" stroke="${INK}" stroke-width="1.8"/>` : ''}
${r.bags ? `<path d="M${x - 8} ${y + 8}q8 5 15 0" fill="none" stroke="${INK}" stroke-width="1.5" stroke-opacity=".7"/>` : ''}`
  }
  const brow = (x: number, m: number) => {
    const a = { stern: 5, calm: 0, worried: -4, raised: m > 0 ? -5 : 2, fierce: 8 }[r.brow ?? 'calm'],
      t = lady ? 2.6 : r.bushy ? 6.5 : 4.4
    const inn = x - m * 11,
      out = x + m * 12,
      by = y - 13 - (r.brow === 'raised' && m > 0 ? 3 : 0)
    return `<path d="M${inn} ${by + a}Q${x} ${by - 4} ${out} ${by + 2 - a * 0.3}Q${x} ${by - 4 + t} ${inn} ${by + a + t}Z" fill="${INK}" stroke="${INK}" stroke-width=".8"/>`
  }
  const patch = r.eyepatch
  let s = ''
  if (patch !== 'left') s += one(L, -1) + brow(L, -1)
  if (patch !== 'right') s += one(R, 1) + brow(R, 1)
  if (patch) {
    const x = patch === 'left' ? L : R
    s += `<path clip-path="url(#${uid}f)" d="M${x - 90} ${patch === 'left' ? 142 : 62}L${x + 90} ${patch === 'left' ? 62 : 142}" stroke="${INK}" stroke-width="4"/><path d="M${x - 14} ${y - 9}Q${x} ${y - 16} ${x + 14} ${y - 9}Q${x + 14} ${y + 13} ${x} ${y + 14}Q${x - 14} ${y + 13} ${x - 14} ${y - 9}Z" fill="${INK}"/><path d="M${x - 8} ${y - 6}q6-4 11-3" fill="none" stroke="${PAPER}" stroke-width="1.6" stroke-opacity=".7"/>`
  }
  return s
}

export function nose(r: Recipe, dx: number): string {
  const x = 100 + dx * 1.5,
    k = r.nose ?? 'straight'
  const w = { straight: 8, broad: 12, hook: 8, button: 7, long: 8 }[k],
    y = k === 'long' ? 129 : k === 'button' ? 121 : 125
  const bump = k === 'hook' ? 7 : 3
  return `<path d="M${x + 3} 102Q${x + bump + 5} 112 ${x + w} ${y - 3}Q${x + w + 1} ${y + 3} ${x + w - 5} ${y + 2}Q${x} ${y + 6} ${x - w + 4} ${y + 2}Q${x - w - 1} ${y + 2} ${x - w + 1} ${y - 4}" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M${x + 3} 104Q${x + bump + 5} 113 ${x + w} ${y - 3}L${x + 3} ${y}Z" fill="${INK}" fill-opacity=".26"/>`
}

export function mouth(r: Recipe, dx: number): string {
  const x = 100 + dx,
    y = 139,
    k = r.mouth ?? 'firm'
  if (r.lips) {
    const c = dye(r.lips)
    return `<path d="M${x - 12} ${y}Q${x - 6} ${y - 6} ${x} ${y - 3}Q${x + 6} ${y - 6} ${x + 12} ${y + (k === 'smirk' ? -3 : 0)}Q${x + 5} ${y + 8} ${x} ${y + 8}Q${x - 6} ${y + 7} ${x - 12} ${y}Z" fill="${c}" stroke="${INK}" stroke-width="1.4"/><path d="M${x - 11} ${y}Q${x} ${y + 3} ${x + 11} ${y + (k === 'smirk' ? -2 : 0)}" fill="none" stroke="${INK}" stroke-width="1.6"/>`
  }
  if (k === 'teeth')
    return `<path d="M${x - 14} ${y - 3}Q${x} ${y + 2} ${x + 14} ${y - 3}Q${x + 9} ${y + 10} ${x} ${y + 10}Q${x - 9} ${y + 10} ${x - 14} ${y - 3}Z" fill="#fbf3df" stroke="${INK}" stroke-width="2"/><path d="M${x - 5} ${y}v9M${x + 5} ${y}v9" stroke="${INK}" stroke-width="1.2"/>`
  const d = {
    firm: `M${x - 12} ${y + 1}Q${x} ${y - 1} ${x + 12} ${y + 1}`,
    grim: `M${x - 12} ${y + 4}Q${x} ${y - 4} ${x + 12} ${y + 4}`,
    smirk: `M${x - 11} ${y + 2}Q${x + 2} ${y + 4} ${x + 14} ${y - 4}`,
    smile: `M${x - 13} ${y - 2}Q${x} ${y + 9} ${x + 13} ${y - 2}`,
  }[k]
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M${x - 5} ${y + 8}q5 2 10 0" stroke="${INK}" stroke-width="1.5" fill="none" stroke-opacity=".7"/>`
}
