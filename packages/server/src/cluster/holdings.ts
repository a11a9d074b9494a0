import type { LivePort } from '../live-port.ts'
import type { Log } from '../log.ts'
import type { PostgresStore } from '../store/postgres.ts'
import type { Member, Members, Owned } from './members.ts'
import type { Fences } from './store.ts'

export interface HoldingsParts {
  readonly store: Pick<PostgresStore, 'table' | 'game'>
  readonly members: Pick<Members, 'sumOf' | 'owned' | 'give'>
  readonly fences: Pick<Fences, 'tables' | 'epochOf' | 'has' | 'hasNot'>
  readonly live: { readonly tables: Pick<LivePort['tables'], 'has' | 'adopt' | 'release'> }
  readonly log: Log
  readonly self: { readonly id: string }
  readonly rules: Member['rules']
  /** Tells a node what it has from now on. */
  readonly tell: (node: string, gift: Owned) => void
}

/** This many tables are given away at a time: each stands still only while it changes hands itself, and not while others do. */
const GIVEN_AT_ONCE = 8

/** The tables this node has. PostgreSQL says which; here they come and go accordingly. */
export class Holdings {
  readonly #parts: HoldingsParts
  /** Tables that came here or went away. */
  changes = 0
  /** Whose turn it is to inherit. */
  #heir = 0

  constructor(parts: HoldingsParts) {
    this.#parts = parts
  }

  /** As many as it should have, as far as sums tell. */
  async agree(): Promise<boolean> {
    const { members, fences, self } = this.#parts
    const { tables, epochs } = await members.sumOf(self.id)
    return tables === fences.tables.length && epochs === fences.tables.reduce((sum, table) => sum + (fences.epochOf(table) ?? 0), 0)
  }

  /** What this node has becomes what it should have. Those that another node plays better are given to it. */
  async compare(present: readonly Member[]): Promise<void> {
    const { members, self, fences, live } = this.#parts
    const owned = new Map((await members.owned(self.id)).map(({ table, epoch }) => [table, epoch]))
    await Promise.all(fences.tables.filter((table) => owned.get(table) !== fences.epochOf(table)).map((table) => this.#drop(table)))
    const missing = [...owned].filter(([table]) => !live.tables.has(table))
    await this.take(
      missing.map(([table, epoch]) => ({ table, epoch })),
      present,
    )
  }

  /** They are this node's now. */
  async take(gifts: readonly Owned[], present: readonly Member[]): Promise<void> {
    const { fences } = this.#parts
    await Promise.all(
      gifts.map(async ({ table, epoch }) => {
        const had = fences.epochOf(table)
        if (had === epoch) return
        // It was away and has come back: what is known of it here is old.
        if (had !== undefined) await this.#drop(table)
        await this.#adopt(table, epoch, present)
      }),
    )
  }

  async #adopt(id: string, epoch: number, present: readonly Member[]): Promise<void> {
    const { store, fences, live, self, log } = this.#parts
    const table = await store.table(id)
    if (!table) return
    const game = table.game === null ? undefined : await store.game(table.game)
    const unfinished = game?.status === 'dealing' || game?.status === 'playing' ? game : undefined
    const better = unfinished && this.#nodeWithRules(present, unfinished.kind, unfinished.rulesVersion)
    if (better !== undefined) {
      await this.#give({ table: id, epoch }, better)
      log.info({ table: id, epoch, to: better }, 'a game of other rules goes to a node that has them')
      return
    }
    this.changes++
    fences.has(id, epoch, table.game)
    live.tables.adopt(table, unfinished)
    log.debug({ table: id, epoch, node: self.id, status: game?.status }, 'this node has the table now')
  }

  async #give({ table, epoch }: Owned, to: string): Promise<void> {
    const { members, self, tell } = this.#parts
    await members.give({ table, epoch }, self.id, to)
    tell(to, { table, epoch: epoch + 1 })
  }

  /** A game stays with the rules it is played by as long as a node has them. */
  #nodeWithRules(present: readonly Member[], kind: string, version: string): string | undefined {
    const { rules, self } = this.#parts
    if (rules[kind] === version) return undefined
    return present.find((other) => other.id !== self.id && other.rules[kind] === version)?.id
  }

  /** What is under way at it is finished first; the database refuses it unless the table is still here. */
  async #drop(table: string): Promise<void> {
    const { fences, live, log, self } = this.#parts
    const epoch = fences.epochOf(table)
    await live.tables.release(table)
    fences.hasNot(table)
    this.changes++
    log.debug({ table, epoch, node: self.id }, 'this node has the table no longer')
  }

  async dropAll(): Promise<void> {
    await Promise.all(this.#parts.fences.tables.map((table) => this.#drop(table)))
  }

  /** Each when nothing is under way at it: to one of these in turn, who is told at once; or to whoever takes it, if there is nobody. */
  async giveAll(heirs: readonly Member[]): Promise<void> {
    const waiting = [...this.#parts.fences.tables]
    const giver = async () => {
      for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) await this.#handOver(table, heirs)
    }
    await Promise.all(Array.from({ length: GIVEN_AT_ONCE }, giver))
  }

  async #handOver(table: string, heirs: readonly Member[]): Promise<void> {
    const { fences, members, self } = this.#parts
    const epoch = fences.epochOf(table)
    await this.#drop(table)
    if (epoch === undefined) return
    const heir = heirs[this.#heir++ % heirs.length]?.id
    if (heir === undefined) await members.give({ table, epoch }, self.id)
    else await this.#give({ table, epoch }, heir)
  }
}
