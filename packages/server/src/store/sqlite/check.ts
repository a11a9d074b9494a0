import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { entryOf, logBytes, recordBytes, recordOf } from '../queries/games.ts'
import type { Schema } from '../schema.ts'
import { contentOf, keyOf, SHADOWED, type Shadowed } from '../shadows.ts'
import type { Connection } from './connection.ts'
import type { Health } from './health.ts'

/** Looked at in one go. */
const ROWS = 200
const RECORDS = 8
/** This many faults of the file are named. */
const NAMED = 5

/** Does the file hang together? Nothing but 'ok' is well. `quick_check` looks at every page, `integrity_check` also compares indexes with what they lead to. */
export async function faultsOfFile(connection: Connection, how: 'quick_check' | 'integrity_check'): Promise<readonly string[]> {
  // It names what it finds, and names can be damaged, too: see `text.ts`.
  const rows = await connection.all(`select hex(${how}) as said from pragma_${how}(${NAMED})`)
  return rows.map(({ said }) => Buffer.from(String(said), 'hex').toString()).filter((said) => said !== 'ok')
}

export interface CheckDeps {
  /** Of its own: what is asked takes long. */
  readonly connection: Connection
  readonly db: Kysely<Schema>
  readonly health: Health
  /** Milliseconds after each part. */
  readonly pause: number
  /** The store is about to close. */
  readonly stopped: () => boolean
}

/** Looks at everything that was ever written, while the server runs. What is wrong is said, once for each kind. */
export async function checkAll(deps: CheckDeps): Promise<void> {
  const { connection, health, stopped } = deps
  const faults = await faultsOfFile(connection, 'integrity_check')
  if (faults.length > 0) return health.breaks('the store is damaged: its file is in disorder', { faults })
  const [strays] = await connection.all('select count(*) as rows from pragma_foreign_key_check')
  if (Number(strays?.rows) > 0) health.damaged('the store is damaged: there are rows that belong to nothing', { rows: strays?.rows })
  for (const one of SHADOWED) {
    if (stopped()) return
    const rows = await changedRows(connection, one)
    if (rows > 0) health.damaged('the store is damaged: there are rows that were not written so', { table: one.table, rows })
  }
  await checkLogs(deps)
  await checkRecords(deps)
}

/** Rows that say something else than their shadow, or have none; and shadows without a row. */
async function changedRows(connection: Connection, one: Shadowed): Promise<number> {
  const { table } = one
  const [changed] = await connection.all(
    `select count(*) as rows from "${table}" as "row"
    left join shadows on shadows."table" = '${table}' and shadows.key = ${keyOf(one, '"row"')}
    where shadows.content is not ${contentOf(one, '"row"')}`,
  )
  const [both] = await connection.all(
    `select (select count(*) from shadows where "table" = '${table}') as shadows, (select count(*) from "${table}") as rows`,
  )
  return Number(changed?.rows) + Math.max(0, Number(both?.shadows) - Number(both?.rows))
}

/** Every answer is as it was given, and none between the first and the last of a game is missing. */
async function checkLogs({ db, health, pause, stopped }: CheckDeps): Promise<void> {
  const damaged = new Set<string>()
  let last = { game: Buffer.alloc(0), seq: 0 }
  for (;;) {
    const rows = await logBytes(db).where(sql<boolean>`(game, seq) > (cast(${last.game} as text), ${last.seq})`).limit(ROWS).execute()
    if (rows.length === 0 || stopped()) break
    for (const row of rows) {
      const game = bufferOf(row.game)
      const expected = game.equals(last.game) ? last.seq + 1 : 1
      if (row.seq !== expected || !entryOf(row)) damaged.add(game.toString('hex'))
      last = { game, seq: row.seq }
    }
    if (pause > 0) await wait(pause)
  }
  if (damaged.size > 0) health.damaged('the store is damaged: there are answers that were not given so', { games: damaged.size })
}

const bufferOf = (bytes: ArrayBuffer | string): Buffer<ArrayBuffer> => (typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes))

async function checkRecords({ db, health, pause, stopped }: CheckDeps): Promise<void> {
  let damaged = 0
  let last = Buffer.alloc(0)
  for (;;) {
    const rows = await recordBytes(db).where(sql<boolean>`game > cast(${last} as text)`).limit(RECORDS).execute()
    if (rows.length === 0 || stopped()) break
    damaged += rows.filter((row) => recordOf(row) === undefined).length
    for (const { game } of rows.slice(-1)) last = bufferOf(game)
    if (pause > 0) await wait(pause)
  }
  if (damaged > 0) health.damaged('the store is damaged: there are records that were not written so', { records: damaged })
}
