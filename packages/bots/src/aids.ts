import type { Game, Match } from '@sundown/engine'
import { bangWitness } from './belief/bang.ts'
import { diceWitness } from './belief/dice.ts'
import type { Witness } from './belief/witness.ts'
import type { AnyBot } from './bot.ts'
import type { Aids } from './seat.ts'
import { worldsOf } from './worlds.ts'

/** Somebody beside the table who remembers what everybody has seen; nothing where there is nothing to find out. */
export const witnessOf = (match: Match<Game>): Witness | undefined => bangWitness(match) ?? diceWitness(match)

/** What these bots need beside a game that nobody waits for. */
export const aidsFor = (match: Match<Game>, bots: readonly AnyBot[]): Aids => ({
  witness: bots.some((bot) => bot.remembers) ? witnessOf(match) : undefined,
  worlds: bots.some((bot) => bot.searches) ? worldsOf : undefined,
})
