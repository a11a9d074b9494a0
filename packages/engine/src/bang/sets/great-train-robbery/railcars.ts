import { type Answer, type CardId, type Field, handlesOf, option, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { thing } from '../../def.ts'
import { shoot, shootTarget, shotOf } from '../../rules/attack.ts'
import { drawCheck } from '../../rules/draw-check.ts'
import { discardFromTarget, takeFromTarget } from '../../rules/lose-card.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { anotherInReach, cardOfAnyone, cardOfNeighbour, explain } from '../../rules/target.ts'
import { DISCARD } from '../../zones.ts'
import { railcars as facts } from './facts.ts'
import { slept } from './parts.ts'
import { discardable, isBlue } from './stations.ts'

/** Another blue card of a player, in hand or in play. */
const otherBlue = (game: Bang, seat: Seat, car: CardId): CardId[] =>
  discardable(game, seat).filter((card) => card !== car && isBlue(game, card))

const blueField = (game: Bang, cards: readonly CardId[]): readonly Field[] => {
  const handles = handlesOf(game, cards)
  return [{ name: 'blue-card', pick: 'cards', min: 1, max: 1, from: () => handles }]
}

const picked = (game: Bang, seat: Seat, car: CardId, { picks }: Answer): CardId | undefined =>
  otherBlue(game, seat, car).find((card) => game.handle(card) === picks?.[0]?.[0])

/** A Missed! when its owner is shot at. In his own turn it works like a Panic!, a Cat Balou or a shot, but does not count as such a card. */
export const baggageCar = thing(facts['baggage-car'], {
  ways: [
    { id: 'panic', aim: cardOfNeighbour, use: takeFromTarget },
    { id: 'cat-balou', aim: cardOfAnyone, use: discardFromTarget },
    { id: 'bang', aim: anotherInReach, use: shootTarget },
  ],
  replies(game, { def, card }, _shot, out) {
    if (card !== undefined) out.push(option(def.id, game.handle(card)))
  },
  reply(game, { card }, { target }) {
    if (card === undefined) return 0
    game.emit({ type: 'used', seat: target, card: game.faceOf(card), target: undefined })
    game.discard(card)
    return 1
  },
})

/** Its owner may discard other blue cards, each as a Missed!. */
export const caboose = thing(facts.caboose, {
  replies(game, { def, card }, { target }, out) {
    if (card === undefined) return
    const blue = otherBlue(game, target, card)
    if (blue.length > 0) out.push(option(def.id, game.handle(card), undefined, blueField(game, blue)))
  },
  reply(game, self, shot, answer) {
    const fed = self.card === undefined ? undefined : picked(game, shot.target, self.card, answer)
    if (self.card === undefined || fed === undefined) return 0
    game.emit({ type: 'used', seat: shot.target, card: game.faceOf(self.card), target: undefined })
    game.discard(fed)
    shot.tried.splice(shot.tried.indexOf(self), 1)
    return 1
  },
})

export const diningCar = thing(facts['dining-car'], {
  checkOrder: 5,
  *check(game, { def }, seat) {
    if (yield* drawCheck(game, seat, def.id, facts['dining-car'].check)) game.heal(seat, 1, def.id)
    return false
  },
})

/** Its holder stays in play without life instead of being out. */
export const ghostCar = thing(facts['ghost-car'], {
  keepsGhost: true,
  keepsDoomed: true,
  barredFrom: (game, seat) => (game.role(seat) === 'sheriff' && game.roleShown(seat) ? 'sheriff' : undefined),
})

export const lumberFlatcar = thing(facts['lumber-flatcar'], { distanceFrom: -1 })
export const observationCar = thing(facts['observation-car'], { distanceFrom: 1, distanceTo: 1 })

/** Only cards with these names, played by others. */
const IGNORED: readonly string[] = ['indians', 'duel']
export const prisonerCar = thing(facts['prisoner-car'], {
  immune: (_game, { owner }, { by, name }) => by !== undefined && by !== owner && IGNORED.includes(name),
})

export const privateCar = thing(facts['private-car'], {
  guards: (game, { owner }, _by, as) =>
    as.isBang && owner !== undefined && game.hand(owner).length === 0 ? 'great-train-robbery/private' : undefined,
})

const hasSlept = (game: Bang): boolean => game.recall(slept).turn === game.turns

/** Once in each player's turn, another blue card is a shot, or stands in for a BANG! card that is asked for. */
export const sleeperCar = thing(facts['sleeper-car'], {
  actions(game, { def, card }, seat, out) {
    if (card === undefined || hasSlept(game)) return
    const blue = otherBlue(game, seat, card)
    if (blue.length === 0) return
    for (const target of game.ring) {
      if (anotherInReach.refuse(game, seat, target) === undefined)
        out.push(option(def.id, game.handle(card), target, blueField(game, blue)))
    }
  },
  whyNoAction(game, { def, card }, seat, { seat: target }): BangReason {
    if (hasSlept(game)) return { code: 'once-a-turn', facts: { source: def.id, times: 1 } }
    if (card === undefined || otherBlue(game, seat, card).length === 0)
      return { code: 'great-train-robbery/no-blue', facts: { card: def.id } }
    if (target === undefined || !game.ring.includes(target)) return { code: 'no-such-seat' }
    const wrong = anotherInReach.refuse(game, seat, target)
    return wrong ? explain(game, wrong, seat, { card: def.id, target }) : { code: 'great-train-robbery/no-blue', facts: { card: def.id } }
  },
  *act(game, { def, card }, seat, answer) {
    const fed = card === undefined ? undefined : picked(game, seat, card, answer)
    if (card === undefined || fed === undefined || answer.seat === undefined) return
    game.note(slept, { turn: game.turns })
    const face = game.faceOf(fed)
    game.emit({ type: 'used', seat, card: game.faceOf(card), target: answer.seat })
    game.discard(fed)
    const lies = game.zoneOf(fed) === DISCARD ? { card: fed, stay: game.handle(fed) } : undefined
    yield* shoot(
      game,
      shotOf({
        by: seat,
        target: answer.seat,
        name: def.id,
        suit: game.suitOf(face),
        rank: face.rank,
        border: undefined,
        bangCard: false,
        duel: false,
        card: lies,
        isSingle: true,
      }),
    )
  },
  gives(game, { def, card }, seat, out) {
    if (card === undefined || hasSlept(game)) return
    const blue = otherBlue(game, seat, card)
    if (blue.length > 0) out.push(option(def.id, game.handle(card), undefined, blueField(game, blue)))
  },
  give(game, { card, owner }, _demand, answer) {
    const fed = card === undefined || owner === undefined ? undefined : picked(game, owner, card, answer)
    if (card === undefined || owner === undefined || fed === undefined) return undefined
    game.note(slept, { turn: game.turns })
    game.emit({ type: 'used', seat: owner, card: game.faceOf(card), target: undefined })
    game.discard(fed)
    return undefined
  },
})
