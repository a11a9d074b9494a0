import { chamfered, round2 as f, rounded, scalloped, scooped, zigzag } from '@sundown/art/geometry'

/** How long a card lasts, told by colour, edge and sun: played and gone, stays, ready next turn, dangerous, bought, for the whole table, one a turn. */
const KINDS = ['brown', 'blue', 'green', 'orange', 'black', 'event', 'red'] as const
export type Kind = (typeof KINDS)[number]
export const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name)

const K = 'var(--k)'
const K2 = 'var(--k2)'
const PAPER = 'var(--paper)'
const paper = (d: string) => `<path d="${d}" fill="${PAPER}"/>`
const line = (d: string, ink: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${f(width)}"${more}/>`

type Edge = (w: number, h: number, band: number, unit: number) => string

function nailed(w: number, h: number, b: number): string {
  const corners = [b * 0.52, w - b * 0.52].flatMap((x) => [b * 0.52, h - b * 0.52].map((y): readonly [number, number] => [x, y]))
  const inward = (at: number, size: number) => at + (at < size / 2 ? 1 : -1) * b * 0.15
  const side = f(b * 1.24)
  const [r, across] = [f(b * 0.36), f(b * 0.72)]
  const plates = corners.map(([x, y]) => `M${f(x - b * 0.62)} ${f(y - b * 0.62)}h${side}v${side}h${-side}z`)
  const nails = corners.map(
    ([x, y]) => `M${f(inward(x, w) - r)} ${f(inward(y, h))}a${r} ${r} 0 0 1 ${across} 0a${r} ${r} 0 0 1 ${-across} 0z`,
  )
  return (
    `<path d="${rounded(0, 0, w, h, 3)}" fill="${K}"/>${paper(rounded(b, b, w - 2 * b, h - 2 * b, 1))}` +
    line(rounded(b * 0.34, b * 0.34, w - b * 0.68, h - b * 0.68, 1), PAPER, b * 0.11, ' stroke-opacity=".75"') +
    `<path d="${plates.join('')}" fill="${K}"/>${paper(nails.join(''))}`
  )
}

/** A tick inward in the middle of each side. */
function ticked(w: number, h: number, b: number): string {
  const m = b * 1.25
  const deep = f(m * 0.8)
  const wide = f(2 * m)
  const ticks =
    `M${f(w / 2 - m)} ${b}h${wide}l${f(-m)} ${deep}zM${f(w / 2 - m)} ${f(h - b)}h${wide}l${f(-m)} ${-deep}z` +
    `M${b} ${f(h / 2 - m)}v${wide}l${deep} ${f(-m)}zM${f(w - b)} ${f(h / 2 - m)}v${wide}l${-deep} ${f(-m)}z`
  return (
    `<path d="${chamfered(0, 0, w, h, b * 0.55)}" fill="${K}"/>${paper(rounded(b, b, w - 2 * b, h - 2 * b, 1))}<path d="${ticks}" fill="${K}"/>` +
    line(rounded(b * 0.5, b * 0.5, w - b, h - b, 1), PAPER, b * 0.13, ' stroke-opacity=".8"')
  )
}

const EDGES: { readonly [kind in Kind]: Edge } = {
  brown: (w, h, b, u) =>
    `<path d="${rounded(0, 0, w, h, b)}" fill="${K}"/>${paper(scalloped(b * 1.05, b * 1.05, w - b * 2.1, h - b * 2.1, u))}`,
  blue: nailed,
  green: (w, h, b, u) =>
    `<path d="${chamfered(0, 0, w, h, b * 1.5)}" fill="${K}"/>${paper(chamfered(b, b, w - 2 * b, h - 2 * b, b * 1.2))}` +
    line(
      chamfered(b * 0.5, b * 0.5, w - b, h - b, b * 1.35),
      PAPER,
      b * 0.34,
      ` stroke-dasharray="${f(u * 0.62)} ${f(u * 0.38)}" stroke-opacity=".85"`,
    ),
  orange: (w, h, b, u) =>
    `<path d="${zigzag(b * 0.45, b * 0.45, w - b * 0.9, h - b * 0.9, u, b * 0.45)}" fill="${K}"/>` +
    paper(rounded(f(b * 1.1), f(b * 1.1), w - b * 2.2, h - b * 2.2, 2)) +
    line(zigzag(b * 0.85, b * 0.85, w - b * 1.7, h - b * 1.7, u, b * 0.3), PAPER, b * 0.1, ' stroke-opacity=".7"'),
  black: (w, h, b, u) =>
    `<path d="${scooped(0.6, 0.6, w - 1.2, h - 1.2, b * 1.15)}" fill="${K}" stroke="${K2}" stroke-width="${f(b * 0.1)}"/>` +
    paper(scooped(b, b, w - 2 * b, h - 2 * b, b * 0.9)) +
    line(scooped(b * 0.5, b * 0.5, w - b, h - b, b * 1.05), K2, b * 0.3, ` stroke-linecap="round" stroke-dasharray="0 ${f(u * 0.62)}"`),
  red: ticked,
  event: (w, h, b) =>
    `<path d="${rounded(0, 0, w, h, f(b * 0.6))}" fill="${K}"/>${paper(rounded(b, b, w - 2 * b, h - 2 * b, 2))}` +
    line(rounded(f(b * 0.45), f(b * 0.45), w - b * 0.9, h - b * 0.9, f(b * 0.4)), K2, b * 0.16),
}

/** The edge of a card: one silhouette a kind. Colours come from the class `k-<kind>` around it. */
export const frame = (kind: Kind, w: number, h: number, band: number, unit: number) => EDGES[kind](w, h, band, unit)
