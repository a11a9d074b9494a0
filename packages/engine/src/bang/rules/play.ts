import {
  type Answer,
  absent,
  type CardId,
  type Field,
  firstOf,
  type Handle,
  handlesOf,
  noOptions,
  nth,
  type Option,
  option,
  type Picks,
  type Rule,
  type Seat,
} from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Def, Source } from '../def.ts'
import type { Face } from '../events.ts'
import { maskOf } from '../moments.ts'
import { DISCARD } from '../zones.ts'
import type { Shot } from './attack.ts'
import type { Lying } from './ignore.ts'
import type { BangReason, ReasonCode } from './reasons.ts'
import { noteSpent } from './spend.ts'
import { explain, type Sight } from './target.ts'

/** A card being played, with everything announced. What is printed on it is copied: by the time it matters it may be shuffled away. */
export interface Play {
  readonly by: Seat
  readonly face: Face
  readonly def: Def
  /** The name it is played under. */
  readonly as: Def
  readonly target: Seat | undefined
  /** What was chosen about the target; neither costs nor cards played along. */
  readonly picks: Picks
  /** Cards played together with it. */
  readonly joined: readonly Def[]
  /** Outside the limit of BANG! cards. */
  readonly free: boolean
  /** The card itself, where it was put; not there any more: it may be shuffled away. */
  lies: Lying | undefined
  /** What was announced with it does this to each of its shots. */
  readonly sets: ((shot: Shot) => void)[]
  /** Who of those it takes effect on by itself is left out of it. */
  leftOut?: Seat
  /** Its effect is carried out once more: nothing improves it now. */
  readonly isRepeated?: true
}

/** Everybody a card takes effect on by itself, its player first; or everybody else. */
export const everybody = (game: Bang, { by, leftOut }: Play): Seat[] => game.from(by).filter((seat) => seat !== leftOut)
/** Everybody but its player, clockwise. */
export const everybodyElse = (game: Bang, { by, leftOut }: Play): Seat[] => game.othersFrom(by).filter((seat) => seat !== leftOut)

/** The name under which a card is played as it is. */
const ownName = (game: Bang, card: CardId): Def => {
  const def = game.def(card)
  return def.actsAs?.(game) ?? def
}

/** A card that is announced, before anything is paid. */
export interface Announcement {
  readonly seat: Seat
  readonly card: CardId
  readonly as: Def
  readonly target: Seat | undefined
  /** The way in which it is used takes effect on all players by itself, or on all others. */
  readonly everybody?: Def['everybody']
}

/** The card an answer names. Answers are checked before they get here, so it is there. */
export function cardIn(game: Bang, { card }: Answer): CardId {
  const found = game.cardAt(card)
  if (found === undefined) throw new Error(`no card has the handle ${card}`)
  return found
}

const isGreen = (def: Def): boolean => def.isGreen

/** Why a card cannot be played under a name by this seat now, whoever the target; nothing if it can. */
function refuseCard(game: Bang, seat: Seat, card: CardId, as: Def): ReasonCode | undefined {
  if (as.isOnlyAnswer) return 'only-as-answer'
  if (game.forbidden(seat, card, as.isBang ? 'bang' : 'play') !== undefined) return 'forbidden'
  if (as.isForOneself) return game.hasInFront(seat, as.id) ? 'twin' : isGreen(as) ? undefined : as.refuse?.(game, seat)
  if (as.hasCost && game.hand(seat).length < 2) return 'cost-needed'
  return as.refuse?.(game, seat)
}

const NO_FIELDS: readonly Field[] | undefined = undefined
const NO_PICKS: Picks = []
const NO_DEFS: readonly Def[] = []
const NO_CARDS: readonly CardId[] = []
const NO_SOURCES: readonly Source[] = []

/** Cards of the hand that may be played together with one that is played under this name. */
function joinable(game: Bang, seat: Seat, card: CardId, as: Def): readonly CardId[] {
  if (game.mixture.joins.length === 0) return NO_CARDS
  let joining: CardId[] | undefined
  for (const other of game.hand(seat)) {
    const { joins } = game.def(other)
    if (joins === undefined || other === card || !joins.with(game, as) || game.forbidden(seat, other, 'play')) continue
    joining ??= []
    joining.push(other)
  }
  return joining ?? NO_CARDS
}

/** What a card is told about its target, or without one. */
export const detailsOf = (
  game: Bang,
  seat: Seat,
  card: CardId | undefined,
  as: Def,
  target: Seat | undefined,
): readonly Field[] | undefined => (target === undefined ? as.choices?.(game, seat) : as.aim?.fields?.(game, seat, target, card))

/** A price from the hand: the same for all targets. */
function costField(game: Bang, seat: Seat, card: CardId): Field {
  const others = handles(game, game.hand(seat), card)
  return { name: 'cost', pick: 'cards', min: 1, max: 1, from: () => others }
}

/** Cards played along: the same for all targets. */
function joinField(game: Bang, seat: Seat, card: CardId, as: Def): Field | undefined {
  const joining = joinable(game, seat, card, as)
  if (joining.length === 0) return undefined
  const along = handles(game, joining, card)
  return { name: 'join', pick: 'cards', min: 0, max: along.length, from: () => along }
}

/** What is chosen besides the target: a price from the hand, something about the target, what is announced with it, cards played along. */
function fieldsOf(
  cost: Field | undefined,
  about: readonly Field[] | undefined,
  added: readonly Added[],
  join: Field | undefined,
): readonly Field[] | undefined {
  if (cost === undefined && join === undefined && added.length === 0) return about
  const fields: Field[] = []
  if (cost) fields.push(cost)
  if (about) fields.push(...about)
  for (const { field } of added) fields.push(field)
  if (join) fields.push(join)
  return fields
}

/** Something that may be announced together with a card. */
export interface Added {
  readonly source: Source
  readonly field: Field
}

const NOTHING_ADDED: readonly Added[] = []

export function addedTo(game: Bang, announced: Announcement): readonly Added[] {
  if (!game.has(announced.seat, ADDS)) return NOTHING_ADDED
  const added: Added[] = []
  for (const source of game.of(announced.seat).adds) {
    const field = source.def.adds?.(game, source, announced)
    if (field !== undefined) added.push({ source, field })
  }
  return added
}

const handles = (game: Bang, cards: readonly CardId[], except: CardId): Handle[] =>
  handlesOf(
    game,
    cards.filter((card) => card !== except),
  )

/** Lists the ways to play a card of a hand under a name: `id` says which. */
export function listPlays(game: Bang, seat: Seat, card: CardId, as: Def, id: string, out: Option[]): void {
  if (refuseCard(game, seat, card, as) === undefined) listTargets(game, seat, card, as, id, out)
}

/** The targets of a card, whether it is played or used. */
export function listTargets(game: Bang, seat: Seat, card: CardId, as: Def, id: string, out: Option[]): void {
  // Read at once: after every call the machine would look again what kind of thing this is.
  const { aim, choices, hasCost, isBrown, isForOneself } = as
  const handle = game.handle(card)
  const adds = game.has(seat, ADDS) ? game.of(seat).adds : NO_SOURCES
  const cost = hasCost ? costField(game, seat, card) : undefined
  const join = game.holdsAny(seat, game.mixture.joins) ? joinField(game, seat, card, as) : undefined
  const isSimple = cost === undefined && join === undefined && adds.length === 0
  if (aim === undefined || (isForOneself && id !== 'use')) {
    const about = isBrown && choices !== undefined ? choices(game, seat) : NO_FIELDS
    const added = adds.length === 0 ? NOTHING_ADDED : addedTo(game, { seat, card, as, target: undefined })
    const fields = isSimple || (!isBrown && added.length === 0) ? about : fieldsOf(cost, about, added, join)
    out.push(option(id, handle, undefined, fields))
    return
  }
  const sight = sightOf(game, seat)
  const candidates = aim.candidates(game, seat, sight)
  const mayAimPast = adds.length > 0 && adds.some(({ def }) => def.aimsPast)
  if (candidates === 0 && !mayAimPast) return
  const { isChoosy, fields } = aim
  const isGuarded = game.anybodyHas(GUARDS)
  const { ring } = game
  for (let i = 0; i < ring.length; i++) {
    const target = ring[i] ?? absent()
    const isOpen =
      ((candidates >> target) & 1) !== 0 &&
      !(isChoosy && aim.refuse(game, seat, target, card, sight) !== undefined) &&
      !(isGuarded && guardOf(game, seat, target, as) !== undefined)
    if (!isOpen && !mayAimPast) continue
    if (isSimple) {
      out.push(option(id, handle, target, fields === undefined ? NO_FIELDS : fields(game, seat, target, card)))
      continue
    }
    const offered = adds.length === 0 ? NOTHING_ADDED : addedTo(game, { seat, card, as, target })
    const added = isOpen ? offered : aimedPast(game, { seat, card, as, target }, offered)
    if (added !== undefined) out.push(option(id, handle, target, fieldsOf(cost, fields?.(game, seat, target, card), added, join)))
  }
}

/** For what is played or used now: something may bring everybody near. */
export function sightOf(game: Bang, seat: Seat): Sight {
  if (!game.has(seat, BRINGS_NEAR)) return 'seen'
  for (const source of game.of(seat).bringsNear) if (source.def.bringsNear?.(game, source, seat)) return 'near'
  return 'seen'
}

/** Somebody who could not be aimed at otherwise: only together with what is aimed past all he has, if that is on offer. */
function aimedPast(game: Bang, { seat, card, as, target }: Announcement, offered: readonly Added[]): readonly Added[] | undefined {
  const isPast = ({ source }: Added) => source.def.aimsPast
  if (target === undefined || !offered.some(isPast) || as.aim?.refuse(game, seat, target, card, 'past') !== undefined) return undefined
  return offered.map((added) => (isPast(added) ? { ...added, field: { ...added.field, min: 1 } } : added))
}

const OTHER_WAYS = maskOf('countsAs', 'plays')
const GUARDS = maskOf('guards')
const ADDS = maskOf('adds')
const BRINGS_NEAR = maskOf('bringsNear')

/** Why somebody cannot be aimed at with this, because of what he has. */
export function guardOf(game: Bang, by: Seat, target: Seat, as: Def): ReasonCode | undefined {
  for (const source of game.of(target).guards) {
    const reason = source.owner === target ? source.def.guards?.(game, source, by, as) : undefined
    if (reason !== undefined) return reason
  }
  return undefined
}

/** The cards of a hand that can be played now. */
export function listHand(game: Bang, seat: Seat, out: Option[]): void {
  const cards = game.hand(seat)
  const inOtherWays = game.has(seat, OTHER_WAYS)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? absent()
    listPlays(game, seat, card, ownName(game, card), 'play', out)
    if (inOtherWays) listOtherWays(game, seat, card, out)
  }
}

/** The ways to play one card of a hand now. */
export function listCard(game: Bang, seat: Seat, card: CardId, out: Option[]): void {
  listPlays(game, seat, card, ownName(game, card), 'play', out)
  listOtherWays(game, seat, card, out)
}

/** A card of the hand can be played now together with another one of it. */
export function goesAlong(game: Bang, seat: Seat, card: CardId): boolean {
  if (game.def(card).joins === undefined) return false
  const handle = game.handle(card)
  const plays = noOptions()
  for (const other of game.hand(seat)) if (other !== card) listCard(game, seat, other, plays)
  return plays.some(({ fields }) => fields?.some((field) => field.name === 'join' && field.from([]).includes(handle)))
}

/** As something else, or by an ability. */
function listOtherWays(game: Bang, seat: Seat, card: CardId, out: Option[]): void {
  const def = game.def(card)
  const { plays } = game.of(seat)
  if (!game.isNamed(def, 'bang') && game.converts(seat, def, 'bang')) {
    listPlays(game, seat, card, game.mixture.bangDef, 'as-bang', out)
  }
  for (const source of plays) if (!isSpent(source)) source.def.plays?.(game, source, seat, card, out)
}

/** Its uses of this turn are gone. */
export const isSpent = ({ def, used }: Source): boolean => def.uses > 0 && used >= def.uses

/** Green cards in front that can be used now. */
export function listFront(game: Bang, seat: Seat, out: Option[]): void {
  for (const card of game.front(seat)) {
    const def = game.def(card)
    if (isGreen(def) && !refuseUse(game, seat, card, def)) listTargets(game, seat, card, def, 'use', out)
  }
}

function refuseUse(game: Bang, seat: Seat, card: CardId, def: Def): ReasonCode | undefined {
  if (!isGreen(def)) return 'not-to-be-used'
  if (def.type === 'response') return 'only-as-answer'
  if (!game.works(card)) return 'switched-off'
  return game.isReady(card) ? def.refuse?.(game, seat) : 'not-ready'
}

/** Why a card of the hand cannot be played so. Never tells about a card the player does not hold. */
export function whyNotPlay(game: Bang, seat: Seat, answer: Answer): BangReason {
  const card = game.cardAt(answer.card)
  if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
  const own = game.def(card)
  if (answer.id === 'as-bang' && !game.converts(seat, own, 'bang')) return { code: 'not-a-bang', facts: { card: own.id } }
  const as = answer.id === 'as-bang' ? game.mixture.bangDef : ownName(game, card)
  const code = refuseCard(game, seat, card, as)
  if (code === 'forbidden') return whyForbidden(game, seat, card, as)
  if (code) return explain(game, code, seat, { card: as.id })
  if (as.isForOneself) return { code: 'no-target', facts: { card: as.id } }
  if (as.hasCost && !answer.picks?.[0]?.length) return { code: 'cost-needed', facts: { card: as.id } }
  return whyNotAt(game, seat, as, answer)
}

function whyForbidden(game: Bang, seat: Seat, card: CardId, as: Def): BangReason {
  const use = as.isBang ? 'bang' : 'play'
  const source = game.forbidden(seat, card, use)
  const why = source?.def.forbids?.(game, source, seat, card, use)
  return { code: typeof why === 'string' ? why : 'forbidden', facts: { card: game.def(card).id, source: source?.def.id ?? '' } }
}

/** Why a card in front cannot be used so. */
export function whyNotUse(game: Bang, seat: Seat, answer: Answer): BangReason {
  const card = game.cardAt(answer.card)
  if (card === undefined || !game.front(seat).includes(card)) return { code: 'not-in-front' }
  const def = game.def(card)
  const code = refuseUse(game, seat, card, def)
  return code ? explain(game, code, seat, { card: def.id }) : whyNotAt(game, seat, def, answer)
}

/** Why a card cannot be aimed so. */
export function whyNotAt(game: Bang, seat: Seat, as: Def, { card, seat: target }: Answer): BangReason {
  const { aim } = as
  if (aim === undefined) return { code: target === undefined ? 'wrong-choice' : 'no-target', facts: { card: as.id } }
  if (target === undefined) return whyNobody(game, seat, as)
  if (!game.ring.includes(target)) return { code: 'no-such-seat' }
  const wrong = aim.refuse(game, seat, target, game.cardAt(card), sightOf(game, seat)) ?? guardOf(game, seat, target, as)
  if (wrong) return explain(game, wrong, seat, { card: as.id, target, within: aim.within })
  return { code: aim.wrongChoice ?? 'wrong-choice', facts: { card: as.id } }
}

/** A card without a target named: the reason is that of the target that comes nearest to being one. */
function whyNobody(game: Bang, seat: Seat, def: Def): BangReason {
  const [nearest] = game.othersFrom(seat).sort((one, other) => game.distance(seat, one) - game.distance(seat, other))
  const code = nearest === undefined ? undefined : def.aim?.refuse(game, seat, nearest, undefined, sightOf(game, seat))
  return code === undefined
    ? { code: 'target-needed', facts: { card: def.id } }
    : explain(game, code, seat, { card: def.id, target: nearest, within: def.aim?.within })
}

/** Announce, pay, put down, resolve. A rule only if there is more to do. */
export function playCard(game: Bang, seat: Seat, answer: Answer): Rule | undefined {
  const card = cardIn(game, answer)
  if (answer.id === 'as-bang') return playAs(game, seat, card, game.mixture.bangDef, answer)
  const as = ownName(game, card)
  return playAs(game, seat, card, as, answer, as !== game.def(card))
}

/** Plays a card of a hand under a name; `free`: outside the limit of BANG! cards. */
export function playAs(game: Bang, seat: Seat, card: CardId, as: Def, answer: Answer, free = false): Rule | undefined {
  const def = game.def(card)
  const { price, along, picks, added } = sortPicks(game, seat, card, as, answer)
  const joined = along.length === 0 ? NO_DEFS : along.map((other) => game.def(other))
  const play: Play = { by: seat, face: game.faceOf(card), def, as, target: answer.seat, picks, joined, free, lies: undefined, sets: [] }
  game.emit({ type: 'played', seat, card: play.face, as: as.id, target: answer.seat })
  noteSpent(game, seat, def, as.id, true)
  for (const other of joined) noteSpent(game, seat, other, other.id, true)
  for (const other of along) {
    game.emit({ type: 'played', seat, card: game.faceOf(other), as: game.def(other).id, target: answer.seat })
    game.move(other, DISCARD)
  }
  for (const other of price) game.discard(other)
  let resolving: Rule | undefined
  if (as.isBrown) {
    // First on the discard pile, then its effect: so it can be shuffled in by its own draw.
    game.move(card, DISCARD)
    play.lies = { card, stay: game.handle(card) }
    resolving = added.length > 0 ? withAdded(game, play, added, true) : as.play?.(game, play)
  } else {
    layBefore(game, card, as.isForOneself ? seat : (answer.seat ?? seat))
    if (added.length > 0) resolving = withAdded(game, play, added, false)
  }
  return game.anybodyHas(CARD_PLAYED) ? andThen(game, play, resolving) : afterwards(game, play, resolving)
}

/** A2: what was announced with the card is paid first; then it does what it does, unless that has taken out its player. */
function* withAdded(game: Bang, play: Play, added: readonly Announced[], resolves: boolean): Rule {
  yield* payAdded(game, play, added)
  const resolving = game.alive(play.by) && resolves ? play.as.play?.(game, play) : undefined
  if (resolving) yield* resolving
}

export function* payAdded(game: Bang, play: Play, added: readonly Announced[]): Rule {
  for (const { source, picked } of added) {
    const paying = source.def.added?.(game, source, play, picked)
    if (paying) yield* paying
  }
}

export interface Announced {
  readonly source: Source
  readonly picked: readonly number[]
}

/** What of these was announced, by the picks that come after the first so many. */
export const announcedOf = (offered: readonly Added[], picks: Picks, after: number): readonly Announced[] =>
  offered.map(({ source }, i) => ({ source, picked: picks[after + i] ?? [] })).filter(({ picked }) => picked.length > 0)

const NOTHING_ANNOUNCED: readonly Announced[] = []
const NOTHING_PICKED = { price: NO_CARDS, along: NO_CARDS, picks: NO_PICKS, added: NOTHING_ANNOUNCED }

/** What was picked for what: the same fields as were listed. */
function sortPicks(game: Bang, seat: Seat, card: CardId, as: Def, { picks = NO_PICKS, seat: target }: Answer) {
  if (picks.length === 0) return NOTHING_PICKED
  const cards = (handlesPicked: readonly number[]) => game.hand(seat).filter((other) => handlesPicked.includes(game.handle(other)))
  const start = as.hasCost ? 1 : 0
  const joins = joinable(game, seat, card, as).length > 0
  const offered = addedTo(game, { seat, card, as, target })
  const end = picks.length - (joins ? 1 : 0)
  const own = end - offered.length
  return {
    price: start === 1 ? cards(firstOf(picks)) : NO_CARDS,
    along: joins ? cards(nth(picks, end)) : NO_CARDS,
    picks: start === 0 && own === picks.length ? picks : picks.slice(start, own),
    added: announcedOf(offered, picks, own),
  }
}

/** What is resolved last may be done once more, as long as nothing else was done since. */
function afterwards(game: Bang, play: Play, resolving: Rule | undefined): Rule | undefined {
  if (!game.mixture.repeats) return resolving
  if (resolving) return remember(game, play, resolving)
  game.lastPlay = play
  return undefined
}

function* remember(game: Bang, play: Play, resolving: Rule): Rule {
  yield* resolving
  game.lastPlay = play
}

/** The same where others act on a card that was played: mostly nobody has to be asked for that either. */
function andThen(game: Bang, play: Play, resolving: Rule | undefined): Rule | undefined {
  if (resolving) return resolveAndTell(game, play, resolving)
  game.lastPlay = play
  const all = whoActsOn(game, play)
  for (let i = 0; i < all.length; i++) {
    const source = all[i] ?? absent()
    const then = source.def.cardPlayed?.(game, source, play)
    if (then) return actOn(game, play, all, i + 1, then)
  }
  return undefined
}

function* resolveAndTell(game: Bang, play: Play, resolving: Rule): Rule {
  yield* resolving
  game.lastPlay = play
  for (const source of whoActsOn(game, play)) {
    const then = source.def.cardPlayed?.(game, source, play)
    if (then) yield* then
  }
}

function* actOn(game: Bang, play: Play, all: readonly Source[], next: number, first: Rule): Rule {
  yield* first
  for (const source of all.slice(next)) {
    const then = source.def.cardPlayed?.(game, source, play)
    if (then) yield* then
  }
}

/** The table, then everybody from the player of a card clockwise. */
function whoActsOn(game: Bang, { by }: Play): readonly Source[] {
  const table = game.tableLists.cardPlayed
  let all: Source[] | undefined
  const { ring } = game
  const first = ring.indexOf(by)
  for (let i = 0; i < ring.length; i++) {
    const other = ring[(first + i) % ring.length] ?? absent()
    const { cardPlayed } = game.of(other)
    if (cardPlayed.length === table.length || !game.inPlay(other)) continue
    all ??= table.slice()
    for (const source of cardPlayed) if (source.owner === other) all.push(source)
  }
  return all ?? table
}

const CARD_PLAYED = maskOf('cardPlayed')

/** Uses a green card: to the discard pile, then its effect. Nothing is played by that. */
export function useCard(game: Bang, seat: Seat, answer: Answer): Rule | undefined {
  const card = cardIn(game, answer)
  const def = game.def(card)
  const face = game.faceOf(card)
  const { picks, added } = sortPicks(game, seat, card, def, answer)
  game.emit({ type: 'used', seat, card: face, target: answer.seat })
  game.discard(card)
  noteUsed(game, seat)
  const lies = { card, stay: game.handle(card) }
  const play: Play = { by: seat, face, def, as: def, target: answer.seat, picks, joined: NO_DEFS, free: true, lies, sets: [] }
  return added.length > 0 ? withAdded(game, play, added, true) : def.play?.(game, play)
}

/** What follows from a card in front of somebody having been used. */
export function noteUsed(game: Bang, seat: Seat): void {
  for (const source of game.tableLists.frontUsed) source.def.frontUsed?.(game, source, seat)
}

/** In front of a player. One weapon only: a new one takes the place of the old. */
export function layBefore(game: Bang, card: CardId, seat: Seat): void {
  const def = game.def(card)
  if (def.type === 'weapon') {
    const old = game.front(seat).find((other) => game.def(other).type === 'weapon')
    if (old !== undefined) game.discard(old)
  }
  game.putInFront(card, seat)
  raise(game, seat, def)
  def.laid?.(game, card, seat)
}

/**
 * A card that has come before a player may call him back who was eliminated, or keep him who was back for a turn: he is in play, without life,
 * as long as it lies there.
 */
export function raise(game: Bang, seat: Seat, { id, keepsGhost }: Def): void {
  if (!keepsGhost || (game.inPlay(seat) && game.presenceOf(seat) !== 'shadow')) return
  game.setPresence(seat, 'ghost')
  game.setCause(seat, undefined)
  game.emit({ type: 'returned', seat, life: game.life(seat), ghost: true, because: id })
}
