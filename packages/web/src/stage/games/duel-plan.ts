import type { DuelView, RevealSymbol } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import type { AnyFace } from '@sundown/engine/lazy'
import { duelArt, isDuelCard, SIGN_ICONS } from '../../art/duel/cards.ts'
import type { ToldEvent } from '../../session/played.ts'
import type { Picture } from '../picture.ts'
import { aimsDown, gunAt, gunDown, gunUp, type Happening, type Plan, Reader, Script, type Staging } from '../plan.ts'
import type { Flown, Manner, Scene, Spot } from '../scene.ts'
import { challenge, gather, slap } from './challenge.ts'
import {
  backsAnchor,
  changesOf,
  characterAnchor,
  duelPicture,
  kindOf,
  landing,
  leaving,
  type Move,
  placeOf,
  type Street,
} from './duel-picture.ts'
import { mannerOf } from './manners.ts'
import { lifeSeen } from './seats.ts'

type Told = ToldEvent<'duel'>
type Of<T extends Told['type']> = Extract<Told, { type: T }>

interface Story extends Street {
  readonly reader: Reader<Told>
  readonly script: Script
  /** Who stands in front on this side; whoever is left, else nobody. */
  readonly front: (seat: number) => string | undefined
  /** Where this is kept: the card before its bearer, or the face it is an ability of. */
  readonly keeps: (seat: number, id: string) => Spot
  readonly steps: (seat: number, place: number, character: string | undefined) => void
}

/** Here another story begins. */
const BEGINS = new Set<Told['type']>(['played', 'copied', 'turn', 'answered', 'fired'])
/** Weapons that are drawn as one holds them. */
const HELD = new Set(['musket', 'winchester-rifle', 'sawed-off-shotgun', 'revolver'])
const gunOf = (source: string): string => (isDuelCard(source) && HELD.has(duelArt(source).icon) ? duelArt(source).icon : 'revolver')

const isMove = (event: Told): event is Move => event.type === 'moved'

// ---- cards -------------------------------------------------------------------------------------------------------------------------------

/** Where a card lies, as the screen calls it. */
function spotOf({ zone, seat = 0 }: Move['from'], card: number | undefined, { me, inPlace, deckOf }: Street): Spot {
  switch (kindOf(zone)) {
    case 'hand':
      return seat === me ? { anchor: 'hand', card } : { anchor: backsAnchor(seat), part: 'hand' }
    case 'front': {
      const bearer = inPlace(seat, placeOf(zone))
      return bearer === undefined ? { anchor: 'discard', card } : { anchor: characterAnchor(bearer), part: 'front', card }
    }
    case 'deck':
      return { anchor: zone === 'common' ? 'deck-common' : deckOf(seat), part: 'stack' }
    case 'discard':
      return { anchor: 'discard', part: 'stack', card }
    default:
      return { anchor: zone, card }
  }
}

const flown = (move: Move, street: Street): Flown => ({
  face: move.face,
  back: move.back,
  from: spotOf(move.from, move.was, street),
  to: spotOf(move.to, move.now, street),
})

const wayOf = ({ from, to }: Move): Manner | undefined => {
  const manner = mannerOf(kindOf(from.zone) ?? '', kindOf(to.zone) ?? '')
  // What one has looked at is not stolen from oneself.
  return manner === 'steal' && from.zone === 'look' ? 'take' : manner
}

const goTogether = (a: Move, b: Move): boolean =>
  wayOf(a) === wayOf(b) && a.from.zone === b.from.zone && a.from.seat === b.from.seat && a.to.seat === b.to.seat && a.to.zone === b.to.zone

const beatsOf = (moves: readonly Move[], street: Street): Scene['beats'] =>
  Object.fromEntries(
    moves.flatMap((move, i) => [
      [`leave ${i}`, leaving(move, street)],
      [`land ${i}`, landing(move, street)],
    ]),
  )

function moved(first: Move, story: Story, as?: Manner): void {
  const { reader, script, steps } = story
  if (first.to.zone.startsWith('place-')) steps(first.to.seat ?? 0, placeOf(first.to.zone), first.face?.id)
  const manner = as ?? wayOf(first)
  if (manner === undefined) {
    script.quietly([...leaving(first, story), ...landing(first, story)])
    return
  }
  const row = [first, ...reader.claimRow((event): event is Move => isMove(event) && goTogether(event, first))]
  script.add({ is: 'cards', manner, cards: row.map((move) => flown(move, story)) }, beatsOf(row, story))
}

type WithCard = Of<'played'> | Of<'answered'> | Of<'recharged'>

const isMoveOf =
  ({ seat, card }: WithCard) =>
  (event: Told): event is Move =>
    isMove(event) && event.from.seat === seat && event.face?.id === card.id && event.face.deck === card.deck

/** The card that goes with an event, taken out of the moves to come. */
function claimed(isIts: (event: Told) => event is Move, story: Story) {
  const move = story.reader.claim(isIts, ({ type }) => BEGINS.has(type))
  return {
    move,
    card: move && flown(move, story),
    leave: move ? leaving(move, story) : [],
    land: move ? landing(move, story) : [],
  }
}

const cardOf = (event: WithCard, story: Story) => claimed(isMoveOf(event), story)

// ---- shots -------------------------------------------------------------------------------------------------------------------------------

const fires =
  (seat: number) =>
  (event: Told): event is Of<'fired'> =>
    event.type === 'fired' && event.seat === seat

/** A card is played: laid before somebody, shot at somebody, thrown down before the other side, or just used. */
function played(event: Of<'played'>, story: Story): void {
  const { script, reader } = story
  const coming = cardOf(event, story)
  const { move, card, leave, land } = coming
  if (card && move && kindOf(move.to.zone) === 'front') {
    script.add({ is: 'cards', manner: 'lay', cards: [card] }, { 'leave 0': leave, 'land 0': land })
    return
  }
  const by = shooterOf(event.seat, story)
  const at = event.target === undefined ? undefined : characterAnchor(event.target)
  if (event.as === 'duel' && at !== undefined) {
    challenge(by, at, coming, script)
    return
  }
  const shot = at === undefined ? undefined : reader.claim(fires(event.seat), ({ type }) => type !== 'moved' && type !== 'ability')
  const aims = shot !== undefined && at !== undefined
  const gun = gunOf(event.as)
  script.add({ is: 'play', by, at, card, aims, gun }, { leave, aim: aims ? [gunUp(by, gun, at)] : [], land })
}

/** A Duel that lies on the discard pile is copied: what it is paid with takes its place between the two. */
function copied({ seat, card, target }: Of<'copied'>, story: Story): void {
  if (card !== 'duel' || target === undefined) return
  const isPaid = (event: Told): event is Move => isMove(event) && event.from.zone === 'hand' && event.from.seat === seat
  challenge(shooterOf(seat, story), characterAnchor(target), claimed(isPaid, story), story.script)
}

const shooterOf = (seat: number, { front }: Story): string => {
  const character = front(seat)
  return character === undefined ? backsAnchor(seat) : characterAnchor(character)
}

/** A shot without a card of its own. */
function fired({ seat, source, target }: Of<'fired'>, story: Story): void {
  const [by, at] = [isDuelCard(source) ? shooterOf(seat, story) : characterAnchor(source), characterAnchor(target)]
  const gun = gunOf(source)
  story.script.add({ is: 'play', by, at, card: undefined, aims: true, gun }, { aim: [gunUp(by, gun, at)] })
}

function answered(event: Of<'answered'>, story: Story): void {
  const { script, reader } = story
  const at = characterAnchor(event.character)
  const coming = cardOf(event, story)
  const { card, leave, land } = coming
  const isOver = (next: Told): next is Of<'dodged'> => next.type === 'dodged' && next.character === event.character
  const over = reader.claim(isOver, ({ type }) => BEGINS.has(type))
  const aimed = gunAt(at, script.seen)
  if (over && aimed) {
    script.add({ is: 'dodge', ...aimed, at, how: 'card', card, shield: undefined, fires: true }, { leave, fire: gunDown(at), land })
  } else if (event.as === 'shot') slap(at, coming, script)
  else script.add({ is: 'play', by: at, at: undefined, card, aims: false, gun: '' }, { leave, land })
}

/** A shot has come to nothing, without a card. */
function dodged({ seat, character }: Of<'dodged'>, shield: string | undefined, { script, keeps }: Story): void {
  const at = characterAnchor(character)
  const aimed = gunAt(at, script.seen)
  if (!aimed) return
  const where = shield === undefined ? undefined : keeps(seat, shield)
  const how = shield === undefined ? 'other' : 'barrel'
  script.add({ is: 'dodge', ...aimed, at, how, card: undefined, shield: where, fires: true }, { fire: gunDown(at) })
}

function wounded(event: Of<'wounded'>, story: Story): void {
  const { script } = story
  const at = characterAnchor(event.character)
  const changes = changesOf(event, story)
  const life = Math.max(0, event.life)
  const lost = lifeSeen(at, script.seen) - life
  // A duel is lost to the other side, whoever has begun it.
  const duel = event.cause === 'duel' ? { by: shooterOf(1 - event.seat, story), gun: 'revolver' } : undefined
  const shot = gunAt(at, script.seen) ?? duel
  const beats = { fire: duel ? aimsDown(script.seen) : gunDown(at), hit: changes }
  if (lost <= 0) script.quietly([...gunDown(at), ...changes])
  else if (shot) script.add({ is: 'hit', ...shot, at, lost, life }, beats)
  else script.add({ is: 'wound', at, lost, life }, beats)
  if (duel) gather(script)
}

function healed(event: Of<'healed'>, story: Story): void {
  const { script } = story
  const at = characterAnchor(event.character)
  const won = event.life - lifeSeen(at, script.seen)
  if (won <= 0) script.quietly(changesOf(event, story))
  else script.add({ is: 'heal', at, won, life: event.life, mug: true }, { heal: changesOf(event, story) })
}

// ---- symbols -----------------------------------------------------------------------------------------------------------------------------

const isFlip = (event: Told): event is Move => isMove(event) && kindOf(event.from.zone) === 'deck' && event.to.zone === 'aside'
const isAway = (event: Told): event is Move => isMove(event) && event.from.zone === 'aside'

/** What is sought hurts: then it is good if it does not come. */
const hurts = (source: string): boolean => source === 'dynamite' || source === 'rattlesnake'
const SOUGHT: { readonly [source: string]: RevealSymbol } = { barrel: 'barrel', dynamite: 'dynamite', rattlesnake: 'snake' }

function revealed(event: Of<'revealed'>, flips: readonly Move[], story: Story): void {
  const { script, reader, keeps } = story
  const away = reader.claimRow(isAway)
  const turned = flips.length > 0 ? flips : away
  const symbol = SOUGHT[event.source] ?? event.cards[event.chosen]?.symbol
  script.add(
    {
      is: 'check',
      at: shooterOf(event.seat, story),
      asks: keeps(event.seat, event.source),
      burns: event.source === 'dynamite',
      cards: turned.map((move) => ({ ...flown(move, story), to: { anchor: 'discard', part: 'stack' } })),
      chosen: event.chosen,
      good: event.good !== hurts(event.source),
      sought: symbol && `icon:${SIGN_ICONS[symbol]}`,
    },
    {
      leave: turned.flatMap((move) => leaving(move, story)),
      land: away.flatMap((move) => landing(move, story)),
      stay: flips.slice(away.length).flatMap((move) => landing(move, story)),
    },
  )
}

/** Cards turned over for a symbol that is told in the same stroke. */
function revealAfter(first: Move, story: Story): Of<'revealed'> | undefined {
  const { reader } = story
  const next = reader.ahead().find((event) => !isFlip(event) && event.type !== 'shuffled')
  if (next?.type !== 'revealed') return undefined
  const flips = [first, ...reader.claimRow(isFlip)]
  const told = reader.claim((event): event is Of<'revealed'> => event.type === 'revealed')
  if (told) revealed(told, flips, story)
  return told
}

const isFrom =
  (seat: number, id: string) =>
  (event: Told): event is Move =>
    isMove(event) && kindOf(event.from.zone) === 'front' && event.from.seat === seat && event.face?.id === id

function exploded(event: Of<'exploded'>, story: Story): void {
  const { script, reader } = story
  const at = characterAnchor(event.character)
  const gone = reader.claim(isFrom(event.seat, event.card), ({ type }) => type !== 'moved')
  const isHurt = (next: Told): next is Of<'wounded'> => next.type === 'wounded' && next.character === event.character
  const hurt = reader.claim(isHurt, ({ type }) => type !== 'wounded')
  const before = lifeSeen(at, script.seen)
  const life = hurt ? Math.max(0, hurt.life) : before
  script.add(
    { is: 'explode', at, card: gone && flown(gone, story), sticks: [], life, lost: before - life },
    { leave: gone ? leaving(gone, story) : [], hit: hurt ? changesOf(hurt, story) : [], land: gone ? landing(gone, story) : [] },
  )
}

function passedOn(event: Of<'passed-on'>, story: Story): void {
  const { script, reader } = story
  const move = reader.claim(isFrom(event.seat, event.card), ({ type }) => type !== 'moved')
  if (move) script.add({ is: 'pass', card: flown(move, story) }, { leave: leaving(move, story), land: landing(move, story) })
}

// ---- those in the street ------------------------------------------------------------------------------------------------------------------

/** The two of one side change places. */
function swapped({ seat }: Of<'swapped'>, { script, inPlace }: Story): void {
  const pair = [0, 1].map((place) => inPlace(seat, place)).filter((id) => id !== undefined)
  const [first, second] = pair.map(characterAnchor)
  if (first === undefined || second === undefined) return
  const turned = (at: string) => ({ fact: `place ${at}`, to: script.seen.get(`place ${at}`) === 'front' ? 'behind' : 'front' })
  script.add({ is: 'seats', at: [first, second], between: [first, second] }, { swapped: [turned(first), turned(second)] })
}

function eliminated(event: Of<'eliminated'>, story: Story): void {
  const { script } = story
  const at = characterAnchor(event.character)
  script.add({ is: 'fall', at, cards: [] }, { fire: gunDown(at), gone: changesOf(event, story) }, true)
}

function tellOne(event: Exclude<Told, Move | { type: 'revealed' | 'dodged' }>, story: Story): void {
  const { script } = story
  switch (event.type) {
    case 'played':
      played(event, story)
      break
    case 'copied':
      copied(event, story)
      break
    case 'fired':
      fired(event, story)
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
    case 'swapped':
      swapped(event, story)
      break
    case 'eliminated':
      eliminated(event, story)
      break
    case 'entered':
      script.add({ is: 'enter', at: characterAnchor(event.character) }, { enter: changesOf(event, story) })
      break
    case 'recharged': {
      const { move } = cardOf(event, story)
      if (move) moved(move, story, 'recharge')
      break
    }
    case 'turn':
      script.quietly(aimsDown(script.seen))
      break
    case 'over':
      script.add({ is: 'over', by: event.by === 'outlaw' ? 'outlaws' : event.by, roles: [] }, { over: changesOf(event, story) }, true)
      break
    default:
      script.quietly(changesOf(event, story))
  }
}

/** Tells one event after the other; each may take along what belongs to it. */
function tell(story: Story): void {
  const { reader } = story
  let shield: string | undefined
  for (let event = reader.next(); event; event = reader.next()) {
    if (event.type === 'moved') {
      const told = isFlip(event) ? revealAfter(event, story) : undefined
      if (told) shield = told.source
      else moved(event, story)
    } else if (event.type === 'revealed') {
      revealed(event, [], story)
      shield = event.source
    } else if (event.type === 'dodged') dodged(event, shield, story)
    else tellOne(event, story)
  }
}

/** While one of these is asked nothing is aimed any more. */
const AT_PEACE = new Set(['play', 'discard', 'choose-active'])

function storyOf({ events, before, after, me }: Happening<'duel'>, script: Script): Story {
  const then = before ?? after
  const places = new Map<string, string>()
  for (const { seat, characters } of then.seats) for (const { place, id } of characters) places.set(`${seat} ${place}`, id)
  const inPlace = (seat: number, place: number) => places.get(`${seat} ${place}`)
  const isInFront = (id: string) => script.seen.get(`place ${characterAnchor(id)}`) === 'front'
  const isThere = (id: string) => script.seen.has(`street ${characterAnchor(id)}`)
  return {
    reader: new Reader(events),
    script,
    me,
    inPlace,
    deckOf: (seat) => `deck-${after.seats[seat]?.side ?? 'law'}`,
    front: (seat) => {
      const pair = [0, 1].map((place) => inPlace(seat, place)).filter((id) => id !== undefined)
      return pair.find(isInFront) ?? pair.find(isThere)
    },
    keeps: (seat, id) => {
      for (const { id: bearer, equipment } of [...nth(then.seats, seat).characters, ...nth(after.seats, seat).characters]) {
        const card = equipment.find((each) => each.id === id)?.card
        if (card !== undefined) return { anchor: characterAnchor(bearer), part: 'front', card }
        if (bearer === id) return { anchor: characterAnchor(bearer), part: 'bust' }
      }
      return { anchor: 'discard', part: 'stack' }
    },
    steps: (seat, place, character) => {
      if (character !== undefined) places.set(`${seat} ${place}`, character)
    },
  }
}

function plan(now: Happening<'duel'>, seen: Picture): Plan {
  const { before, after, question, me } = now
  const known = duelPicture(after)
  const mine = (anchor: string) =>
    after.seats.some(({ seat, characters }) => seat === me && characters.some(({ id }) => characterAnchor(id) === anchor))
  const script = new Script(before === undefined ? known : seen, known, mine, before === undefined)
  if (before !== undefined) tell(storyOf(now, script))
  if (!question || AT_PEACE.has(question.kind)) {
    gather(script)
    script.quietly(aimsDown(script.seen))
  }
  return script.close()
}

function* faces({ seats, table, own }: DuelView): Iterable<readonly [number, AnyFace]> {
  const carried = seats.flatMap(({ characters }) => characters.flatMap(({ equipment }) => equipment))
  const lying = [...carried, ...(own?.hand ?? []), ...(own?.look ?? []), ...table.aside, ...(table.top ? [table.top] : [])]
  for (const card of lying) yield [card.card, card]
}

export const duelStaging: Staging<'duel'> = { picture: duelPicture, faces, plan }
