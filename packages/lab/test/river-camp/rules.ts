import { type CardId, nth, type Seat } from '@sundown/engine'
import {
  atSeat,
  type Bang,
  card,
  cardIn,
  heldAt,
  onCard,
  onCharacter,
  pay,
  paymentFields,
  type Spot,
  thing,
  variant,
} from '@sundown/engine/set'
import { cards, tools } from './facts.ts'
import { bought, dust, kit, putUnder, river, shell, toolPile, toolRow } from './parts.ts'

const ROW = 2

/** What is paid for from shells: those on his snares and on himself. */
const slots = (game: Bang, seat: Seat): readonly Spot[] => [
  ...game.front(seat).flatMap((one) => (game.def(one).id === cards.snare.id ? [onCard(one)] : [])),
  onCharacter(seat),
]

/** Shells lie on it when it is played; two of them, from whichever places, draw a card. */
export const snare = card(cards.snare, {
  uses: 2,
  refuse: (game) => (game.supply(shell) < 2 ? 'cost-needed' : undefined),
  actions(game, { def, owner, card: own }, seat, out) {
    if (owner !== seat || own === undefined) return
    const from = slots(game, seat)
    if (heldAt(game, shell, from) < 2) return
    out.push({ id: def.id, card: game.handle(own), fields: paymentFields(game, shell, from, () => 2, 0) })
  },
  act(game, { def }, seat, { picks = [] }) {
    pay(game, shell, slots(game, seat), picks, { first: 0, because: def.id })
    game.draw(seat, 1, def.id)
    return undefined
  },
})

export const rope = thing(tools.rope)
export const spyglass = thing(tools.spyglass, { distanceFrom: 1 })

const costOf = (game: Bang, one: CardId): number => {
  const cost = game.def(one).thing?.more?.cost
  return typeof cost === 'number' ? cost : 0
}

/** The top of the pile; face up only if the whole pile is, and then it is shuffled first. */
function refill(game: Bang): void {
  const place = game.placeOf(toolPile)
  const top = () => nth(game.at(place), game.at(place).length - 1)
  while (game.lying(toolRow).length < ROW && game.at(place).length > 0) {
    if (game.isPublic(top())) game.shuffleInto(place, place)
    game.move(top(), game.placeOf(toolRow))
  }
}

export const riverCamp = variant('river-camp', {
  memory: { sold: 0 },
  dealt(game) {
    game.shuffleInto(game.placeOf(toolPile), game.placeOf(toolPile))
    refill(game)
  },
  lifeLost(game, { def }, { by, seat, amount }) {
    if (by !== undefined && by !== seat && game.inPlay(by)) game.gain(dust, atSeat(by), amount, def.id)
  },
  cardPlayed(game, { def }, { by, def: played }) {
    const own = game.front(by).find((one) => game.def(one) === played && played === snare)
    if (own === undefined) return undefined
    game.gain(shell, onCard(own), 2, def.id)
    game.gain(shell, onCharacter(by), 1, def.id)
    return undefined
  },
  actions(game, { def }, seat, out) {
    for (const one of game.lying(toolRow)) {
      if (game.count(dust, atSeat(seat)) < costOf(game, one)) continue
      if (game.lying(kit, seat).some((mine) => game.def(mine) === game.def(one))) continue
      out.push({ id: def.id, card: game.handle(one) })
    }
  },
  whyNoAction: () => ({ code: 'not-allowed' }),
  act(game, { def, memory }, seat, answer) {
    const one = cardIn(game, answer)
    const tool = game.def(one)
    const price = costOf(game, one)
    game.spend(dust, atSeat(seat), price, def.id)
    memory.sold++
    game.tell(bought, seat, { tool: tool.id, price })
    const { level, seen } = game.recall(river)
    game.note(river, { level: level + 1, seen: [...seen, seat].slice(-3) })
    if (tool.border === 'black') game.move(one, game.placeOf(kit, seat))
    else {
      putUnder(game, one)
      game.draw(seat, 1, tool.id)
    }
    refill(game)
    return undefined
  },
})

/** The river is high from the start. */
export const highWater = variant('high-water', {
  dealt: (game) => game.note(river, { level: 10 }),
})
