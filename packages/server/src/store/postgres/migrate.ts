import { checkVersion, type Migration, statementsFor } from '../migrations.ts'
import { StoreBroken } from '../store.ts'
import type { Link } from './link.ts'

/** Only one at a time changes the tables. */
const CHANGING = 'select pg_advisory_xact_lock(731984, 2)'
const META = 'create table if not exists meta (key text primary key, value text not null)'
const SET_VERSION = "insert into meta (key, value) values ('schema', $1) on conflict (key) do update set value = excluded.value"

/** 0: an empty database. */
export async function versionOf(link: Link): Promise<number> {
  const { rows: tables } = await link.query(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  )
  if (tables.length === 0) return 0
  if (!tables.some(({ name }) => name === 'meta'))
    throw new StoreBroken('the database holds tables, but not those of Sundown: give it one of its own')
  const { rows } = await link.query("select value from meta where key = 'schema'")
  const version = Number(rows[0]?.value)
  if (!Number.isInteger(version) || version === 0) throw new StoreBroken('the database does not say which version its tables have')
  return version
}

/** Brings the tables forward, all steps as a whole or none. */
export async function migrate(link: Link, migrations: readonly Migration[]): Promise<void> {
  const newest = migrations.at(-1)?.version ?? 0
  const before = await versionOf(link)
  checkVersion(before, migrations)
  if (before === newest) return
  await link.query('begin')
  link.hold()
  try {
    await link.query(CHANGING)
    const version = await versionOf(link)
    checkVersion(version, migrations)
    await link.exec(META)
    for (const migration of migrations.filter((one) => one.version > version)) {
      for (const sql of statementsFor('postgres', migration)) await link.exec(sql)
    }
    await link.query(SET_VERSION, [String(newest)])
    await link.query('commit')
  } catch (error) {
    await link.query('rollback').catch(() => undefined)
    throw error
  } finally {
    link.letGo()
  }
}
