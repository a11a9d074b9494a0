import {
  type Answer,
  absent,
  askUnlessForced,
  type Field,
  type Kind,
  nth,
  type Option,
  option,
  type Rule,
  type Seat,
} from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'
import type { DiceReason } from '../reasons.ts'
import { settle } from './elimination.ts'
import { avenge, loseTogether } from './loss.ts'

const BULLS_EYES = ['bullseye-1', 'bullseye-2'] as const
/** With so few left every 2 counts as a 1. */
const FEW = 3

/** All shots are declared at once and hit together. Tells how many Beers were spent on them. */
export function* bullsEyes(game: Dice, seat: Seat): Rule<number> {
  const shots = game.diceShowing(BULLS_EYES)
  if (shots.length === 0) return 0
  const { id, picks = [] } = yield* askUnlessForced(game, seat, aim, undefined)
  const doubled = id === 'double' ? picks[0]?.[0] : undefined
  const targets = id === 'double' ? picks.slice(1) : picks
  const losses = new Map<Seat, number>()
  const told = shots.map((die, i) => {
    const target = game.ring[targets[i]?.[0] ?? absent()] ?? absent()
    const points = die === doubled ? 2 : 1
    losses.set(target, (losses.get(target) ?? 0) + points)
    return { die, target, points }
  })
  game.emit({ type: 'aimed', seat, shots: told })
  const hurt = yield* loseTogether(game, seat, losses, 'bullseye')
  settle(game, seat)
  avenge(game, seat, hurt)
  return doubled === undefined ? 0 : 1
}

const valueShown = (game: Dice, die: number): number => (game.dice[die] === 'bullseye-2' && game.playersLeft() > FEW ? 2 : 1)

const reach = (game: Dice, seat: Seat, die: number): readonly number[] => {
  const value = valueShown(game, die)
  return game.character(seat).reach?.(value) ?? [value]
}

const targets = (game: Dice, seat: Seat, die: number): readonly Seat[] => {
  const distances = reach(game, seat, die)
  const others = game.othersFrom(seat)
  const found: Seat[] = []
  // They sit clockwise: how far away each is follows from his place among them, the shorter way round.
  for (let i = 0; i < others.length; i++) {
    if (distances.includes(Math.min(i + 1, others.length - i))) found.push(others[i] ?? absent())
  }
  return found
}

/** One field a die, in the order of the dice. */
const shotFields = (game: Dice, seat: Seat): Field[] =>
  game.diceShowing(BULLS_EYES).map((die) => {
    const offered = targets(game, seat, die)
    return { name: game.dice[die] ?? absent(), pick: 'seats', min: 1, max: 1, from: () => offered }
  })

const doubling = (game: Dice): Field => {
  const dice = game.diceShowing(BULLS_EYES)
  return { name: 'doubled', pick: 'tokens', min: 1, max: 1, from: () => dice }
}

const mayDouble = (game: Dice, seat: Seat): boolean => game.character(seat).doubles === true && game.showing('beer') > 0

const aim: Kind<Dice, undefined> = {
  name: 'aim',
  options(game, seat): readonly Option[] {
    const shots = shotFields(game, seat)
    const plain = option('aim', undefined, undefined, shots)
    return mayDouble(game, seat) ? [plain, option('double', undefined, undefined, [doubling(game), ...shots])] : [plain]
  },
  refuse(game, seat, _about, { id, picks = [] }: Answer): DiceReason | undefined {
    if (id === 'aim') return whyNotAimed(game, seat, picks)
    if (id !== 'double') return undefined
    if (!mayDouble(game, seat)) return { code: 'nothing-to-double' }
    const [doubled, ...shots] = picks
    return doubled !== undefined && doubled.length !== 1 ? { code: 'one-doubling' } : whyNotAimed(game, seat, shots)
  },
  fallback: (game, seat) => ({ id: 'aim', picks: shotFields(game, seat).map((field) => field.from([]).slice(0, 1)) }),
  publicAbout: () => null,
}

function whyNotAimed(game: Dice, seat: Seat, picks: readonly (readonly number[])[]): DiceReason | undefined {
  const shots = game.diceShowing(BULLS_EYES)
  for (const [i, die] of shots.entries()) {
    const [target] = picks[i] ?? []
    if (target === undefined) return { code: 'unassigned', facts: { face: nth(game.dice, die) } }
    const reason = whyNotHit(game, seat, target, die)
    if (reason) return reason
  }
  return undefined
}

function whyNotHit(game: Dice, seat: Seat, target: number, die: number): DiceReason | undefined {
  const other = game.ring[target]
  if (other === undefined) return { code: 'no-such-seat' }
  if (other === seat) return { code: 'yourself' }
  if (!game.inPlay(other)) return { code: 'not-in-play', facts: { seat: other } }
  const distances = reach(game, seat, die)
  const distance = game.distance(seat, other)
  if (distances.includes(distance)) return undefined
  return { code: 'wrong-distance', facts: { seat: other, distance, face: nth(game.dice, die), reach: distances.join(' ') } }
}
