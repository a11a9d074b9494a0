import type { BangView } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import type { AnyFace } from '@sundown/engine/lazy'
import { cardArt } from '../../art/cards.ts'
import { othersOf } from '../../screens/shell/seating.ts'
import type { Picture } from '../picture.ts'
import { aimsDown, gunDown, type Happening, type Plan, Reader, Script, type Staging } from '../plan.ts'
import { checkAfter, checked, exploded, isFlip, passedOn } from './bang-checks.ts'
import type { BangStory, Told } from './bang-moves.ts'
import { bangPicture, changesOf } from './bang-picture.ts'
import { counted, ownEvent, railed } from './bang-sets.ts'
import { ability, answered, cancelled, played, wounded } from './bang-shots.ts'
import { beforeTheDeal, dealt, eliminated, healed, left, over, returned, swapped, turn, turned } from './bang-table.ts'
import { gather } from './challenge.ts'
import { seatAnchor } from './seats.ts'

/** While one of these is asked nothing is aimed any more. */
const AT_PEACE = new Set(['play', 'discard', 'first-card', 'choose-character'])
/** Weapons that are drawn as one holds them. */
const HELD = new Set(['musket', 'winchester-rifle', 'sawed-off-shotgun', 'revolver'])

const gunOf = (weapon: string | undefined): string => {
  const icon = weapon === undefined ? 'revolver' : cardArt(weapon).icon
  return HELD.has(icon) ? icon : 'revolver'
}

/** Tells one event after the other; each may take along what belongs to it. */
function tell(story: BangStory): void {
  const { reader } = story
  let shield: string | undefined
  let struck: number | undefined
  for (let event = reader.next(); event; event = reader.next()) {
    if (event.type === 'moved') {
      const check = isFlip(event) ? checkAfter(event, story) : undefined
      if (check) shield = check.source
      else railed(event, story)
    } else if (event.type === 'checked') {
      checked(event, [], story)
      shield = event.source
    } else if (event.type === 'cancelled') cancelled(event, shield, story)
    else if (event.type === 'counted') counted(event, struck, story)
    else {
      if (event.type === 'wounded') struck = event.seat
      tellOne(event, story)
    }
  }
}

function tellOne(event: Exclude<Told, { type: 'moved' | 'checked' | 'cancelled' | 'counted' }>, story: BangStory): void {
  switch (event.type) {
    case 'played':
    case 'used':
      played(event, story)
      break
    case 'ability':
      ability(event, story)
      break
    case 'answered':
      answered(event, story)
      break
    case 'wounded':
      wounded(event, story)
      break
    case 'healed':
      healed(event, story)
      break
    case 'exploded':
      exploded(event, story)
      break
    case 'passed-on':
      passedOn(event, story)
      break
    case 'eliminated':
      eliminated(event, story)
      break
    case 'returned':
      returned(event, story)
      break
    case 'left':
      left(event, story)
      break
    case 'turn':
      turn(event, story)
      break
    case 'turned':
      turned(event, story)
      break
    case 'places-swapped':
      swapped(event, story)
      break
    case 'over':
      over(event, story)
      break
    case 'own':
      ownEvent(event, story)
      break
    case 'unaffected':
      story.script.quietly(gunDown(seatAnchor(event.seat)))
      break
    default:
      story.script.quietly(changesOf(event, story.script.seen))
  }
}

function plan(now: Happening<'bang'>, seen: Picture): Plan {
  const { after, before, question, me, events } = now
  const first = before === undefined ? beforeTheDeal(after, events) : seen
  const script = new Script(first, bangPicture(after), (anchor) => me !== null && anchor === seatAnchor(me), before === undefined)
  const seatIn = (seat: number) => (before ?? after).seats[seat] ?? nth(after.seats, seat)
  const story: BangStory = {
    reader: new Reader(events),
    script,
    me,
    keeps: (seat, id) => {
      const card = [...seatIn(seat).front, ...nth(after.seats, seat).front].find((front) => front.id === id)?.card
      return card === undefined ? { anchor: seatAnchor(seat), part: 'bust' } : { anchor: seatAnchor(seat), part: 'front', card }
    },
    gunOf: (seat) => gunOf(seatIn(seat).weapon),
    othersOf: (seat) =>
      othersOf(after, seat)
        .map(seatAnchor)
        .filter((at) => script.seen.get(`state ${at}`) !== 'out'),
    isShadow: (seat) => nth(after.seats, seat).shadow === true,
    isPile: (zone) => Object.hasOwn(after.table.parts?.piles ?? {}, zone),
    isShotAt: (seat) => question?.kind === 'shot' && question.seats?.includes(seat) !== false,
  }
  if (before === undefined || events.some(({ type }) => type === 'started')) dealt(story, after)
  tell(story)
  if (!question || AT_PEACE.has(question.kind)) {
    gather(script)
    script.quietly(aimsDown(script.seen))
  }
  return script.close()
}

function* faces({ seats, table, own }: BangView): Iterable<readonly [number, AnyFace]> {
  const lying = [
    ...seats.flatMap(({ front }) => front),
    ...(own?.hand ?? []),
    ...table.aside,
    ...Object.values(table.parts?.rows ?? {}).flat(),
    ...(table.top ? [table.top] : []),
  ]
  for (const card of lying) yield [card.card, card]
}

export const bangStaging: Staging<'bang'> = { picture: bangPicture, faces, plan }
