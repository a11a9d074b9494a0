import { DIE_FACES, firstOf, nth } from '@sundown/engine'
import { othersOf } from '../../screens/shell/seating.ts'
import type { ToldEvent, ViewOf } from '../../session/played.ts'
import type { Change, Picture } from '../picture.ts'
import { aimsDown, gunAt, gunDown, gunUp, type Happening, type Plan, Reader, Script, type Staging } from '../plan.ts'
import { changesOf, dicePicture, landed, lies, PILE, shows, takenUp } from './dice-picture.ts'
import { facesShown, isNotOf, isOf, isRising, lifeSeen, nobodyYet, seatAnchor, sunOver } from './seats.ts'

type Told = ToldEvent<'dice'>
type Of<T extends Told['type']> = Extract<Told, { type: T }>

interface Story {
  readonly reader: Reader<Told>
  readonly script: Script
  readonly me: number | null
  /** Those in play besides him, clockwise from his left. */
  readonly othersOf: (seat: number) => readonly string[]
}

const GUN = 'revolver'
const is =
  <T extends Told['type']>(type: T) =>
  (event: Told): event is Of<T> =>
    event.type === type
const isArrow = is('arrow')
const isBack = is('arrows-back')
const isRaided = (event: Told): event is Of<'wounded'> => event.type === 'wounded' && event.cause === 'indians'

/** Dice are thrown, and come to rest one after the other. */
function rolled({ seat, roll, dice, faces }: Of<'rolled'>, { script }: Story): void {
  const cast = dice.map((die) => {
    const face = nth(faces, die)
    return { die, face, other: nth(DIE_FACES, (DIE_FACES.indexOf(face) + die + 1) % DIE_FACES.length) }
  })
  script.add(
    { is: 'roll', by: seatAnchor(seat), dice: cast },
    {
      leave: takenUp(dice),
      ...Object.fromEntries(cast.map(({ die, face }, i) => [`land ${i}`, lies(die, face)])),
      landed: landed(roll, script.seen),
    },
  )
}

/** Arrows from the pile to whoever has rolled them. */
function arrow(first: Of<'arrow'>, { script, reader }: Story): void {
  const row = [first, ...reader.claimRow((event): event is Of<'arrow'> => isArrow(event) && event.seat === first.seat)]
  carry(
    row.map((event) => ({ event, count: 1 })),
    false,
    script,
  )
}

function arrowsBack(first: Of<'arrows-back'>, { script, reader }: Story): void {
  const row = [first, ...reader.claimRow(isBack)]
  carry(
    row.map((event) => ({ event, count: event.count })),
    true,
    script,
  )
}

/** A pile counts when an arrow leaves it or lies on it; so does a player. */
function carry(
  moves: readonly { readonly event: Of<'arrow'> | Of<'arrows-back'>; readonly count: number }[],
  back: boolean,
  script: Script,
): void {
  const parts = moves.map(({ event }) => changesOf(event, script.seen))
  const of = (aspect: string, changes: readonly Change[]) => changes.filter(isOf(aspect))
  const [leaves, lands] = back ? ['arrows', 'pile'] : ['pile', 'arrows']
  script.add(
    { is: 'arrows', back, moves: moves.map(({ event, count }) => ({ at: seatAnchor(event.seat), count })) },
    Object.fromEntries(
      parts.flatMap((changes, i) => [
        [`leave ${i}`, of(leaves, changes)],
        [`land ${i}`, of(lands, changes)],
      ]),
    ),
  )
}

/** The last arrow is taken: everybody pays for his. */
function indians({ script, reader }: Story): void {
  const hurt = reader.claimRow(isRaided)
  const hits = hurt.map((event) => {
    const at = seatAnchor(event.seat)
    return { at, life: Math.max(0, event.life), lost: lifeSeen(at, script.seen) - Math.max(0, event.life) }
  })
  script.add({ is: 'raid', hits }, Object.fromEntries(hurt.map((event, i) => [`hit ${i}`, changesOf(event, script.seen)])))
}

/** Three sticks: they go off before whoever has rolled them. */
function dynamite({ seat }: Of<'dynamite'>, { script, reader }: Story): void {
  const at = seatAnchor(seat)
  const isHurt = (event: Told): event is Of<'wounded'> => event.type === 'wounded' && event.cause === 'dynamite' && event.seat === seat
  const hurt = reader.claim(isHurt, ({ type }) => type !== 'wounded')
  const before = lifeSeen(at, script.seen)
  const life = hurt ? Math.max(0, hurt.life) : before
  const sticks = [0, 1, 2, 3, 4].filter((die) => shows(die, script.seen) === 'dynamite').map((die) => ({ die, face: 'dynamite' }))
  script.add({ is: 'explode', at, card: undefined, sticks, life, lost: before - life }, { hit: hurt ? changesOf(hurt, script.seen) : [] })
}

/** Dice go to those they are meant for; who is shot at sees the gun. */
function aimed({ seat, shots }: Of<'aimed'>, { script }: Story): void {
  const by = seatAnchor(seat)
  const dice = shots.map(({ die, target }) => ({ die, face: shows(die, script.seen), at: seatAnchor(target) }))
  script.add({ is: 'hop', by, dice }, Object.fromEntries(dice.map(({ at }, i) => [`hop ${i}`, [gunUp(by, GUN, at)]])))
}

function poured({ seat: by, to }: Of<'poured'>, { script }: Story): void {
  const beers = [0, 1, 2, 3, 4].filter((die) => shows(die, script.seen) === 'beer')
  const dice = to.slice(0, beers.length).map((seat, i) => ({ die: nth(beers, i), face: 'beer', at: seatAnchor(seat) }))
  script.add({ is: 'hop', by: seatAnchor(by), dice }, {})
}

function gatling({ seat }: Of<'gatling'>, { script, othersOf: others }: Story): void {
  const [by, at] = [seatAnchor(seat), others(seat)]
  const aims = Object.fromEntries(at.map((each, i) => [`aim ${i}`, [gunUp(by, 'gatling', each)]]))
  script.add({ is: 'sweep', by, at, card: undefined, with: 'gatling' }, aims)
}

function wounded(event: Of<'wounded'>, { script }: Story): void {
  const at = seatAnchor(event.seat)
  const life = changesOf(event, script.seen)
  const left = Math.max(0, event.life)
  const lost = lifeSeen(at, script.seen) - left
  const shot = gunAt(at, script.seen)
  if (lost <= 0) script.quietly([...gunDown(at), ...life])
  else if (shot) script.add({ is: 'hit', ...shot, at, lost, life: left }, { fire: gunDown(at), hit: life })
  else script.add({ is: 'wound', at, lost, life: left }, { hit: life })
}

function healed(event: Of<'healed'>, { script }: Story): void {
  const at = seatAnchor(event.seat)
  const won = event.life - lifeSeen(at, script.seen)
  const changes = changesOf(event, script.seen)
  if (won <= 0) script.quietly(changes)
  else script.add({ is: 'heal', at, won, life: event.life, mug: event.cause === 'beer' }, { heal: changes })
}

function eliminated(event: Of<'eliminated'>, { script }: Story): void {
  const at = seatAnchor(event.seat)
  const changes = changesOf(event, script.seen)
  script.add(
    { is: 'out', at, role: event.role, cards: [] },
    { fire: gunDown(at), struck: changes.filter(isNotOf('role')), out: changes.filter(isOf('role')) },
    true,
  )
}

function turn(event: Of<'turn'>, { script }: Story): void {
  script.quietly(aimsDown(script.seen))
  const changes = changesOf(event, script.seen)
  script.add(
    { is: 'turn', from: sunOver(script.seen), to: seatAnchor(event.seat) },
    { sink: changes.filter((change) => !isRising(change)), turn: changes.filter(isRising) },
  )
}

function over(event: Of<'over'>, { script }: Story): void {
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

/** Tells one event after the other; each may take along what belongs to it. */
function tell(event: Told, story: Story): void {
  switch (event.type) {
    case 'rolled':
      rolled(event, story)
      break
    case 'arrow':
      arrow(event, story)
      break
    case 'arrows-back':
      arrowsBack(event, story)
      break
    case 'indians':
      indians(story)
      break
    case 'dynamite':
      dynamite(event, story)
      break
    case 'aimed':
      aimed(event, story)
      break
    case 'poured':
      poured(event, story)
      break
    case 'gatling':
      gatling(event, story)
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
    case 'over':
      over(event, story)
      break
    default:
      story.script.quietly(changesOf(event, story.script.seen))
  }
}

// ---- the beginning -----------------------------------------------------------------------------------------------------------------------

/** The table before anything is dealt. */
function beforeTheDeal(after: ViewOf<'dice'>, events: readonly Told[]): Picture {
  const picture = nobodyYet(dicePicture(after))
  const arrows = events.filter(isArrow)
  picture.set(PILE, arrows.length === 0 ? after.table.arrows : firstOf(arrows).supply + 1)
  for (const fact of [...picture.keys()]) {
    if (fact.startsWith('arrows ')) picture.set(fact, 0)
    else if (fact.startsWith('die ') || fact.startsWith('roll ')) picture.delete(fact)
  }
  return picture
}

/** Roles and faces, up to where the game starts. */
function dealt({ script, reader, me }: Story, after: ViewOf<'dice'>): void {
  const roles: string[] = []
  for (let event = reader.next(); event && event.type !== 'started'; event = reader.next()) {
    if (event.type === 'moved' && event.to.zone === 'role') roles.push(seatAnchor(event.to.seat ?? 0))
  }
  const faces = after.seats.filter(({ character }) => character !== undefined).map(({ seat }) => seatAnchor(seat))
  const role = after.own?.role
  const star = after.seats.find((seat) => seat.role === 'sheriff')
  script.add(
    {
      is: 'deal',
      roles,
      mine: me === null || role === undefined ? undefined : { at: seatAnchor(me), role },
      star: star && seatAnchor(star.seat),
      faces,
      cards: [],
    },
    {
      mine: me === null ? [] : [{ fact: `mine ${seatAnchor(me)}`, known: true }],
      star: after.seats.map(({ seat }) => ({ fact: `role ${seatAnchor(seat)}`, known: true })),
      ...facesShown(faces),
    },
  )
}

/** While one of these is asked nothing is aimed any more. */
const AT_PEACE = new Set(['roll', 'beer', 'remove-arrow'])

function plan({ events, before, after, question, me }: Happening<'dice'>, seen: Picture): Plan {
  const first = before === undefined ? beforeTheDeal(after, events) : seen
  const script = new Script(first, dicePicture(after), (anchor) => me !== null && anchor === seatAnchor(me), before === undefined)
  const story: Story = {
    reader: new Reader(events),
    script,
    me,
    othersOf: (seat) =>
      othersOf(after, seat)
        .map(seatAnchor)
        .filter((at) => script.seen.get(`state ${at}`) !== 'out'),
  }
  if (before === undefined || events.some(({ type }) => type === 'started')) dealt(story, after)
  for (let event = story.reader.next(); event; event = story.reader.next()) tell(event, story)
  if (!question || AT_PEACE.has(question.kind)) script.quietly(aimsDown(script.seen))
  return script.close()
}

/** There are no cards to be seen flying but roles, which have a print of their own. */
export const diceStaging: Staging<'dice'> = { picture: dicePicture, faces: () => [], plan }
