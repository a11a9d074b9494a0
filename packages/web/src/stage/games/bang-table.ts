import type { BangView } from '@sundown/engine'
import { cardArt } from '../../art/cards.ts'
import type { Change, Picture } from '../picture.ts'
import { aimsDown, gunDown } from '../plan.ts'
import type { Flown } from '../scene.ts'
import { type BangStory, beatsOf, flown, isMove, type Move, type Of, type Told } from './bang-moves.ts'
import { bangPicture, changesOf, landing, leaving } from './bang-picture.ts'
import { facesShown, isNotOf, isOf, isRising, lifeSeen, nobodyYet, seatAnchor, sunOver } from './seats.ts'

/** A player is out: his role is turned up, his cards go. */
export function eliminated(event: Of<'eliminated'>, { script, reader, me }: BangStory): void {
  const at = seatAnchor(event.seat)
  const left = reader.claimRow((next): next is Move => isMove(next) && next.from.seat === event.seat && next.from.zone !== 'role')
  const changes = changesOf(event, script.seen)
  script.add(
    { is: 'out', at, role: event.role, cards: left.map((move) => flown(move, me)) },
    { fire: gunDown(at), struck: changes.filter(isNotOf('role')), out: changes.filter(isOf('role')), ...beatsOf(left, me, script.seen) },
    true,
  )
}

export function healed(event: Of<'healed'>, { script }: BangStory): void {
  const at = seatAnchor(event.seat)
  const won = event.life - lifeSeen(at, script.seen)
  const changes = changesOf(event, script.seen)
  if (won <= 0) script.quietly(changes)
  else script.add({ is: 'heal', at, won, life: event.life, mug: cardArt(event.cause).symbols.includes('life') }, { heal: changes })
}

export function turn(event: Of<'turn'>, { script }: BangStory): void {
  script.quietly(aimsDown(script.seen))
  const changes = changesOf(event, script.seen)
  script.add(
    { is: 'turn', from: sunOver(script.seen), to: seatAnchor(event.seat) },
    { sink: changes.filter((change) => !isRising(change)), turn: changes.filter(isRising) },
  )
}

/** A new rule for everybody. */
export function turned(event: Of<'turned'>, { script }: BangStory): void {
  const by = event.seat === undefined ? undefined : seatAnchor(event.seat)
  script.add({ is: 'rule', pile: event.pile, card: event.card, by }, { rule: changesOf(event, script.seen) })
}

export function returned(event: Of<'returned'>, { script, isShadow }: BangStory): void {
  const changes = changesOf(event, script.seen)
  const life = event.ghost ? 0 : Math.max(0, event.life)
  script.add(
    { is: 'back', at: seatAnchor(event.seat), ghost: event.ghost, shadow: isShadow(event.seat), life },
    { back: changes.filter(isNotOf('life')), heal: changes.filter(isOf('life')) },
  )
}

export function left(event: Of<'left'>, { script }: BangStory): void {
  script.add({ is: 'leave', at: seatAnchor(event.seat) }, { gone: changesOf(event, script.seen) })
}

/** Two change their places at the table. */
export function swapped(event: Of<'places-swapped'>, { script }: BangStory): void {
  const places = [...script.seen.keys()].filter((fact) => fact.startsWith('place '))
  script.add(
    { is: 'seats', at: places.map((fact) => fact.slice(6)), between: [seatAnchor(event.seat), seatAnchor(event.with)] },
    { swapped: places.map((fact) => ({ fact, known: true })) },
  )
}

export function over(event: Of<'over'>, { script }: BangStory): void {
  const changes = changesOf(event, script.seen)
  script.add(
    {
      is: 'over',
      by: event.by,
      roles: event.roles.map((role, seat) => ({ at: seatAnchor(seat), role, won: event.winners.some((winner) => winner === seat) })),
    },
    { roles: changes.filter(isOf('role')), over: changes.filter(isNotOf('role')) },
    true,
  )
}

// ---- the beginning -----------------------------------------------------------------------------------------------------------------------

const isDealt = (event: Told): boolean => isMove(event) && event.from.zone === 'deck' && event.to.zone === 'hand'

/** The table before anything is dealt: nobody has a face, a role, a life or a card. */
export function beforeTheDeal(after: BangView, events: readonly Told[]): Picture {
  const picture = nobodyYet(bangPicture(after))
  const drawn = events.filter((event) => isMove(event) && event.from.zone === 'deck').length
  picture.set('count deck', Number(picture.get('count deck') ?? 0) + drawn)
  return picture
}

/** Roles, faces and first hands, up to where the game starts. */
export function dealt(story: BangStory, after: BangView): void {
  const { script, reader, me } = story
  const cards: { readonly card: Flown; readonly move: Move }[] = []
  const roles: string[] = []
  const known: Change[] = []
  for (let event = reader.next(); event; event = reader.next()) {
    if (event.type === 'started') break
    if (event.type === 'moved') {
      if (isDealt(event)) cards.push({ card: flown(event, me), move: event })
      else if (event.to.zone === 'role') roles.push(seatAnchor(event.to.seat ?? 0))
    } else if (event.type !== 'shuffled' && event.type !== 'character') known.push(...changesOf(event, script.seen))
  }
  const faces = after.seats.filter(({ character }) => character !== undefined).map(({ seat }) => seatAnchor(seat))
  const role = after.own?.role
  script.add(
    {
      is: 'deal',
      roles,
      mine: me === null || role === undefined ? undefined : { at: seatAnchor(me), role },
      star: after.seats.filter((seat) => seat.role === 'sheriff').map(({ seat }) => seatAnchor(seat))[0],
      faces,
      cards: cards.map(({ card }) => card),
    },
    {
      mine: me === null ? [] : [{ fact: `mine ${seatAnchor(me)}`, known: true }],
      star: after.seats.map(({ seat }) => ({ fact: `role ${seatAnchor(seat)}`, known: true })),
      ...facesShown(faces),
      ...Object.fromEntries(
        cards.flatMap(({ move }, i) => [
          [`leave ${i}`, leaving(move, me)],
          [`land ${i}`, landing(move, me, script.seen)],
        ]),
      ),
      rest: known,
    },
  )
}
