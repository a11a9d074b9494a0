import { event } from '../../def.ts'
import { misfortune, wound } from '../../rules/damage.ts'
import { discardOneBlue } from './daltons.ts'
import { events as facts } from './facts.ts'
import { NOTHING_NAMED, namedNow, nameSuit } from './handcuffs.ts'

export const blessing = event(facts.blessing, { suit: 'hearts' })
export const curse = event(facts.curse, { suit: 'spades' })

export const theDaltons = event(facts['the-daltons'], {
  *enters(game, _self, by) {
    for (const seat of game.from(by)) yield* discardOneBlue(game, seat)
  },
})

export const theDoctor = event(facts['the-doctor'], {
  enters(game, { def }, by) {
    const living = game.from(by).filter((seat) => game.life(seat) > 0)
    const lowest = Math.min(...living.map((seat) => game.life(seat)))
    for (const seat of living.filter((one) => game.life(one) === lowest)) game.heal(seat, 1, def.id)
  },
})

const GHOST_DRAW = 3

/** A player whose place has come up this round has had his turn, even if places are swapped and it comes up again. */
export const ghostTown = event(facts['ghost-town'], {
  revives: (game, _self, seat) => (game.hasCome(seat) ? undefined : { order: 3, as: 'town-ghost', life: 0, cards: 0 }),
  drawSets: (game, _self, seat) => (game.presenceOf(seat) === 'town-ghost' ? GHOST_DRAW : undefined),
})

export const goldRush = event(facts['gold-rush-event'], { reversed: true })

export const hangover = event(facts.hangover, {
  suppresses: (_game, _self, { def }) => def.kind === 'character',
  enters(game, { def }) {
    // A copied ability is lost for good, a player's own only for this round.
    for (const seat of game.ring) game.copyAbilities(seat, [], def.id)
  },
})

export const theReverend = event(facts['the-reverend'], {
  forbids: (game, _self, _seat, card, use) => use === 'play' && game.def(card).isBeer,
})

/** No BANG! card may be used, nor any card as one. Whoever acts on an order in another's turn is bound as if it were his own turn. */
export const theSermon = event(facts['the-sermon'], {
  forbids(game, _self, seat, card, use) {
    return game.asInTurn(seat) && (use === 'bang' || use === 'pay' || (use === 'missed' && game.isNamed(game.def(card), 'bang')))
  },
})

export const shootout = event(facts.shootout, { bangs: 1 })

export const thirst = event(facts.thirst, { order: 2, drawAmount: (_game, _self, _seat, amount) => Math.max(1, amount - 1) })

export const trainArrival = event(facts['train-arrival'], {
  cardsAfter: 1,
  endOfPhase1(game, { def }, seat) {
    game.emit({ type: 'ability', seat, source: def.id, target: undefined })
    game.draw(seat, def.cardsAfter, def.id)
  },
})

export const highNoon = event(facts['high-noon'], {
  startOfTurn: (game, { def }, seat) => wound(game, misfortune(seat, 1, def.id)),
})

export const handcuffs = event(facts.handcuffs, {
  memory: NOTHING_NAMED,
  endOfPhase1: (game, self, seat) => nameSuit(game, self, seat),
  duty(game, { memory }) {
    const suit = namedNow(game, memory)
    return suit && { suit }
  },
  forbids(game, { memory }, seat, card, use) {
    const suit = namedNow(game, memory)
    return suit !== undefined && use !== 'pay' && game.inTurn(seat) && game.suitOf(game.faceOf(card)) !== suit
  },
})
