import type { BangView, Face } from '@sundown/engine'
import { cardBack } from '../../art/card-back.ts'
import { cardBox, cardFace, type Printed } from '../../art/card-face.ts'
import { cardArt } from '../../art/cards.ts'
import { type Box, boxOf, fly, MS, pause } from '../../kit/fly.ts'
import type { Sound } from '../../kit/sound.ts'
import type { ToldEvent } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'
import { type Stage as AnyStage, seatAt, seatEffect, shotEffect } from '../shell/seat-motion.ts'

type Move = Extract<ToldEvent<'bang'>, { type: 'moved' }>
type Place = Move['from']

export interface Stage extends AnyStage {
  readonly me: number | null
  readonly printed: (face: Face) => Printed
}

/** Where a card lies, or as near as the screen shows it. */
function placeOf({ zone, seat }: Place, card: number | undefined, stage: Stage): Element | null {
  const { me, find } = stage
  const exact = card === undefined ? null : find(`card-${card}`)
  if (exact) return exact
  switch (zone) {
    case 'deck':
    case 'discard':
    case 'aside':
      return find(zone)?.querySelector('.stack, .card') ?? find(zone) ?? find('deck')
    case 'hand':
    case 'look':
      if (seat === me) return find('hand') ?? (seat === undefined ? null : seatAt(seat, stage))
      return seat === undefined ? null : (seatAt(seat, stage)?.querySelector('[data-part="hand"]') ?? seatAt(seat, stage))
    case 'front':
      return seat === undefined ? null : (seatAt(seat, stage)?.querySelector('.inplay') ?? seatAt(seat, stage))
    default:
      return null
  }
}

/** A box of the size of a card around the middle of a place. */
function cardAt(place: Element, width: number): Box {
  const { left, top, width: w, height: h } = boxOf(place)
  const fit = Math.min(width, Math.max(28, w))
  const height = (fit * 7) / 5
  return { left: left + (w - fit) / 2, top: top + (h - height) / 2, width: fit, height }
}

const NS = 'http://www.w3.org/2000/svg'

/** A card as a picture of its own, face up or down. */
function picture(face: Printed | undefined): Element {
  const holder = document.createElement('span')
  holder.className = 'card'
  const svg = document.createElementNS(NS, 'svg')
  svg.setAttribute('viewBox', cardBox('compact'))
  if (face) svg.setAttribute('class', `k-${cardArt(face.id).kind}`)
  svg.innerHTML = face ? cardFace(face, 'compact') : cardBack('play')
  holder.append(svg)
  return holder
}

/** Cards that are dealt, kept in a box or only told about do not fly. */
const flies = ({ from, to }: Move): boolean => {
  const shown = new Set(['deck', 'discard', 'aside', 'hand', 'front'])
  return shown.has(from.zone) && shown.has(to.zone)
}

function soundOf({ from, to }: Move): Sound {
  if (to.zone === 'discard') return 'discard'
  if (from.zone === 'deck') return 'draw'
  return to.zone === 'hand' ? 'steal' : 'play'
}

function flight(move: Move, stage: Stage): Promise<void> {
  const { printed, sound } = stage
  const from = placeOf(move.from, undefined, stage)
  const to = placeOf(move.to, move.now, stage)
  sound(soundOf(move))
  if (!from || !to) return Promise.resolve()
  const up = picture(move.face && printed(move.face))
  const turns = move.face !== undefined && move.from.zone === 'deck'
  const width = to.matches('.card, .stack') ? boxOf(to).width : 64
  return fly({
    what: up,
    ...(turns && { back: picture(undefined) }),
    from: cardAt(from, 64),
    to: cardAt(to, width),
    ms: move.to.zone === 'discard' ? MS.discard : move.from.zone === 'deck' ? MS.draw : MS.steal,
    tilt: move.to.zone === 'discard' ? 6 : 0,
  })
}

/** A movement for one event, or nothing. */
function effect(event: ToldEvent<'bang'>, stage: Stage): Promise<void> | undefined {
  switch (event.type) {
    case 'moved':
      return flies(event) ? flight(event, stage) : undefined
    case 'played': {
      if (event.as !== 'bang' || event.target === undefined) {
        stage.sound(event.as === 'jail' ? 'jail' : event.as === 'dynamite' ? 'fuse' : 'play')
        return undefined
      }
      return shotEffect(event.seat, event.target, stage)
    }
    case 'cancelled': {
      stage.sound('missed')
      return undefined
    }
    case 'wounded':
    case 'healed':
    case 'eliminated':
    case 'turn':
      return seatEffect(event, stage)
    case 'checked':
      stage.sound(event.good ? 'flip-good' : 'flip-bad')
      return undefined
    case 'exploded':
      stage.sound('shot')
      return undefined
    default:
      return undefined
  }
}

/** The first cards are just there. */
const isDeal = ({ before }: { readonly before: BangView | undefined }) => before === undefined

/** Shows one batch. Cards of one stroke fly shortly after one another; nothing waits for it but the next batch. */
export async function perform(batch: Batch<'bang'>, stage: Stage): Promise<void> {
  if (batch.past || isDeal(batch)) return
  const moving: Promise<void>[] = []
  for (const event of batch.events) {
    const movement = effect(event, stage)
    if (!movement) continue
    moving.push(movement)
    await pause(MS.apart)
  }
  await Promise.all(moving)
}
