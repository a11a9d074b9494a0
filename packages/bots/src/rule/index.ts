import type { Bot } from '../bot.ts'
import { learnExpansions } from './expansions.ts'
import { rule as plain } from './rule.ts'

learnExpansions()

/** The rule bot with all that it knows. */
export const rule: Bot = plain
