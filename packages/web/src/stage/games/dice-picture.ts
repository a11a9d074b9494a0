import type { DiceView } from '@sundown/engine'
import type { ToldEvent } from '../../session/played.ts'
import type { Change, Fact, Picture } from '../picture.ts'
import { seatAnchor, sunTo } from './seats.ts'

type Told = ToldEvent<'dice'>

/** The arrows in the middle. */
export const PILE = 'pile pile'
const dieAt = (die: number): string => `die ${die}`

/** Everything of a table of the dice game that motion can cover. */
export function dicePicture({ seats, table, own, over }: DiceView): Picture {
  const facts: (readonly [string, Fact | undefined])[] = []
  for (const { seat, life, arrows, state, role, character } of seats) {
    const at = seatAnchor(seat)
    facts.push(
      [`life ${at}`, Math.max(0, life)],
      [`arrows ${at}`, arrows],
      [`state ${at}`, state === 'doomed' ? 'in' : state],
      [`role ${at}`, role],
      [`face ${at}`, character],
    )
  }
  if (own) facts.push([`mine ${seatAnchor(own.seat)}`, own.role])
  for (const [die, { face }] of table.dice.entries()) facts.push([dieAt(die), face])
  facts.push(
    [PILE, table.arrows],
    [ROLL, nthRoll(table.turn, table.rolls)],
    [`sun ${seatAnchor(table.active)}`, (table.turn > 0 && !over) || undefined],
    ['over table', over?.by],
  )
  return new Map(facts.filter((fact): fact is readonly [string, Fact] => fact[1] !== undefined))
}

/** Which roll is seen: the turn and how many of it have landed. All that the page says of the dice is covered for as long as it is behind. */
const ROLL = 'roll ring'
const ROLLS_A_TURN = 100
const nthRoll = (turn: number, roll: number): number => turn * ROLLS_A_TURN + roll
/** The dice of this roll have come to rest. */
export function landed(roll: number, seen: Picture): readonly Change[] {
  const last = seen.get(ROLL)
  return [{ fact: ROLL, to: nthRoll(typeof last === 'number' ? Math.floor(last / ROLLS_A_TURN) : 0, roll) }]
}

/** These dice are taken up, and lie there again. */
export const takenUp = (dice: readonly number[]): readonly Change[] => dice.map((die) => ({ fact: dieAt(die), to: undefined }))
export const lies = (die: number, face: string): readonly Change[] => [{ fact: dieAt(die), to: face }]
/** What a die is seen to show. */
export const shows = (die: number, seen: Picture): string => String(seen.get(dieAt(die)) ?? '')

const allDice = (seen: Picture): readonly Change[] =>
  [...seen.keys()].filter((fact) => fact.startsWith('die ')).map((fact) => ({ fact, to: undefined }))

/** What an event changes. `seen`: the picture just before it. */
export function changesOf(event: Told, seen: Picture): readonly Change[] {
  switch (event.type) {
    case 'wounded':
    case 'healed':
      return [{ fact: `life ${seatAnchor(event.seat)}`, to: Math.max(0, event.life) }]
    case 'arrow':
      return [
        { fact: `arrows ${seatAnchor(event.seat)}`, to: event.arrows },
        { fact: PILE, to: event.supply },
      ]
    case 'arrows-back':
      return [
        { fact: `arrows ${seatAnchor(event.seat)}`, add: -event.count },
        { fact: PILE, to: event.supply },
      ]
    case 'eliminated':
      return [
        { fact: `state ${seatAnchor(event.seat)}`, to: 'out' },
        { fact: `role ${seatAnchor(event.seat)}`, to: event.role },
        { fact: `life ${seatAnchor(event.seat)}`, known: true },
      ]
    case 'turn':
      return [{ fact: ROLL, to: nthRoll(event.number, 0) }, ...allDice(seen), ...sunTo(event.seat, seen)]
    case 'over':
      return [
        ...sunTo(undefined, seen),
        { fact: 'over table', to: event.by },
        ...event.roles.map((role, seat) => ({ fact: `role ${seatAnchor(seat)}`, to: role })),
      ]
    default:
      return []
  }
}
