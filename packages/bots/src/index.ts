import type { Bot } from './bot.ts'
import { random } from './random.ts'
import { rule } from './rule/index.ts'

export type { Bot, Situation } from './bot.ts'
export { nextInput, randomsFor } from './drive.ts'
export { answerOf, interjectionOf, situationOf } from './seat.ts'
export { random, rule }

const bots: readonly Bot[] = [random, rule]

export const botNames: readonly string[] = bots.map(({ name }) => name)
export const botNamed = (name: string): Bot | undefined => bots.find((bot) => bot.name === name)
