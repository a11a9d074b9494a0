import type { Answer, Random } from '@sundown/engine'
import type { AnyBot, Situation } from './bot.ts'
import { random } from './random.ts'

/** One decision in this many goes wrong. */
const SLIPS = 5
/** It makes no mistakes where one would be fatal. */
const CAREFUL: ReadonlySet<string> = new Set(['dying', 'choose-character', 'keep-character'])

/** Plays like another bot, but is careless now and then: it then does anything it may. What it draws is its seat's own chance, so a game can be repeated. */
export const careless = (name: string, bot: AnyBot): AnyBot => ({
  name,
  ...(bot.remembers && { remembers: true }),
  answer: (situation, chance) => slip(situation, chance) ?? bot.answer(situation, chance),
  interject: (situation, chance) => bot.interject?.(situation, chance),
})

function slip(situation: Situation<object>, chance: Random): Answer | undefined {
  if (CAREFUL.has(situation.kind) || chance.below(SLIPS) > 0) return undefined
  return random.answer(situation, chance)
}
