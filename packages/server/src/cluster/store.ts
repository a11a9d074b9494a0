import type { Fence, PostgresStore } from '../store/postgres.ts'
import type { StoredRows } from '../store/rows.ts'
import { type Store, TableElsewhere } from '../store/store.ts'

/** The tables this node has, each in its epoch, and what it writes of them. */
export class Fences {
  readonly #node: () => string
  readonly #store: PostgresStore
  readonly #fences = new Map<string, { readonly fence: Fence; readonly rows: StoredRows }>()
  readonly #tableOfGame = new Map<string, string>()
  /** Is told when a write was refused because the table has gone. */
  lost: (table: string) => void = () => undefined

  constructor(store: PostgresStore, node: () => string) {
    this.#store = store
    this.#node = node
  }

  epochOf(table: string): number | undefined {
    return this.#fences.get(table)?.fence.epoch
  }

  get tables(): readonly string[] {
    return [...this.#fences.keys()]
  }

  has(table: string, epoch: number, game: string | null): void {
    const fence = { table, node: this.#node(), epoch }
    this.#fences.set(table, { fence, rows: this.#store.fenced(fence) })
    if (game !== null) this.#tableOfGame.set(game, table)
  }

  hasNot(table: string): void {
    this.#fences.delete(table)
    for (const [game, at] of this.#tableOfGame) if (at === table) this.#tableOfGame.delete(game)
  }

  /** A store that keeps nothing of a table that this node has not. */
  get store(): Store {
    const { close: _, ...base } = this.#store
    const at = <T>(table: string | undefined, work: (rows: StoredRows) => Promise<T>): Promise<T> => this.#at(table, work)
    const of = <T>(game: string | undefined, work: (rows: StoredRows) => Promise<T>): Promise<T> =>
      this.#at(game === undefined ? undefined : this.#tableOfGame.get(game), work)
    return {
      ...base,
      close: () => this.#store.close(),
      // They come one by one, as this node gets them.
      tables: async () => [],
      unfinishedGames: async () => [],
      saveTable: async (table) => {
        if (this.#fences.has(table.id)) return at(table.id, (rows) => rows.saveTable(table))
        await this.#store.saveNewTable(table, this.#node())
        this.has(table.id, 1, null)
      },
      deleteTable: async (id) => {
        const { fence } = this.#fences.get(id) ?? {}
        if (!fence) throw new TableElsewhere('another node has this table')
        await this.#store.deleteOwnedTable(fence)
        this.hasNot(id)
      },
      addChat: (table, line) => at(table, (rows) => rows.addChat(table, line)),
      addGame: (game) => {
        this.#tableOfGame.set(game.id, game.table)
        return at(game.table, (rows) => rows.addGame(game))
      },
      dealt: (game, shares, begun) => of(game, (rows) => rows.dealt(game, shares, begun)),
      setRulesVersion: (game, version) => of(game, (rows) => rows.setRulesVersion(game, version)),
      append: (entries) => of(entries[0]?.game, (rows) => rows.append(entries)),
      hold: (answer) => of(answer.game, (rows) => rows.hold(answer)),
      archive: (game, ...rest) => of(game, (rows) => rows.archive(game, ...rest)),
      setAside: (game, time) => of(game, (rows) => rows.setAside(game, time)),
      addRatedSeats: (game, seats) => of(game, (rows) => rows.addRatedSeats(game, seats)),
      setGone: (game, seat, gone) => of(game, (rows) => rows.setGone(game, seat, gone)),
      clearSeat: (game, seat) => of(game, (rows) => rows.clearSeat(game, seat)),
    }
  }

  async #at<T>(table: string | undefined, work: (rows: StoredRows) => Promise<T>): Promise<T> {
    const owned = table === undefined ? undefined : this.#fences.get(table)
    if (!owned || table === undefined) throw new TableElsewhere('another node has this table')
    try {
      return await work(owned.rows)
    } catch (error) {
      if (error instanceof TableElsewhere) this.lost(table)
      throw error
    }
  }
}
