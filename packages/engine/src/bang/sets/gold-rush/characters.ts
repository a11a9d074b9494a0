import { ask, type CardId, firstNumber, type Kind, offer, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { character } from '../../def.ts'
import { atSeat } from '../../parts/spots.ts'
import { cardlessShot, shoot } from '../../rules/attack.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import { cardIn, keptBy } from '../../rules/play.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { anotherInReach, explain } from '../../rules/target.ts'
import { cardForNugget, onHimself } from './equipment.ts'
import { characters as facts } from './facts.ts'
import { takeFromPile } from './josh-mccloud.ts'
import { nugget, nuggetsOf } from './parts.ts'

/** Ghost Town brought him back for this turn only, and nothing keeps him when it is over. */
const leavesTown = (game: Bang, seat: Seat): boolean => game.presenceOf(seat) === 'town-ghost' && keptBy(game, seat) === undefined

/** Comes after Vendetta. Never if another extra turn is due, nor after one. */
export const donBell = character(facts['don-bell'], {
  order: 3,
  *endOfTurn(game, { def, owner }, seat, skipped) {
    if (owner !== seat || skipped || game.isExtraTurn || game.hasExtraTurn || leavesTown(game, seat)) return
    if (yield* drawCheck(game, seat, def.id, { suits: ['hearts', 'diamonds'] })) game.winExtraTurn(def.id)
  },
})

/** He discards one of the cards he draws, and gets a nugget. */
export const dutchWill = character(facts['dutch-will'], {
  *wayToDraw(game, { def }, seat, amount) {
    game.drawInPhase1(seat, amount)
    const drawn = game.drawn.filter((card) => game.hand(seat).includes(card))
    const [first] = drawn
    if (first !== undefined) game.discard(drawn.length === 1 ? first : cardIn(game, yield* ask(game, seat, discardDrawn, drawn)))
    game.gain(nugget, atSeat(seat), 1, def.id)
  },
})

const discardDrawn: Kind<Bang, readonly CardId[]> = {
  name: 'dutch-will',
  options: (game, _seat, drawn) => offer(game, 'discard', drawn),
  refuse: (): BangReason => ({ code: 'gold-rush/only-drawn' }),
  fallback: (game, _seat, drawn) => ({ id: 'discard', card: game.handle(firstNumber(drawn)) }),
  publicAbout: () => null,
}

const SHOT = 2

/** A shot for two nuggets, as often as he can pay. */
export const jackyMurieta = character(facts['jacky-murieta'], {
  actions(game, { def }, seat, out) {
    if (nuggetsOf(game, seat) < SHOT) return
    for (const target of game.ring) if (anotherInReach.refuse(game, seat, target) === undefined) out.push(option(def.id, undefined, target))
  },
  whyNoAction(game, { def }, seat, { seat: target }): BangReason {
    if (nuggetsOf(game, seat) < SHOT)
      return { code: 'gold-rush/too-poor', facts: { card: def.id, cost: SHOT, nuggets: nuggetsOf(game, seat) } }
    if (target === undefined || !game.ring.includes(target)) return { code: 'no-such-seat' }
    const wrong = anotherInReach.refuse(game, seat, target)
    return wrong ? explain(game, wrong, seat, { target }) : { code: 'wrong-choice' }
  },
  *act(game, { def }, seat, { seat: target }): Rule {
    if (target === undefined) return
    game.spend(nugget, atSeat(seat), SHOT, def.id)
    game.emit({ type: 'ability', seat, source: def.id, target })
    yield* shoot(game, cardlessShot(def.id, seat, target))
  },
})

export const joshMcCloud = character(facts['josh-mccloud'], takeFromPile)

/** After every Beer card that anybody plays, whatever it was played for. */
export const madamYto = character(facts['madam-yto'], {
  beerDrunk(game, { def, owner }) {
    if (owner === undefined || !game.alive(owner)) return undefined
    game.emit({ type: 'ability', seat: owner, source: def.id, target: undefined })
    game.draw(owner, 1, def.id)
    return undefined
  },
})

/** Once a turn a purchase of her choice costs a nugget less; the code is in the market. */
export const prettyLuzena = character(facts['pretty-luzena'], { uses: 1, actions: () => undefined })

export const raddieSnake = character(facts['raddie-snake'], cardForNugget(onHimself))

export const simeonPicos = character(facts['simeon-picos'], {
  lifeLost(game, { def, owner }, { seat, amount }) {
    if (seat === owner) game.gain(nugget, atSeat(seat), amount, def.id)
  },
})
