import type { Game, Match } from '@sundown/engine'
import { bangWitness } from './belief/bang.ts'
import { diceWitness } from './belief/dice.ts'
import type { Witness } from './belief/witness.ts'
import type { AnyBot } from './bot.ts'
import { byGame } from './by-game.ts'
import { diceNormal, diceRule } from './dice/index.ts'
import { duelHard } from './duel/hard.ts'
import { duelRule } from './duel/index.ts'
import { careless } from './easy.ts'
import { hard as bangHard } from './hard/index.ts'
import { normal as bangNormal } from './normal/index.ts'
import { random } from './random.ts'
import { rule as bangRule } from './rule/index.ts'
import type { Aids } from './seat.ts'
import { worldsOf } from './worlds.ts'

export { Joint, type RoleChances } from './belief/joint.ts'
export type { Witness } from './belief/witness.ts'
export type { AnyBot, Bot, Situation, Trial, Tried, Worlds } from './bot.ts'
export { nextInput, randomsFor } from './drive.ts'
export { type Aids, answerOf, interjectionOf, situationOf } from './seat.ts'
export { worldsWithin } from './worlds.ts'
export { random }

/** Plays its role plainly, in every game. */
export const rule: AnyBot = byGame('rule', { bang: bangRule, dice: diceRule, duel: duelRule })

/** Plays its role by who it takes everybody for. */
export const normal: AnyBot = byGame('normal', { bang: bangNormal, dice: diceNormal, duel: duelRule })

/** Looks ahead besides; in the Dice Game it plays like `normal`. */
export const hard: AnyBot = byGame('hard', { bang: bangHard, dice: diceNormal, duel: duelHard })

/** Plays like `rule`, with mistakes. */
export const easy: AnyBot = careless('easy', rule)

/** From the weakest to the strongest. */
const bots: readonly AnyBot[] = [random, easy, rule, normal, hard]

export const botNames: readonly string[] = bots.map(({ name }) => name)
export const botNamed = (name: string): AnyBot | undefined => bots.find((bot) => bot.name === name)

/** Somebody beside the table who remembers what everybody has seen; nothing where there is nothing to find out. */
export const witnessOf = (match: Match<Game>): Witness | undefined => bangWitness(match) ?? diceWitness(match)

/** What these bots need beside a game that nobody waits for. */
export const aidsFor = (match: Match<Game>, bots: readonly AnyBot[]): Aids => ({
  witness: bots.some((bot) => bot.remembers) ? witnessOf(match) : undefined,
  worlds: bots.some((bot) => bot.searches) ? worldsOf : undefined,
})
