import {
  type Answer,
  absent,
  ask,
  askAll,
  type CardId,
  choose,
  firstOf,
  type Kind,
  NOTHING_MORE,
  noOptions,
  type Option,
  option,
  type Rule,
  type Seat,
} from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Def, Source } from '../def.ts'
import { maskOf } from '../moments.ts'
import type { Shot } from './attack.ts'
import { cardIn } from './play.ts'
import type { BangReason } from './reasons.ts'
import { noteSpent, spend } from './spend.ts'

/** A loss of life. */
export interface Wound {
  readonly seat: Seat
  readonly amount: number
  /** Who is responsible, if anybody. */
  readonly by: Seat | undefined
  /** The card or check that does it. */
  readonly cause: string
  readonly shot: Shot | undefined
  /** Paid by his own choice: nobody can spare him that. */
  readonly cost: boolean
  /** How many life points he had, once it is lost. */
  readonly before?: number
}

/** A loss that nobody is responsible for. */
export const misfortune = (seat: Seat, amount: number, cause: string): Wound => ({
  seat,
  amount,
  by: undefined,
  cause,
  shot: undefined,
  cost: false,
})

/** A life point paid as a price. */
export const payLife = (game: Bang, seat: Seat, cause: string): Rule => wound(game, { ...misfortune(seat, 1, cause), cost: true })

/** A6: life is lost, at once and possibly below zero; then the lethal window; then, if he lives, what the loss sets off. */
export function wound(game: Bang, hit: Wound): Rule {
  return hurt(game, hit) ?? NOTHING_MORE
}

/** The same, and a rule only if there is more to do. */
export function hurt(game: Bang, hit: Wound): Rule | undefined {
  if (game.isGhost(hit.seat) || !game.alive(hit.seat)) return undefined
  const savers = hit.cost ? NOBODY : couldSpare(game, hit)
  return savers.length === 0 ? lose(game, hit, hit.amount) : woundUnlessSpared(game, hit, savers)
}

function* woundUnlessSpared(game: Bang, hit: Wound, seats: readonly Seat[]): Rule {
  const savers = yield* spare(game, hit, seats)
  const amount = hit.amount - savers.length
  const losing = amount > 0 ? lose(game, hit, amount) : undefined
  if (losing) yield* losing
  // A6.6: what follows is no part of the shot any more.
  if (hit.shot?.silences) game.silence(hit.seat, false)
  for (const { saver, def } of savers) {
    if (!game.alive(hit.seat) || !game.alive(saver)) continue
    const thanks = def.spares?.(game, saver, hit.seat)
    if (thanks) yield* thanks
  }
}

function lose(game: Bang, coming: Wound, amount: number): Rule | undefined {
  const { seat, by, cause, shot, cost } = coming
  // Written out: a copy with one field more is made a hundred times slower.
  const hit: Wound = { seat, amount, by, cause, shot, cost, before: game.life(seat) }
  game.setLife(seat, game.life(seat) - amount)
  game.setCause(seat, by === seat ? undefined : by)
  if (game.isHeard) game.emit({ type: 'wounded', seat, amount, life: game.life(seat), by, cause })
  if (game.anybodyHas(LIFE_LOST)) noteLoss(game, hit)
  const isCalm = !game.has(seat, AFTER_WOUND) && (by === undefined || !game.has(by, AFTER_HIT))
  return isCalm && game.life(seat) > 0 ? undefined : afterLoss(game, hit)
}

const LIFE_LOST = maskOf('lifeLost')
const AFTER_WOUND = maskOf('afterWound')
const AFTER_HIT = maskOf('afterHit')

/** A6.3, by `order` */
function noteLoss(game: Bang, hit: Wound): void {
  const { seat, by } = hit
  const sources = [...game.of(seat).lifeLost]
  if (by !== undefined && by !== seat) sources.push(...game.of(by).lifeLost.filter(({ owner }) => owner === by))
  for (const source of sources.sort((a, b) => a.def.order - b.def.order)) source.def.lifeLost?.(game, source, hit)
}

function* afterLoss(game: Bang, hit: Wound): Rule {
  const { seat, by } = hit
  if (game.life(seat) <= 0) yield* lethalWindow(game, seat)
  if (!game.alive(seat)) return
  const { afterWound } = game.of(seat)
  if (afterWound.length > 0) yield* triggers(game, seat, afterWound, hit)
  if (by === undefined || by === seat || !game.alive(seat)) return
  for (const source of game.of(by).afterHit) {
    const then = source.def.afterHit?.(game, source, hit)
    if (then) yield* then
  }
}

/** What a loss sets off; somebody with several such abilities says which comes next. */
function* triggers(game: Bang, seat: Seat, sources: readonly Source[], hit: Wound): Rule {
  const left = sources.filter((source) => !source.def.indifferent?.(game, source, hit))
  while (left.length > 0 && game.alive(seat)) {
    const next = left.length === 1 ? firstOf(left) : yield* chosenTrigger(game, seat, left)
    left.splice(left.indexOf(next), 1)
    const then = next.def.afterWound?.(game, next, hit)
    if (then) yield* then
  }
}

function* chosenTrigger(game: Bang, seat: Seat, sources: readonly Source[]): Rule<Source> {
  const { id } = yield* ask(game, seat, nextTrigger, sources)
  return sources.find(({ def }) => def.id === id) ?? firstOf(sources)
}

const nextTrigger: Kind<Bang, readonly Source[]> = {
  name: 'next-trigger',
  options: (_game, _seat, sources) => [...new Set(sources.map(({ def }) => def.id))].map((id) => option(id)),
  fallback: (_game, _seat, sources) => ({ id: firstOf(sources).def.id }),
  publicAbout: () => null,
}

// ---- A6.2: somebody else may spare him ---------------------------------------------------------------------------------------------------

const NOBODY: readonly Seat[] = []

/** From the active player clockwise, whoever may hold such a card by what everybody knows. */
function couldSpare(game: Bang, { seat }: Wound): readonly Seat[] {
  const { spares } = game.mixture
  if (spares.length === 0) return NOBODY
  const { ring } = game
  const first = game.sitsAt(game.active)
  const seats: Seat[] = []
  for (let i = 0; i < ring.length; i++) {
    const other = ring[(first + i) % ring.length] ?? absent()
    if (other !== seat && game.alive(other) && game.couldPlayAny(other, spares)) seats.push(other)
  }
  return seats
}

interface Saved {
  readonly saver: Seat
  readonly def: Def
}

const NOT_SAVED: readonly Saved[] = []

/** Everybody who might is asked at once; who has spared a point each. What is not needed stays in the hand. */
function* spare(game: Bang, hit: Wound, seats: readonly Seat[]): Rule<readonly Saved[]> {
  const answers = yield* askAll(game, seats, spareOrPass, hit, true, true)
  let savers: Saved[] | undefined
  for (let i = 0; i < seats.length; i++) {
    if (savers !== undefined && savers.length >= hit.amount) break
    const seat = seats[i] ?? absent()
    const answer = answers[i]
    if (answer?.id !== 'spare' || !game.alive(seat)) continue
    const card = cardIn(game, answer)
    const def = game.def(card)
    spend(game, seat, card, { as: def.id, to: hit.cause, played: true })
    game.emit({ type: 'spared', seat: hit.seat, by: seat, card: def.id })
    savers ??= []
    savers.push({ saver: seat, def })
  }
  return savers ?? NOT_SAVED
}

const PASS: Option = { id: 'pass', card: undefined, seat: undefined, fields: undefined }

const spareOrPass: Kind<Bang, Wound> = {
  name: 'spare',
  options(game, seat) {
    const out = noOptions()
    for (const card of game.hand(seat)) {
      if (game.def(card).spares && !game.forbidden(seat, card, 'play')) out.push(option('spare', game.handle(card)))
    }
    out.push(PASS)
    return out
  },
  live: (game, seat) => game.alive(seat),
  fallback: () => PASS,
  publicAbout: (_game, { seat, amount, by, cause }) => ({ seat, amount, by, card: cause }),
}

// ---- A7 ----------------------------------------------------------------------------------------------------------------------------------

/** Only he may save himself, one card after the other. If he does not, he is doomed and leaves when the effect is over. */
function* lethalWindow(game: Bang, seat: Seat): Rule {
  game.setDying(seat, true)
  yield* tryToLive(game, seat)
  game.setDying(seat, false)
}

function* tryToLive(game: Bang, seat: Seat): Rule {
  while (game.life(seat) <= 0 && couldSurvive(game, seat)) {
    const answer = (yield choose(game, seat, dying, undefined)) as Answer | undefined
    if (answer === undefined) continue
    if (answer.id === 'give-up') break
    const then = drinkToLive(game, seat, answer)
    if (then) yield* then
  }
  if (game.life(seat) > 0) return
  const { lastChance } = game.of(seat)
  if (lastChance.length === 0 || !(yield* isSaved(game, lastChance))) game.setPresence(seat, 'doomed')
}

function* isSaved(game: Bang, sources: readonly Source[]): Rule<boolean> {
  for (const source of sources) if (source.def.lastChance && (yield* source.def.lastChance(game, source))) return true
  return false
}

function drinkToLive(game: Bang, seat: Seat, answer: Answer): Rule | undefined {
  const card = cardIn(game, answer)
  const def = game.def(card)
  // Told before the cards it may bring are drawn: reactions to a Beer come when it is drunk.
  game.emit({ type: 'answered', seat, card: game.faceOf(card), as: def.id, to: 'dying' })
  game.discard(card)
  game.heal(seat, game.of(seat).beer, def.id)
  noteSpent(game, seat, def, def.id, true)
  return afterBeer(game, seat)
}

/** A Beer drunk in one's own turn. */
export function drinkBeer(game: Bang, seat: Seat, id: string): Rule | undefined {
  if (beerWorks(game)) game.heal(seat, game.of(seat).beer, id)
  return afterBeer(game, seat)
}

/** What is done when somebody has played a Beer, from the active player clockwise. */
export function afterBeer(game: Bang, by: Seat): Rule | undefined {
  return game.anybodyHas(BEER_DRUNK) ? reactions(game, by) : undefined
}

const BEER_DRUNK = maskOf('beerDrunk')

function* reactions(game: Bang, by: Seat): Rule {
  for (const other of game.from(game.active)) {
    for (const source of game.of(other).beerDrunk) {
      const then = source.owner === other ? source.def.beerDrunk?.(game, source, by) : undefined
      if (then) yield* then
    }
  }
}

const beerWorks = (game: Bang): boolean => game.playersLeft() > 2

/** By what everybody can see. */
function couldSurvive(game: Bang, seat: Seat): boolean {
  if (beerWorks(game) && game.couldServe(seat, canBeDrunk)) return true
  for (const source of game.of(seat).rescues) if (source.def.rescues?.(game, source)) return true
  return false
}

const canBeDrunk = (game: Bang, seat: Seat, card: CardId): boolean => game.def(card).isBeer && !game.forbidden(seat, card, 'play')

const GIVE_UP: Option = { id: 'give-up', card: undefined, seat: undefined, fields: undefined }

const dying: Kind<Bang, undefined> = {
  name: 'dying',
  options(game, seat) {
    const out = noOptions()
    if (beerWorks(game)) {
      for (const card of game.hand(seat)) {
        if (canBeDrunk(game, seat, card)) out.push(option('beer', game.handle(card)))
      }
    }
    out.push(GIVE_UP)
    return out
  },
  refuse(game, seat, _about, answer): BangReason | undefined {
    if (answer.id !== 'beer' && answer.id !== 'play' && answer.id !== 'use') return undefined
    const card = game.cardAt(answer.card)
    if (card === undefined || ![...game.hand(seat), ...game.front(seat)].includes(card)) return { code: 'not-in-hand' }
    const def = game.def(card)
    if (!def.isBeer) return { code: 'only-beer-saves', facts: { card: def.id } }
    const forbidden = game.forbidden(seat, card, 'play')
    if (forbidden) return { code: 'forbidden', facts: { card: def.id, source: forbidden.def.id } }
    return beerWorks(game) ? { code: 'wrong-choice', facts: { card: def.id } } : { code: 'two-players-left', facts: { card: def.id } }
  },
  live: (game, seat) => game.life(seat) <= 0,
  fallback: (game, seat) => dying.options(game, seat, undefined).find((option) => option.id === 'beer') ?? GIVE_UP,
  publicAbout: () => null,
}
