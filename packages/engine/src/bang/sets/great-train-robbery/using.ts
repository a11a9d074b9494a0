import { type Answer, type CardId, entryOf, type Option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { type CardSpec, type Def, variant } from '../../def.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { listWay, NO_MORE, useWay, type Way, whyNotAimed } from '../../rules/ways.ts'

/** Discards a car for its effect. That does not count as playing a card. */
function useCar(game: Bang, seat: Seat, car: CardId, way: Way, answer: Answer): Rule | undefined {
  game.emit({ type: 'used', seat, card: game.faceOf(car), target: answer.seat })
  return useWay(game, seat, car, way, answer, () => game.discard(car))
}

const why = (game: Bang, seat: Seat, car: string, way: Way, answer: Answer): BangReason => {
  const code = way.refuse?.(game, seat)
  return code ? { code, facts: { card: car } } : whyNotAimed(game, seat, car, way, answer)
}

/** A car that can be used in one way, in phase 2 of its owner. */
export const discardedFor = (way: Way): Pick<CardSpec, 'actions' | 'whyNoAction' | 'act'> => ({
  actions(game, { def, card }, seat, out) {
    if (card === undefined || way.refuse?.(game, seat) !== undefined) return
    listWay(game, seat, def.id, card, way, NO_MORE, out)
  },
  whyNoAction: (game, { def }, seat, answer) => why(game, seat, def.id, way, answer),
  act: (game, { card }, seat, answer) => (card === undefined ? undefined : useCar(game, seat, card, way, answer)),
})

/** A working car in front of the player that can be used in this way, among others. */
function carFor(game: Bang, seat: Seat, way: string): { readonly car: CardId; readonly found: Way } | undefined {
  for (const car of game.front(seat)) {
    const found = game.def(car).thing === undefined ? undefined : game.def(car).ways?.find(({ id }) => id === way)
    if (found !== undefined && game.works(car)) return { car, found }
  }
  return undefined
}

/** A car with several uses has one rule for each; the first rule lists the options of all. `ways`: the use, by the name of its rule. */
const usingAs = (ways: { readonly [id: string]: string }): readonly Def[] =>
  Object.entries(ways).map(([id, way], i) =>
    usingInOneWay(id, way, i > 0 ? undefined : (game, seat, out) => listWays(game, seat, ways, out)),
  )

function listWays(game: Bang, seat: Seat, ways: { readonly [id: string]: string }, out: Option[]): void {
  if (!game.front(seat).some((car) => game.def(car).thing !== undefined && game.def(car).ways !== undefined)) return
  for (const id in ways) {
    const { car, found } = carFor(game, seat, entryOf(ways, id)) ?? {}
    if (car === undefined || found === undefined || found.refuse?.(game, seat) !== undefined) continue
    listWay(game, seat, id, car, found, NO_MORE, out)
  }
}

const usingInOneWay = (id: string, way: string, list: ((game: Bang, seat: Seat, out: Option[]) => void) | undefined): Def =>
  variant(id, {
    actions: list && ((game, _self, seat, out) => list(game, seat, out)),
    whyNoAction(game, _self, seat, answer): BangReason {
      const { car, found } = carFor(game, seat, way) ?? {}
      if (car === undefined || found === undefined) return { code: 'not-in-front' }
      return why(game, seat, game.def(car).id, found, answer)
    },
    act(game, _self, seat, answer) {
      const { car, found } = carFor(game, seat, way) ?? {}
      return car === undefined || found === undefined ? undefined : useCar(game, seat, car, found, answer)
    },
  })

export const usingBaggage = usingAs({ 'baggage-panic': 'panic', 'baggage-cat-balou': 'cat-balou', 'baggage-bang': 'bang' })
