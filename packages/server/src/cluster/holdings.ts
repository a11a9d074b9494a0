import type { LivePort } from '../live-port.ts'
import type { Log } from '../log.ts'
import type { PostgresStore } from '../store/postgres.ts'
import type { Member, Members } from './members.ts'
import type { Fences } from './store.ts'

export interface HoldingsParts {
  readonly store: PostgresStore
  readonly members: Members
  readonly fences: Fences
  readonly live: LivePort
  readonly log: Log
  readonly self: { readonly id: string }
  readonly rules: Member['rules']
}

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

  /** What this node has becomes what it should have. Those that another node plays better are given to it: true if there were any. */
  async compare(present: readonly Member[]): Promise<boolean> {
    const { members, self, fences, live } = this.#parts
    const owned = new Map((await members.owned(self.id)).map(({ table, epoch }) => [table, epoch]))
    await Promise.all(fences.tables.filter((table) => owned.get(table) !== fences.epochOf(table)).map((table) => this.#drop(table)))
    const missing = [...owned].filter(([table]) => !live.tables.has(table))
    return (await Promise.all(missing.map(([table, epoch]) => this.#adopt(table, epoch, present)))).includes('given')
  }

  async #adopt(id: string, epoch: number, present: readonly Member[]): Promise<'given' | 'taken' | undefined> {
    const { store, fences, live, members, self, log } = this.#parts
    const table = await store.table(id)
    if (!table) return undefined
    const game = table.game === null ? undefined : await store.game(table.game)
    const unfinished = game?.status === 'dealing' || game?.status === 'playing' ? game : undefined
    const better = unfinished && this.#nodeWithRules(present, unfinished.kind, unfinished.rulesVersion)
    if (better !== undefined) {
      await members.give({ table: id, epoch }, self.id, better)
      log.info({ table: id, epoch, to: better }, 'a game of other rules goes to a node that has them')
      return 'given'
    }
    this.changes++
    fences.has(id, epoch, table.game)
    live.tables.adopt(table, unfinished)
    log.debug({ table: id, epoch, node: self.id, status: game?.status }, 'this node has the table now')
    return 'taken'
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
  async giveAll(heirs: readonly Member[], tell: (heir: string) => void): Promise<void> {
    const { fences, members, self } = this.#parts
    await Promise.all(
      fences.tables.map(async (table) => {
        const epoch = fences.epochOf(table)
        await this.#drop(table)
        if (epoch === undefined) return
        const heir = heirs[this.#heir++ % heirs.length]?.id
        await members.give({ table, epoch }, self.id, heir)
        if (heir !== undefined) tell(heir)
      }),
    )
  }
}
