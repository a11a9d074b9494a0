import type { DuelFace } from '@sundown/engine'
import { cardFace, type Printed } from '../../art/card-face.ts'
import { artOf } from '../../art/cards.ts'
import { duelBack } from '../../art/duel/backs.ts'
import { addCartridge, dropCartridge, joltPlate, shotStreak, strikeOut } from '../../kit/effects.ts'
import { boxOf, fly, MS } from '../../kit/fly.ts'
import type { ToldEvent } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'
import type { Cue } from '../../stage/sound/cues.ts'
import { cardAt, cardPicture, performInTurn } from '../shell/card-motion.ts'
import type { Find } from '../shell/use-motion.ts'

type Move = Extract<ToldEvent<'duel'>, { type: 'moved' }>
type Place = Move['from']

export interface Stage {
  readonly me: number | null
  readonly printed: (face: DuelFace) => Printed
  readonly sound: (sound: Cue) => void
  readonly find: Find
}

const plateOf = (character: string, { find }: Stage) => find(`character-${character}`)?.querySelector('.plate') ?? null

/** Where a card lies, or as near as the screen shows it. */
function placeOf({ zone, seat }: Place, card: number | undefined, side: string | undefined, { me, find }: Stage): Element | null {
  const exact = card === undefined ? null : find(`card-${card}`)
  if (exact) return exact
  switch (zone) {
    case 'discard':
    case 'aside':
      return find(zone)?.querySelector('.stack, .card') ?? find('discard')
    case 'common':
      return find('deck-common')?.querySelector('.stack') ?? null
    case 'deck':
      return find(`deck-${side ?? 'common'}`)?.querySelector('.stack') ?? find('deck-common')
    case 'hand':
    case 'look':
      return seat === me ? find('hand') : find(`hand-${seat}`)
    default:
      return null
  }
}

const sideOf = (back: string | undefined) => (back === 'law' || back === 'outlaw' ? back : undefined)

function soundOf({ from, to }: Move): Cue {
  if (to.zone === 'discard') return 'paper'
  if (from.zone === 'deck' || from.zone === 'common') return 'slide'
  return to.zone === 'hand' ? 'snatch' : 'snap'
}

function flight(move: Move, stage: Stage): Promise<void> | undefined {
  const back = sideOf(move.back)
  if (!back) return undefined
  const from = placeOf(move.from, undefined, back, stage)
  const to = placeOf(move.to, move.now, back, stage)
  if (!from || !to) return undefined
  stage.sound(soundOf(move))
  const face = move.face && stage.printed(move.face)
  const up = face ? cardPicture(cardFace(face, 'compact'), artOf(face).kind) : cardPicture(duelBack[back])
  const turns = face !== undefined && (move.from.zone === 'deck' || move.from.zone === 'common')
  return fly({
    what: up,
    ...(turns && { back: cardPicture(duelBack[back]) }),
    from: cardAt(from, 64),
    to: cardAt(to, to.matches('.card, .stack') ? boxOf(to).width : 64),
    ms: move.to.zone === 'discard' ? MS.discard : turns ? MS.draw : MS.steal,
    tilt: move.to.zone === 'discard' ? 6 : 0,
  })
}

/** A movement for one event, or nothing. */
function effect(event: ToldEvent<'duel'>, batch: Batch<'duel'>, stage: Stage): Promise<void> | undefined {
  switch (event.type) {
    case 'moved':
      return flight(event, stage)
    case 'fired': {
      stage.sound('shot')
      const shooter = (batch.before ?? batch.after).seats[event.seat].characters[0]
      const [from, to] = [shooter && plateOf(shooter.id, stage), plateOf(event.target, stage)]
      return from && to ? shotStreak(boxOf(from), boxOf(to)) : undefined
    }
    case 'dodged':
      stage.sound('ricochet')
      return undefined
    case 'wounded': {
      stage.sound('wound')
      const plate = plateOf(event.character, stage)
      const lost = plate?.querySelectorAll('.bullet')[Math.max(0, event.life)]
      return Promise.all([plate && joltPlate(plate), lost && dropCartridge(lost)]).then(() => undefined)
    }
    case 'healed': {
      stage.sound('glass')
      const back = plateOf(event.character, stage)?.querySelectorAll('.bullet')[Math.max(0, event.life - 1)]
      return back && addCartridge(back)
    }
    case 'revealed':
      stage.sound(event.good ? 'good' : 'bad')
      return undefined
    case 'exploded':
      stage.sound('shot')
      return undefined
    case 'eliminated': {
      stage.sound('toll')
      const bust = plateOf(event.character, stage)?.querySelector('.bust')
      return bust ? strikeOut(bust) : undefined
    }
    default:
      return undefined
  }
}

export const perform = (batch: Batch<'duel'>, stage: Stage): Promise<void> => performInTurn(batch, (event) => effect(event, batch, stage))
