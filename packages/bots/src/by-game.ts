import type { AnyBot, Situation } from './bot.ts'

/** One bot made of several, each for the game of its name. */
export function byGame(name: string, bots: { readonly [game: string]: AnyBot }): AnyBot {
  let last = { game: '', bot: undefined as AnyBot | undefined }
  const botFor = ({ game }: Situation<object>): AnyBot => {
    if (last.bot === undefined || last.game !== game) {
      if (!Object.hasOwn(bots, game)) throw new Error(`the bot "${name}" does not play ${game}`)
      last = { game, bot: bots[game] }
    }
    return last.bot as AnyBot
  }
  return {
    name,
    remembers: Object.values(bots).some((bot) => bot.remembers === true),
    searches: Object.values(bots).some((bot) => bot.searches === true),
    answer: (situation, random) => botFor(situation).answer(situation, random),
    interject: (situation, random) => botFor(situation).interject?.(situation, random),
  }
}
