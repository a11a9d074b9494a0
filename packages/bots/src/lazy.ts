import type { AnyBot } from './bot.ts'
import { random } from './random.ts'

/** Every path is spelled out, so that whoever bundles this loads the bot of the game that is played and nothing else. */
const rules: { readonly [game: string]: (expansions: boolean) => Promise<AnyBot> } = {
  bang: async (expansions) => {
    const [{ rule }, more] = await Promise.all([import('./rule/rule.ts'), expansions ? import('./rule/expansions.ts') : undefined])
    more?.learnExpansions()
    return rule
  },
  dice: async () => (await import('./dice/index.ts')).diceRule,
  duel: async () => (await import('./duel/index.ts')).duelRule,
}

/** The bot of this name for one game; nothing if there is none. `expansions`: with what it knows of them. */
export async function loadBot(name: string, game: string, expansions = true): Promise<AnyBot | undefined> {
  if (name === random.name) return random
  return name === 'rule' && Object.hasOwn(rules, game) ? rules[game](expansions) : undefined
}
