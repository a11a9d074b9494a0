import type { BangView } from '@sundown/engine'
import type { AnyFace } from '@sundown/engine/lazy'
import { cardArt } from '../../art/cards.ts'
import { othersOf } from '../../screens/shell/seating.ts'
import type { Picture } from '../picture.ts'
import { aimsDown, gunDown, type Happening, type Plan, Reader, Script, type Staging } from '../plan.ts'
import { type BangStory, beatsOf, flown, isMove, type Move, moved, type Of, type Told } from './bang-moves.ts'
import { bangPicture, changesOf, landing, leaving, seatAnchor } from './bang-picture.ts'
import { ability, answered, cancelled, played, wounded } from './bang-shots.ts'

/** While one of these is asked nothing is aimed any more. */
const AT_PEACE = new Set(['play', 'discard', 'first-card', 'choose-character'])

const isChecked = (event: Told): event is Of<'checked'> => event.type === 'checked'
const isFlip = (event: Told): event is Move => isMove(event) && event.from.zone === 'deck' && event.to.zone === 'aside'
const isFlipped = (event: Told): event is Move => isMove(event) && event.from.zone === 'aside'

/** What a card turned up for a "draw!" says. */
function checked(event: Of<'checked'>, flips: readonly Move[], { script, reader, me, keeps }: BangStory): void {
  const away = reader.claimRow(isFlipped)
  const up = flips.length > 0 ? flips : away
  script.add(
    {
      is: 'check',
      at: seatAnchor(event.seat),
      asks: keeps(event.seat, event.source),
      source: event.source,
      cards: up.map((move) => ({ ...flown(move, me), to: { anchor: 'aside' } })),
      chosen: event.chosen,
      good: event.good,
    },
    {
      leave: [...flips.flatMap((move) => leaving(move, me)), ...(flips.length > 0 ? [] : away.flatMap((move) => leaving(move, me)))],
      land: away.flatMap((move) => landing(move, me)),
      rest: flips.length > away.length ? flips.slice(away.length).flatMap((move) => landing(move, me)) : [],
    },
  )
}

/** A player is out: his role is turned up, his cards go. */
function eliminated(event: Of<'eliminated'>, { script, reader, me }: BangStory): void {
  const at = seatAnchor(event.seat)
  const goes = (move: Told): move is Move => isMove(move) && move.from.seat === event.seat && move.from.zone !== 'role'
  const left = reader.claimRow(goes)
  script.add(
    { is: 'out', at, role: event.role, cards: left.map((move) => flown(move, me)) },
    {
      fire: gunDown(at),
      struck: changesOf(event, script.seen).filter(({ fact }) => !fact.startsWith('role ')),
      out: changesOf(event, script.seen).filter(({ fact }) => fact.startsWith('role ')),
      ...beatsOf(left, me),
    },
    true,
  )
}

function healed(event: Of<'healed'>, { script }: BangStory): void {
  const at = seatAnchor(event.seat)
  const won = event.life - Number(script.seen.get(`life ${at}`) ?? 0)
  const changes = changesOf(event, script.seen)
  if (won <= 0) script.quietly(changes)
  else script.add({ is: 'heal', at, won, life: event.life, mug: cardArt(event.cause).symbols.includes('life') }, { heal: changes })
}

function turn(event: Of<'turn'>, { script }: BangStory): void {
  script.quietly(aimsDown(script.seen))
  const from = [...script.seen.keys()].find((fact) => fact.startsWith('sun '))?.slice(4)
  const changes = changesOf(event, script.seen)
  script.add(
    { is: 'turn', from, to: seatAnchor(event.seat) },
    {
      sink: changes.filter((change) => 'to' in change && change.to === undefined),
      turn: changes.filter((change) => 'to' in change && change.to !== undefined),
    },
  )
}

/** Weapons that are drawn as one holds them. */
const HELD = new Set(['musket', 'winchester-rifle', 'sawed-off-shotgun', 'revolver'])
const gunOf = (weapon: string | undefined): string => {
  const icon = weapon === undefined ? 'revolver' : cardArt(weapon).icon
  return HELD.has(icon) ? icon : 'revolver'
}

/** Tells one event after the other; each may take along what belongs to it. */
function tell(story: BangStory): void {
  const { reader, script } = story
  let shield: string | undefined
  for (let event = reader.next(); event; event = reader.next()) {
    switch (event.type) {
      case 'moved': {
        const check = isFlip(event) ? checkAfter(event, story) : undefined
        if (check) shield = check.source
        else moved(event, story)
        break
      }
      case 'checked':
        checked(event, [], story)
        shield = event.source
        break
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
      case 'cancelled':
        cancelled(event, shield, story)
        break
      case 'unaffected':
        script.quietly(gunDown(seatAnchor(event.seat)))
        break
      case 'wounded':
        wounded(event, story)
        break
      case 'healed':
        healed(event, story)
        break
      case 'eliminated':
        eliminated(event, story)
        break
      case 'turn':
        turn(event, story)
        break
      default:
        script.quietly(changesOf(event, script.seen))
    }
  }
}

/** Cards turned up for a "draw!" that is decided in the same stroke. */
function checkAfter(first: Move, story: BangStory): Of<'checked'> | undefined {
  const { reader } = story
  const next = reader.ahead().find((event) => !isFlip(event) && event.type !== 'shuffled')
  if (!next || !isChecked(next)) return undefined
  const flips = [first, ...reader.claimRow(isFlip)]
  const check = reader.claim(isChecked)
  if (check) checked(check, flips, story)
  return check
}

function plan(now: Happening<'bang'>, seen: Picture): Plan {
  const { after, before = after, question, me } = now
  const script = new Script(seen, bangPicture(after), me === null ? undefined : seatAnchor(me))
  const seatIn = (seat: number) => before.seats[seat] ?? after.seats[seat]
  tell({
    reader: new Reader(now.events),
    script,
    me,
    keeps: (seat, id) => {
      const card = [...seatIn(seat).front, ...after.seats[seat].front].find((front) => front.id === id)?.card
      return card === undefined ? { anchor: seatAnchor(seat), part: 'bust' } : { anchor: seatAnchor(seat), part: 'front', card }
    },
    gunOf: (seat) => gunOf(seatIn(seat).weapon),
    othersOf: (seat) =>
      othersOf(after, seat)
        .map(seatAnchor)
        .filter((at) => script.seen.get(`state ${at}`) !== 'out'),
    isShotOpen: question?.kind === 'shot',
  })
  if (!question || AT_PEACE.has(question.kind)) script.quietly(aimsDown(script.seen))
  return script.close()
}

function* faces({ seats, table, own }: BangView): Iterable<readonly [number, AnyFace]> {
  const lying = [...seats.flatMap(({ front }) => front), ...(own?.hand ?? []), ...table.aside, ...(table.top ? [table.top] : [])]
  for (const card of lying) yield [card.card, card]
}

export const bangStaging: Staging<'bang'> = { picture: bangPicture, faces, plan }
