import { option, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { type Numbers, thing, variant } from '../../def.ts'
import type { Moments } from '../../moments.ts'
import { atSeat, onCard, onCharacter, type Spot } from '../../parts/spots.ts'
import type { BangReason, ReasonCode } from '../../rules/reasons.ts'
import { DECK, DISCARD } from '../../zones.ts'
import { equipment as facts } from './facts.ts'
import { nugget, nuggetsOf, wears } from './parts.ts'
import { hangUp, likeBang, likeBeer, likeCatBalou, likeDuel, likeGeneralStore, likePanic, mix, pour, ride, rush } from './ways.ts'

export const shot = thing(facts.shot, { ways: [pour] })
export const bottle = thing(facts.bottle, { ways: [likePanic, likeBeer, likeBang] })
export const pardner = thing(facts.pardner, { ways: [likeGeneralStore, likeDuel, likeCatBalou] })
export const rhum = thing(facts.rhum, { ways: [mix] })
export const unionPacific = thing(facts['union-pacific'], { ways: [ride] })
export const goldRush = thing(facts['gold-rush'], { ways: [rush] })

/** Something for each life point lost, except the last one, once the owner has survived. */
const perPoint = (
  bring: (game: Bang, seat: Seat, points: number, id: string) => void,
): Moments<{ due: number }> & { memory: { due: number } } => ({
  memory: { due: 0 },
  lifeLost(game, { owner, memory }, { seat, amount }) {
    if (seat === owner) memory.due += Math.max(0, Math.min(amount, game.life(seat) + amount - 1))
  },
  indifferent: (_game, { memory }) => memory.due === 0,
  afterWound(game, { def, memory }, { seat }) {
    const { due } = memory
    memory.due = 0
    if (due > 0) bring(game, seat, due, def.id)
    return undefined
  },
})

export const boots = thing(
  facts.boots,
  perPoint((game, seat, points, id) => {
    game.emit({ type: 'ability', seat, source: id, target: undefined })
    game.draw(seat, points, id)
  }),
)
export const luckyCharm = thing(
  facts['lucky-charm'],
  perPoint((game, seat, points, id) => {
    game.gain(nugget, atSeat(seat), points, id)
  }),
)

/** Safe from Diamonds of other players, whatever their border; an ability has the suit of its price, as for Apache Kid. */
export const calumet = thing(facts.calumet, {
  immune: (_game, { owner }, { by, suit, duel }) => !duel && by !== undefined && by !== owner && suit === 'diamonds',
})

const PRICE_OF_CARD = 1

/** With both piles empty the nugget would buy nothing, and nobody is to lose one by mistake. */
function noCard(game: Bang, seat: Seat): ReasonCode | undefined {
  if (nuggetsOf(game, seat) < PRICE_OF_CARD) return 'gold-rush/too-poor'
  return game.at(DECK).length + game.at(DISCARD).length === 0 ? 'gold-rush/nothing-to-draw' : undefined
}

/** Draws a card for a nugget, which stays where it was spent until the turn is over. */
export const cardForNugget = (
  at: (self: { owner: Seat | undefined; card: Parameters<typeof onCard>[0] | undefined }) => Spot | undefined,
) =>
  ({
    uses: 2,
    order: 9,
    actions(game, { def, owner }, seat, out) {
      if (owner === seat && noCard(game, seat) === undefined) out.push(option(def.id))
    },
    whyNoAction(game, { def }, seat): BangReason | undefined {
      const code = noCard(game, seat)
      return code && { code, facts: { card: def.id, cost: PRICE_OF_CARD, nuggets: nuggetsOf(game, seat) } }
    },
    act(game, self, seat) {
      const spot = at(self)
      if (spot !== undefined) game.shift(nugget, atSeat(seat), spot, PRICE_OF_CARD, self.def.id)
      game.draw(seat, 1, self.def.id)
      return undefined
    },
    endOfTurn(game, self) {
      const spot = at(self)
      if (spot !== undefined) game.spend(nugget, spot, game.count(nugget, spot))
      return undefined
    },
  }) satisfies Moments & Partial<Numbers>

export const goldPan = thing(
  facts['gold-pan'],
  cardForNugget(({ card }) => (card === undefined ? undefined : onCard(card))),
)
export const onHimself = ({ owner }: { owner: Seat | undefined }): Spot | undefined =>
  owner === undefined ? undefined : onCharacter(owner)

export const gunBelt = thing(facts['gun-belt'], { handLimit: 8 })
export const horseshoe = thing(facts.horseshoe, { flips: 1 })

/** Comes before the events that act at the end of phase 1. */
export const pickaxe = thing(facts.pickaxe, {
  order: -1,
  cardsAfter: 1,
  endOfPhase1(game, { def, owner }, seat) {
    if (owner !== seat) return undefined
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    game.draw(seat, def.cardsAfter, def.id)
    return undefined
  },
})

const PRICE_OF_LIFE = 2

function noLife(game: Bang, seat: Seat): ReasonCode | undefined {
  if (game.isGhost(seat)) return 'no-life-for-ghosts'
  if (game.life(seat) >= game.maxLife(seat)) return 'full-life'
  return nuggetsOf(game, seat) < PRICE_OF_LIFE ? 'gold-rush/too-poor' : undefined
}

function payForLife(game: Bang, seat: Seat, source: string): undefined {
  game.spend(nugget, atSeat(seat), PRICE_OF_LIFE, source)
  game.heal(seat, 1, source)
}

const whyNoLife = (game: Bang, seat: Seat, card: string): BangReason => ({
  code: noLife(game, seat) ?? 'gold-rush/not-now',
  facts: { card, cost: PRICE_OF_LIFE, nuggets: nuggetsOf(game, seat) },
})

/** Used in its owner's turn when nothing else is going on, and whenever his last life point is at stake. */
export const rucksack = thing(facts.rucksack, {
  actions(game, { def, owner }, seat, out) {
    if (owner === seat && noLife(game, seat) === undefined) out.push(option(def.id))
  },
  whyNoAction: (game, { def }, seat) => whyNoLife(game, seat, def.id),
  act: (game, { def }, seat) => payForLife(game, seat, def.id),
  anytime(game, { def, owner }, _seat, out) {
    if (owner !== undefined && game.isDying(owner) && noLife(game, owner) === undefined) out.push(option(def.id))
  },
  whyNotNow: (game, { def, owner }) => (owner === undefined || game.inTurn(owner) ? undefined : whyNoLife(game, owner, def.id)),
  doAnytime: (game, { def, owner }) => (owner === undefined ? undefined : payForLife(game, owner, def.id)),
  rescues: (game, { owner }) => owner !== undefined && nuggetsOf(game, owner) >= PRICE_OF_LIFE,
})

export const wanted = thing(facts.wanted, { ways: [hangUp] })

const CARDS = 2

/** Whoever eliminates a player with a Wanted gets a nugget and two cards, on top of any other reward. */
export const reward = variant<{ wanted: number }>('wanted-reward', {
  /** One bit for each seat that left the game with a Wanted. */
  memory: { wanted: 0 },
  leaving(game, { memory }, dead) {
    const poster = wears(game, dead, wanted.id)
    const counts = poster !== undefined && game.wouldWork(poster, dead)
    memory.wanted = counts ? memory.wanted | (1 << dead) : memory.wanted & ~(1 << dead)
  },
  eliminated(game, { memory }, dead) {
    const killer = game.causeOf(dead)
    if (((memory.wanted >> dead) & 1) === 0 || killer === undefined || !game.inPlay(killer)) return undefined
    game.emit({ type: 'ability', seat: killer, source: wanted.id, target: dead })
    game.draw(killer, CARDS, wanted.id)
    game.gain(nugget, atSeat(killer), 1, wanted.id)
    return undefined
  },
})
