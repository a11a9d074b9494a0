import type { DuelFace } from '@sundown/engine'
import { cardBox, cardFace, type Printed } from '../../art/card-face.ts'
import { artOf } from '../../art/cards.ts'
import { duelBack } from '../../art/duel/backs.ts'
import { addCartridge, dropCartridge, joltPlate, shotStreak, strikeOut } from '../../kit/effects.ts'
import { type Box, boxOf, fly, MS, pause } from '../../kit/fly.ts'
import type { Sound } from '../../kit/sound.ts'
import type { ToldEvent } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'
import type { Find } from '../shell/use-motion.ts'

type Move = Extract<ToldEvent<'duel'>, { type: 'moved' }>
type Place = Move['from']

export interface Stage {
  readonly me: number | null
  readonly printed: (face: DuelFace) => Printed
  readonly sound: (sound: Sound) => void
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

/** A box of the size of a card around the middle of a place. */
function cardAt(place: Element, width: number): Box {
  const { left, top, width: w, height: h } = boxOf(place)
  const fit = Math.min(width, Math.max(28, w))
  const height = (fit * 7) / 5
  return { left: left + (w - fit) / 2, top: top + (h - height) / 2, width: fit, height }
}

const NS = 'http://www.w3.org/2000/svg'

/** A card as a picture of its own: its face, or the back everybody sees. */
function picture(inside: string, kind?: string): Element {
  const holder = document.createElement('span')
  holder.className = 'card'
  const svg = document.createElementNS(NS, 'svg')
  svg.setAttribute('viewBox', cardBox('compact'))
  if (kind) svg.setAttribute('class', `k-${kind}`)
  svg.innerHTML = inside
  holder.append(svg)
  return holder
}

const sideOf = (back: string | undefined) => (back === 'law' || back === 'outlaw' ? back : undefined)

function soundOf({ from, to }: Move): Sound {
  if (to.zone === 'discard') return 'discard'
  if (from.zone === 'deck' || from.zone === 'common') return 'draw'
  return to.zone === 'hand' ? 'steal' : 'play'
}

function flight(move: Move, stage: Stage): Promise<void> | undefined {
  const back = sideOf(move.back)
  if (!back) return undefined
  const from = placeOf(move.from, undefined, back, stage)
  const to = placeOf(move.to, move.now, back, stage)
  if (!from || !to) return undefined
  stage.sound(soundOf(move))
  const face = move.face && stage.printed(move.face)
  const up = face ? picture(cardFace(face, 'compact'), artOf(face).kind) : picture(duelBack[back])
  const turns = face !== undefined && (move.from.zone === 'deck' || move.from.zone === 'common')
  return fly({
    what: up,
    ...(turns && { back: picture(duelBack[back]) }),
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
      stage.sound('missed')
      return undefined
    case 'wounded': {
      stage.sound('wound')
      const plate = plateOf(event.character, stage)
      const lost = plate?.querySelectorAll('.bullet')[Math.max(0, event.life)]
      return Promise.all([plate && joltPlate(plate), lost && dropCartridge(lost)]).then(() => undefined)
    }
    case 'healed': {
      stage.sound('heal')
      const back = plateOf(event.character, stage)?.querySelectorAll('.bullet')[Math.max(0, event.life - 1)]
      return back && addCartridge(back)
    }
    case 'revealed':
      stage.sound(event.good ? 'flip-good' : 'flip-bad')
      return undefined
    case 'exploded':
      stage.sound('shot')
      return undefined
    case 'eliminated': {
      stage.sound('out')
      const bust = plateOf(event.character, stage)?.querySelector('.bust')
      return bust ? strikeOut(bust) : undefined
    }
    default:
      return undefined
  }
}

/** Shows one batch. Cards of one stroke fly shortly after one another; nothing waits for it but the next batch. */
export async function perform(batch: Batch<'duel'>, stage: Stage): Promise<void> {
  if (batch.past || batch.before === undefined) return
  const moving: Promise<void>[] = []
  for (const event of batch.events) {
    const movement = effect(event, batch, stage)
    if (!movement) continue
    moving.push(movement)
    await pause(MS.apart)
  }
  await Promise.all(moving)
}
