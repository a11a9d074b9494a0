import type { Game, Match } from '@sundown/engine/kernel'
import type { WitnessOf } from './belief/witness.ts'
import type { AnyBot } from './bot.ts'
import type { Aids } from './seat.ts'

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

const hards: ByGame<AnyBot> = {
  bang: async (expansions) => {
    const [{ hard }] = await Promise.all([import('./hard/index.ts'), learnt(expansions)])
    return hard
  },
  dice: normals.dice,
  duel: async () => (await import('./duel/hard.ts')).duelHard,
}

const witnesses: ByGame<WitnessOf> = {
  bang: async () => (await import('./belief/bang.ts')).bangWitness,
  dice: async () => (await import('./belief/dice.ts')).diceWitness,
}

const of = <T>(found: ByGame<T>, game: string, expansions: boolean): Promise<T> | undefined =>
  Object.hasOwn(found, game) ? found[game](expansions) : undefined

const levels: { readonly [name: string]: ByGame<AnyBot> } = { easy: rules, rule: rules, normal: normals, hard: hards }

/** The bot of this name for one game; nothing if there is none. `expansions`: with what it knows of them. */
export async function loadBot(name: string, game: string, expansions = true): Promise<AnyBot | undefined> {
  if (name === 'random') return (await import('./random.ts')).random
  const bot = Object.hasOwn(levels, name) ? await of(levels[name], game, expansions) : undefined
  return bot && name === 'easy' ? (await import('./easy.ts')).careless(name, bot) : bot
}

/** Nobody waits longer for a bot that looks ahead. */
const SEARCH_MS = 250

/** Who watches a game for the bots that remember, if there is anything to find out, and draws worlds for those that look ahead. */
export async function loadAids(
  bots: readonly (AnyBot | undefined)[],
  game: string,
  now: () => number,
): Promise<(match: Match<Game>) => Aids> {
  const witness = bots.some((bot) => bot?.remembers) ? await loadWatcher(game) : undefined
  const worlds = bots.some((bot) => bot?.searches) ? (await import('./worlds.ts')).worldsWithin(SEARCH_MS, now) : undefined
  return (match) => ({ witness: witness?.(match), worlds })
}

/** Who watches such a game for whoever wants to know; nothing where there is nothing to find out. */
export const loadWatcher = async (game: string): Promise<WitnessOf | undefined> => of(witnesses, game, false)
