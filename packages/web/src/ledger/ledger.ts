import { LEDGER, shelf } from '../app/shelf.ts'
import { isTree } from '../session/played.ts'
import type { Shelf } from '../session/solo-save.ts'
import { Store } from '../session/store.ts'
import type { Other, PlayedGame } from './played-game.ts'

/** Older ones give way. */
const MOST = 2000

const isText = (value: unknown): value is string => typeof value === 'string'
const isMaybeText = (value: unknown): boolean => value === undefined || isText(value)
const isOther = (json: unknown): json is Other =>
  isTree(json) && 'seat' in json && typeof json.seat === 'number' && 'bot' in json && typeof json.bot === 'boolean'

/** What was written by another version, or by hand, is left out. */
const isPlayedGame = (json: unknown): json is PlayedGame =>
  isTree(json) &&
  'id' in json &&
  isText(json.id) &&
  'game' in json &&
  isText(json.game) &&
  'at' in json &&
  typeof json.at === 'number' &&
  'players' in json &&
  typeof json.players === 'number' &&
  'won' in json &&
  typeof json.won === 'boolean' &&
  'sets' in json &&
  Array.isArray(json.sets) &&
  json.sets.every(isText) &&
  'others' in json &&
  Array.isArray(json.others) &&
  json.others.every(isOther) &&
  isMaybeText('role' in json ? json.role : undefined) &&
  isMaybeText('character' in json ? json.character : undefined)

/** The games that were played on this device, the newest first. Nobody gets them unless their owner shares them. */
export class Ledger extends Store<readonly PlayedGame[]> {
  private readonly kept: Shelf | undefined

  constructor(kept: Shelf | undefined) {
    super([])
    this.kept = kept
    this.set(this.read())
  }

  private read(): readonly PlayedGame[] {
    try {
      const json: unknown = JSON.parse(this.kept?.getItem(LEDGER) ?? '[]')
      return Array.isArray(json) ? json.filter(isPlayedGame) : []
    } catch {
      return []
    }
  }

  has(id: string): boolean {
    return this.getSnapshot().some((game) => game.id === id)
  }

  /** Each game once. A game whose people are known says more than one read from a record. */
  add(games: readonly PlayedGame[]): void {
    const fresh = games.filter(({ id }) => !this.has(id))
    if (fresh.length === 0) return
    const all = [...fresh, ...this.getSnapshot()].toSorted((a, b) => b.at - a.at).slice(0, MOST)
    try {
      this.kept?.setItem(LEDGER, JSON.stringify(all))
    } catch {
      // Then it counts until the page is closed.
    }
    this.set(all)
  }

  forget(): void {
    try {
      this.kept?.removeItem(LEDGER)
    } catch {
      // Where nothing can be removed nothing was kept.
    }
    this.set([])
  }
}

export const ledger = new Ledger(shelf)
