import {
  type Answer,
  absent,
  ask,
  type CardId,
  type Kind,
  NOTHING_MORE,
  noOptions,
  type Option,
  option,
  type Question,
  type Rule,
  type Seat,
} from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import { maskOf } from '../moments.ts'
import { hurt } from './damage.ts'
import { couldIgnore, type Hit, hitOf, ignored, isImmune, listIgnoring, reaches } from './ignore.ts'
import { everybodyElse, type Play } from './play.ts'
import type { BangReason, ReasonCode } from './reasons.ts'
import { spend } from './spend.ts'

/** A shot with the BANG! symbol at one target. */
export interface Shot extends Hit {
  target: Seat
  /** The card in front of him it is aimed at, if not at himself. */
  aimed: string | undefined
  /** Missed! it takes. */
  needs: number
  /** How many of them are still missing. */
  missing: number
  damage: number
  unavoidable: boolean
  /** Until it is over the target's character and the cards before him do nothing. */
  silences: boolean
  /** He has answered it, whether it helped or not. */
  answered: boolean
  /** What became of it, once that is clear. */
  fate: Fate | undefined
  /** Sources that have had their chance against this shot. */
  readonly tried: Source[]
  /** Who will shoot back once this shot is over, and because of what. */
  readonly returns: { readonly by: Seat; readonly name: string }[]
  /** A5: what waits until it is cancelled, the lowest `order` first: a card that goes back (1), one that is taken (2), what else it brings (3). */
  whenCancelled: readonly WhenCancelled[]
}

export interface WhenCancelled {
  readonly order: number
  do(): Rule | undefined
}

const NOTHING_WAITS: readonly WhenCancelled[] = []

/** A shot as a hit is one; `needs` Missed! cancel it. */
export const shotOf = (hit: Hit, needs = 1): Shot => ({
  by: hit.by,
  target: hit.target,
  aimed: undefined,
  name: hit.name,
  suit: hit.suit,
  rank: hit.rank,
  border: hit.border,
  bangCard: hit.bangCard,
  duel: false,
  card: hit.card,
  isSingle: hit.isSingle,
  needs,
  missing: needs,
  damage: 1,
  unavoidable: false,
  silences: false,
  answered: false,
  fate: undefined,
  tried: [],
  returns: [],
  whenCancelled: NOTHING_WAITS,
})

/** A shot that no card makes: an ability, an event. */
export const cardlessShot = (name: string, by: Seat | undefined, target: Seat, needs = 1, isSingle = true): Shot =>
  shotOf(
    {
      by,
      target,
      name,
      suit: undefined,
      rank: undefined,
      border: undefined,
      bangCard: false,
      duel: false,
      card: undefined,
      isSingle,
    },
    needs,
  )

/** Why nothing more that counts against the limit of BANG! cards can be played this turn. */
export const refuseOverLimit = (game: Bang, seat: Seat): ReasonCode | undefined =>
  game.acting.bangs < game.of(seat).bangs ? undefined : 'bang-limit'

/** A BANG! card: it counts against the limit of the turn, unless it is played outside of it. */
export function shootBang(game: Bang, play: Play): Rule | undefined {
  if (!play.free) game.acting.bangs++
  if (play.target === undefined) return undefined
  const shot = shotOf(hitOf(game, play, play.target, false, true), game.of(play.by).misses)
  for (const def of play.joined) def.joins?.set(shot)
  announcedShot(play, shot)
  return shot.silences ? shootSilenced(game, shot) : shoot(game, shot)
}

/** A3 to A6: what the target has does nothing, from here until the shot is cancelled or the wound is over. */
function* shootSilenced(game: Bang, shot: Shot): Rule {
  game.silence(shot.target, true)
  yield* shoot(game, shot)
  game.silence(shot.target, false)
}

/** With what was announced together with its card. */
function announcedShot({ sets }: Play, shot: Shot): Shot {
  for (const set of sets) set(shot)
  return shot
}

/** A card with the BANG! symbol at somebody. */
export const shootAt = (game: Bang, play: Play, target: Seat): Rule => shoot(game, announcedShot(play, shotOf(hitOf(game, play, target))))

/** A card with the BANG! symbol at its target. */
export const shootTarget = (game: Bang, play: Play): Rule | undefined =>
  play.target === undefined ? undefined : shootAt(game, play, play.target)

/** A shot at everybody else, one after the other, clockwise. */
export function* shootOthers(game: Bang, play: Play): Rule {
  // By hand, as wherever others are asked meanwhile: after a question the machine no longer knows that it goes through a list.
  const targets = everybodyElse(game, play)
  for (let i = 0; i < targets.length; i++) yield* shootAt(game, play, targets[i] ?? absent())
}

const SHOT_SET = maskOf('shotSet')
const FIND_TARGET = maskOf('immune', 'divert')

/** A3 to A7 for one target. */
export function shoot(game: Bang, shot: Shot): Rule {
  const isSet = shot.by !== undefined && game.has(shot.by, SHOT_SET)
  if (isSet || shot.unavoidable || game.has(shot.target, FIND_TARGET)) return shootInFull(game, shot)
  // Mostly nothing comes before the answers, and they need no other rule around them.
  return game.alive(shot.target) ? endure(game, shot, true) : NOTHING_MORE
}

function* shootInFull(game: Bang, shot: Shot): Rule {
  if (shot.by !== undefined) yield* setShot(game, shot, shot.by)
  if (!game.alive(shot.target)) return
  if (game.has(shot.target, FIND_TARGET) && !(yield* findTarget(game, shot))) return
  if (!shot.unavoidable) yield* endure(game, shot, true)
  else {
    // A4.3 and A4.4: nothing cancels it, but whoever may stay out of its card still may.
    shot.fate = (yield* reaches(game, shot)) ? 'stands' : 'ignored'
    const then = follow(game, shot)
    if (then) yield* then
  }
}

/** A5 to A7: what follows once it is known whether it hits. A rule only if there is more to do. */
function follow(game: Bang, shot: Shot): Rule | undefined {
  const then = shot.fate === 'stands' ? strike(game, shot) : shot.fate === 'cancelled' ? cancelled(game, shot) : undefined
  return shot.returns.length > 0 ? returnFire(game, shot, then) : then
}

const strike = (game: Bang, shot: Shot): Rule | undefined =>
  hurt(game, { seat: shot.target, amount: shot.damage, by: shot.by, cause: shot.name, shot, cost: false })

function cancelled(game: Bang, shot: Shot): Rule | undefined {
  game.emit({ type: 'cancelled', seat: shot.target, by: shot.by, shot: shot.name })
  return shot.whenCancelled.length === 0 ? undefined : whatWaits(shot)
}

function* whatWaits({ whenCancelled }: Shot): Rule {
  for (const waiting of whenCancelled.toSorted((a, b) => a.order - b.order)) {
    const then = waiting.do()
    if (then) yield* then
  }
}

function* returnFire(game: Bang, shot: Shot, before: Rule | undefined): Rule {
  if (before) yield* before
  if (shot.silences) game.silence(shot.target, false)
  for (const { by, name } of shot.returns) yield* shootBack(game, shot, by, name)
}

function* setShot(game: Bang, shot: Shot, by: Seat): Rule {
  for (const source of game.of(by).shotSet) {
    const set = source.def.shotSet?.(game, source, shot)
    if (set) yield* set
  }
}

/** A5: whoever answered so fires at the shooter when the shot is over, even if it has doomed him. */
function* shootBack(game: Bang, shot: Shot, seat: Seat, name: string): Rule {
  if (shot.by !== undefined && shot.by !== seat && game.alive(shot.by)) yield* shoot(game, cardlessShot(name, seat, shot.by))
}

/** A4.2 and A4.5: the target is not immune, or has turned the shot on somebody else, who is not. */
function* findTarget(game: Bang, shot: Shot): Rule<boolean> {
  for (;;) {
    if (!game.alive(shot.target) || isImmune(game, shot)) return false
    if (shot.unavoidable) return true
    const diverted = yield* diversion(game, shot)
    if (diverted === undefined) return true
    shot.target = diverted
    shot.tried.length = 0
  }
}

function* diversion(game: Bang, shot: Shot): Rule<Seat | undefined> {
  for (const source of game.of(shot.target).divert) {
    const diverted = source.def.divert?.(game, source, shot)
    const seat = typeof diverted === 'object' ? yield* diverted : diverted
    if (seat !== undefined) return seat
  }
  return undefined
}

/** What became of a shot: the target was left out of it, has cancelled it, or neither. */
export type Fate = 'ignored' | 'cancelled' | 'stands'

/** A4.3 and A4.6: only what becomes of it. */
export function* cancel(game: Bang, shot: Shot): Rule<Fate> {
  yield* endure(game, shot, false)
  return shot.fate ?? 'stands'
}

/** A4.3 and A4.6: answers in any order, until there are enough or the target gives up; `strikes`: then what follows from that. */
function* endure(game: Bang, shot: Shot, strikes: boolean): Rule {
  shot.missing = shot.needs
  shot.fate = undefined
  for (let question = asksTarget(game, shot); question !== undefined; question = asksTarget(game, shot)) {
    const counting = answered(game, shot, (yield question) as Answer)
    if (counting !== undefined) shot.missing -= yield* counting
  }
  const then = strikes ? follow(game, shot) : undefined
  if (then !== undefined) yield* then
}

/** Nothing: it is clear what became of the shot. */
function asksTarget(game: Bang, shot: Shot): Question | undefined {
  if (shot.fate !== undefined) return undefined
  // What an answer costs may have cost him his life.
  if (shot.missing > 0 && game.alive(shot.target) && couldReply(game, shot)) return ask(game, shot.target, replyToShot, shot)
  shot.fate = shot.missing <= 0 ? 'cancelled' : 'stands'
  return undefined
}

/** A rule only if something must be done before it counts as this many Missed!. */
function answered(game: Bang, shot: Shot, answer: Answer): Rule<number> | undefined {
  if (answer.id === 'take-it') shot.fate = 'stands'
  else if (ignored(game, shot, answer)) shot.fate = 'ignored'
  else {
    shot.answered = true
    const worth = reply(game, shot, answer)
    if (typeof worth === 'object') return worth
    shot.missing -= worth
  }
  return undefined
}

/** By what everybody can see; what the hand really holds makes no difference. */
function couldReply(game: Bang, shot: Shot): boolean {
  if (game.couldServe(shot.target, canAnswer) || (!shot.answered && couldIgnore(game, shot))) return true
  const out = noOptions()
  listReplies(game, shot, out)
  return out.length > 0
}

const canAnswer = (game: Bang, seat: Seat, card: CardId): boolean => game.usable(seat, card, 'missed') || hasSymbol(game, seat, card)

/** It carries the symbol, and may be played as what it is. */
const hasSymbol = (game: Bang, seat: Seat, card: CardId): boolean => game.def(card).hasMissedSymbol && !game.forbidden(seat, card, 'play')

/** What he has besides cards of his hand. */
function listReplies(game: Bang, shot: Shot, out: Option[]): void {
  for (const source of game.of(shot.target).replies) if (!shot.tried.includes(source)) source.def.replies?.(game, source, shot, out)
}

function reply(game: Bang, shot: Shot, answer: Answer): Rule<number> | number {
  const card = answer.card === undefined ? undefined : game.cardAt(answer.card)
  if (card !== undefined && game.hand(shot.target).includes(card)) {
    const def = game.def(card)
    spend(game, shot.target, card, { as: answer.id, to: shot.name, played: true })
    // A card that only stands in for a Missed! does nothing of its own.
    const then = answer.id === def.id || def.isMissed ? def.answered?.(game, shot.target, shot, { card, answer }) : undefined
    return then === undefined ? 1 : oneAfter(then)
  }
  for (const source of game.of(shot.target).reply) {
    const { def } = source
    if (shot.tried.includes(source) || def.id !== answer.id || answer.card !== handleOf(game, source)) continue
    shot.tried.push(source)
    return def.reply?.(game, source, shot, answer) ?? 0
  }
  return 0
}

/** It counts, once what it brings is done. */
function* oneAfter(rule: Rule): Rule<number> {
  yield* rule
  return 1
}

/** An option of a card in front names the card. */
export const handleOf = (game: Bang, { def, card }: Source) => (card === undefined || !def.isCard ? undefined : game.handle(card))

const TAKE_IT: Option = { id: 'take-it', card: undefined, seat: undefined, fields: undefined }

const replyToShot: Kind<Bang, Shot> = {
  name: 'shot',
  options(game, seat, shot) {
    const out = noOptions()
    for (const card of game.hand(seat)) {
      if (game.usable(seat, card, 'missed')) out.push(option('missed', game.handle(card)))
      const def = game.def(card)
      if (hasSymbol(game, seat, card)) {
        out.push(option(def.id, game.handle(card), undefined, def.answerFields?.(game, seat, shot)))
      }
    }
    listReplies(game, shot, out)
    if (!shot.answered) listIgnoring(game, seat, shot, out)
    out.push(TAKE_IT)
    return out
  },
  refuse(game, seat, shot, answer): BangReason | undefined {
    const inFront = game.front(seat).find((card) => game.handle(card) === answer.card)
    if (inFront !== undefined && !game.works(inFront)) return { code: 'switched-off', facts: { card: game.def(inFront).id } }
    if (inFront !== undefined && game.def(inFront).border === 'green' && !game.isReady(inFront)) {
      return { code: 'not-ready', facts: { card: game.def(inFront).id } }
    }
    if (answer.id === 'missed' || answer.id === 'play' || answer.id === 'ignore') return whyNoAnswer(game, seat, answer, 'missed')
    for (const { def } of shot.tried) if (def.id === answer.id) return { code: 'once-a-shot', facts: { card: def.id } }
    const source = game.of(seat).replies.find(({ def }) => def.id === answer.id)
    return source?.def.whyNoAction?.(game, source, seat, answer)
  },
  fallback: () => ({ id: 'take-it' }),
  publicAbout: (_game, { by, target, aimed, name, needs, missing, suit, rank }) => ({
    by,
    target,
    aimed,
    card: name,
    needs,
    missing,
    suit,
    rank,
  }),
}

/** Why a card of the hand is no answer here. */
export function whyNoAnswer(game: Bang, seat: Seat, answer: Answer, use: 'bang' | 'missed'): BangReason {
  const card = game.cardAt(answer.card)
  if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
  const def = game.def(card)
  if (answer.id === 'ignore') return { code: 'no-escape', facts: { card: def.id } }
  if (!game.countsAs(seat, card, use)) return { code: use === 'bang' ? 'not-a-bang' : 'not-a-missed', facts: { card: def.id } }
  const forbidden = game.forbidden(seat, card, use)
  return forbidden
    ? { code: 'forbidden', facts: { card: def.id, source: forbidden.def.id } }
    : { code: 'wrong-choice', facts: { card: def.id } }
}
