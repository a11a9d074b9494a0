import type { WitnessOf } from './belief/witness.ts'
import type { AnyBot } from './bot.ts'
import { careless } from './easy.ts'
import { random } from './random.ts'

type ByGame<T> = { readonly [game: string]: (expansions: boolean) => Promise<T> }

/** What the bots of the card game know beyond the base game. */
const learnt = async (expansions: boolean): Promise<void> => {
  if (expansions) (await import('./rule/expansions.ts')).learnExpansions()
}

/** Every path is spelled out, so that whoever bundles this loads the bot of the game that is played and nothing else. */
const rules: ByGame<AnyBot> = {
  bang: async (expansions) => {
    const [{ rule }] = await Promise.all([import('./rule/rule.ts'), learnt(expansions)])
    return rule
  },
  dice: async () => (await import('./dice/index.ts')).diceRule,
  duel: async () => (await import('./duel/index.ts')).duelRule,
}

/** Nobody has anything to remember in The Duel. */
const normals: ByGame<AnyBot> = {
  bang: async (expansions) => {
    const [{ normal }] = await Promise.all([import('./normal/index.ts'), learnt(expansions)])
    return normal
  },
  dice: async () => (await import('./dice/index.ts')).diceNormal,
  duel: rules.duel,
}

const witnesses: ByGame<WitnessOf> = {
  bang: async () => (await import('./belief/bang.ts')).bangWitness,
  dice: async () => (await import('./belief/dice.ts')).diceWitness,
}

const of = <T>(found: ByGame<T>, game: string, expansions: boolean): Promise<T> | undefined =>
  Object.hasOwn(found, game) ? found[game](expansions) : undefined

/** The bot of this name for one game; nothing if there is none. `expansions`: with what it knows of them. */
export async function loadBot(name: string, game: string, expansions = true): Promise<AnyBot | undefined> {
  if (name === random.name) return random
  if (name === 'normal') return of(normals, game, expansions)
  const rule = name === 'rule' || name === 'easy' ? await of(rules, game, expansions) : undefined
  return rule && name === 'easy' ? careless(name, rule) : rule
}

/** Who watches a game for the bots that remember; nothing where none does, or there is nothing to find out. */
export async function loadWitness(bots: readonly (AnyBot | undefined)[], game: string): Promise<WitnessOf | undefined> {
  return bots.some((bot) => bot?.remembers) ? loadWatcher(game) : undefined
}

/** Who watches such a game for whoever wants to know; nothing where there is nothing to find out. */
export const loadWatcher = async (game: string): Promise<WitnessOf | undefined> => of(witnesses, game, false)
