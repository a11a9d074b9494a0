import type { Face } from '@sundown/engine'
import { cardBack } from '../../art/card-back.ts'
import { cardFace, type Printed } from '../../art/card-face.ts'
import { cardArt } from '../../art/cards.ts'
import { boxOf, fly, MS } from '../../kit/fly.ts'
import type { Sound } from '../../kit/sound.ts'
import type { ToldEvent } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'
import { cardAt, cardPicture, performInTurn } from '../shell/card-motion.ts'
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

/** A card, face up or down. */
const picture = (face: Printed | undefined): Element =>
  face ? cardPicture(cardFace(face, 'compact'), cardArt(face.id).kind) : cardPicture(cardBack('play'))

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

export const perform = (batch: Batch<'bang'>, stage: Stage): Promise<void> => performInTurn(batch, (event) => effect(event, stage))
