import type { AnyBot, Situation } from './bot.ts'

/** One bot made of several, each for the game of its name. */
export function byGame(name: string, bots: { readonly [game: string]: AnyBot }): AnyBot {
  let last: { readonly game: string; readonly bot: AnyBot } | undefined
  const botFor = ({ game }: Situation<object>): AnyBot => {
    if (last?.game === game) return last.bot
    const bot = Object.hasOwn(bots, game) ? bots[game] : undefined
    if (bot === undefined) throw new Error(`the bot "${name}" does not play ${game}`)
    last = { game, bot }
    return bot
  }
  return {
    name,
    remembers: Object.values(bots).some((bot) => bot.remembers === true),
    searches: Object.values(bots).some((bot) => bot.searches === true),
    answer: (situation, random) => botFor(situation).answer(situation, random),
    interject: (situation, random) => botFor(situation).interject?.(situation, random),
  }
}
