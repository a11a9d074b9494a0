import { type Answer, absent, type CardId, firstOf, nth, type Picks, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Def, Source } from '../def.ts'
import type { Face } from '../events.ts'
import { maskOf } from '../moments.ts'
import { DISCARD } from '../zones.ts'
import { type Announced, addedTo, announcedOf, joinable, NO_CARDS } from './announce.ts'
import type { Shot } from './attack.ts'
import type { Lying } from './ignore.ts'
import { ownName } from './list-plays.ts'
import { noteSpent } from './spend.ts'

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
export const everybody = (game: Bang, { by, leftOut }: Play): Seat[] => without(game.from(by), leftOut)

/** Everybody but its player, clockwise. */
export const everybodyElse = (game: Bang, { by, leftOut }: Play): Seat[] => without(game.othersFrom(by), leftOut)

const without = (seats: Seat[], leftOut: Seat | undefined): Seat[] =>
  leftOut === undefined ? seats : seats.filter((seat) => seat !== leftOut)

/** The card an answer names. Answers are checked before they get here, so it is there. */
export function cardIn(game: Bang, { card }: Answer): CardId {
  const found = game.cardAt(card)
  if (found === undefined) throw new Error(`no card has the handle ${card}`)
  return found
}

const NO_PICKS: Picks = []
const NO_DEFS: readonly Def[] = []

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
  const picked = sortPicks(game, seat, card, as, answer)
  const { along, picks, added } = picked
  const joined = along.length === 0 ? NO_DEFS : along.map((other) => game.def(other))
  const play: Play = { by: seat, face: game.faceOf(card), def, as, target: answer.seat, picks, joined, free, lies: undefined, sets: [] }
  if (game.isHeard) game.emit({ type: 'played', seat, card: play.face, as: as.id, target: answer.seat })
  noteSpent(game, seat, def, as.id, true)
  if (picked !== NOTHING_PICKED) spendPicked(game, play, picked)
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

/** Cards played along with it, and those that are its price. */
function spendPicked(game: Bang, { by, joined, target }: Play, { along, price }: Picked): void {
  for (const other of joined) noteSpent(game, by, other, other.id, true)
  for (const other of along) {
    game.emit({ type: 'played', seat: by, card: game.faceOf(other), as: game.def(other).id, target })
    game.move(other, DISCARD)
  }
  for (const other of price) game.discard(other)
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

const NOTHING_ANNOUNCED: readonly Announced[] = []
/** What was picked, by what it is for. */
interface Picked {
  readonly price: readonly CardId[]
  readonly along: readonly CardId[]
  readonly picks: Picks
  readonly added: readonly Announced[]
}
const NOTHING_PICKED: Picked = { price: NO_CARDS, along: NO_CARDS, picks: NO_PICKS, added: NOTHING_ANNOUNCED }

/** What was picked for what: the same fields as were listed. */
function sortPicks(game: Bang, seat: Seat, card: CardId, as: Def, { picks = NO_PICKS, seat: target }: Answer): Picked {
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
  const first = game.sitsAt(by)
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
  if (keepsGhost && (!game.inPlay(seat) || game.presenceOf(seat) === 'shadow')) haunt(game, seat, id)
}

/** The card in front of somebody that keeps him in play without life. */
export const keptBy = (game: Bang, seat: Seat): CardId | undefined => game.front(seat).find((card) => game.def(card).keepsGhost)

/** In play without life from now on, as long as such a card lies before him. */
export function haunt(game: Bang, seat: Seat, because: string): void {
  game.setPresence(seat, 'ghost')
  game.setCause(seat, undefined)
  game.emit({ type: 'returned', seat, life: game.life(seat), ghost: true, because })
}
