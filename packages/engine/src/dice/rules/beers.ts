import { type Answer, absent, ask, type Field, type Kind, option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'
import type { DiceReason } from '../reasons.ts'

/** All Beers are given out, to anybody alive, then drunk together. */
export function* beers(game: Dice, seat: Seat, count: number): Rule {
  if (count === 0) return
  const own = game.character(seat).beer?.(game.life(seat)) ?? 1
  const { picks = [] } = yield* ask(game, seat, pour, count)
  const to = picks.map(([target]) => game.ring[target ?? absent()] ?? absent())
  game.emit({ type: 'poured', seat, to })
  for (const drinker of game.from(seat)) {
    const worth = drinker === seat ? own : 1
    game.heal(drinker, worth * to.filter((target) => target === drinker).length, 'beer')
  }
}

const drinkers = (game: Dice, seat: Seat): readonly Seat[] => game.from(seat).filter((other) => game.alive(other))

const pour: Kind<Dice, number> = {
  name: 'beer',
  options(game, seat, count) {
    const offered = drinkers(game, seat)
    const beer: Field = { name: 'beer', pick: 'seats', min: 1, max: 1, from: () => offered }
    return [option('pour', undefined, undefined, new Array<Field>(count).fill(beer))]
  },
  refuse(game, _seat, count, { id, picks = [] }: Answer): DiceReason | undefined {
    if (id === 'double') return { code: 'nothing-to-double' }
    if (id !== 'pour') return undefined
    for (let i = 0; i < count; i++) {
      const [target] = picks[i] ?? []
      if (target === undefined) return { code: 'unassigned', facts: { face: 'beer' } }
      const drinker = game.ring[target]
      if (drinker === undefined) return { code: 'no-such-seat' }
      if (!game.alive(drinker)) return { code: 'not-in-play', facts: { seat: drinker } }
    }
    return undefined
  },
  fallback: (_game, seat, count) => ({ id: 'pour', picks: Array.from({ length: count }, () => [seat]) }),
  publicAbout: (_game, count) => ({ beers: count }),
}
