import type { Answer, CardId, Field, Handle, Option, Picks, Rule, Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Def } from '../def.ts'
import type { Face } from '../events.ts'
import { DISCARD, front } from '../zones.ts'
import type { BangReason, ReasonCode } from './reasons.ts'
import { explain } from './target.ts'

/** A card being played, with everything announced. What is printed on it is copied: by the time it matters it may be shuffled away. */
export interface Play {
  readonly by: Seat
  readonly face: Face
  readonly def: Def
  /** The name it is played under. */
  readonly as: Def
  readonly target: Seat | undefined
  readonly picks: Picks
}

/** The card an answer names. Answers are checked before they get here, so it is there. */
export function cardIn(game: Bang, { card }: Answer): CardId {
  const found = game.cardAt(card)
  if (found === undefined) throw new Error(`no card has the handle ${card}`)
  return found
}

/** Why a card of this name cannot be played by this seat now, whoever the target; nothing if it can. */
function refuseCard(game: Bang, seat: Seat, def: Def): ReasonCode | undefined {
  const { facts } = def
  if (facts === undefined || facts.type === 'response') return 'only-as-answer'
  return (
    game.forbidden(seat, def, 'play') ??
    def.refuse?.(game, seat) ??
    (isForOneself(def) && game.hasInFront(seat, def.id) ? 'twin' : undefined)
  )
}

const isForOneself = (def: Def): boolean => def.facts?.border !== 'brown' && def.aim === undefined

const NO_FIELDS: readonly Field[] | undefined = undefined

/** Lists the ways to play a card under a name: `id` says which. */
function listPlays(game: Bang, seat: Seat, card: Handle, def: Def, id: string, out: Option[]): void {
  if (refuseCard(game, seat, def)) return
  const { aim } = def
  if (aim === undefined) {
    out.push({ id, card, seat: undefined, fields: NO_FIELDS })
    return
  }
  for (const target of game.ring) {
    if (aim.refuse(game, seat, target) === undefined) out.push({ id, card, seat: target, fields: aim.fields?.(game, seat, target) })
  }
}

/** The cards of a hand that can be played now. */
export function listHand(game: Bang, seat: Seat, out: Option[]): void {
  const { bangDef } = game.mixture
  const canConvert = game.of(seat).countsAs.length > 0
  for (const card of game.hand(seat)) {
    const def = game.def(card)
    const handle = game.handle(card)
    listPlays(game, seat, handle, def, 'play', out)
    if (canConvert && !game.isNamed(def, 'bang') && game.converts(seat, def, 'bang')) listPlays(game, seat, handle, bangDef, 'as-bang', out)
  }
}

/** Why a card of the hand cannot be played so. Never tells about a card the player does not hold. */
export function whyNotPlay(game: Bang, seat: Seat, answer: Answer): BangReason {
  const card = game.cardAt(answer.card)
  if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
  const own = game.def(card)
  if (answer.id === 'as-bang' && !game.converts(seat, own, 'bang')) return { code: 'not-a-bang', facts: { card: own.id } }
  const def = answer.id === 'as-bang' ? game.mixture.bangDef : own
  const code = refuseCard(game, seat, def)
  if (code) return explain(game, code, seat, { card: def.id })
  const { aim } = def
  if (aim === undefined) return { code: 'no-target', facts: { card: def.id } }
  const target = answer.seat
  if (target === undefined) return whyNobody(game, seat, def)
  if (!game.ring.includes(target)) return { code: 'no-such-seat' }
  const wrong = aim.refuse(game, seat, target)
  if (wrong) return explain(game, wrong, seat, { card: def.id, target })
  return { code: 'wrong-choice', facts: { card: def.id } }
}

/** A card without a target named: the reason is that of the target that comes nearest to being one. */
function whyNobody(game: Bang, seat: Seat, def: Def): BangReason {
  const others = game.othersFrom(seat)
  const nearest = others.reduce((best, other) => (game.distance(seat, other) < game.distance(seat, best) ? other : best), others[0])
  const code = nearest === undefined ? undefined : def.aim?.refuse(game, seat, nearest)
  return code === undefined
    ? { code: 'target-needed', facts: { card: def.id } }
    : explain(game, code, seat, { card: def.id, target: nearest })
}

/** Announce, put down, resolve. A rule only if there is more to do. */
export function playCard(game: Bang, seat: Seat, answer: Answer): Rule | undefined {
  const card = cardIn(game, answer)
  const def = game.def(card)
  const as = answer.id === 'as-bang' ? game.mixture.bangDef : def
  const play: Play = { by: seat, face: game.faceOf(card), def, as, target: answer.seat, picks: answer.picks ?? NO_PICKS }
  game.emit({ type: 'played', seat, card: play.face, as: as.id, target: answer.seat })
  let resolving: Rule | undefined
  if (as.facts?.border === 'brown') {
    // First on the discard pile, then its effect: so it can be shuffled in by its own draw.
    game.move(card, DISCARD)
    resolving = as.play?.(game, play)
  } else {
    putInFront(game, card, def, answer.seat ?? seat)
  }
  return game.of(seat).cardPlayed.length > 0 ? andThen(game, play, resolving) : resolving
}

const NO_PICKS: Picks = []

function* andThen(game: Bang, play: Play, resolving: Rule | undefined): Rule {
  if (resolving) yield* resolving
  for (const source of game.of(play.by).cardPlayed) {
    const then = source.def.cardPlayed?.(game, source, play)
    if (then) yield* then
  }
}

/** One weapon only: a new one takes the place of the old. */
function putInFront(game: Bang, card: CardId, def: Def, seat: Seat): void {
  if (def.facts?.type === 'weapon') {
    const old = game.front(seat).find((other) => game.def(other).facts?.type === 'weapon')
    if (old !== undefined) game.discard(old)
  }
  game.move(card, front(seat))
}
