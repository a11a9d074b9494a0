import { checkVersion, type Migration, statementsFor } from '../migrations.ts'
import { StoreBroken } from '../store.ts'
import { sumOf } from '../sums.ts'
import type { Connection } from './connection.ts'

const META = 'create table if not exists meta (key text primary key, value text not null)'

/** 0: an empty file. */
export async function versionOf(connection: Connection): Promise<number> {
  const [tables] = await connection.all("select count(*) as number, max(name = 'meta') as ours from sqlite_master where type = 'table'")
  if (tables?.number === 0) return 0
  if (tables?.ours !== 1) throw new StoreBroken('the file is a database, but not a store of Sundown')
  const [row] = await connection.all("select cast(value as integer) as version from meta where key = 'schema'")
  const version = row?.version
  if (typeof version !== 'number' || version === 0) throw new StoreBroken('the store does not say which version it has')
  return version
}

/** Brings the store forward, step by step, each as a whole or not at all. `keepCopy` is called before anything changes. */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  keepCopy: (version: number) => Promise<void>,
): Promise<void> {
  const version = await versionOf(connection)
  checkVersion(version, migrations)
  const missing = migrations.filter((migration) => migration.version > version)
  if (missing.length === 0) return checkSchema(connection)
  if (version > 0) await keepCopy(version)
  for (const migration of missing) {
    await connection.exec('begin immediate')
    try {
      await connection.exec(META)
      for (const sql of statementsFor('sqlite', migration)) await connection.exec(sql)
      await setMeta(connection, 'schema', String(migration.version))
      await setMeta(connection, 'schemaSum', await schemaSum(connection))
      await connection.exec('commit')
    } catch (error) {
      if (connection.inTransaction) await connection.exec('rollback')
      throw error
    }
  }
}

const setMeta = (connection: Connection, key: string, value: string): Promise<unknown> =>
  connection.query('insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value', [key, value])

async function schemaSum(connection: Connection): Promise<string> {
  const parts = await connection.all('select hex(type), hex(name), hex(tbl_name), hex(sql) from sqlite_master order by type, name')
  return sumOf(JSON.stringify(parts))
}

/** What the tables are is written in the file like everything else, and can be damaged like it. */
async function checkSchema(connection: Connection): Promise<void> {
  const [row] = await connection.all("select count(*) as number from meta where key = 'schemaSum' and value = ?", [
    await schemaSum(connection),
  ])
  if (row?.number !== 1) throw new StoreBroken('the store is damaged (its tables are not as they were made): restore a backup')
}
