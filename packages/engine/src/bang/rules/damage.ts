import { type Answer, choose, type Kind, type Option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Shot } from './attack.ts'
import { cardIn } from './play.ts'
import type { BangReason } from './reasons.ts'

/** A loss of life. */
export interface Wound {
  readonly seat: Seat
  readonly amount: number
  /** Who is responsible, if anybody. */
  readonly by: Seat | undefined
  /** The card or check that does it. */
  readonly cause: string
  readonly shot: Shot | undefined
}

/** A6: life is lost, at once and possibly below zero; then the lethal window; then, if he lives, what the loss sets off. */
export function* wound(game: Bang, hit: Wound): Rule {
  const { seat, amount, by, cause } = hit
  game.setLife(seat, game.life(seat) - amount)
  game.setCause(seat, by === seat ? undefined : by)
  game.emit({ type: 'wounded', seat, amount, life: game.life(seat), by, cause })
  for (const source of game.of(seat).lifeLost) source.def.lifeLost?.(game, source, hit)
  if (by !== undefined && by !== seat) {
    for (const source of game.of(by).lifeLost) if (source.owner === by) source.def.lifeLost?.(game, source, hit)
  }
  if (game.life(seat) <= 0) yield* lethalWindow(game, seat)
  if (!game.alive(seat)) return
  for (const source of game.of(seat).afterWound) {
    const then = source.def.afterWound?.(game, source, hit)
    if (then) yield* then
  }
}

/** A7: he alone may save himself, one card after the other. Failing that he is doomed, and leaves when the effect is over. */
function* lethalWindow(game: Bang, seat: Seat): Rule {
  while (game.life(seat) <= 0 && couldSurvive(game, seat)) {
    const answer = yield* choose(game, seat, dying, undefined)
    if (answer === undefined) continue
    if (answer.id === 'give-up') break
    drinkToLive(game, seat, answer)
  }
  if (game.life(seat) <= 0) game.setPresence(seat, 'doomed')
}

function drinkToLive(game: Bang, seat: Seat, answer: Answer): void {
  const card = cardIn(game, answer)
  const { id } = game.def(card)
  game.emit({ type: 'answered', seat, card: game.faceOf(card), as: id, to: 'dying' })
  game.discard(card)
  game.heal(seat, 1, id)
}

export const beerWorks = (game: Bang): boolean => game.playersLeft() > 2

/** By what everybody can see. */
function couldSurvive(game: Bang, seat: Seat): boolean {
  if (game.hand(seat).length > 0 && beerWorks(game)) return true
  for (const source of game.of(seat).rescues) if (source.def.rescues?.(game, source)) return true
  return false
}

const GIVE_UP: Option = { id: 'give-up', card: undefined, seat: undefined, fields: undefined }

const dying: Kind<Bang, undefined> = {
  name: 'dying',
  options(game, seat) {
    const out: Option[] = []
    if (beerWorks(game)) {
      for (const card of game.hand(seat)) {
        const def = game.def(card)
        if (def.facts?.isBeerCard && !game.forbidden(seat, def, 'play'))
          out.push({ id: 'beer', card: game.handle(card), seat: undefined, fields: undefined })
      }
    }
    out.push(GIVE_UP)
    return out
  },
  refuse(game, seat, _about, answer): BangReason | undefined {
    if (answer.id !== 'beer' && answer.id !== 'play') return undefined
    const card = game.cardAt(answer.card)
    if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
    const def = game.def(card)
    if (!def.facts?.isBeerCard) return { code: 'only-beer-saves', facts: { card: def.id } }
    return beerWorks(game) ? { code: 'wrong-choice', facts: { card: def.id } } : { code: 'two-players-left', facts: { card: def.id } }
  },
  live: (game, seat) => game.life(seat) <= 0,
  fallback: (game, seat) => dying.options(game, seat, undefined).find((option) => option.id === 'beer') ?? GIVE_UP,
  publicAbout: () => null,
}
