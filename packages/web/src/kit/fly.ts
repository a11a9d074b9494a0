/**
 * Motion over the table: things fly in a fixed layer of their own, so nothing on the page shifts. Every movement resolves when it is over, can be
 * skipped as a whole, and in reduced motion only fades in place.
 */

export const EASE = {
  throw: 'cubic-bezier(.2, .7, .2, 1)',
  settle: 'cubic-bezier(.3, 1.4, .5, 1)',
  fall: 'cubic-bezier(.5, 0, .9, .4)',
} as const

/** How long things take, as in the design reference. */
export const MS = {
  flip: 220,
  draw: 320,
  apart: 70,
  play: 320,
  rest: 500,
  shot: 180,
  missed: 260,
  wound: 420,
  heal: 320,
  steal: 380,
  discard: 260,
  hold: 900,
  out: 1200,
  turn: 500,
  fade: 150,
} as const

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Flight {
  /** What flies: a copy, which is thrown away at the end. */
  readonly what: Element
  /** The other side, if it turns over on the way. */
  readonly back?: Element
  readonly from: Box
  readonly to: Box
  readonly ms?: number
  readonly easing?: string
  /** Degrees at the end. */
  readonly tilt?: number
  /** How high it arcs, in pixels. */
  readonly arc?: number
}

const running = new Set<Animation>()
let held: HTMLElement | undefined

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const hidden = () => document.visibilityState === 'hidden'

/** Where things fly. It is made when it is first needed. */
function layer(): HTMLElement {
  if (held?.isConnected) return held
  held = document.createElement('div')
  held.className = 'flights'
  held.setAttribute('aria-hidden', 'true')
  document.body.append(held)
  return held
}

/** A movement that can be skipped; nothing ever waits for a tab that is not seen. */
export async function run(target: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (hidden()) return
  const animation = target.animate(frames, options)
  running.add(animation)
  try {
    await animation.finished
  } catch {
    // Cancelled: it is over.
  } finally {
    running.delete(animation)
  }
}

/** Ends everything at once, where it would have ended. */
export function skipAll(): void {
  for (const animation of [...running]) {
    try {
      animation.finish()
    } catch {
      animation.cancel()
    }
  }
}

/** Whether anything is moving. */
export const inMotion = () => running.size > 0

/** Puts something into the layer for as long as it moves. */
export async function during(element: HTMLElement, move: (element: HTMLElement) => Promise<void>): Promise<void> {
  layer().append(element)
  try {
    await move(element)
  } finally {
    element.remove()
  }
}

export const boxOf = (element: Element): Box => element.getBoundingClientRect()
export const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/** A copy without ids and without a place in the tab order. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true)
  return copy instanceof Element ? copy : element
}

function carrier({ what, back, to }: Flight): HTMLElement {
  const element = document.createElement('div')
  element.style.width = `${to.width}px`
  element.style.height = `${to.height}px`
  const sides = [copyOf(what), ...(back ? [copyOf(back)] : [])].map((side, i) => {
    const holder = document.createElement('div')
    holder.style.setProperty('--w', '100%')
    if (i === 1) holder.style.transform = 'rotateY(180deg)'
    holder.append(side)
    return holder
  })
  if (back) element.className = 'two-sided'
  element.append(...sides)
  return element
}

/** A card from one place to another, turning over on the way if it has two sides. */
export function fly(flight: Flight): Promise<void> {
  const { from, to, back, ms = MS.play, easing = EASE.throw, tilt = 0, arc = 24 } = flight
  if (hidden()) return Promise.resolve()
  const element = carrier(flight)
  if (calm()) {
    element.style.transform = `translate(${to.left}px, ${to.top}px)`
    return during(element, (it) => run(it, [{ opacity: 0 }, { opacity: 1 }], { duration: MS.fade }))
  }
  const scale = from.width / to.width || 1
  const start = `translate(${from.left + (from.width - to.width) / 2}px, ${from.top + (from.height - to.height) / 2}px)`
  const mid = `translate(${(from.left + to.left) / 2 + (from.width - to.width) / 4}px, ${(from.top + to.top) / 2 - arc}px)`
  const end = `translate(${to.left}px, ${to.top}px)`
  const turn = (degrees: number) => (back ? ` rotateY(${degrees}deg)` : '')
  return during(element, (it) =>
    run(
      it,
      [
        { transform: `${start} scale(${scale})${turn(180)}` },
        { transform: `${mid} scale(${(1 + scale) / 2}) rotate(${tilt / 2}deg)${turn(90)}` },
        { transform: `${end} rotate(${tilt}deg)${turn(0)}` },
      ],
      { duration: ms, easing, fill: 'both' },
    ),
  )
}

/** After so many milliseconds; at once when the tab is hidden. */
export const pause = (ms: number) => (hidden() || ms <= 0 ? Promise.resolve() : new Promise<void>((done) => setTimeout(done, ms)))
