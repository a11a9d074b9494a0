import { type AnyBot, botCalled, botNamed, botsListed, mixedTempers } from '@sundown/bots'
import { firstOf, type GameKind, games, type Json } from '@sundown/engine'
import { BadUse } from '../bad-use.ts'

/** Options of a table as they are typed. */
export interface TableFlags {
  readonly game: string
  /** Left out: the usual number for the game. */
  readonly players?: string
  /** Left out: only the set that is always in play. */
  readonly sets?: string
  readonly option: readonly string[]
}

/** The options of a game, checked by the game itself. */
export function tableOptions({ game, players, sets, option }: TableFlags): {
  readonly kind: GameKind
  readonly json: Json
  readonly read: ReturnType<GameKind['read']>
} {
  const kind = gameNamed(game)
  if (players !== undefined && !/^\d{1,3}$/.test(players))
    throw new BadUse(`--players takes a whole number, not ${JSON.stringify(players)}`)
  const names = sets === undefined ? kind.sets.slice(0, 1) : sets === 'all' ? kind.sets : sets.split(',').map((set) => set.trim())
  const given = { ...Object.fromEntries(option.map(variant)), ...(players !== undefined && { players: Number(players) }), sets: names }
  const read = kind.read(given)
  return { kind, json: { ...given, players: read.players }, read }
}

export function gameNamed(name: string): GameKind {
  const kind = games.get(name)
  if (!kind) throw new BadUse(`there is no game ${JSON.stringify(name)}; there are ${[...games.keys()].join(', ')}`)
  return kind
}

function variant(text: string): readonly [string, Json] {
  const [name, value] = text.split('=', 2)
  if (!name || value === undefined) throw new BadUse(`--option takes name=value, not ${JSON.stringify(text)}`)
  if (name === 'players' || name === 'sets' || name === 'previous') throw new BadUse(`"${name}" is not a variant`)
  return [name, readValue(value)]
}

/** The game itself checks whether the value fits the option. */
function readValue(text: string): Json {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d{1,6}$/.test(text) ? Number(text) : text
}

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

/** Collects a flag that may be given several times. */
export const gather = (value: string, before: readonly string[]): readonly string[] => [...before, value]
