import { cardBox } from '../../art/card-face.ts'
import { type Box, boxOf, MS, pause } from '../../kit/fly.ts'
import type { GameName, ToldEvent } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'

/** A box of the size of a card around the middle of a place. */
export function cardAt(place: Element, width: number): Box {
  const { left, top, width: w, height: h } = boxOf(place)
  const fit = Math.min(width, Math.max(28, w))
  const height = (fit * 7) / 5
  return { left: left + (w - fit) / 2, top: top + (h - height) / 2, width: fit, height }
}

const NS = 'http://www.w3.org/2000/svg'

/** A card as a picture of its own: what is drawn on it and, face up, of what kind it is. */
export function cardPicture(inside: string, kind?: string): Element {
  const holder = document.createElement('span')
  holder.className = 'card'
  const svg = document.createElementNS(NS, 'svg')
  svg.setAttribute('viewBox', cardBox('compact'))
  if (kind) svg.setAttribute('class', `k-${kind}`)
  svg.innerHTML = inside
  holder.append(svg)
  return holder
}

/** Shows one batch. Cards of one stroke fly shortly after one another; nothing waits for it but the next batch. The first cards are just there. */
export async function performInTurn<G extends GameName>(
  batch: Batch<G>,
  effect: (event: ToldEvent<G>) => Promise<void> | undefined,
): Promise<void> {
  if (batch.past || batch.before === undefined) return
  const moving: Promise<void>[] = []
  for (const event of batch.events) {
    const movement = effect(event)
    if (!movement) continue
    moving.push(movement)
    await pause(MS.apart)
  }
  await Promise.all(moving)
}
