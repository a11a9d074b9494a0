import type { AnyBot } from './bot.ts'
import { random } from './random.ts'

/** Every path is spelled out, so that whoever bundles this loads the bot of the game that is played and nothing else. */
const rules: { readonly [game: string]: () => Promise<AnyBot> } = {
  bang: async () => (await import('./rule/index.ts')).rule,
  dice: async () => (await import('./dice/index.ts')).diceRule,
  duel: async () => (await import('./duel/index.ts')).duelRule,
}

/** The bot of this name for one game; nothing if there is none. */
export async function loadBot(name: string, game: string): Promise<AnyBot | undefined> {
  if (name === random.name) return random
  return name === 'rule' && Object.hasOwn(rules, game) ? rules[game]() : undefined
}
