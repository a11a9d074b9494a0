import type { AnyBot, Situation } from './bot.ts'

/** One bot made of several, each for the game of its name. */
export function byGame(name: string, bots: { readonly [game: string]: AnyBot }): AnyBot {
  const botFor = ({ game }: Situation<object>): AnyBot => {
    if (!Object.hasOwn(bots, game)) throw new Error(`the bot "${name}" does not play ${game}`)
    return bots[game]
  }
  return {
    name,
    answer: (situation, random) => botFor(situation).answer(situation, random),
    interject: (situation, random) => botFor(situation).interject?.(situation, random),
  }
}
