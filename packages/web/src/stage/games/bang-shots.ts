import { cardArt } from '../../art/cards.ts'
import { aimsDown, gunAt, gunDown, gunUp } from '../plan.ts'
import type { Sweep } from '../scene.ts'
import { jailed } from './bang-checks.ts'
import { type BangStory, flown, isMove, type Move, moved, type Of, type Told } from './bang-moves.ts'
import { changesOf, landing, leaving } from './bang-picture.ts'
import { challenge, gather, slap } from './challenge.ts'
import { seatAnchor } from './seats.ts'

/** Attacks on everybody. */
const SWEEPS: { readonly [as: string]: Sweep } = { gatling: 'gatling', howitzer: 'gatling', indians: 'riders' }
/** A BANG! sign that is neither a price nor an exchange: it is shot at somebody. */
const isShot = (as: string): boolean => /^(?:pay > )?bang >/.test(cardArt(as).symbols)
/** Here another story begins. */
const BEGINS = new Set<Told['type']>(['played', 'used', 'turn', 'answered', 'ability'])

type WithCard = Of<'played'> | Of<'used'> | Of<'answered'>

const isMoveOf =
  ({ seat, card }: WithCard) =>
  (event: Told): event is Move =>
    isMove(event) &&
    event.from.seat === seat &&
    (event.from.zone === 'hand' || event.from.zone === 'front') &&
    event.face?.id === card.id &&
    event.face.suit === card.suit &&
    event.face.rank === card.rank

/** The card that goes with an event, taken out of the moves to come. */
function cardOf(event: WithCard, { reader, script, me }: BangStory) {
  const move = reader.claim(isMoveOf(event), ({ type }) => BEGINS.has(type))
  return { move, card: move && flown(move, me), leave: move ? leaving(move, me) : [], land: move ? landing(move, me, script.seen) : [] }
}

/** What becomes of it is told at once: he is hit, or he is not. */
const isSettled = (seat: number, target: number, { reader }: BangStory): boolean =>
  reader
    .ahead()
    .some(
      (event) =>
        (event.type === 'cancelled' && event.seat === target) ||
        (event.type === 'wounded' && event.seat === target && event.by === seat && event.cause !== 'duel'),
    )

/** A card is played: laid down, fired at everybody, shot at somebody, or just used. */
export function played(event: Of<'played'> | Of<'used'>, story: BangStory): void {
  const { script, gunOf, isShotAt } = story
  const as = event.type === 'used' ? event.card.id : event.as
  const coming = cardOf(event, story)
  const { move, card, leave, land } = coming
  const by = seatAnchor(event.seat)
  if (card && move?.to.zone === 'front' && move.face?.id === 'jail' && event.target !== undefined) {
    jailed(by, seatAnchor(event.target), move, story)
    return
  }
  if (card && move?.to.zone === 'front') {
    giveWay(event.seat, story)
    script.add({ is: 'cards', manner: 'lay', cards: [card] }, { 'leave 0': leave, 'land 0': land })
    return
  }
  const sweep = SWEEPS[as]
  if (sweep) {
    const at = story.othersOf(event.seat)
    const aims = Object.fromEntries(at.map((each, i) => [`aim ${i}`, [gunUp(by, sweep, each)]]))
    script.add({ is: 'sweep', by, at, card, with: sweep }, { leave, ...aims, land })
    return
  }
  const { target } = event
  const gun = gunOf(event.seat)
  const at = target === undefined ? undefined : seatAnchor(target)
  if (as === 'duel' && at !== undefined) {
    challenge(by, at, coming, script)
    return
  }
  const aims = target !== undefined && (isShot(as) || isShotAt(target) || isSettled(event.seat, target, story))
  script.add({ is: 'play', by, at, card, aims, gun }, { leave, aim: aims && at !== undefined ? [gunUp(by, gun, at)] : [], land })
}

/** Equipment that a new card takes the place of goes first. */
function giveWay(seat: number, story: BangStory): void {
  const isOld = (event: Told): event is Move => isMove(event) && event.from.zone === 'front' && event.from.seat === seat
  const old = story.reader.claim(isOld, ({ type }) => type !== 'moved')
  if (old) moved(old, story)
}

/** An ability that is a shot at somebody. */
export function ability({ seat, target }: Of<'ability'>, story: BangStory): void {
  if (target === undefined || !(story.isShotAt(target) || isSettled(seat, target, story))) return
  const [by, at] = [seatAnchor(seat), seatAnchor(target)]
  const gun = story.gunOf(seat)
  story.script.add({ is: 'play', by, at, card: undefined, aims: true, gun }, { aim: [gunUp(by, gun, at)] })
}

/** He is hit: by the gun that is aimed at him, by whoever has won a duel, or by no gun at all. */
export function wounded(event: Of<'wounded'>, story: BangStory): void {
  const { script, gunOf } = story
  const at = seatAnchor(event.seat)
  const life = changesOf(event, script.seen)
  const lost = Number(script.seen.get(`life ${at}`) ?? 0) - Math.max(0, event.life)
  if (lost <= 0) {
    script.quietly([...gunDown(at), ...life])
    return
  }
  const aimed = gunAt(at, script.seen)
  const duel = event.cause === 'duel' && event.by !== undefined ? { by: seatAnchor(event.by), gun: gunOf(event.by) } : undefined
  const shot = aimed?.gun === 'riders' ? undefined : (aimed ?? duel)
  const beats = { fire: duel ? aimsDown(script.seen) : gunDown(at), hit: life }
  if (shot) script.add({ is: 'hit', ...shot, at, lost, life: Math.max(0, event.life) }, beats)
  else script.add({ is: 'wound', at, lost, life: Math.max(0, event.life) }, beats)
  if (event.cause === 'duel') gather(script)
}

/** A card is given as an answer: it parries a shot, or it goes on. */
export function answered(event: Of<'answered'>, story: BangStory): void {
  const { script, reader } = story
  const at = seatAnchor(event.seat)
  const coming = cardOf(event, story)
  const { card, leave, land } = coming
  const isOver = (next: Told): next is Of<'cancelled'> => next.type === 'cancelled' && next.seat === event.seat
  const over = reader.claim(isOver, ({ type }) => BEGINS.has(type))
  const aimed = gunAt(at, script.seen)
  if (aimed && (over || event.to === 'indians')) {
    const fires = aimed.gun !== 'riders' && aimed.gun !== 'gatling'
    script.add({ is: 'dodge', ...aimed, at, how: 'card', card, shield: undefined, fires }, { leave, fire: gunDown(at), land })
  } else if (event.to === 'duel') slap(at, coming, script)
  else script.add({ is: 'play', by: at, at: undefined, card, aims: false, gun: '' }, { leave, land })
}

/** A shot has come to nothing, without a card: a Barrel has held, or something else. */
export function cancelled({ seat }: Of<'cancelled'>, shield: string | undefined, { script, keeps }: BangStory): void {
  const at = seatAnchor(seat)
  const aimed = gunAt(at, script.seen)
  if (!aimed) {
    script.quietly(gunDown(at))
    return
  }
  const how = shield === undefined ? 'other' : 'barrel'
  const where = shield === undefined ? undefined : keeps(seat, shield)
  script.add({ is: 'dodge', ...aimed, at, how, card: undefined, shield: where, fires: aimed.gun !== 'gatling' }, { fire: gunDown(at) })
}
