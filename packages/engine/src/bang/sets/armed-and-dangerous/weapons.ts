import { type CardId, choose, firstOf, type Kind, offer, onlyAnswer, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Def } from '../../def.ts'
import type { CardFacts } from '../../facts.ts'
import type { Shot } from '../../rules/attack.ts'
import { cardIn, type Play } from '../../rules/play.ts'
import { DISCARD } from '../../zones.ts'
import { dangerous } from './dangerous.ts'
import { payFromCard } from './depletion.ts'
import { cards as facts } from './facts.ts'
import { tokensOn } from './parts.ts'

interface Ability {
  /** Only with a BANG! card for which this is true. Left out: with any. */
  with?(game: Bang, card: CardId): boolean
  readonly aimsPast?: true
  /** Happens after paying, before the target can answer. */
  paid(game: Bang, play: Play): void
}

const YES = [0]

/** A weapon with an ability that may be announced with a BANG! card, for one token of its own. */
const dangerousWeapon = (printed: CardFacts, { with: suits, aimsPast, paid }: Ability): Def =>
  dangerous(printed, {
    aimsPast: aimsPast ?? false,
    adds(game, { def, owner, card: own }, { seat, card, as }) {
      if (owner !== seat || !as.isBang || tokensOn(game, own) < 1 || suits?.(game, card) === false) return undefined
      return { name: def.id, pick: 'names', names: [def.id], min: 0, max: 1, from: () => YES }
    },
    *added(game, { def, card: own }, play) {
      if (own === undefined) return
      game.emit({ type: 'ability', seat: play.by, source: def.id, target: play.target })
      yield* payFromCard(game, play.by, own, 1, def.id)
      paid(game, play)
    },
  })

/** For this shot the target has neither abilities nor cards in front of him. */
export const bigFifty = dangerousWeapon(facts['big-fifty'], {
  aimsPast: true,
  paid: (_game, play) => {
    play.sets.push((shot) => {
      shot.silences = true
    })
  },
})

/** Comes after everything else that a cancelled shot sets off. */
const LAST = 4

export const buntlineSpecial = dangerousWeapon(facts['buntline-special'], {
  paid: (game, play) => {
    play.sets.push((shot) => {
      shot.whenCancelled = [...shot.whenCancelled, { order: LAST, do: () => dropOne(game, shot) }]
    })
  },
})

/** Whoever cancelled the shot discards a card of his choice from his hand. */
function* dropOne(game: Bang, { target }: Shot): Rule {
  if (!game.alive(target) || game.hand(target).length === 0) return
  const answer = onlyAnswer(whichToDrop.options(game, target, undefined)) ?? (yield* choose(game, target, whichToDrop, undefined))
  if (answer) game.discard(cardIn(game, answer))
}

const whichToDrop: Kind<Bang, undefined> = {
  name: 'buntline-special',
  options: (game, seat) => offer(game, 'discard', game.hand(seat)),
  live: (game, seat) => game.alive(seat) && game.hand(seat).length > 0,
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(firstOf(game.hand(seat))) }),
  publicAbout: () => null,
}

export const doubleBarrel = dangerousWeapon(facts['double-barrel'], {
  with: (game, card) => game.suitOf(game.faceOf(card)) === 'diamonds',
  paid: (_game, play) => {
    play.sets.push((shot) => {
      shot.unavoidable = true
    })
  },
})

export const thunderer = dangerousWeapon(facts.thunderer, { paid: (game, play) => takeBack(game, play.by, play) })

/** Takes the card back to the hand, if it still lies where it was put when it was played. */
export function takeBack(game: Bang, seat: Seat, { lies }: Pick<Play, 'lies'>): void {
  if (lies !== undefined && liesThere(game, lies)) game.take(lies.card, seat)
}

export const liesThere = (game: Bang, { card, stay }: NonNullable<Play['lies']>): boolean =>
  game.zoneOf(card) === DISCARD && game.handle(card) === stay
