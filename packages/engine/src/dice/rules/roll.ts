import { type Answer, ask, type Kind, type Option, option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Dice } from '../dice.ts'
import { DICE } from '../facts.ts'
import type { DiceReason } from '../reasons.ts'
import { takeArrow } from './arrows.ts'

const ALL_DICE: readonly number[] = Array.from({ length: DICE }, (_, die) => die)

/** The first roll, and as many more as the player wants and may have. */
export function* rollDice(game: Dice, seat: Seat): Rule {
  roll(game, seat, ALL_DICE)
  while (game.goesOn(seat) && game.rollsLeft > 0) {
    const { id, picks } = yield* ask(game, seat, rollAgain, undefined)
    if (id === 'stop') break
    roll(game, seat, picks?.[0] ?? [])
  }
  if (game.goesOn(seat)) game.emit({ type: 'stopped', seat, faces: game.dice })
}

/** Arrows just rolled are taken at once, one by one; an arrow that was kept is not counted again. */
function roll(game: Dice, seat: Seat, dice: readonly number[]): void {
  game.roll(dice)
  let arrows = 0
  for (const die of dice) if (game.dice[die] === 'arrow') arrows++
  for (let taken = 0; taken < arrows && game.goesOn(seat); taken++) takeArrow(game, seat, 'arrow')
}

/** Dice that may be rolled again: whatever was kept, but no Dynamite. */
const rollable = (game: Dice, seat: Seat): readonly number[] =>
  game.character(seat).rerollsDynamite ? ALL_DICE : ALL_DICE.filter((die) => game.dice[die] !== 'dynamite')

const STOP: Option = option('stop')

const rollAgain: Kind<Dice, undefined> = {
  name: 'roll',
  options: (game, seat): readonly Option[] => [
    option('roll', undefined, undefined, [{ name: 'dice', pick: 'tokens', min: 1, max: DICE, from: () => rollable(game, seat) }]),
    STOP,
  ],
  refuse(game, seat, _about, { id, picks }: Answer): DiceReason | undefined {
    if (id === 'aim' || id === 'double' || id === 'pour') return { code: 'still-rolling' }
    if (id !== 'roll') return undefined
    const named = picks?.[0] ?? []
    if (named.length === 0) return { code: 'no-dice-named' }
    const locked = named.find((die) => game.dice[die] === 'dynamite' && !rollable(game, seat).includes(die))
    return locked === undefined ? undefined : { code: 'dynamite-stays', facts: { die: locked } }
  },
  fallback: () => ({ id: 'stop' }),
  publicAbout: (game) => ({ rolls: game.rolls, left: game.rollsLeft }),
}
