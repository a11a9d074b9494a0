import { type Answer, ask, type Kind, type Option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import type { Border, Rank, Suit } from '../facts.ts'
import { wound } from './damage.ts'
import { cardIn, type Play } from './play.ts'
import type { BangReason } from './reasons.ts'

/** A shot with the BANG! symbol at one target. Facts of the card are copied: the card itself may be gone. */
export interface Shot {
  readonly by: Seat | undefined
  target: Seat
  /** What it is called. */
  readonly name: string
  readonly suit: Suit | undefined
  readonly rank: Rank | undefined
  readonly border: Border | undefined
  /** A BANG! card, not just its symbol. */
  readonly bangCard: boolean
  /** Missed! it takes. */
  needs: number
  /** How many of them are still missing. */
  missing: number
  damage: number
  unavoidable: boolean
  /** Sources that have had their chance against this shot. */
  readonly tried: Set<Source>
}

const shotOf = (play: Play, target: Seat, bangCard: boolean, needs: number): Shot => ({
  by: play.by,
  target,
  name: play.as.id,
  suit: play.face.suit,
  rank: play.face.rank,
  border: play.def.facts?.border,
  bangCard,
  needs,
  missing: needs,
  damage: 1,
  unavoidable: false,
  tried: new Set(),
})

/** A BANG! card: it counts against the limit of the turn. */
export function shootBang(game: Bang, play: Play): Rule | undefined {
  game.acting.bangs++
  return play.target === undefined ? undefined : shoot(game, shotOf(play, play.target, true, game.of(play.by).misses))
}

/** A shot at everybody else, one after the other, clockwise. */
export function* shootOthers(game: Bang, play: Play): Rule {
  for (const target of game.othersFrom(play.by)) yield* shoot(game, shotOf(play, target, false, 1))
}

/** A3 to A7 for one target. */
function* shoot(game: Bang, shot: Shot): Rule {
  if (shot.by !== undefined) {
    for (const source of game.of(shot.by).shotSet) {
      const set = source.def.shotSet?.(game, source, shot)
      if (set) yield* set
    }
  }
  if (!game.alive(shot.target)) return
  const { immune, divert } = game.of(shot.target)
  if ((immune.length > 0 || divert.length > 0) && !(yield* findTarget(game, shot))) return
  if (shot.unavoidable || !(yield* cancel(game, shot))) {
    yield* wound(game, { seat: shot.target, amount: shot.damage, by: shot.by, cause: shot.name, shot })
  } else {
    game.emit({ type: 'cancelled', seat: shot.target, by: shot.by, shot: shot.name })
    for (const source of game.of(shot.target).afterCancel) {
      const then = source.def.afterCancel?.(game, source, shot)
      if (then) yield* then
    }
  }
}

/** A4.2 and A4.5: the target is not immune, or has turned the shot on somebody else, who is not. */
function* findTarget(game: Bang, shot: Shot): Rule<boolean> {
  for (;;) {
    const { target } = shot
    if (!game.alive(target)) return false
    for (const source of game.of(target).immune) if (source.def.immune?.(game, source, shot)) return false
    if (shot.unavoidable) return true
    const diverted = yield* diversion(game, shot)
    if (diverted === undefined) return true
    shot.target = diverted
    shot.tried.clear()
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

/** A4.6: answers in any order, until there are enough or the target gives up. True: cancelled. */
function* cancel(game: Bang, shot: Shot): Rule<boolean> {
  shot.missing = shot.needs
  while (shot.missing > 0 && couldReply(game, shot)) {
    const answer = yield* ask(game, shot.target, replyToShot, shot)
    if (answer.id === 'take-it') return false
    shot.missing -= yield* reply(game, shot, answer)
  }
  return shot.missing <= 0
}

/** By what everybody can see; what the hand really holds makes no difference. */
function couldReply(game: Bang, shot: Shot): boolean {
  if (game.hand(shot.target).length > 0) return true
  for (const source of game.of(shot.target).replies) if (!shot.tried.has(source)) return true
  return false
}

function* reply(game: Bang, shot: Shot, answer: Answer): Rule<number> {
  if (answer.id === 'missed') {
    const card = cardIn(game, answer)
    game.emit({ type: 'answered', seat: shot.target, card: game.faceOf(card), as: 'missed', to: shot.name })
    game.discard(card)
    return 1
  }
  for (const source of game.of(shot.target).reply) {
    const { def, card } = source
    if (def.id === answer.id && answer.card === (card === undefined || def.kind !== 'card' ? undefined : game.handle(card))) {
      shot.tried.add(source)
      return def.reply ? yield* def.reply(game, source, shot, answer) : 0
    }
  }
  return 0
}

const TAKE_IT: Option = { id: 'take-it', card: undefined, seat: undefined, fields: undefined }

const replyToShot: Kind<Bang, Shot> = {
  name: 'shot',
  options(game, seat, shot) {
    const out: Option[] = []
    for (const card of game.hand(seat)) {
      if (game.usable(seat, card, 'missed') && !game.forbidden(seat, game.def(card), 'missed')) {
        out.push({ id: 'missed', card: game.handle(card), seat: undefined, fields: undefined })
      }
    }
    for (const source of game.of(seat).replies) if (!shot.tried.has(source)) source.def.replies?.(game, source, shot, out)
    out.push(TAKE_IT)
    return out
  },
  refuse(game, seat, shot, answer): BangReason | undefined {
    if (answer.id === 'missed' || answer.id === 'play') return whyNoAnswer(game, seat, answer, 'missed')
    for (const { def } of shot.tried) if (def.id === answer.id) return { code: 'once-a-shot', facts: { card: def.id } }
    return undefined
  },
  fallback: () => ({ id: 'take-it' }),
  publicAbout: (_game, { by, target, name, needs, missing, suit, rank }) => ({ by, target, card: name, needs, missing, suit, rank }),
}

/** Why a card of the hand is no answer here. */
export function whyNoAnswer(game: Bang, seat: Seat, answer: Answer, use: 'bang' | 'missed'): BangReason {
  const card = game.cardAt(answer.card)
  if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
  const def = game.def(card)
  if (!game.usable(seat, card, use)) return { code: use === 'bang' ? 'not-a-bang' : 'not-a-missed', facts: { card: def.id } }
  const forbidden = game.forbidden(seat, def, use)
  return forbidden ? { code: forbidden, facts: { card: def.id } } : { code: 'wrong-choice', facts: { card: def.id } }
}
