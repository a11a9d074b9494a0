import { type Kysely, sql } from 'kysely'
import { ConfigError } from '../config.ts'
import { kyselyOver } from '../store/postgres/dialect.ts'
import { Link } from '../store/postgres/link.ts'
import type { DatabaseSchema } from '../store/postgres/schema.ts'

/** Milliseconds without a beat after which a node counts as gone. */
const SILENCE = 5000
/** This many tables are taken over at a time: other nodes want some, too. */
const AT_ONCE = 50
/** Milliseconds until a database that does not answer counts as out of reach: sooner than elsewhere, for a node must notice before the others give it up. */
const ANSWERING = 2000
/** Milliseconds by which the clocks of a node and of the database may differ. */
const APART = 1000

/** By the database's clock, the only one that all nodes share. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** Throws if this machine's clock is wrong. */
export async function checkClock(link: Link, wall: () => number): Promise<void> {
  const before = wall()
  const { rows } = await link.query('select (extract(epoch from clock_timestamp()) * 1000)::bigint as now')
  const after = wall()
  const now = Number(rows[0]?.now)
  const apart = Math.max(before - now, now - after)
  if (apart > APART) {
    throw new ConfigError(
      `the clocks of this machine and of the database are ${Math.round(apart / 100) / 10} seconds apart: set both by NTP`,
    )
  }
}

const newLink = (url: string): Link => new Link(url, undefined, undefined, ANSWERING)

export interface Owned {
  readonly table: string
  readonly epoch: number
}

interface Gift extends Owned {
  readonly from: string
  readonly to: string
}

export interface Member {
  readonly id: string
  /** The versions of rules it plays, by game. */
  readonly rules: { readonly [kind: string]: string }
  /** Redis serves it. */
  readonly hears: boolean
}

/** Who is there and who has which table, as PostgreSQL has it. Whatever nodes tell each other besides is only a hint to look here. */
export class Members {
  readonly #db: Kysely<DatabaseSchema>
  readonly #gifts: Gift[] = []
  #giving: Promise<void> = Promise.resolve()

  constructor(url: string) {
    this.#db = kyselyOver<DatabaseSchema>([newLink(url), newLink(url)])
  }

  /** One word for all nodes on this database, so that several clusters may share a Redis. */
  async name(candidate: string): Promise<string> {
    await this.#db
      .insertInto('meta')
      .values({ key: 'cluster', value: candidate })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const row = await this.#db.selectFrom('meta').select('value').where('key', '=', 'cluster').executeTakeFirstOrThrow()
    return row.value
  }

  /** The time of the house, as those who are there have it; nothing: nobody is. */
  async houseTime(): Promise<number | undefined> {
    const { rows } = await sql<{ ran: number | null }>`
      select max(ran + ${NOW} - "beatAt")::bigint as ran from nodes where "beatAt" > ${NOW} - ${SILENCE}`.execute(this.#db)
    const ran = rows[0]?.ran
    return ran === null || ran === undefined ? undefined : Number(ran)
  }

  async register(id: string, ran: number, rules: Member['rules']): Promise<void> {
    await sql`insert into nodes (id, "beatAt", ran, rules) values (${id}, ${NOW}, ${Math.round(ran)}, ${JSON.stringify(rules)})`.execute(
      this.#db,
    )
  }

  /** False: others have given this node up. */
  async beat(id: string, ran: number, hears: boolean): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update nodes set "beatAt" = ${NOW}, ran = ${Math.round(ran)}, hears = ${hears ? 1 : 0} where id = ${id}`.execute(this.#db)
    return numAffectedRows === 1n
  }

  /** It is about to leave: it plays by no rules any more, so that nobody gives it a game. */
  async retire(id: string): Promise<void> {
    await this.#db.updateTable('nodes').set({ rules: '{}' }).where('id', '=', id).execute()
  }

  async leave(id: string): Promise<void> {
    await this.#db.deleteFrom('nodes').where('id', '=', id).execute()
  }

  /** Nodes that nobody has heard of for too long. They may only be slow: they can never write again. */
  async giveUpSilent(): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`delete from nodes where "beatAt" < ${NOW} - ${SILENCE} returning id`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  async present(): Promise<readonly Member[]> {
    const rows = await this.#db.selectFrom('nodes').select(['id', 'rules', 'hears']).execute()
    return rows.map(({ id, rules, hears }) => ({ id, rules: JSON.parse(rules), hears: Number(hears) === 1 }))
  }

  /** Takes tables over that nobody has any more. Nodes that do so at the same time get different ones. */
  async claim(node: string): Promise<readonly string[]> {
    await sql`insert into owners ("tableId", node, epoch)
      select id, '', 0 from tables where not exists (select from owners where owners."tableId" = tables.id) limit ${AT_ONCE}
      on conflict do nothing`.execute(this.#db)
    const { rows } = await sql<{ tableId: string }>`
      update owners set node = ${node}, epoch = epoch + 1 where "tableId" in (
        select "tableId" from owners where not exists (select from nodes where nodes.id = owners.node)
        limit ${AT_ONCE} for update skip locked
      ) returning "tableId"`.execute(this.#db)
    return rows.map(({ tableId }) => tableId)
  }

  async owned(node: string): Promise<readonly Owned[]> {
    const rows = await this.#db.selectFrom('owners').select(['tableId', 'epoch']).where('node', '=', node).execute()
    return rows.map(({ tableId, epoch }) => ({ table: tableId, epoch: Number(epoch) }))
  }

  /** How many tables a node has, and the sum of their epochs: whether anything is new can be asked often. */
  async sumOf(node: string): Promise<{ readonly tables: number; readonly epochs: number }> {
    const { rows } = await sql<{ tables: number; epochs: number }>`
      select count(*) as tables, coalesce(sum(epoch), 0)::bigint as epochs from owners where node = ${node}`.execute(this.#db)
    return { tables: Number(rows[0]?.tables), epochs: Number(rows[0]?.epochs) }
  }

  /** Gives a table away: to a node, or to whoever takes it first. Those given while others are being written share the next transaction. */
  give({ table, epoch }: Owned, from: string, to = ''): Promise<void> {
    if (this.#gifts.push({ table, epoch, from, to }) > 1) return this.#giving
    this.#giving = this.#giving.catch(() => undefined).then(() => this.#writeGifts(this.#gifts.splice(0)))
    return this.#giving
  }

  async #writeGifts(gifts: readonly Gift[]): Promise<void> {
    const [tables, epochs] = [gifts.map(({ table }) => table), gifts.map(({ epoch }) => epoch)]
    const [givers, heirs] = [gifts.map(({ from }) => from), gifts.map(({ to }) => to)]
    await sql`update owners set node = gift.heir, epoch = owners.epoch + 1
      from unnest(${tables}::text[], ${epochs}::bigint[], ${givers}::text[], ${heirs}::text[]) as gift ("tableId", epoch, giver, heir)
      where owners."tableId" = gift."tableId" and owners.node = gift.giver and owners.epoch = gift.epoch`.execute(this.#db)
  }

  /** Nothing: there is no such table. `present`: its owner is there. */
  async ownerOf(table: string): Promise<{ readonly node: string; readonly present: boolean } | undefined> {
    const row = await this.#db
      .selectFrom('owners')
      .leftJoin('nodes', 'nodes.id', 'owners.node')
      .select(['owners.node', 'nodes.id'])
      .where('owners.tableId', '=', table)
      .executeTakeFirst()
    return row && { node: row.node, present: row.id !== null }
  }

  async tableOfCode(code: string): Promise<string | undefined> {
    return (await this.#db.selectFrom('tables').select('id').where('code', '=', code).executeTakeFirst())?.id
  }

  close(): Promise<void> {
    return this.#db.destroy()
  }
}
