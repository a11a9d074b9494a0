import type { GameRecord } from '@sundown/engine'
import { placeIn, type Within } from '../session/browser-db.ts'
import { isTree } from '../session/played.ts'

/** A finished game that can be seen again on this device, whether there is a network or not. */
export interface KeptGame {
  readonly id: string
  /** When it ended. */
  readonly at: number
  readonly record: GameRecord
  readonly names: readonly string[]
}

/** Older ones give way: some hundred kilobytes each, at most. */
const MOST = 60

const isKept = (json: unknown): json is KeptGame =>
  isTree(json) &&
  'id' in json &&
  typeof json.id === 'string' &&
  'at' in json &&
  typeof json.at === 'number' &&
  'record' in json &&
  isTree(json.record) &&
  'names' in json &&
  Array.isArray(json.names)

/** The last games of this device, with all that is needed to see them again. They leave it with everything else that is kept here. */
class KeptGames {
  private readonly within: Within

  constructor(within: Within = placeIn('sundown.games', 'games')) {
    this.within = within
  }

  /** The newest first. */
  async list(): Promise<readonly KeptGame[]> {
    const all: unknown = await this.within('readonly', (store) => store.getAll())
    return Array.isArray(all) ? all.filter(isKept).toSorted((a, b) => b.at - a.at) : []
  }

  async find(id: string): Promise<KeptGame | undefined> {
    const found: unknown = await this.within('readonly', (store) => store.get(id))
    return isKept(found) ? found : undefined
  }

  async keep(game: KeptGame): Promise<void> {
    await this.within('readwrite', (store) => store.put(game, game.id))
    for (const { id } of (await this.list()).slice(MOST)) await this.within('readwrite', (store) => store.delete(id))
  }

  async forget(): Promise<void> {
    await this.within('readwrite', (store) => store.clear())
  }
}

export const keptGames = new KeptGames()
