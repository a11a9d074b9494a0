import type { Game, Match } from '@sundown/engine/kernel'
import type { WitnessOf } from './belief/witness.ts'
import type { AnyBot } from './bot.ts'
import { botParts } from './names.ts'
import type { Aids } from './seat.ts'
import { PLAIN, type Temper, temperCalled } from './temper.ts'

type ByGame<T> = { readonly [game: string]: T }
/** `expansions`: with what it knows of them; without a temper it plays plainly. */
type Load = (expansions: boolean, temper: Temper | undefined) => Promise<AnyBot>

/** What the bots of the card game know beyond the base game. */
const learnt = async (expansions: boolean): Promise<void> => {
  if (expansions) (await import('./rule/expansions.ts')).learnExpansions()
}

const duelRule: Load = async (_, temper) => (await import('./duel/index.ts')).duelRuleWith(temper ?? PLAIN)

/** Every path is spelled out, so that whoever bundles this loads the bot of the game that is played and nothing else. */
const rules: ByGame<Load> = {
  bang: async (expansions, temper) => {
    await learnt(expansions)
    return temper ? (await import('./normal/index.ts')).ruleWith(temper) : (await import('./rule/rule.ts')).rule
  },
  dice: async (_, temper) => {
    const { diceRule, diceRuleWith } = await import('./dice/index.ts')
    return temper ? diceRuleWith(temper) : diceRule
  },
  duel: duelRule,
}

/** Nobody has anything to remember in The Duel. */
const normals: ByGame<Load> = {
  bang: async (expansions, temper) => {
    const [{ normalWith }] = await Promise.all([import('./normal/index.ts'), learnt(expansions)])
    return normalWith(temper ?? PLAIN)
  },
  dice: async (_, temper) => (await import('./dice/index.ts')).diceNormalWith(temper ?? PLAIN),
  duel: duelRule,
}

const hards: ByGame<Load> = {
  bang: async (expansions, temper) => {
    const [{ hardWith }] = await Promise.all([import('./hard/index.ts'), learnt(expansions)])
    return hardWith(temper ?? PLAIN)
  },
  dice: async (_, temper) => (await import('./dice/hard.ts')).diceHardWith(temper ?? PLAIN),
  duel: async (_, temper) => (await import('./duel/hard.ts')).duelHardWith(temper ?? PLAIN),
}

const witnesses: ByGame<() => Promise<WitnessOf>> = {
  bang: async () => (await import('./belief/bang.ts')).bangWitness,
  dice: async () => (await import('./belief/dice.ts')).diceWitness,
}

const of = <T>(found: ByGame<T>, game: string): T | undefined => (Object.hasOwn(found, game) ? found[game] : undefined)

const levels: ByGame<ByGame<Load>> = { easy: rules, rule: rules, normal: normals, hard: hards }

/** The bot of this name for one game; nothing if there is none. `expansions`: with what it knows of them. */
export async function loadBot(name: string, game: string, expansions = true): Promise<AnyBot | undefined> {
  if (name === 'random') return (await import('./random.ts')).random
  const { level = '', temper } = botParts(name) ?? {}
  const bot = await of(of(levels, level) ?? {}, game)?.(expansions, temper && temperCalled(temper))
  return bot && level === 'easy' ? (await import('./easy.ts')).careless(name, bot) : bot
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
export const loadWatcher = async (game: string): Promise<WitnessOf | undefined> => of(witnesses, game)?.()
