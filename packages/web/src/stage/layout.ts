import type { Box, Point } from './score.ts'

/** From one point to another: which way, how far, how steep. */
export interface Way {
  readonly x: number
  readonly y: number
  readonly far: number
  readonly degrees: number
}

export const lerp = (a: number, b: number, share: number): number => a + (b - a) * share
export const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

export const eased = {
  inOut: (p: number): number => (p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2),
  in: (p: number): number => p * p,
  out: (p: number): number => 1 - (1 - p) ** 3,
}

export function toward(a: Point, b: Point): Way {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: (b.x - a.x) / far, y: (b.y - a.y) / far, far, degrees: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI }
}

export const along = ({ x, y }: Point, way: Pick<Way, 'x' | 'y'>, far: number): Point => ({ x: x + way.x * far, y: y + way.y * far })

/** The point where a line from the middle of a box leaves it, and a little further. */
export function edgeOf(box: Box, way: Way, further = 0): Point {
  const reach = Math.min(box.w / 2 / Math.abs(way.x || 1e-6), box.h / 2 / Math.abs(way.y || 1e-6))
  return along(box, way, reach + further)
}

/** Somewhere inside a box, with room for something of this size. */
export const inside = (area: Box, { x, y }: Point, w: number, h: number): Point => ({
  x: between(area.x - area.w / 2 + w / 2, x, area.x + area.w / 2 - w / 2),
  y: between(area.y - area.h / 2 + h / 2, y, area.y + area.h / 2 - h / 2),
})
