import type { Finder } from './bang/load-sets.ts'
import type { Game, Json, Rules } from './kernel/index.ts'
import type { Speech } from './western/words/speech.ts'
import type { Language } from './western/words/types.ts'

export type { Saying, Sentence } from './western/words/sentence.ts'
export type { Seen, Speech } from './western/words/speech.ts'
export type { Teller } from './western/words/teller.ts'

/** What a card shows, in any game. */
export interface AnyFace {
  readonly id: string
}

interface LazyGame {
  /** Rules that can play a table with these options. */
  readonly rules: (options: Json) => Promise<Rules<Game>>
  readonly speak: (language: Language, sets: readonly string[]) => Promise<Speech<AnyFace>>
}

let find: Finder | undefined

/** Where a program that loads set by set asks for one that does not come with it: a page asks its server. */
export const findSetsBy = (finder: Finder): void => {
  find = finder
}

const bang: LazyGame = {
  rules: async (options) => {
    const [{ cardGame }, { askFor, loadSets, setsNeeded }] = await Promise.all([
      import('./bang/card-game.ts'),
      import('./bang/load-sets.ts'),
    ])
    if (find) await askFor(options, find)
    return cardGame(await loadSets(setsNeeded(options))) as Rules<Game>
  },
  speak: async (language, sets) => (await import('./bang/words/speech.ts')).speak(language, sets),
}

const dice: LazyGame = {
  rules: async () => (await import('./dice/index.ts')).dice as Rules<Game>,
  speak: async (language) => (await import('./dice/words/speech.ts')).speak(language),
}

const duel: LazyGame = {
  rules: async () => (await import('./duel/index.ts')).duel as Rules<Game>,
  speak: async (language) => (await import('./duel/words/speech.ts')).speak(language),
}

/** The games in parts that are loaded when they are asked for: for a page that has little room and plays one of them. */
export const lazyGames = { bang, dice, duel } as const

/** The rules of the game of this name, for a table with these options, if there is such a game. */
export async function rulesOf(name: string, options: Json): Promise<Rules<Game> | undefined> {
  const known: { readonly [name: string]: LazyGame } = lazyGames
  return Object.hasOwn(known, name) ? known[name]?.rules(options) : undefined
}
