import { BadOptions, type GameKind } from '@sundown/engine'
import { MAX_SETTINGS_BYTES, PUBLIC_CLOCKS, type TableSettings, type WishedSettings } from '@sundown/protocol'
import { Refused } from '../refused.ts'

/** Lists are sets: naming something again says nothing. */
const ofSets = (options: WishedSettings['options']): TableSettings['options'] =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)] : value]))

/** Without a word about it the game is the first one there is, and whoever plays with strangers plays with clocks. */
export const agreedOn = (games: ReadonlyMap<string, GameKind>, { game, clocks, ...wished }: WishedSettings): TableSettings => ({
  ...wished,
  options: ofSets(wished.options),
  game: game === '' ? ([...games.keys()][0] ?? '') : game,
  clocks: clocks === undefined ? (wished.public ? PUBLIC_CLOCKS : null) : clocks,
})

/** How many sit at a table with these settings. Refuses what the rules of the game do not allow. */
export function readSettings(
  games: ReadonlyMap<string, GameKind>,
  settings: TableSettings,
): { readonly kind: GameKind; readonly players: number } {
  const { game, options } = settings
  if (Buffer.byteLength(JSON.stringify(settings)) > MAX_SETTINGS_BYTES) throw new Refused('too-long', { most: MAX_SETTINGS_BYTES })
  const kind = games.get(game)
  if (!kind) throw new Refused('bad-options', { why: 'there is no such game' })
  // What an earlier game leaves behind comes from that game, never from a message: it could name the host's character.
  if ('previous' in options) throw new Refused('bad-options', { why: 'what the last game leaves behind cannot be chosen' })
  try {
    return { kind, players: kind.read(options).players }
  } catch (error) {
    if (error instanceof BadOptions) throw new Refused('bad-options', { why: error.message.slice(0, 300) })
    throw error
  }
}
