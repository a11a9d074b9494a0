import { type Box, boxOf, during, EASE, MS, middleOf, run } from './fly.ts'

/** What happens to seats, as in the design reference: shots, wounds, flips, the end of a player. */

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const blink = (target: Element) => run(target, [{ opacity: 0.35 }, { opacity: 1 }], { duration: MS.fade })

/** An ember streak from the shooter to the target; missed, it bends past the seat. */
export function shotStreak(from: Box, to: Box, missed = false): Promise<void> {
  if (calm()) return Promise.resolve()
  const [a, b] = [middleOf(from), middleOf(to)]
  const aimX = b.x - a.x
  const aimY = b.y - a.y + (missed ? to.height * 0.7 : 0)
  const length = Math.hypot(aimX, aimY)
  const angle = Math.atan2(aimY, aimX)
  const streak = document.createElement('div')
  streak.className = 'streak'
  streak.style.width = `${Math.min(140, length / 2)}px`
  const at = (share: number, stretch: number) =>
    `translate(${a.x + aimX * share}px, ${a.y + aimY * share}px) rotate(${angle}rad) scaleX(${stretch})`
  return during(streak, (it) =>
    run(
      it,
      [
        { transform: at(0, 0.1), opacity: 1 },
        { transform: at(missed ? 0.9 : 0.75, 1), opacity: 1, offset: 0.7 },
        { transform: at(missed ? 1.25 : 0.95, 0.3), opacity: 0 },
      ],
      { duration: missed ? MS.missed : MS.shot, easing: 'linear', fill: 'both' },
    ),
  )
}

/** The plate of who was hit jolts by four pixels and flashes. */
export function joltPlate(plate: Element): Promise<void> {
  if (calm()) return blink(plate)
  return run(
    plate,
    [
      { transform: 'none', filter: 'none' },
      { transform: 'translate(4px, 1px)', filter: 'brightness(1.5) sepia(.6) saturate(3) hue-rotate(-25deg)', offset: 0.2 },
      { transform: 'translate(-4px, 0)', offset: 0.45 },
      { transform: 'translate(2px, 0)', offset: 0.7 },
      { transform: 'none', filter: 'none' },
    ],
    { duration: MS.wound, easing: 'ease-out' },
  )
}

/** A cartridge pops off with a half turn and falls; its outline stays. `cartridge`: the one that is lost. */
export function dropCartridge(cartridge: Element): Promise<void> {
  if (calm()) return blink(cartridge)
  const { left, top, width, height } = boxOf(cartridge)
  const shell = document.createElement('div')
  shell.style.width = `${width}px`
  shell.style.height = `${height}px`
  const copy = cartridge.cloneNode(true)
  if (copy instanceof Element) copy.setAttribute('class', 'bullet')
  shell.append(copy)
  const at = (dx: number, dy: number, turn: number) => `translate(${left + dx}px, ${top + dy}px) rotate(${turn}deg)`
  return during(shell, (it) =>
    run(
      it,
      [
        { transform: at(0, 0, 0), opacity: 1, easing: 'ease-out' },
        { transform: at(6, -14, 70), opacity: 1, offset: 0.3, easing: EASE.fall },
        { transform: at(12, 40, 180), opacity: 0 },
      ],
      { duration: MS.wound, fill: 'both' },
    ),
  )
}

/** A cartridge slides in from below with a glint. */
export function addCartridge(cartridge: Element): Promise<void> {
  if (calm()) return blink(cartridge)
  return run(
    cartridge,
    [
      { transform: 'translateY(14px)', opacity: 0, filter: 'brightness(2)' },
      { transform: 'none', opacity: 1, filter: 'brightness(1.6)', offset: 0.7 },
      { transform: 'none', filter: 'none' },
    ],
    { duration: MS.heal, easing: EASE.settle },
  )
}

/** Turns something over in place: half the time away, `swap`, half the time back. */
export async function flip(target: Element, swap: () => void): Promise<void> {
  if (calm()) {
    swap()
    return blink(target)
  }
  await run(target, [{ transform: 'none' }, { transform: 'perspective(600px) rotateY(90deg)' }], {
    duration: MS.flip / 2,
    easing: 'ease-in',
  })
  swap()
  await run(target, [{ transform: 'perspective(600px) rotateY(-90deg)' }, { transform: 'none' }], {
    duration: MS.flip / 2,
    easing: EASE.settle,
  })
}

/** The portrait drains to grey and is struck out in two strokes. */
export async function strikeOut(bust: Element): Promise<void> {
  if (calm()) return blink(bust)
  const box = boxOf(bust)
  const length = Math.hypot(box.width, box.height)
  const stroke = (down: boolean, delay: number) => {
    const line = document.createElement('div')
    line.className = 'stroke'
    line.style.width = `${length}px`
    const angle = Math.atan2(box.height, box.width) * (down ? 1 : -1)
    const place = `translate(${box.left}px, ${box.top + (down ? 0 : box.height)}px) rotate(${angle}rad)`
    return during(line, (it) =>
      run(
        it,
        [{ transform: `${place} scaleX(0)` }, { transform: `${place} scaleX(1)`, offset: 0.3 }, { transform: `${place} scaleX(1)` }],
        {
          duration: MS.out * 0.6,
          delay,
          easing: EASE.throw,
          fill: 'both',
        },
      ),
    )
  }
  await Promise.all([
    run(bust, [{ filter: 'none' }, { filter: 'grayscale(1) brightness(.62)' }], { duration: MS.out * 0.5, easing: 'ease-out' }),
    stroke(false, MS.out * 0.25),
    stroke(true, MS.out * 0.4),
  ])
}

/** The sun sinks at one seat, or rises at the next. */
export function moveSun(sun: Element, rising: boolean): Promise<void> {
  if (calm()) return blink(sun)
  const low: Keyframe = { transform: 'translateY(70%)', opacity: 0 }
  const high: Keyframe = { transform: 'none', opacity: 1 }
  return run(sun, rising ? [low, high] : [high, low], { duration: MS.turn, easing: rising ? EASE.settle : EASE.fall })
}
