import { GAME_NAMES, type GameKind, type Json } from '@sundown/engine'
import { BadUse } from '../bad-use.ts'

/** Options of a table as they are typed. */
interface TableFlags {
  /** Left out: the usual number for the game. */
  readonly players?: string
  /** Left out: only the set that is always in play. */
  readonly sets?: string
  readonly option: readonly string[]
}

/** The options of a game, checked by the game itself. */
export function tableOptions(
  kind: GameKind,
  { players, sets, option }: TableFlags,
): {
  readonly json: Json
  readonly read: ReturnType<GameKind['read']>
} {
  if (players !== undefined && !/^\d{1,3}$/.test(players))
    throw new BadUse(`--players takes a whole number, not ${JSON.stringify(players)}`)
  const names = sets === undefined ? kind.sets.slice(0, 1) : sets === 'all' ? kind.sets : sets.split(',').map((set) => set.trim())
  const given = { ...Object.fromEntries(option.map(variant)), ...(players !== undefined && { players: Number(players) }), sets: names }
  const read = kind.read(given)
  return { json: { ...given, players: read.players }, read }
}

export function noSuchGame(name: string): never {
  throw new BadUse(`there is no game ${JSON.stringify(name)}; there are ${GAME_NAMES.join(', ')}`)
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

/** Collects a flag that may be given several times. */
export const gather = (value: string, before: readonly string[]): readonly string[] => [...before, value]
