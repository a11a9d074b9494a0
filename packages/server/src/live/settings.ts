import { BadOptions, type GameKind } from '@sundown/engine'
import type { TableSettings } from '@sundown/protocol'
import { Refused } from '../refused.ts'

/** Settings that name a game: the first one there is if nothing was said. */
export const withGame = (games: ReadonlyMap<string, GameKind>, settings: TableSettings): TableSettings =>
  settings.game === '' ? { ...settings, game: [...games.keys()][0] ?? '' } : settings

/** How many sit at a table with these settings. Refuses what the rules of the game do not allow. */
export function readSettings(
  games: ReadonlyMap<string, GameKind>,
  { game, options }: TableSettings,
): { readonly kind: GameKind; readonly players: number } {
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
