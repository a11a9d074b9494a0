import { ARROW_BOX, ARROW_TOKEN } from '../../art/arrow.ts'
import { joltPlate } from '../../kit/effects.ts'
import { boxOf, EASE, fly, MS, pause, run } from '../../kit/fly.ts'
import type { ToldEvent } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'
import { type Stage, seatAt, seatEffect, shotEffect } from '../shell/seat-motion.ts'

const NS = 'http://www.w3.org/2000/svg'
const ROLL = 620

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A die tumbles over the felt to where it lies; in reduced motion it fades in. */
function tumble(die: Element, i: number): Promise<void> {
  if (calm()) return run(die, [{ opacity: 0 }, { opacity: 1 }], { duration: MS.fade })
  const side = i % 2 === 0 ? 1 : -1
  return run(
    die,
    [
      { transform: `translate(${side * 120}px, 90px) rotate(${side * 420}deg) scale(.7)`, opacity: 0 },
      { transform: `translate(${side * 40}px, -34px) rotate(${side * 190}deg) scale(1.08)`, opacity: 1, offset: 0.45 },
      { transform: `translate(${side * 8}px, 6px) rotate(${side * 24}deg)`, offset: 0.8 },
      { transform: 'none' },
    ],
    { duration: ROLL + 60 * i, easing: EASE.throw },
  )
}

/** An arrow from the pile to a player, or back. */
function arrowFlight(from: Element | null, to: Element | null): Promise<void> | undefined {
  if (!from || !to) return undefined
  const token = document.createElementNS(NS, 'svg')
  token.setAttribute('viewBox', ARROW_BOX)
  token.setAttribute('class', 'arrow-token')
  token.innerHTML = ARROW_TOKEN
  const at = (place: Element) => {
    const { left, top, width, height } = boxOf(place)
    return { left: left + width / 2 - 7, top: top + height / 2 - 20, width: 14, height: 40 }
  }
  return fly({ what: token, from: at(from), to: at(to), ms: MS.steal, tilt: 20 })
}

const arrowsOf = (seat: number, stage: Stage): Element | null =>
  seatAt(seat, stage)?.querySelector('[data-part="arrows"]') ?? seatAt(seat, stage)

/** A movement for one event, or nothing. */
function effect(event: ToldEvent<'dice'>, stage: Stage): Promise<void> | undefined {
  const { find, sound } = stage
  switch (event.type) {
    case 'rolled': {
      sound('snap')
      return Promise.all(
        event.dice.map((die, i) => {
          const lies = find(`die-${die}`)
          return lies ? tumble(lies, i) : undefined
        }),
      ).then(() => undefined)
    }
    case 'arrow':
      sound('slide')
      return arrowFlight(find('pile'), arrowsOf(event.seat, stage))
    case 'arrows-back':
      sound('paper')
      return arrowFlight(arrowsOf(event.seat, stage), find('pile'))
    case 'indians': {
      sound('fuse')
      const pile = find('pile')
      return pile ? joltPlate(pile) : undefined
    }
    case 'dynamite':
      sound('shot')
      return undefined
    case 'aimed':
      return Promise.all(event.shots.map(({ target }) => shotEffect(event.seat, target, stage))).then(() => undefined)
    case 'gatling':
      sound('shot')
      return undefined
    case 'wounded':
    case 'healed':
    case 'eliminated':
    case 'turn':
      return seatEffect(event, stage)
    default:
      return undefined
  }
}

/** Shows one batch: dice first come to rest, then what they did. Nothing waits for it but the next batch. */
export async function perform(batch: Batch<'dice'>, stage: Stage): Promise<void> {
  if (batch.past || batch.before === undefined) return
  const moving: Promise<void>[] = []
  for (const event of batch.events) {
    const movement = effect(event, stage)
    if (!movement) continue
    moving.push(movement)
    await (event.type === 'rolled' ? movement : pause(MS.apart))
  }
  await Promise.all(moving)
}
