import type { Game, Match } from '@sundown/engine'
import { bangWitness } from './belief/bang.ts'
import { diceWitness } from './belief/dice.ts'
import type { Witness } from './belief/witness.ts'
import type { AnyBot } from './bot.ts'
import { byGame } from './by-game.ts'
import { diceNormal, diceRule } from './dice/index.ts'
import { duelRule } from './duel/index.ts'
import { careless } from './easy.ts'
import { normal as bangNormal } from './normal/index.ts'
import { random } from './random.ts'
import { rule as bangRule } from './rule/index.ts'

export { Joint, type RoleChances } from './belief/joint.ts'
export type { Witness } from './belief/witness.ts'
export type { AnyBot, Bot, Situation } from './bot.ts'
export { nextInput, randomsFor } from './drive.ts'
export { answerOf, interjectionOf, situationOf } from './seat.ts'
export { random }

/** Plays its role plainly, in every game. */
export const rule: AnyBot = byGame('rule', { bang: bangRule, dice: diceRule, duel: duelRule })

/** Plays its role by who it takes everybody for. */
export const normal: AnyBot = byGame('normal', { bang: bangNormal, dice: diceNormal, duel: duelRule })

/** Plays like `rule`, with mistakes. */
export const easy: AnyBot = careless('easy', rule)

/** From the weakest to the strongest. */
const bots: readonly AnyBot[] = [random, easy, rule, normal]

export const botNames: readonly string[] = bots.map(({ name }) => name)
export const botNamed = (name: string): AnyBot | undefined => bots.find((bot) => bot.name === name)

/** Somebody beside the table who remembers what everybody has seen; nothing where there is nothing to find out. */
export const witnessOf = (match: Match<Game>): Witness | undefined => bangWitness(match) ?? diceWitness(match)
