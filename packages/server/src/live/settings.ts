import { BadOptions, type GameKind } from '@sundown/engine'
import { MAX_SETTINGS_BYTES, PUBLIC_CLOCKS, type TableSettings, type WishedSettings } from '@sundown/protocol'
import { ratedSettings } from '../ratings/table.ts'
import { Refused } from '../refused.ts'

/** Lists are sets: duplicates do not count. */
const ofSets = (options: WishedSettings['options']): TableSettings['options'] =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)] : value]))

/** By default the game is the first one there is, and public tables have clocks. */
export function agreedOn(games: ReadonlyMap<string, GameKind>, { game, clocks, ...wished }: WishedSettings): TableSettings {
  if (wished.quick !== null) throw new Refused('bad-options', { why: 'a table of quick play is found, not made' })
  return ratedSettings({
    ...wished,
    options: ofSets(wished.options),
    game: game === '' ? ([...games.keys()][0] ?? '') : game,
    clocks: clocks === undefined ? (wished.public ? PUBLIC_CLOCKS : null) : clocks,
  })
}

/** How many sit at a table with these settings. Refuses what the rules of the game do not allow. */
export function readSettings(
  games: ReadonlyMap<string, GameKind>,
  settings: TableSettings,
): { readonly kind: GameKind; readonly players: number } {
  const { game, options } = settings
  if (Buffer.byteLength(JSON.stringify(settings)) > MAX_SETTINGS_BYTES) throw new Refused('too-long', { most: MAX_SETTINGS_BYTES })
  const kind = games.get(game)
  if (!kind) throw new Refused('bad-options', { why: 'there is no such game' })
  // `previous` comes from the earlier game, never from a message: a host could use it to choose his character.
  if ('previous' in options) throw new Refused('bad-options', { why: 'what the last game leaves behind cannot be chosen' })
  try {
    return { kind, players: kind.read(options).players }
  } catch (error) {
    if (error instanceof BadOptions) throw new Refused('bad-options', { why: error.message.slice(0, 300) })
    throw error
  }
}
