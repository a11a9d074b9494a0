import { type AnyBot, botCalled, botNamed, botsListed, mixedTempers } from '@sundown/bots'
import { firstOf, type GameKind, games } from '@sundown/engine'
import { BadUse } from '../bad-use.ts'
import { noSuchGame } from './flags.ts'

export const gameNamed = (name: string): GameKind => games.get(name) ?? noSuchGame(name)

/** One name for all bots, or one for each. */
export function botsFor(names: string, count: number): readonly AnyBot[] {
  const list = mixed(names.trim(), count) ?? names.split(',').map((name) => name.trim())
  if (list.length !== 1 && list.length !== count) throw new BadUse(`--bots takes one name or ${count}, not ${list.length}`)
  const bots = list.map((name) => {
    const bot = botNamed(name)
    if (!bot) throw new BadUse(`there is no bot ${JSON.stringify(name)}; there are ${botsListed}`)
    return bot
  })
  return bots.length === count ? bots : Array.from({ length: count }, () => firstOf(bots))
}

const MIXED = ':mixed'

/** "normal:mixed" is one of each temper. */
const mixed = (name: string, count: number): readonly string[] | undefined =>
  name.endsWith(MIXED) ? mixedTempers(count).map((temper) => botCalled(name.slice(0, -MIXED.length), temper)) : undefined
