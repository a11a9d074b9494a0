/** Outlines and strokes as SVG path data: what frames, woodcuts and portraits are cut from. */

export const round1 = (n: number) => Math.round(n * 10) / 10
export const round2 = (n: number) => Math.round(n * 100) / 100
const f = round2

/** Tapering strokes, the signature of the style: n wedges from x to x+w, thick at one end (+1 right, -1 left). */
export function wedges(x: number, y: number, w: number, h: number, n: number, thick = 0.55, dir = 1, slant = 0): string {
  let d = ''
  const step = h / n
  for (let i = 0; i < n; i++) {
    const middle = y + step * (i + 0.5)
    const half = (step * thick) / 2
    const jitter = ((i * 37) % 11) / 11
    const thin = dir > 0 ? x + w * 0.34 * jitter : x + w - w * 0.34 * jitter
    const fat = dir > 0 ? x + w : x
    d += `M${round1(thin)} ${round1(middle + slant * (dir > 0 ? 0 : 1))}L${round1(fat)} ${round1(middle - half + slant)}V${round1(middle + half + slant)}Z`
  }
  return d
}

export function star(x: number, y: number, outer: number, inner: number, points = 5): string {
  let d = ''
  for (let i = 0; i < points * 2; i++) {
    const angle = (Math.PI * i) / points - Math.PI / 2
    const radius = i % 2 ? inner : outer
    d += `${i ? 'L' : 'M'}${round1(x + radius * Math.cos(angle))} ${round1(y + radius * Math.sin(angle))}`
  }
  return `${d}Z`
}

/** Pointed rays from r0 to r1 around a centre, half as wide as `spread` radians at the foot. */
export function rays(cx: number, cy: number, angles: readonly number[], spread: number, r0: number, r1: (i: number) => number): string {
  return angles
    .map((a, i) => {
      const at = (radius: number, angle: number) => `${f(cx + radius * Math.cos(angle))} ${f(cy + radius * Math.sin(angle))}`
      return `M${at(r0, a - spread)}L${at(r0, a + spread)}L${at(r1(i), a)}Z`
    })
    .join('')
}

/** Evenly over a circle, or over its upper half. */
export const fullTurn = (n: number) => Array.from({ length: n }, (_, i) => (i / n) * Math.PI * 2)
export const upperHalf = (n: number) => Array.from({ length: n }, (_, i) => Math.PI + (Math.PI * (i + 0.5)) / n)

export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  const across = f(w - 2 * r)
  const down = f(h - 2 * r)
  return `M${f(x + r)} ${f(y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

export function chamfered(x: number, y: number, w: number, h: number, c: number): string {
  const [l, r, t, b] = [f(x), f(x + w), f(y), f(y + h)]
  return `M${f(l + c)} ${t}H${f(r - c)}L${r} ${f(t + c)}V${f(b - c)}L${f(r - c)} ${b}H${f(l + c)}L${l} ${f(b - c)}V${f(t + c)}Z`
}

export function scooped(x: number, y: number, w: number, h: number, radius: number): string {
  const q = f(radius)
  const [l, r, t, b] = [f(x), f(x + w), f(y), f(y + h)]
  const arc = `A${q} ${q} 0 0 0`
  return `M${f(l + q)} ${t}H${f(r - q)}${arc} ${r} ${f(t + q)}V${f(b - q)}${arc} ${f(r - q)} ${b}H${f(l + q)}${arc} ${l} ${f(b - q)}V${f(t + q)}${arc} ${f(l + q)} ${t}Z`
}

/** Walks around a rectangle in equal steps, with one piece of outline for each step. */
function along(x: number, y: number, w: number, h: number, step: number, piece: (dx: number, dy: number) => string): string {
  const nx = Math.round(w / step)
  const ny = Math.round(h / step)
  const sides: readonly (readonly [number, number, number])[] = [
    [nx, w / nx, 0],
    [ny, 0, h / ny],
    [nx, -w / nx, 0],
    [ny, 0, -h / ny],
  ]
  return `M${f(x)} ${f(y)}${sides.map(([n, dx, dy]) => piece(dx, dy).repeat(n)).join('')}z`
}

export const scalloped = (x: number, y: number, w: number, h: number, step: number) =>
  along(x, y, w, h, step, (dx, dy) => `a${f(step * 0.56)} ${f(step * 0.56)} 0 0 1 ${f(dx)} ${f(dy)}`)

export const zigzag = (x: number, y: number, w: number, h: number, step: number, depth: number) =>
  along(x, y, w, h, step, (dx, dy) => {
    const length = Math.hypot(dx, dy)
    const [outX, outY] = [(dy / length) * depth, (-dx / length) * depth]
    return `l${f(dx / 2 + outX)} ${f(dy / 2 + outY)}l${f(dx / 2 - outX)} ${f(dy / 2 - outY)}`
  })
