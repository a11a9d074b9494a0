import { star, wedges } from '../geometry.ts'
import { dye, INK, PAPER } from './inks.ts'
import type { Hat, Recipe } from './recipe.ts'

interface Drawn {
  readonly back: string
  readonly front: string
  /** It throws a shadow over the forehead. */
  readonly shade: boolean
}

export const NO_HAT: Drawn = { back: '', front: '', shade: false }
const EDGE = `stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"`

/** Strokes of shadow inside an outline. */
function carve(id: string, outline: string, x: number, y: number, w: number, h: number, n: number): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><path clip-path="url(#${id})" d="${wedges(x, y, w, h, n, 0.5, 1, -6)}" fill="${INK}" fill-opacity=".72"/>`
}

const lit = (d: string) => `<path d="${d}" fill="none" stroke="${PAPER}" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".55"/>`

/** Hats of crown, brim and band. */
interface Brimmed {
  readonly crown: string
  readonly brim: string
  readonly band: string
  readonly light?: string
}

const BRIMMED: { readonly [hat in Exclude<Hat, 'none' | 'fur' | 'bonnet' | 'fascinator' | 'kerchief'>]: Brimmed } = {
  stetson: {
    crown: 'M61 82C60 52 66 26 82 24Q92 24 100 33Q108 24 118 24C134 26 140 52 139 82Z',
    brim: 'M20 70C36 60 46 80 100 79C154 80 164 60 180 70C176 92 140 97 100 97C60 97 24 92 20 70Z',
    band: 'M61 68Q100 78 139 68L140 82Q100 90 60 82Z',
    light: 'M74 38Q76 30 84 30M28 74Q38 70 52 80',
  },
  tall: {
    crown: 'M64 82C60 44 58 14 78 10Q100 2 122 10C142 14 140 44 136 82Z',
    brim: 'M26 74C42 66 52 80 100 80C148 80 158 66 174 74C170 93 138 97 100 97C62 97 30 93 26 74Z',
    band: 'M63 66Q100 76 137 66L136 80Q100 89 64 80Z',
    light: 'M70 26Q72 16 82 15',
  },
  flat: {
    crown: 'M66 80L69 38Q100 30 131 38L134 80Z',
    brim: 'M14 82Q100 68 186 82Q186 92 100 95Q14 92 14 82Z',
    band: 'M67 64Q100 71 133 64L134 78Q100 84 66 78Z',
    light: 'M74 44Q80 40 90 39M24 84Q50 79 70 78',
  },
  bowler: {
    crown: 'M62 84C60 44 76 24 100 24S140 44 138 84Z',
    brim: 'M48 84C44 76 52 72 60 80Q100 86 140 80C148 72 156 76 152 84C146 98 120 97 100 97S54 98 48 84Z',
    band: 'M62 70Q100 78 138 70L138 82Q100 89 62 82Z',
    light: 'M74 46Q80 34 92 32',
  },
  tophat: {
    crown: 'M66 82L62 12Q100 4 138 12L134 82Z',
    brim: 'M40 80C46 74 54 80 60 82Q100 88 140 82C146 80 154 74 160 80C156 94 130 97 100 97S44 94 40 80Z',
    band: 'M65 62Q100 70 135 62L134 78Q100 86 66 78Z',
    light: 'M72 20L74 54',
  },
  sombrero: {
    crown: 'M70 78C72 40 84 8 100 8S128 40 130 78Z',
    brim: 'M0 62C6 86 40 84 70 78Q100 72 130 78C160 84 194 86 200 62C204 92 150 102 100 102S-4 92 0 62Z',
    band: 'M69 64Q100 72 131 64L132 80Q100 86 68 80Z',
  },
  slouch: {
    crown: 'M62 82C58 50 66 30 86 28Q104 24 116 32C134 36 138 56 138 82Z',
    brim: 'M20 88C30 70 50 76 100 74C150 70 162 58 184 64C176 90 146 96 110 95C70 96 40 112 20 88Z',
    band: 'M61 66Q100 74 138 64L139 78Q100 88 61 80Z',
    light: 'M74 44Q78 36 88 35M30 88Q38 80 54 79',
  },
  plantation: {
    crown: 'M66 82L68 42Q100 34 132 42L134 82Z',
    brim: 'M18 78Q100 64 182 78C180 96 140 98 100 98S20 96 18 78Z',
    band: 'M66 62Q100 70 134 62L134 80Q100 88 66 80Z',
  },
  cap: {
    crown: 'M62 82C60 50 70 40 100 38S140 50 138 82Z',
    brim: 'M60 80Q100 72 140 80Q150 92 142 98Q100 84 58 98Q50 92 60 80Z',
    band: 'M61 70Q100 62 139 70L139 82Q100 74 61 82Z',
  },
}

function brimmed(r: Recipe, { crown, brim, band, light }: Brimmed, id: string): string {
  const cloth = dye(r.hatColor ?? 'walnut')
  const shadeX = r.hat === 'sombrero' ? 96 : 106
  return (
    `<path d="${crown}" fill="${cloth}" ${EDGE}/>${carve(`${id}hc`, crown, 100, 4, 46, 84, 13)}<path d="${band}" fill="${dye(r.bandColor ?? 'coal')}" ${EDGE}/>` +
    `<path d="${brim}" fill="${cloth}" ${EDGE}/>${carve(`${id}hb`, brim, shadeX, 60, 90, 46, 8)}${light ? lit(light) : ''}${r.hat === 'sombrero' ? studs(r) : ''}`
  )
}

/** Along the brim of a sombrero. */
function studs(r: Recipe): string {
  const at = Array.from({ length: 9 }, (_, i) => star(18 + i * 20.5, 90 - Math.abs(i - 4) * 0.9, 4.4, 2.2, 4))
  return `<path d="${at.join('')}" fill="${dye(r.trim ?? 'ochre')}"/>`
}

const FUR =
  'M58 92L62 84L57 74L64 68L60 58L70 54L70 44L80 44L84 36L92 40L100 33L108 40L116 36L120 44L130 44L130 54L140 58L136 68L143 74L138 84L142 92Q100 84 58 92Z'
const BONNET = 'M50 122C40 50 68 26 100 26S160 50 150 122Q144 126 138 120C140 78 124 66 100 66S60 78 62 120Q56 126 50 122Z'
const FASCINATOR = 'M78 52Q108 30 146 54Q150 68 132 68Q104 58 82 66Q72 62 78 52Z'

function soft(r: Recipe, id: string): Drawn {
  const cloth = dye(r.hatColor ?? 'walnut')
  switch (r.hat) {
    case 'fur':
      return {
        back: `<path d="M140 84Q164 100 160 150Q158 172 150 178Q148 140 128 104Z" fill="${cloth}" ${EDGE}/><path d="M150 116l10 4M152 134l10 0M150 152l10-3" stroke="${INK}" stroke-width="6"/>`,
        front: `<path d="${FUR}" fill="${cloth}" ${EDGE}/>${carve(`${id}hc`, FUR, 96, 34, 50, 60, 11)}`,
        shade: true,
      }
    case 'bonnet':
      return {
        back: `<path d="M60 110L84 176L100 164L116 176L140 110Z" fill="${cloth}" ${EDGE}/>`,
        front: `<path d="${BONNET}" fill="${cloth}" ${EDGE}/>${carve(`${id}hc`, BONNET, 110, 30, 46, 96, 12)}<path d="M64 118C62 82 76 70 100 70S138 82 136 118" fill="none" stroke="${PAPER}" stroke-width="4" stroke-dasharray="2 5"/>`,
        shade: false,
      }
    case 'fascinator':
      return {
        back: '',
        front:
          `<path d="M112 50C126 10 156 0 178 12C160 16 166 34 140 52Z" fill="${dye(r.feather ?? 'ember')}" ${EDGE}/><path d="M120 50Q144 18 172 13M132 38l14 2M140 28l14 2M128 34l2-14M138 24l4-12" fill="none" stroke="${INK}" stroke-width="1.8"/>` +
          `<path d="${FASCINATOR}" fill="${cloth}" ${EDGE}/>${carve(`${id}hc`, FASCINATOR, 104, 38, 46, 32, 6)}<circle cx="122" cy="54" r="7.5" fill="${dye(r.bandColor ?? 'coal')}" stroke="${INK}" stroke-width="2.6"/>`,
        shade: false,
      }
    default: {
      const dots = ['84 62', '100 54', '116 62', '74 76', '100 70', '126 76'].map(
        (at) => `<circle cx="${at.replace(' ', '" cy="')}" r="3"/>`,
      )
      return {
        back: `<path d="M136 88l26 18-8 6-24-12zM138 92l14 30-9 2-13-26z" fill="${cloth}" ${EDGE}/>`,
        front: `<path d="M60 96C56 56 74 44 100 44S144 56 140 96Q100 70 60 96Z" fill="${cloth}" ${EDGE}/><g fill="${PAPER}">${dots.join('')}</g>`,
        shade: false,
      }
    }
  }
}

const BADGES: { readonly [badge in NonNullable<Recipe['hatBadge']>]: string } = {
  star: `<path d="${star(100, 56, 11, 5)}" fill="${dye('ochre')}" stroke="${INK}" stroke-width="2"/>`,
  skull: `<path d="M92 50q0-10 8-10t8 10q0 5-3 6v5h-10v-5q-3-1-3-6z" fill="${PAPER}" stroke="${INK}" stroke-width="2"/><circle cx="97" cy="50" r="2" fill="${INK}"/><circle cx="103" cy="50" r="2" fill="${INK}"/>`,
  swords: `<path d="M88 66L112 46M112 66L88 46" stroke="${dye('ochre')}" stroke-width="4"/><path d="M90 58l6 8M110 58l-6 8" stroke="${dye('ochre')}" stroke-width="3"/>`,
  hole: `<circle cx="118" cy="48" r="5.5" fill="${INK}"/><path d="M118 40v-5M126 48h5M112 42l-4-4M124 54l4 4" stroke="${INK}" stroke-width="2"/>`,
}

/** What is pinned to the hat. */
function pinned(r: Recipe): string {
  const feather = r.hatFeather
    ? `<path d="M128 74C132 40 150 22 164 16C164 42 152 64 136 78Z" fill="${dye(r.hatFeather)}" stroke="${INK}" stroke-width="2.6"/><path d="M132 74Q146 44 161 22M142 56l10 0M146 48l9-1M138 54l0-10" fill="none" stroke="${INK}" stroke-width="1.6"/>`
    : ''
  return (r.hatBadge ? BADGES[r.hatBadge] : '') + feather
}

export function hat(r: Recipe, id: string): Drawn {
  if (r.hat === 'none') return NO_HAT
  const whole: Drawn =
    r.hat === 'fur' || r.hat === 'bonnet' || r.hat === 'fascinator' || r.hat === 'kerchief'
      ? soft(r, id)
      : { back: '', front: brimmed(r, BRIMMED[r.hat], id), shade: true }
  const front = whole.front + pinned(r)
  return { ...whole, front: whole.shade ? `<g transform="translate(0 -6)">${front}</g>` : front }
}
