import type { Spot } from './scene.ts'
import type { Box, Places } from './score.ts'

/**
 * The stage knows a screen by its anchors only. `data-anchor` names a thing: `seat-2`, `hand`, `deck`, `discard`, `aside`, `card-231`, `table`,
 * `felt`, `thumb`, `told`, `event`, `show`, `die-3`, `pile`, `supply`, `market`, `train`, `engine`, `character-jango`. `data-part` names a part of it: `plate`, `bust`, `hat`, `grey`, `stroke-0`, `sky`, `sun`,
 * `life-3`, `hand`, `back-0`, `quiver`, `arrow-0`, `arrows`, `front`, `stack`, `top`, `count`, `living`, `fate`, `loads`, `tokens`, `nuggets`. `data-stage` is where things fly.
 */
const anchored = (anchor: string): Element | null => document.querySelector(`[data-anchor="${anchor}"]`)

/** What is seen of a place; `exact`: nothing rather than the whole of it. */
export function elementAt({ anchor, part }: Spot, exact = false): Element | null {
  const whole = anchored(anchor)
  if (!whole || part === undefined) return whole
  return whole.querySelector(`[data-part="${part}"]`) ?? (exact ? null : whole)
}

const LAYER = 'stage'
export const layerOf = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-stage]')

const isShown = ({ width, height }: DOMRect): boolean => width > 0 && height > 0

/** How a thing is turned where it lies. */
function turnOf(element: Element): number {
  const { transform } = getComputedStyle(element)
  if (!transform.startsWith('matrix(')) return 0
  const [a = 0, b = 0] = transform.slice(7).split(',').map(Number)
  return (Math.atan2(b, a) * 180) / Math.PI
}

/** A card or a die as it lay before something happened. */
export interface Lay extends Box {
  readonly r: number
}

/** Everything a screen shows at anchors, measured in one go: to measure after something was changed is to lay out the page once more. */
export type Measured = ReadonlyMap<string, DOMRect>

const keyOf = (anchor: string, part: string | undefined): string => (part === undefined ? anchor : `${anchor} ${part}`)

export function measureAll(): Measured {
  const boxes = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-anchor], [data-anchor] [data-part]')) {
    const anchor = element.dataset.anchor ?? element.closest<HTMLElement>('[data-anchor]')?.dataset.anchor ?? ''
    const key = keyOf(anchor, element.dataset.anchor === undefined ? element.dataset.part : undefined)
    if (boxes.has(key)) continue
    const box = element.getBoundingClientRect()
    // What is not shown yet may be shown by a cover: then it is measured later.
    if (isShown(box)) boxes.set(key, box)
  }
  const layer = layerOf()
  if (layer) boxes.set(LAYER, layer.getBoundingClientRect())
  return boxes
}

/** What a screen looked like before something happened, and what is on it besides. */
export interface Memory {
  readonly before: ReadonlyMap<string, Lay>
  readonly seats: ReadonlyMap<string, Seated>
  /** Whom guns are aimed at. */
  readonly aims: ReadonlySet<string>
  /** Asked for only where something is to be put somewhere. */
  readonly measured: () => Measured
}

export const boxWithin = (origin: DOMRect, { left, top, width, height }: DOMRect): Box => ({
  x: left - origin.left + width / 2,
  y: top - origin.top + height / 2,
  w: width,
  h: height,
})

export const layWithin = (origin: DOMRect, lay: Lay): Lay => ({ ...lay, x: lay.x - origin.left, y: lay.y - origin.top })

/**
 * On a phone the table is what question and hand leave of the felt: above them and the line that tells what happened, or to their left. Nothing is to be
 * shown behind them, and no words are to be covered.
 */
export function beside(felt: Box, thumb: Box, told?: Box): Box {
  const [left, top] = [felt.x - felt.w / 2, felt.y - felt.h / 2]
  const upright = thumb.w > felt.w * 0.8
  const w = upright ? felt.w : thumb.x - thumb.w / 2 - left
  const h = (upright ? Math.min(...[thumb, told ?? thumb].map((box) => box.y - box.h / 2)) : felt.y + felt.h / 2) - top
  return { x: left + w / 2, y: top + h / 2, w, h }
}

/** Where everything is on this screen, measured when it is asked for, if it was not before. */
export class ScreenPlaces implements Places {
  private readonly layer: HTMLElement
  private readonly memory: Memory
  private corner: DOMRect | undefined = undefined

  constructor(layer: HTMLElement, memory: Memory) {
    this.layer = layer
    this.memory = memory
  }

  get table(): Box {
    const felt = this.box({ anchor: 'felt' }) ?? this.within(this.origin)
    const thumb = this.box({ anchor: 'thumb' })
    return this.box({ anchor: 'table' }) ?? (thumb ? beside(felt, thumb, this.box({ anchor: 'told' })) : felt)
  }

  private get origin(): DOMRect {
    this.corner ??= this.memory.measured().get(LAYER) ?? this.layer.getBoundingClientRect()
    return this.corner
  }

  box(spot: Spot): Box | undefined {
    const rect = this.memory.measured().get(keyOf(spot.anchor, spot.part)) ?? elementAt(spot)?.getBoundingClientRect()
    return rect && isShown(rect) ? this.within(rect) : undefined
  }

  was(anchor: string): Lay | undefined {
    const lay = this.memory.before.get(anchor)
    return lay && layWithin(this.origin, lay)
  }

  stood(anchor: string): Box | undefined {
    const seated = this.memory.seats.get(anchor)
    return seated && this.within(seated.box)
  }

  aimed(anchor: string): boolean {
    return this.memory.aims.has(anchor)
  }

  private within(rect: DOMRect): Box {
    return boxWithin(this.origin, rect)
  }
}

/** What does not move when something happens: where things fly, and the piles on the table. */
export interface Ground {
  readonly layer: DOMRect | undefined
  readonly piles: ReadonlyMap<string, DOMRect>
}

export function groundNow(): Ground {
  const piles = new Map<string, DOMRect>()
  for (const stack of document.querySelectorAll('[data-anchor] > [data-part="stack"]')) {
    const anchor = stack.parentElement?.dataset.anchor
    if (anchor !== undefined) piles.set(anchor, stack.getBoundingClientRect())
  }
  return { layer: layerOf()?.getBoundingClientRect(), piles }
}

/** Where every card and every die lies that is shown on its own, in pixels of the window, as large as it is drawn. */
export function layNow(): Map<string, Lay> {
  const lay = new Map<string, Lay>()
  for (const card of document.querySelectorAll<HTMLElement>('[data-anchor^="card-"], [data-anchor^="die-"], [data-anchor="engine"]')) {
    const rect = card.getBoundingClientRect()
    if (!isShown(rect)) continue
    // A die lies askew in its place. Most cards lie straight, and as large as they are: nobody need look further.
    const askew = Math.abs(rect.width - card.offsetWidth) > 0.5
    const r = askew ? turnOf(card) + (card.parentElement && card.dataset.anchor?.startsWith('die-') ? turnOf(card.parentElement) : 0) : 0
    // The box of a turned card is wider than the card.
    const w = r === 0 ? rect.width : card.offsetWidth * scaleOf(card)
    lay.set(card.dataset.anchor ?? '', {
      x: rect.left + rect.width / 2,
      y: rect.top + rect.height / 2,
      w,
      h: w * (card.offsetHeight / Math.max(1, card.offsetWidth)),
      r,
    })
  }
  return lay
}

/** Somebody at the table, and where. */
export interface Seated {
  readonly element: HTMLElement
  readonly box: DOMRect
}

/** Where everybody sits or stands. */
export const seatsNow = (): ReadonlyMap<string, Seated> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('[data-anchor^="seat-"], [data-anchor^="character-"]')].map((element) => [
      element.dataset.anchor ?? '',
      { element, box: element.getBoundingClientRect() },
    ]),
  )

function scaleOf(element: Element): number {
  const { transform } = getComputedStyle(element)
  if (!transform.startsWith('matrix(')) return 1
  const [a = 0, b = 0] = transform.slice(7).split(',').map(Number)
  return Math.hypot(a, b)
}
